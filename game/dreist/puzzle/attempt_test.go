package puzzle

import (
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"dreist/build/need"
	"dreist/game/dreist"
	"dreist/game/dreist/record"
)

// setUp returns a puzzle of a layout, a hand, the player's pile and Egon's, in the notation of records.
func setUp(t *testing.T, k Kind, layout, hand, pile, egon string) Puzzle {
	t.Helper()
	text := `[Game "DREIst!"]
[Format "1"]
[Mode "egon"]
[Seat1 "Anna"]
[Layout "` + layout + `"]
[Hand1 "` + hand + `"]
[Pile1 "` + pile + `"]
[Pile2 "` + egon + `"]
`
	if k == EgonTurnKind {
		text += "[Starts \"2\"]\n"
	}
	g := need.Value(record.Parse(text))(t)
	return Puzzle{Kind: k, Level: 1, Deal: g.Deal, Position: position(g.Deal), AskedCard: dreist.NoCard}
}

func kind(t *testing.T, text string) dreist.Card {
	t.Helper()
	k := need.Value(dreist.ParseKind(text))(t)
	return k.Card(0)
}

func lay(t *testing.T, card string, row int) EgonChoice {
	t.Helper()
	return EgonChoice{Action: dreist.EgonLays, Card: kind(t, card), Row: row}
}

// TestEgonOfFigure10 predicts example 10, with every wrong choice that a learner may make there.
func TestEgonOfFigure10(t *testing.T) {
	a := NewAttempt(setUp(t, EgonTurnKind, "1r2yy2/1v2t3/4t3", "1r 1t", "", "7t 2y 6t 8r")).(*PredictionAttempt)
	for i, step := range []struct {
		choice EgonChoice
		want   string
		misses int
	}{
		{lay(t, "7t", 1), "puzzle.egon.refused", 1},
		{lay(t, "2y", 3), "puzzle.egon.nocard", 1},
		{EgonChoice{Action: dreist.EgonReveals}, "puzzle.egon.first", 1},
		{EgonChoice{Action: dreist.EgonSetsAside}, "puzzle.egon.right", 1},
		{EgonChoice{Action: dreist.EgonSetsAside}, "puzzle.egon.fits", 2},
		{lay(t, "2y", 3), "puzzle.egon.right", 2},
		{EgonChoice{Action: dreist.EgonStops}, "puzzle.egon.more", 3},
		{EgonChoice{Action: dreist.EgonSetsAside}, "puzzle.egon.nocard", 3},
		{EgonChoice{Action: dreist.EgonReveals}, "puzzle.egon.right", 3},
		{lay(t, "6t", 3), "puzzle.egon.topmost", 4},
		{lay(t, "6t", 2), "puzzle.egon.right", 4},
		{lay(t, "7t", 2), "puzzle.egon.enough", 5},
		{EgonChoice{Action: dreist.EgonReveals}, "puzzle.egon.enough", 6},
		{EgonChoice{Action: dreist.EgonStops}, "puzzle.right.egon", 6},
	} {
		got := a.Predict(step.choice)
		if got.Sentence.Key != step.want || a.MissCount() != step.misses {
			t.Fatalf("step %d, %+v: got %s and %d misses, want %s and %d", i, step.choice, got.Sentence.Key, a.MissCount(), step.want, step.misses)
		}
	}
	p := a.Position()
	if got := p.Layout().String(); got != "4yy2/4tt2/4t3" {
		t.Errorf("got the layout %s", got)
	}
	if !a.IsSolved() || a.Stars() != 1 {
		t.Errorf("got solved %v with %d stars, want it solved with one", a.IsSolved(), a.Stars())
	}
}

// TestEgonTakesTheFirstAsideInFigure12 checks R 10 (b): of two cards that fit now, Egon lays the earlier one.
func TestEgonTakesTheFirstAsideInFigure12(t *testing.T) {
	a := NewAttempt(setUp(t, EgonTurnKind, "3r2yy/3r4", "1r 8r", "", "3t 5t 4t 8v")).(*PredictionAttempt)
	for _, c := range []EgonChoice{{Action: dreist.EgonSetsAside}, {Action: dreist.EgonSetsAside}, lay(t, "4t", 3)} {
		if got := a.Predict(c); !got.IsRight {
			t.Fatalf("%+v: got %s", c, got.Sentence.Key)
		}
	}
	if got := a.Predict(lay(t, "5t", 3)).Sentence.Key; got != "puzzle.egon.order" {
		t.Errorf("the later one: got %s", got)
	}
	if got := a.Predict(EgonChoice{Action: dreist.EgonReveals}).Sentence.Key; got != "puzzle.egon.again" {
		t.Errorf("turning up another: got %s", got)
	}
	if h := a.TakeHint(); h.Strength != NudgeHint || h.Sentence.Key != "puzzle.hint.egon.look" {
		t.Errorf("got the first hint %+v", h)
	}
	if h := a.TakeHint(); h.Strength != StepHint || !h.Choice.same(lay(t, "3t", 3)) {
		t.Errorf("got the second hint %+v", h)
	}
	if !a.Predict(lay(t, "3t", 3)).IsRight || a.MissCount() != 2 || a.HintCount() != 2 {
		t.Errorf("got %d misses and %d hints, want 2 and 2", a.MissCount(), a.HintCount())
	}
}

