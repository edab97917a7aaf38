package primer_test

import (
	"errors"
	"slices"
	"testing"

	"dreist/game/dreist"
	"dreist/game/dreist/primer"
)

// TestExamplesShowTheRefusals plays what an example tells and then what is refused in it.
func TestExamplesShowTheRefusals(t *testing.T) {
	shown := map[dreist.Reason]struct{ first, refused string }{
		dreist.OutsideLayout:  {"", "7t42"},
		dreist.CellTaken:      {"", "5t1"},
		dreist.OtherColour:    {"5t2 8r3 7r3", "3t1"},
		dreist.NoContact:      {"", "1t3"},
		dreist.AloneAtBase:    {"4y1 5y1 8v1 8r2", "1t1"},
		dreist.NotThePartner:  {"4y1", "8v1"},
		dreist.NotInHand:      {"", "2y1"},
		dreist.PartnerMissing: {"4y1", "."},
		dreist.NoTrioMade:     {"6y1 +", "+"},
		dreist.AlreadyLaid:    {"5t2 8r3 7r3", "x3t"},
		dreist.NothingLaid:    {"", "."},
		dreist.HandNotEmpty:   {"6y1", ">2"},
		dreist.NoSuchReceiver: {"6y1 6t2 5v3 3y4 4r2", ">3"},
		dreist.NotEgonsTurn:   {"egon", "egon"},
		dreist.EgonsTurn:      {"", "+"},
	}
	notPlayable := []dreist.Reason{ // see the next test
		dreist.WrongColumn, dreist.ThirdColour, dreist.OneCardOnly, dreist.GameOver, dreist.UnknownMove,
	}
	for r := dreist.Allowed + 1; r <= dreist.UnknownMove; r++ {
		e, _ := primer.Explain(r)
		start := primer.Examples()[e.Example-1].StartPosition
		s, ok := shown[r]
		if !ok {
			if !slices.Contains(notPlayable, r) {
				t.Errorf("%v: no test plays it in example %d", r, e.Example)
			}
			continue
		}
		p, _ := playWithEvents(t, start, s.first)
		_, _, err := dreist.Apply(p, move(t, &p, s.refused))
		var refusal *dreist.Refusal
		if !errors.As(err, &refusal) || refusal.Reason != r {
			t.Errorf("example %d, %s: got %v, want a refusal: %v\n%s", e.Example, s.refused, err, r, p.TextPicture())
		}
	}
}

// TestExamplesShowWhatIsBehindTheOtherRefusals checks the reasons that no move of an example meets.
func TestExamplesShowWhatIsBehindTheOtherRefusals(t *testing.T) {
	at := func(r dreist.Reason) dreist.Position {
		e, _ := primer.Explain(r)
		return primer.Examples()[e.Example-1].StartPosition
	}
	// A move has no column of its own, so only asking can name the wrong one.
	p := at(dreist.WrongColumn)
	if why := p.RefusalAt(p.Hand(0)[0], dreist.Cell{Row: 1, Column: 3}); why == nil || why.Reason != dreist.WrongColumn {
		t.Errorf("got %v, want a refusal: %v", why, dreist.WrongColumn)
	}
	// The third colour takes its card away at once, so that nothing could touch it.
	_, events := playWithEvents(t, at(dreist.ThirdColour), "6r3 6v4")
	if !slices.ContainsFunc(events, func(e dreist.Event) bool {
		cleared, ok := e.(dreist.ColumnCleared)
		return ok && cleared.Column == 6
	}) {
		t.Errorf("got %v, want column 6 to be cleared", events)
	}
	// The gift that one card is not enough for.
	p, _ = playWithEvents(t, at(dreist.OneCardOnly), "6y1 6t2 5v3 3y4 4r2")
	if !p.CanMove(dreist.Give(1)) || p.PileSize(p.Turn()) < 2 {
		t.Errorf("want two cards to give\n%s", p.TextPicture())
	}
	// An empty hand is half of the way to the end.
	if p, _ = playWithEvents(t, at(dreist.GameOver), "6y1 6t2 5v3 3y4 4r2"); len(p.Hand(p.Turn())) != 0 {
		t.Errorf("want an empty hand\n%s", p.TextPicture())
	}
	p = at(dreist.UnknownMove)
	if _, _, err := dreist.Apply(p, dreist.Move{}); err == nil {
		t.Error("a move that is none is allowed")
	}
}
