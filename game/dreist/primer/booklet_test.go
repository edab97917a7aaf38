package primer_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"dreist/build/need"
	"dreist/game/dreist"
	"dreist/game/dreist/primer"
	"dreist/game/dreist/record"
)

// The examples as a list: who plays, the layouts before and after, the hand or Egon's pile, and what happens.
func TestFiguresAreThoseOfTheBooklet(t *testing.T) {
	for _, tc := range []struct {
		number                    int
		who, before, cards, steps string
		after                     string
	}{
		{1, "Anna", "1r1yy2v/1vv1tt1r/6rr", "7t 2y 3r 8t 5r", "", "1r1yy2v/1vv1tt1r/6rr"},
		{2, "Anna", "-", "4y 5y 8v 8r 1t", "4y1 5y1 8v1 8r2 .", "3yy2v/7r"},
		{3, "Benno", "3yy2v/7r", "5t 8r 7r 3t 6v", "5t2 8r3 7r3 .", "3yy2v/4t2r/6rr"},
		{4, "Carla", "3yy2v/4t2r/6rr", "2r 2v 3v 6t 4r", "2r1 2v2 3v2 6t2 .", "1r1yy2v/1vv1tt1r/6rr"},
		{5, "Anna", "1r1yy2v/1vv1tt1r/6rr", "1t 1y 1t 4v 6v", "x6v", "1r1yy2v/1vv1tt1r/6rr"},
		{6, "Benno", "1r1yy2v/1vv1tt1r/6rr", "3t 6v 6r 1y 4v", "6r3 + 6v4 + 3t3 8y4 + .", "1r1yy3/1vv1t3/2t5"},
		{7, "Carla", "1r1yy3/1vv1t3/2t5", "4r 6y 6t 5v 3y", "6y1 6t2 5v3 3y4 4r2 >1", "1r1y1y2/1v1r1t2"},
		{8, "Anna", "1r1yy3/4tt2/5rr1/5t2", "6y 2v 1t 4r 3t", "6y1 + 2v2 .", "1r1yy3/1v2t3"},
		{9, "Carla", "1r1tt1tt/4y3", "6t 1r 1v 3y 3v", "6t1 + 5v3 + 1r1 1v2 1r3 .", "rr1t1ttt/v7/r7"},
		{10, "Egon", "1r2yy2/1v2t3/4t3", "7t 2y 6t", "aside 7t, lay 2y3, lay 6t2, stop", "4yy2/4tt2/4t3"},
		{11, "Egon", "1t1rr3", "3y 1t 8v 8y", "aside 3y, lay 1t1, aside 8v, lay 8v1, stop", "tt1rr2v/7y"},
		{12, "Egon", "3r2yy/3r4", "3t 5t 4t", "aside 3t, aside 5t, lay 4t3, lay 3t3, stop", "3r2yy/3r4/2tt4"},
	} {
		t.Run(fmt.Sprint(tc.number), func(t *testing.T) {
			f := example(t, tc.number)
			start := f.StartPosition
			if got := f.Game.Seats[start.Turn()].Name; got != tc.who {
				t.Errorf("got %s to move, want %s", got, tc.who)
			}
			if got := layout(&start); got != tc.before {
				t.Errorf("before: got %s, want %s", got, tc.before)
			}
			cards := start.Hand(start.Turn())
			if f.IsEgonTurn {
				cards = start.AppendPile(nil, dreist.EgonSeat)[:len(strings.Fields(tc.cards))]
			}
			if got := list(cards); got != tc.cards {
				t.Errorf("got cards %s, want %s", got, tc.cards)
			}
			if got := told(f); got != tc.steps {
				t.Errorf("got steps %q, want %q", got, tc.steps)
			}
			end := f.Steps[len(f.Steps)-1].PositionAfter
			if got := layout(&end); got != tc.after {
				t.Errorf("after: got %s, want %s\n%s", got, tc.after, end.TextPicture())
			}
		})
	}
}

