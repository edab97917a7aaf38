package analysis

import (
	"encoding/json"
	"slices"

	"dreist/game/simulate"
)

// Toll is the total cost of decisions of one kind.
type Toll struct {
	Mistakes int
	Cost     float64 // sum of all mistakes, in games
}

// Tolls are the costs by kind in several matches.
type Tolls struct {
	Games float64 // number of matches; partly judged ones count in part
	Kinds [Kinds]Toll
}

// The number of matches or mistakes after which the costliest kind is significant.
const (
	enoughGames    = 3
	enoughMistakes = 5
)

// Add adds the stored text of an analysis and reports whether anything was judged in it.
func (t *Tolls) Add(text []byte) bool {
	var k kept
	if json.Unmarshal(text, &k) != nil || len(k.Decisions) == 0 {
		return false
	}
	judged := float64(len(k.Decisions))
	t.Games += judged / max(judged, float64(k.All))
	for _, m := range k.Decisions {
		d := Decision{Chance: chance(m.Chance), Better: chance(m.Better)}
		kind := Kind(slices.Index(kindNames[:], m.Kind) + 1)
		if cost := d.Cost(); kind > 0 && valid(d.Chance) && valid(d.Better) && cost >= Slip {
			toll := &t.Kinds[kind-1]
			toll.Mistakes++
			toll.Cost += cost
		}
	}
	return true
}

// Each returns the mean cost per match of a kind, as a share of games, at most 1.
func (t *Tolls) Each(k Kind) float64 { return min(t.Kinds[k].Cost/t.Games, 1) }

// Costliest returns the kind with the highest costs; ok is false if too little is known or nothing cost anything.
func (t *Tolls) Costliest() (Kind, bool) {
	most, mistakes := Kind(0), 0
	for k, toll := range t.Kinds {
		mistakes += toll.Mistakes
		if toll.Cost > t.Kinds[most].Cost {
			most = Kind(k)
		}
	}
	return most, t.Kinds[most].Cost > 0 && (t.Games >= enoughGames || mistakes >= enoughMistakes)
}

// valid reports whether a chance is possible.
func valid(c simulate.Chance) bool { return c.Won >= 0 && float64(c.Won) <= float64(c.Games) }
