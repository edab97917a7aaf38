package dreist

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
	"pgregory.net/rapid"

	"dreist/game/dreist"
	"dreist/input"
	"dreist/render/geom"
)

// mouse is a real one in front of a player, looked at once a tick. Where its button went down is known.
type mouse struct {
	*player
	reader *input.Reader
	at     input.Point
}

// see lets a tick pass in which the mouse has come to a place and its button has done something.
func (m *mouse) see(at input.Point, b input.Button) {
	d := input.Device{Screen: input.Screen{Width: int(testFrame.W), Height: int(testFrame.H), Scale: 1}, Focused: true, Cursor: at, Left: b,
		PressedAt: m.at, KnowsPress: b.Pressed}
	m.at = at
	gestures := m.reader.Read(&d)
	m.update(gestures)
	m.reader.PointOver(m.Pointer() != ebiten.CursorShapeDefault)
}

// flicks are the ways in which a drag falls into one or two ticks.
var flicks = []func(m *mouse, to input.Point){
	func(m *mouse, to input.Point) { m.see(to, input.Button{Pressed: true, Released: true}) },
	func(m *mouse, to input.Point) {
		m.see(to, input.Button{Pressed: true, Down: true})
		m.see(to, input.Button{Released: true})
	},
	func(m *mouse, to input.Point) {
		m.see(input.Point{X: to.X - 90, Y: to.Y + 200}, input.Button{Pressed: true, Down: true})
		m.see(to, input.Button{Released: true})
	},
}

// flick points at a place and drags from there in one or two ticks.
func (p *player) flick(from, to input.Point, way int) {
	m := &mouse{player: p, reader: input.NewReader(nil)}
	m.see(from, input.Button{})
	flicks[way](m, to)
}

func TestAFlickLaysTheCardUnderTheHand(t *testing.T) {
	for way := range flicks {
		p := sit(t, figure6)
		c := p.card("6r")
		p.flick(p.middle(c), p.cell(c, 3), way)
		p.settle()
		p.wantLayout("1r1yy2v/1vv1tt1r/5rrr")
	}
}

// A mouse that flicks from anywhere to anywhere discards and lays nothing but what it stood on.
func TestAFlickTakesNothingElse(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		p := sit(t, figure6)
		hand := p.Position().Hand(0)
		taken := dreist.NoCard
		place := func(name string) input.Point {
			return input.Point{X: rapid.Float64Range(0, testFrame.W).Draw(rt, name+" x"), Y: rapid.Float64Range(0, testFrame.H).Draw(rt, name+" y")}
		}
		from, to := place("from"), place("to")
		if i := rapid.IntRange(-1, len(hand)-1).Draw(rt, "card"); i >= 0 {
			from = p.middle(hand[i])
		}
		switch rapid.IntRange(0, 2).Draw(rt, "goal") {
		case 0:
			to = input.Point(p.Line.Geometry().DiscardPile.Center())
		case 1:
			to = p.middle(hand[rapid.IntRange(0, len(hand)-1).Draw(rt, "other")])
		}
		p.update([]input.Gesture{{Kind: input.Hover, At: from}})
		if c, ok := p.HandCardAt(geom.Point(from)); ok {
			taken = c
		}
		p.flick(from, to, rapid.IntRange(0, len(flicks)-1).Draw(rt, "way"))
		for _, step := range p.Match.History() {
			if m := step.Move; (m.Action == dreist.LayCard || m.Action == dreist.DiscardCard) && m.Card != taken {
				rt.Fatalf("from %v to %v: %v was moved, and the mouse stood on %v", from, to, m.Card, taken)
			}
		}
	})
}