// TestMarkingSaysWhy marks a wrong cell and misses a right one, and gets the reason from the rules.
func TestMarkingSaysWhy(t *testing.T) {
	p := setUp(t, LegalCellsKind, "3yy2v/7r", "8r 7r 3t 6v 4t", "", "1r 2r")
	p.AskedCard = p.Position.Hand(you)[2]
	p.Options = freeCells(p.Position.Layout(), p.AskedCard)
	a := NewAttempt(p).(*MarkingAttempt)
	wrong := slices.Index(p.Options, dreist.PlacedCard{Card: p.AskedCard, Row: 1})
	a.Toggle(wrong)
	v := a.CheckMarks()
	if v.IsRight || len(v.WrongMarks) != 1 || v.WrongMarks[0].Refusal == nil ||
		v.WrongMarks[0].Refusal.Reason != dreist.OtherColour || v.Sentence.Key != "puzzle.wrong.where" {
		t.Errorf("got %+v", v)
	}
	if h := a.TakeHint(); h.Strength != NudgeHint || h.Sentence.Key != "puzzle.hint.nowhere" {
		t.Errorf("got the nudge %+v", h)
	}
	if h := a.TakeHint(); h.Strength != StepHint || h.Option != wrong || h.Sentence.Key != "puzzle.hint.crossed" {
		t.Errorf("got the step %+v", h)
	}
	a.Toggle(wrong)
	if h := a.TakeHint(); h.Strength != NoHint || a.HintCount() != 2 {
		t.Errorf("a hint without need: got %+v and %d hints", h, a.HintCount())
	}
	if v := a.CheckMarks(); !v.IsRight || v.Sentence.Key != "puzzle.right.nowhere" || a.Stars() != 1 {
		t.Errorf("got %+v with %d stars, want it right with one star", v, a.Stars())
	}
	a.Toggle(wrong)
	if a.IsMarked(wrong) || !a.CheckMarks().IsRight {
		t.Error("a solved puzzle changed")
	}
}

// TestLayingRefusesAndRemembers makes an illegal move, one that cannot help, and runs into a dead end.
func TestLayingRefusesAndRemembers(t *testing.T) {
	a := NewAttempt(setUp(t, EmptyHandKind, "1y6", "2r 3r 3y", "", "1t")).(*LayingAttempt)
	mine := func(text string, row int) dreist.Move {
		t.Helper()
		now := a.Position()
		return dreist.Lay(now.HandCard(you, kind(t, text).Kind()), row)
	}
	if v := a.PlayMove(mine("3r", 1)); v.Refusal == nil || v.Refusal.Reason != dreist.OtherColour || v.IsRight {
		t.Errorf("a refused move: got %+v", v)
	}
	if v := a.PlayMove(dreist.Discard(a.positions[0].Hand(you)[0])); v.IsRight || v.Sentence.Key != "puzzle.empty.only" {
		t.Errorf("a discard: got %+v", v)
	}
	if a.MissCount() != 0 || a.TakeBackMove() {
		t.Errorf("got %d misses, and something to take back", a.MissCount())
	}
	for _, m := range []struct {
		card string
		row  int
	}{{"2r", 2}, {"3r", 2}} {
		if v := a.PlayMove(mine(m.card, m.row)); !v.IsRight || len(v.Events) == 0 {
			t.Fatalf("%v: got %+v", m, v)
		}
	}
	if !a.TakeBackMove() || a.positions[len(a.positions)-1].LaidCount() != 1 {
		t.Error("taking back one of two moves left another number")
	}
	a.PlayMove(mine("3r", 2))
	if v := a.PlayMove(mine("3y", 1)); !v.IsRight || !a.IsSolved() || v.Sentence.Key != "puzzle.right.empty" || a.Stars() != maxStars {
		t.Errorf("got %+v with %d stars", v, a.Stars())
	}
	if a.TakeBackMove() {
		t.Error("a solved puzzle was taken back")
	}
}

// TestLayingGetsStuck lays the 2s of example 4 in the wrong order, so that the 3 no longer fits.
func TestLayingGetsStuck(t *testing.T) {
	a := NewAttempt(setUp(t, EmptyHandKind, "3yy2v/4t2r/6rr", "2r 2v 3v", "", "1t")).(*LayingAttempt)
	hand := a.Position()
	two, other := hand.HandCard(you, kind(t, "2v").Kind()), hand.HandCard(you, kind(t, "2r").Kind())
	if why := hand.RefusalAt(two, two.Cell(1)); why != nil && why.Reason == dreist.NotInHand {
		t.Fatal(why)
	}
	a.PlayMove(dreist.Lay(two, 1))
	v := a.PlayMove(dreist.Lay(other, 2))
	if v.IsRight || a.MissCount() != 1 || v.Sentence.Key != "puzzle.empty.stuck" || v.Sentence.Count != 1 {
		t.Fatalf("got %+v and %d misses\n%s", v, a.MissCount(), hand.TextPicture())
	}
	if h := a.TakeHint(); h.Strength != NudgeHint || h.Sentence.Key != "puzzle.hint.lost" {
		t.Errorf("got the nudge %+v", h)
	}
	if h := a.TakeHint(); h.Strength != StepHint || !h.MustTakeBack {
		t.Errorf("got the step %+v", h)
	}
	for a.TakeBackMove() {
	}
	if diff := cmp.Diff(hand.Hand(you), a.positions[0].Hand(you)); diff != "" {
		t.Errorf("the beginning has changed: %s", diff)
	}
	if h := a.TakeHint(); h.Sentence.Key != "puzzle.hint.column" || a.TakeHint().Move.Action != dreist.LayCard {
		t.Errorf("got %+v, want a way from the beginning", h)
	}
}
