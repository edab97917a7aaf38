package puzzle

import (
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"

	"dreist/build/need"
	"dreist/game/dreist"
	"dreist/game/dreist/record"
)

// perLevel is the number of puzzles of each kind and level in the tests.
const perLevel = 200

// each calls f with the first puzzles of every kind and level, each kind and level in a subtest.
func each(t *testing.T, f func(t *testing.T, p Puzzle)) {
	t.Helper()
	for _, k := range Kinds() {
		for l := Level(1); l <= MaxLevel; l++ {
			t.Run(fmt.Sprintf("%v %d", k, l), func(t *testing.T) {
				t.Parallel()
				for _, p := range firstPuzzles()[k][l-1] {
					f(t, p)
				}
			})
		}
	}
}

// firstPuzzles returns the puzzles of most tests.
var firstPuzzles = sync.OnceValue(func() (made [kinds][MaxLevel][]Puzzle) {
	for _, k := range Kinds() {
		for l := Level(1); l <= MaxLevel; l++ {
			for seed := range uint64(perLevel) {
				made[k][l-1] = append(made[k][l-1], Generate(k, l, seed))
			}
		}
	}
	return made
})

// String names a puzzle in what fails.
func (p *Puzzle) String() string { return fmt.Sprintf("%v %d of seed %d", p.Kind, p.Level, p.seed) }

// TestNoPuzzleComesTwice compares puzzles of a kind and level; one with other colours or mirrored counts as equal.
func TestNoPuzzleComesTwice(t *testing.T) {
	for _, k := range Kinds() {
		for l := Level(1); l <= MaxLevel; l++ {
			seen := map[string]uint64{}
			for _, p := range firstPuzzles()[k][l-1] {
				key := essence(&p)
				if first, twice := seen[key]; twice {
					t.Errorf("%v %d: seeds %d and %d make the same puzzle %s", k, l, first, p.seed, key)
				}
				seen[key] = p.seed
			}
			if len(seen) < perLevel {
				t.Errorf("%v %d: got %d different puzzles, want %d", k, l, len(seen), perLevel)
			}
		}
	}
}

// essence returns the first in order of a puzzle's texts in all its mirrored and recoloured forms.
func essence(p *Puzzle) string {
	least := ""
	for _, mirrored := range []bool{false, true} {
		for _, colours := range permutations() {
			name := func(c dreist.Card) string {
				number := c.Number()
				if mirrored {
					number = dreist.NumberCount + 1 - number
				}
				return dreist.KindOf(number, dreist.Color(colours[c.Color()])).String()
			}
			if text := written(p, name); least == "" || text < least {
				least = text
			}
		}
	}
	return least
}

func permutations() [][]int {
	var found [][]int
	for i := range 256 {
		colours := []int{i & 3, i >> 2 & 3, i >> 4 & 3, i >> 6 & 3}
		sorted := slices.Sorted(slices.Values(colours))
		if len(slices.Compact(sorted)) == dreist.ColorCount {
			found = append(found, colours)
		}
	}
	return found
}

func written(p *Puzzle, name func(dreist.Card) string) string {
	var table, hand, asked []string
	for _, at := range placed(p.Position.Layout()) {
		table = append(table, fmt.Sprint(name(at.Card), at.Row))
	}
	for _, c := range p.Position.Hand(you) {
		hand = append(hand, name(c))
	}
	switch p.Kind {
	case LegalCellsKind:
		asked = append(asked, name(p.AskedCard))
	case TrioKind:
		for _, o := range p.Options {
			asked = append(asked, fmt.Sprint(name(o.Card), o.Row))
		}
	case LeavingCardsKind:
		hand, asked = nil, append(asked, fmt.Sprint(name(p.AskedMove.Card), p.AskedMove.Row))
	case EgonTurnKind:
		hand = nil
		for _, c := range p.Position.AppendPile(nil, dreist.EgonSeat) {
			asked = append(asked, name(c))
		}
	case EmptyHandKind:
		for _, c := range p.OpenCards {
			asked = append(asked, name(c))
		}
	}
	slices.Sort(table)
	slices.Sort(hand)
	if p.Kind != EgonTurnKind && p.Kind != EmptyHandKind {
		slices.Sort(asked)
	}
	return strings.Join(table, " ") + "|" + strings.Join(hand, " ") + "|" + strings.Join(asked, " ")
}

// TestEveryPositionIsARecord writes and reads every position as a record and gets the same puzzle.
func TestEveryPositionIsARecord(t *testing.T) {
	each(t, func(t *testing.T, p Puzzle) {
		g := need.Value(record.New(p.Deal, record.NumberedSeats("Anna"), nil, nil))(t)
		read, err := record.Parse(g.String())
		if err != nil {
			t.Fatalf("%s: %v\n%s", p.String(), err, g)
		}
		got, err := read.Deal.Position()
		if err != nil || got != p.Position {
			t.Fatalf("%s: got %v\n%swant\n%s", p.String(), err, got.TextPicture(), p.Position.TextPicture())
		}
	})
}
