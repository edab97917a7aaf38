package analysis

import (
	"encoding/json"
	"slices"

	"dreist/game/simulate"
)

// Toll is what decisions of one kind have cost.
type Toll struct {
	Mistakes int
	Cost     float64 // in games, that of all mistakes together
}

// Tolls are what decisions of each kind have cost in some matches.
type Tolls struct {
	Games float64 // of one that was not judged to its end only the part that was
	Kinds [Kinds]Toll
}

// Enough has to be known for the costliest kind to be more than chance: so many matches, or so many mistakes.
const (
	enoughGames    = 3
	enoughMistakes = 5
)

// Add adds the kept text of the analysis of a match and reports whether it was one in which something was judged.
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

// Each returns what decisions of a kind cost in a match on average, as a share of games, at most 1.
func (t *Tolls) Each(k Kind) float64 { return min(t.Kinds[k].Cost/t.Games, 1) }

// Costliest returns the kind of decisions that cost most, and false where too little is known, or nothing cost anything.
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

// valid reports whether a chance may be one.
func valid(c simulate.Chance) bool { return c.Won >= 0 && float64(c.Won) <= float64(c.Games) }