// told returns the steps of an example as text.
func told(f *primer.Example) string {
	var words []string
	for _, s := range f.Steps {
		switch c := s.RightChoice; c.Action {
		case 0:
			words = append(words, s.Move.String())
		case primer.SetAside:
			words = append(words, "aside "+c.Card.String())
		case primer.LayRevealed:
			words = append(words, "lay "+dreist.Lay(c.Card, c.Cell.Row).String())
		case primer.StopTurn:
			words = append(words, "stop")
		}
	}
	if f.IsEgonTurn {
		return strings.Join(words, ", ")
	}
	return strings.Join(words, " ")
}

// The DREIer of each step, and the cards that leave with it.
func TestDREIerOfTheFigures(t *testing.T) {
	want := map[int][]string{
		6:  {"row 6r 7r 8r", "column 6t 6r 6v", "column 8v 8r 8r 8y", "loosened 7r"},
		7:  {"row 4y 5y 6y", "column 5y 5t 5v", "column 3v 3t 3y"},
		8:  {"column 6y 6t 6r 6t", "loosened 7r"},
		9:  {"row 4t 5t 6t 7t 8t", "column 5t 5y 5v"},
		10: {"column 2r 2v 2y"},
	}
	for _, f := range primer.Examples() {
		var got []string
		for _, s := range f.Steps {
			for _, e := range s.Events {
				switch e := e.(type) {
				case dreist.TrioMade:
					name := map[bool]string{false: "row ", true: "column "}[e.IsColumn]
					got = append(got, name+list(e.Cards))
				case dreist.CardsLoosened:
					got = append(got, "loosened "+list(e.Cards))
				}
			}
		}
		if diff := cmp.Diff(want[f.Number], got); diff != "" {
			t.Errorf("example %d (-want +got):\n%s", f.Number, diff)
		}
	}
}

// Examples 2 to 7 are one game: each begins where the one before ended, piles included.
func TestFigures2To7AreOneGame(t *testing.T) {
	all := primer.Examples()
	text := func(g *record.Game, p dreist.Position) string { return string(record.AppendPosition(g, nil, &p)) }
	for i := 1; i < 6; i++ {
		f, next := all[i], all[i+1]
		end := f.Steps[len(f.Steps)-1].PositionAfter
		if diff := cmp.Diff(text(f.Game, end), text(next.Game, next.StartPosition)); diff != "" {
			t.Errorf("example %d does not begin as %d ends (-end +start):\n%s", next.Number, f.Number, diff)
		}
	}
	first := all[1].StartPosition
	for s := range dreist.Seat(3) {
		if got := first.CardsLeft(s); got != dreist.CardCount/3 { // rules §2
			t.Errorf("seat %d begins with %d cards, want %d", s+1, got, dreist.CardCount/3)
		}
	}
}

func TestEgonsStepsAreHisOneMove(t *testing.T) {
	for _, number := range []int{10, 11, 12} {
		f := example(t, number)
		end, events, err := dreist.Apply(f.StartPosition, dreist.EgonMove())
		need.OK(t, err)
		var got []dreist.Event
		for _, s := range f.Steps {
			got = append(got, s.Events...)
		}
		if diff := cmp.Diff(events, got); diff != "" {
			t.Errorf("example %d (-core +steps):\n%s", number, diff)
		}
		last := f.Steps[len(f.Steps)-1]
		if last.PositionAfter != end {
			t.Errorf("example %d ends elsewhere than Egon's move\n%s", number, last.PositionAfter.TextPicture())
		}
		if l := last.PositionBefore; layout(&l) != layout(&end) {
			t.Errorf("example %d: the layout followed by events is %s, want %s", number, layout(&l), layout(&end))
		}
	}
	f := example(t, 12)
	if got := list(f.Steps[2].AsideCards); got != "3t 5t" {
		t.Errorf("got %q aside before the 4 is revealed, want 3t 5t", got)
	}
}
