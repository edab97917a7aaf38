// Package mistakes tells what the mistakes of several finished matches have in common: which kind was made in several of them, and what
// it costs a match. It serves every game: kinds are names, costs are in what the game counts.
package mistakes

import (
	"cmp"
	"maps"
	"slices"
)

// Mistake is a decision that cost something.
type Mistake struct {
	Kind string  `json:"kind"`
	Cost float64 `json:"cost"`
}

// Match is what was found in a match.
type Match struct {
	Judged   float64   `json:"judged"` // the part of its decisions that was judged, 0 to 1
	Mistakes []Mistake `json:"mistakes"`
}

// Pattern is a kind of mistake that was made in several matches.
type Pattern struct {
	Kind    string
	Matches int     // in which it was made
	Of      int     // the matches that were judged
	Cost    float64 // a match, on average over all that were judged
}

const (
	// Recent is the number of the last judged matches that count: a pattern that was left behind shall not be told for ever.
	Recent = 20
	// common is the least number of matches that have a pattern in common.
	common = 2
)

// Patterns returns the kinds of mistakes that several of the last matches have in common, the costliest first. The matches are newest first;
// those of which nothing was judged do not count.
func Patterns(matches []Match) []Pattern {
	found := map[string]Pattern{}
	of, judged := 0, 0.0
	for i := 0; i < len(matches) && of < Recent; i++ {
		m := &matches[i]
		if m.Judged <= 0 {
			continue
		}
		of, judged = of+1, judged+m.Judged
		seen := map[string]bool{}
		for _, mistake := range m.Mistakes {
			p := found[mistake.Kind]
			if p.Kind = mistake.Kind; !seen[p.Kind] {
				p.Matches, seen[p.Kind] = p.Matches+1, true
			}
			p.Cost += mistake.Cost
			found[p.Kind] = p
		}
	}
	var all []Pattern
	for _, kind := range slices.Sorted(maps.Keys(found)) {
		if p := found[kind]; p.Matches >= common {
			p.Of, p.Cost = of, p.Cost/judged
			all = append(all, p)
		}
	}
	slices.SortStableFunc(all, func(a, b Pattern) int { return cmp.Compare(b.Cost, a.Cost) })
	return all
}
