package puzzle

import (
	"slices"
	"testing"

	"dreist/build/need"
	"dreist/game/dreist"
)

// TestEveryPuzzleIsTrue solves every puzzle by brute force on the rules, without the package's truths. Only right answers are accepted.
func TestEveryPuzzleIsTrue(t *testing.T) {
	each(t, func(t *testing.T, p Puzzle) {
		switch a := NewAttempt(p).(type) {
		case *MarkingAttempt:
			markByForce(t, a)
		case *PredictionAttempt:
			foretellByForce(t, a)
		case *LayingAttempt:
			layByForce(t, a)
		default:
			t.Fatalf("%s: an attempt of type %T", p.String(), a)
		}
	})
}

// markByForce finds the right options by playing.
func markByForce(t *testing.T, a *MarkingAttempt) {
	t.Helper()
	p := a.Puzzle()
	var right []bool
	switch p.Kind {
	case LegalCellsKind:
		right = allowedByForce(t, p)
	case TrioKind:
		for _, o := range p.Options {
			right = append(right, trioByForce(t, &p.Position, dreist.Lay(o.Card, o.Row)))
		}
		if n := count(right); n == 0 || n == len(right) {
			t.Errorf("%s: %d of %d candidates are DREIer", p.String(), n, len(right))
		}
	case LeavingCardsKind:
		next, _, err := dreist.Apply(p.Position, p.AskedMove)
		if err != nil {
			t.Fatalf("%s: %v", p.String(), err)
		}
		for _, o := range p.Options {
			right = append(right, next.Layout().Row(o.Card) == 0)
		}
	}
	// Every other answer is wrong; those that differ in one mark are the closest.
	for i, want := range right {
		if want {
			a.Toggle(i)
		}
	}
	for i := range right {
		a.Toggle(i)
		// A wrong mark is shown, a missing one is not.
		if v := a.CheckMarks(); v.IsRight || right[i] != (len(v.WrongMarks) == 0) || !right[i] && (v.WrongMarks[0].Option != i || !a.IsCrossed(i)) {
			t.Fatalf("%s: option %d the wrong way round: got %+v\n%s", p.String(), i, v, p.Position.TextPicture())
		}
		a.Toggle(i)
	}
	if v := a.CheckMarks(); !v.IsRight || !a.IsSolved() {
		t.Fatalf("%s: %v is right and was refused: %+v\n%s", p.String(), right, v, p.Position.TextPicture())
	}
	if a.MissCount() != len(right) {
		t.Errorf("%s: got %d misses, want %d", p.String(), a.MissCount(), len(right))
	}
}

// allowedByForce tries to lay the card on every row.
func allowedByForce(t *testing.T, p *Puzzle) []bool {
	t.Helper()
	right := make([]bool, len(p.Options))
	for row := 1; row <= dreist.MaxRow; row++ {
		_, _, err := dreist.Apply(p.Position, dreist.Lay(p.AskedCard, row))
		i := slices.Index(p.Options, dreist.PlacedCard{Card: p.AskedCard, Row: row})
		switch {
		case i >= 0:
			right[i] = err == nil
		case err == nil:
			t.Fatalf("%s: row %d is allowed and no option", p.String(), row)
		}
	}
	return right
}

// trioByForce looks at the layout after a move: a column that shrank, or a run of three.
func trioByForce(t *testing.T, p *dreist.Position, m dreist.Move) bool {
	t.Helper()
	next, _, err := dreist.Apply(*p, m)
	need.OK(t, err)
	column := m.Card.Number()
	if next.Layout().TakenRows(column).Len() <= p.Layout().TakenRows(column).Len() {
		return true
	}
	run := 1
	for _, step := range []int{-1, 1} {
		for at := column + step; ; at += step {
			c := next.Layout().At(dreist.Cell{Row: int(m.Row), Column: at})
			if c == dreist.NoCard || c.Color() != m.Card.Color() {
				break
			}
			run++
		}
	}
	return run >= 3
}

func count(marks []bool) int {
	n := 0
	for _, m := range marks {
		if m {
			n++
		}
	}
	return n
}

