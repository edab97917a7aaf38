package thegame

import (
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/assets/msg"
	"dreist/assets/msg/thegamemsg"
	"dreist/game/thegame"
	"dreist/game/thegame/partner"
	"dreist/input"
	"dreist/render/shell"
	"dreist/render/target"
	"dreist/render/thegame/table"
)

// The buttons of a controller by what they do at a table.
const (
	padA     = ebiten.StandardGamepadButtonRightBottom
	padB     = ebiten.StandardGamepadButtonRightRight
	padX     = ebiten.StandardGamepadButtonRightLeft
	padDown  = ebiten.StandardGamepadButtonLeftBottom
	padRight = ebiten.StandardGamepadButtonLeftRight
	padRB    = ebiten.StandardGamepadButtonFrontTopRight
	padRT    = ebiten.StandardGamepadButtonFrontBottomRight
)

// padder plays with a controller and nothing else.
type padder struct {
	*guest
	reader *input.Reader
}

// push presses a button of the controller and lets it go.
func (p *padder) push(b input.PadButton) {
	d := input.Device{Screen: input.Screen{Width: 1280, Height: 800, Scale: 1}, Focused: true, HasPad: true, Cursor: input.Point{X: -9, Y: -9}}
	for _, d.Pad = range [][]input.PadButton{{b}, nil} {
		p.Do(slices.Clone(p.reader.Read(&d))...)
	}
	p.Do()
}

// until pushes a button until something is so.
func (p *padder) until(b input.PadButton, is func() bool) {
	p.Helper()
	for range 40 {
		if is() {
			return
		}
		p.push(b)
	}
	p.Fatalf("the controller does not lead there; the screen reads\n%s", p.Reads())
}

// focused reports whether the target is chosen that says a text.
func (p *padder) focused(label string) bool {
	return slices.ContainsFunc(p.App.Top().Targets(nil), func(t target.Target) bool { return t.Focused && t.Label == label })
}

// choose goes to the button that says a text, down or with the right stick, and presses it.
func (p *padder) choose(label string, by input.PadButton) {
	p.Helper()
	p.until(by, func() bool { return p.focused(label) })
	p.push(padA)
	p.Rest()
}

// lay lays a card: along the hand, then up or down the piles.
func (p *padder) lay(m thegame.Move) {
	p.Helper()
	t := p.board().table
	p.until(padRB, func() bool { return t.Hand.Card == m.Card })
	p.until(padDown, func() bool { return t.Hand.Aim == table.On(m.Pile) })
	p.push(padA)
	p.Rest()
}

// TestAWholeGameIsPlayedByTheControllerAlone plays with two persons and a partner, from the start screen to the end and the next deal.
func TestAWholeGameIsPlayedByTheControllerAlone(t *testing.T) {
	g := visit(t, t.TempDir(), 8)
	g.SetUp(partner.Names(), "Ada", "Ben", "easy")
	p := &padder{g, input.NewReader(nil)}
	p.choose(g.Say(thegamemsg.BeginTogether), padDown)
	p.choose(g.Say(msg.SetupPlay), padDown)
	m := p.board().table.Match
	signalled, paused, undone := false, false, false
	p.Seen = func() {
		if b := p.board(); !paused && b.table.OthersShow() && b.screen == p.App.Top() {
			paused = true // before the button, whose ticks are seen as well
			p.push(padRT)
			if !b.table.Line.Paused() {
				t.Error("RT does not halt a partner")
			}
			p.push(padRT)
		}
	}
	for turns := 0; !m.Over(); turns++ {
		if turns > 500 {
			t.Fatalf("the game does not end; the screen reads\n%s", g.Reads())
		}
		p.Rest()
		b := p.board()
		tb := b.table
		m = tb.Match
		switch _, panel := p.App.Top().(*shell.Menu); {
		case m.Over():
		case panel:
			p.push(padA) // raises the curtain
		case tb.Undecided():
			p.until(padRight, func() bool { return tb.Ring != 0 })
			p.push(padA)
		case !signalled:
			signalled = true
			p.until(padDown, func() bool { return tb.Ring == table.SignalButton(thegame.KeepOff, thegame.B) })
			p.push(padRight)
			p.push(padA)
			p.Rest()
			if tb.Position().Signal(tb.Front(), thegame.B) != thegame.SmallStep {
				t.Error("no signal is given")
			}
			p.push(padB)
		case !undone && tb.Position().Laid() > 0:
			undone = true
			n := m.Length()
			if p.push(padX); m.Length() != n-1 {
				t.Errorf("after %d moves X leaves %d", n, m.Length())
			}
			p.Rest()
		case tb.Position().MayEnd():
			p.push(padA)
			p.Rest()
		default:
			p.lay(tb.Position().AppendLays(nil)[0])
		}
	}
	p.Rest()
	if !signalled || !paused || !undone {
		t.Errorf("signalled %v, paused %v, taken back %v", signalled, paused, undone)
	}
	if !m.Settled() {
		p.choose(g.Say(msg.EndSettle), padRight)
	}
	p.until(padRight, func() bool { return p.focused(g.Say(thegamemsg.EndedNew)) })
	p.push(padA)
	if p.Rest(); p.board().table.Match.Length() > 0 && !p.board().table.Undecided() {
		t.Errorf("no new deal begins; the screen reads\n%s", g.Reads())
	}
}
