package dreist

import (
	"slices"
	"testing"

	"dreist/game/dreist"
	"dreist/input"
	"dreist/render/dreist/scene"
	"dreist/render/dreist/table"
	"dreist/render/tabletop"
	"dreist/render/teach"
)

// walkTo moves the ring to a button.
func (p *player) walkTo(id tabletop.ButtonID) {
	p.t.Helper()
	for range tabletop.MostButtons {
		if p.Ring == id {
			return
		}
		p.key(input.CommandNext)
	}
	p.t.Fatalf("the ring does not come to button %d", id)
}

// twice presses what has the ring, and once more while cards move.
func (p *player) twice() {
	p.t.Helper()
	p.key(input.CommandEndTurn)
	if !p.Line.Busy() {
		p.t.Fatal("nothing moves after the first press")
	}
	p.key(input.CommandEndTurn)
}

func TestTwoPressesInARowAreTwoSteps(t *testing.T) {
	g := newApp(t)
	playSolo(t, g, 14, 1)
	g.lookBack()
	r, p := reviewed(t, g)
	p.key(input.CommandFirst)
	p.settle()
	p.walkTo(tabletop.NextMoveButton)
	p.twice()
	if r.Moment() != 2 {
		t.Errorf("got the moment after %d moves, want 2", r.Moment())
	}
	for range r.Last() {
		p.key(input.CommandEndTurn)
		p.settle()
	}
	if asked := p.Requests.Take(); len(asked) > 0 {
		t.Errorf("at the end the button asks for %v", asked)
	}
}

func TestAPageTurnsWithEveryPress(t *testing.T) {
	p := study(t, newApp(t), 3, teach.Watching)
	p.walkTo(teach.ForthButton)
	for page := 1; page <= 3; page++ {
		p.key(input.CommandEndTurn)
		if p.l.Reel.At != page || p.l.Reel.Running {
			t.Fatalf("after %d presses page %d is shown, and the pages turn by themselves: %v", page, p.l.Reel.At, p.l.Reel.Running)
		}
		for tick := 0; page == 1 && !p.Line.Busy(); tick++ {
			if p.Tick(true); tick > 1000 {
				t.Fatal("nothing moves on the first page")
			}
		}
	}
}

// Whoever takes back twice in a row neither ends the turn nor answers what the first one asks again.
func TestTwoPressesTakeTwoMovesBack(t *testing.T) {
	p := sit(t, figure6)
	p.Play(dreist.Lay(p.card("6r"), 3))
	p.settle()
	p.key(input.CommandDecline)
	moves := p.Position().AppendMoves(nil)
	next := slices.IndexFunc(moves, func(m dreist.Move) bool { return m.Action == dreist.LayCard })
	p.Play(moves[next])
	p.settle()
	p.walkTo(tabletop.UndoButton)
	p.twice()
	if n := len(p.Match.History()); n != 0 {
		t.Errorf("%d moves are left, want none", n)
	}
	p.settle()
	p.Play(dreist.Lay(p.card("6r"), 3))
	p.settle()
	p.walkTo(tabletop.UndoButton)
	p.twice()
	if p.settle(); p.Refusal.Text != "" || len(p.Match.History()) != 0 {
		t.Errorf("with nothing left to take back the second press does something else: %q", p.Refusal.Text)
	}
}

// The second press on a button that is gone with the first does nothing but end what moves.
func TestTheSecondPressOnAnAnswerAnswersNothingElse(t *testing.T) {
	p := sit(t, figure6)
	p.Play(dreist.Lay(p.card("6r"), 3))
	p.settle()
	if p.Question() != scene.DrawQuestion {
		t.Fatal("nothing is asked")
	}
	p.walkTo(table.DrawButton)
	p.twice()
	if n := len(p.Match.History()); n != 2 {
		t.Errorf("got %d moves, want the card and the draw", n)
	}
}