// foretellByForce tries every choice at every step of Egon's turn and finds exactly one right, or two if a card opens at once that could
// be set aside first. The final position is that of the rules.
func foretellByForce(t *testing.T, a *PredictionAttempt) {
	t.Helper()
	p := a.Puzzle()
	want, _, err := dreist.Apply(p.Position, dreist.EgonMove())
	need.OK(t, err)
	if want.PileSize(dreist.EgonSeat) == 0 {
		t.Errorf("%s: Egon's pile runs out", p.String())
	}
	for !a.IsSolved() {
		open := append(a.turn.AsideCards(), a.RevealedCard())
		choices := []EgonChoice{{Action: dreist.EgonSetsAside}, {Action: dreist.EgonReveals}, {Action: dreist.EgonStops}}
		for i, c := range open {
			// Of two equal cards either is right; the test needs one of them.
			if c == dreist.NoCard || slices.ContainsFunc(open[:i], func(o dreist.Card) bool { return o.Kind() == c.Kind() }) {
				continue
			}
			for row := 1; row <= p.Position.Layout().Depth()+3; row++ {
				choices = append(choices, EgonChoice{Action: dreist.EgonLays, Card: c, Row: row})
			}
		}
		at := a.at
		var right []EgonChoice
		for _, c := range choices {
			trial := *a
			if trial.Predict(c).IsRight {
				right = append(right, c)
			} else if trial.at != at || trial.Position() != a.Position() {
				t.Fatalf("%s: the wrong choice %+v changed something", p.String(), c)
			}
		}
		twoWays := len(right) == 2 && right[0].Action == dreist.EgonSetsAside && right[1].Action == dreist.EgonLays
		if len(right) != 1 && !twoWays {
			t.Fatalf("%s: step %d: %v are right", p.String(), at, right)
		}
		if last := right[len(right)-1]; last.Action == dreist.EgonLays {
			for row := 1; row < last.Row; row++ {
				if a.turn.FittingRows(last.Card).Has(row) {
					t.Fatalf("%s: %v is not the topmost row", p.String(), last)
				}
			}
		}
		a.Predict(right[len(right)-1])
	}
	got := a.Position()
	if *got.Layout() != *want.Layout() || !slices.Equal(got.AppendDiscardPile(nil), want.AppendDiscardPile(nil)) ||
		!slices.Equal(got.AppendPile(nil, dreist.EgonSeat), want.AppendPile(nil, dreist.EgonSeat)) {
		t.Errorf("%s: got\n%swant\n%s", p.String(), got.TextPicture(), want.TextPicture())
	}
	if a.Stars() != maxStars {
		t.Errorf("%s: got %d stars without a miss", p.String(), a.Stars())
	}
}

// layByForce tries sequences of legal moves until one empties the hand.
func layByForce(t *testing.T, a *LayingAttempt) {
	t.Helper()
	p := a.Puzzle()
	var line []dreist.Move
	drawn := 0
	var try func(p dreist.Position) bool
	try = func(p dreist.Position) bool {
		if len(p.Hand(0)) == 0 {
			return true
		}
		for _, m := range p.AppendMoves(nil) {
			if m.Action != dreist.LayCard && m.Action != dreist.DrawCard {
				continue
			}
			next, _, err := dreist.Apply(p, m)
			need.OK(t, err)
			line = append(line, m)
			if try(next) {
				return true
			}
			line = line[:len(line)-1]
		}
		return false
	}
	if !try(p.Position) {
		t.Fatalf("%s: nothing empties the hand\n%s", p.String(), p.Position.TextPicture())
	}
	for i, m := range line {
		if a.IsSolved() {
			t.Fatalf("%s: solved after %d of %v", p.String(), i, line)
		}
		if m.Action == dreist.DrawCard {
			drawn++
		}
		if v := a.PlayMove(m); v.Refusal != nil || !v.IsRight {
			t.Fatalf("%s: %v: got %+v", p.String(), m, v)
		}
	}
	if !a.IsSolved() || a.Stars() != maxStars {
		t.Errorf("%s: after %v solved %v with %d stars", p.String(), line, a.IsSolved(), a.Stars())
	}
	if p.Position.PileSize(0) != len(p.OpenCards) || len(p.OpenCards) > 0 && drawn == 0 {
		t.Errorf("%s: %d cards drawn, %d open of %d on the pile", p.String(), drawn, len(p.OpenCards), p.Position.PileSize(0))
	}
}

// TestHintsLeadToTheEnd solves every puzzle by its hints alone.
func TestHintsLeadToTheEnd(t *testing.T) {
	each(t, func(t *testing.T, p Puzzle) {
		a := NewAttempt(p)
		for range 200 {
			if a.IsSolved() {
				break
			}
			h := a.TakeHint()
			if h.Sentence.Key == "" {
				t.Fatalf("%s: a hint without a sentence: %+v", p.String(), h)
			}
			switch a := a.(type) {
			case *MarkingAttempt:
				switch h.Strength {
				case StepHint:
					a.Toggle(h.Option)
				case NoHint:
					a.CheckMarks()
				}
			case *PredictionAttempt:
				if h.Strength == StepHint {
					a.Predict(h.Choice)
				}
			case *LayingAttempt:
				if h.Strength == StepHint {
					a.PlayMove(h.Move)
				}
			}
		}
		if !a.IsSolved() || a.MissCount() != 0 {
			t.Fatalf("%s: the hints lead nowhere: %d hints, %d misses", p.String(), a.HintCount(), a.MissCount())
		}
	})
}
