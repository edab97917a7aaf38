package table

import (
	"dreist/assets"
	"dreist/game/dreist"
	"dreist/render/dreist/remarks"
	"dreist/render/dreist/words"
	"dreist/render/geom"
	"dreist/render/kit"
)

// murmur is the one word that a computer player at a table says about what happens to it.
type murmur struct {
	voice  remarks.Speaker
	seat   dreist.Seat
	remark remarks.Remark // none where nothing is said
	line   string
	left   int // ticks that it is still shown
}

// murmurLasts is how many ticks a word is shown.
const murmurLasts = 80

// Witness lets a computer player say a word about an event of the move with this number.
func (m *murmur) Witness(s *Situation, say words.Sentences, e dreist.Event, move int) {
	if s.EgonPlays() || s.Guide != nil || s.Mode == Replaying || s.Mode == Reviewing {
		return
	}
	seat, on := remarks.OfSeat(e)
	if seat == dreist.NoSeat || !s.Match.Computer(seat) {
		return
	}
	if r := m.voice.Hear(move, on); r != (remarks.Remark{}) {
		m.seat, m.remark, m.left = seat, r, murmurLasts
		m.Utter(say)
	}
}

// Utter puts what is said into words.
func (m *murmur) Utter(say words.Sentences) {
	if m.left > 0 {
		m.line = say.Say(m.remark.Key())
	}
}

// End ends what is said.
func (m *murmur) End() { m.remark, m.left = remarks.Remark{}, 0 }

// Pass lets ticks pass and reports whether the picture changed.
func (m *murmur) Pass(ticks int) bool {
	if m.left == 0 {
		return false
	}
	if m.left = max(m.left-ticks, 0); m.left > 0 {
		return false
	}
	m.End()
	return true
}

// murmur draws the word below the portrait of who says it.
func (d drawing) murmur() {
	m := &d.Murmur
	if m.left == 0 {
		return
	}
	place, ok := d.Line.Seating().PlaceOf(m.seat)
	if !ok {
		return // who speaks sits in front now
	}
	face, u := d.g.Others[place].Portrait, d.g.Unit
	style := d.Text(assets.Strong, 15, d.UI().Text)
	high := 30 * u
	plate := geom.Rect{X: face.X, Y: face.Bottom() - 4*u, W: d.Labels.Get(m.line, style, kit.Left, d.g.W).W + 28*u, H: high}
	d.Picture(kit.BubblePlate, plate, 1)
	d.Write(m.line, style, plate, kit.Center, 1)
}
