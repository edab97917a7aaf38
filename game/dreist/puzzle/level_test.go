package puzzle

import "testing"

// TestLevelsAreWhatTheyPromise checks the puzzles of each level against its description, and that the variants occur.
func TestLevelsAreWhatTheyPromise(t *testing.T) {
	for _, k := range Kinds() {
		laidBefore := 0
		for l := Level(1); l <= MaxLevel; l++ {
			sum, none, open := 0, 0, 0
			for _, p := range firstPuzzles()[k][l-1] {
				sum += p.Position.Layout().Len()
				if n := promised(t, &p); n == 0 {
					none++
				}
				if len(p.OpenCards) > 0 {
					open++
				}
			}
			if sum <= laidBefore {
				t.Errorf("%v %d: %d cards lie in all puzzles, no more than a level below", k, l, sum)
			}
			laidBefore = sum
			if trick := (k == LegalCellsKind || k == LeavingCardsKind) && l > 1; trick && (none < perLevel/20 || none > perLevel/4) || !trick && none > 0 {
				t.Errorf("%v %d: nothing to mark in %d of %d", k, l, none, perLevel)
			}
			if draws := k == EmptyHandKind && l == MaxLevel; draws && (open < perLevel/4 || open > perLevel*3/4) || !draws && open > 0 {
				t.Errorf("%v %d: an open pile in %d of %d", k, l, open, perLevel)
			}
		}
	}
}

// promised checks a puzzle and returns how many options are right, or how many steps it takes.
func promised(t *testing.T, p *Puzzle) int {
	t.Helper()
	right := 0
	for _, truth := range p.OptionTruths() {
		if truth.right() {
			right++
		}
	}
	l := int(p.Level)
	ok := true
	switch p.Kind {
	case LegalCellsKind:
		ok = len(p.Options) >= 3 && right <= []int{2, 4, 5}[l-1]
	case TrioKind:
		ok = len(p.Options) == l+2 && right <= l && right > 0
	case LeavingCardsKind:
		ok = right >= 2 || l > 1
	case EgonTurnKind:
		s := newScript(&p.Position)
		ok = s.revealed >= []int{2, 3, 4}[l-1] && s.revealed <= []int{3, 4, 6}[l-1] && (l == MaxLevel || !s.opening)
		right = len(s.steps)
	case EmptyHandKind:
		ok = len(p.Position.Hand(you)) == l+2 && blocked(&p.Position) >= l-1
		right = 1
	}
	if !ok || p.Position.Layout().Depth() > 7 {
		t.Errorf("%s breaks the promise of its level: %d right\n%s", p.String(), right, p.Position.TextPicture())
	}
	return right
}
