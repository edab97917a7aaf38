package dreist

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/input"
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
