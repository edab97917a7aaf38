package analysis

import (
	"encoding/json"
	"slices"

	"dreist/game/simulate"
)

// KindCosts are the mistakes of one kind.
type KindCosts struct {
	Mistakes int
	Cost     float64 // sum of all mistakes, in games
}

// Costs are the costs by kind in several matches.
type Costs struct {
	Games float64 // number of matches; partly judged ones count in part
	Kinds [Kinds]KindCosts
}

// The number of matches or mistakes after which the costliest kind is significant.
const (
	enoughGames    = 3
	enoughMistakes = 5
)

// Add adds the stored text of an analysis and reports whether anything was judged in it.
func (c *Costs) Add(text []byte) bool {
	var k kept
	if json.Unmarshal(text, &k) != nil || len(k.Decisions) == 0 {
		return false
	}
	judged := float64(len(k.Decisions))
	c.Games += judged / max(judged, float64(k.All))
	for _, m := range k.Decisions {
		d := Decision{Chance: chance(m.Chance), Better: chance(m.Better)}
		kind := Kind(slices.Index(kindNames[:], m.Kind) + 1)
		if cost := d.Cost(); kind > 0 && valid(d.Chance) && valid(d.Better) && cost >= Slip {
			of := &c.Kinds[kind-1]
			of.Mistakes++
			of.Cost += cost
		}
	}
	return true
}

// Each returns the mean cost per match of a kind, as a share of games, at most 1.
func (c *Costs) Each(k Kind) float64 { return min(c.Kinds[k].Cost/c.Games, 1) }

// Costliest returns the kind with the highest costs; ok is false if too little is known or nothing cost anything.
func (c *Costs) Costliest() (Kind, bool) {
	most, mistakes := Kind(0), 0
	for k, of := range c.Kinds {
		mistakes += of.Mistakes
		if of.Cost > c.Kinds[most].Cost {
			most = Kind(k)
		}
	}
	return most, c.Kinds[most].Cost > 0 && (c.Games >= enoughGames || mistakes >= enoughMistakes)
}

// valid reports whether a chance is possible.
func valid(c simulate.Chance) bool { return c.Won >= 0 && float64(c.Won) <= float64(c.Games) }
