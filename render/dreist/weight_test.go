package dreist

import (
	"math"
	"testing"

	"dreist/game/dreist"
	"dreist/input"
	"dreist/render/dreist/pictures"
	"dreist/render/stage"
)

// places is a deal with cards that fit two rows, one row and none.
const places = `[Layout "1r2r3/1r6"]` + "\n" + `[Hand1 "1r 4y 6r 8y 8v"]` + "\n" + `[Pile1 "1t 8y 6r 2r 2t"]` + "\n" +
	`[Pile2 "7t 2y 6t 3v 8y"]` + "\n"

// hoverAt moves the mouse with nothing pressed.
func (p *player) hoverAt(at input.Point) { p.update([]input.Gesture{{Kind: input.Hover, At: at}}) }

// doubleClick clicks twice as the reader of gestures tells of it.
func (p *player) doubleClick(at input.Point) {
	p.click(at)
	p.update([]input.Gesture{{Kind: input.Press, From: at, At: at}, {Kind: input.Tap, From: at, At: at, Double: true}})
}

// rises returns how far a card is seen above its place in the hand, in pixels.
func (p *player) rises(c dreist.Card) float64 { return p.Line.Now().Cards[c].Y - p.Line.Pose(c).Y }

// fitting returns a hand card with so many rows to be laid on, two standing for more than one.
func (p *player) fitting(rows int) dreist.Card {
	p.t.Helper()
	for _, c := range p.Position().Hand(0) {
		n := 0
		for range p.Position().Rows(c).All() {
			n++
		}
		if min(n, 2) == rows {
			return c
		}
	}
	p.t.Fatalf("no card of the hand fits %d rows\n%s", rows, p.Position().Picture())
	return dreist.NoCard
}

// pictures returns how many pictures a frame of the table is drawn with.
func (p *player) pictures(e pictures.Canvas) int {
	seen := new(listener)
	e.On(seen)
	p.Table.Draw(e)
	return seen.drawn
}

func TestACardRisesUnderTheMouse(t *testing.T) {
	p := sit(t, places)
	p.settle()
	e := newCanvas(t)
	c := p.fitting(2)
	resting := p.pictures(e)
	ticks := 0
	for p.hoverAt(p.middle(c)); p.Line.Raising(); ticks++ {
		p.Tick(true)
	}
	if up := p.rises(c); math.Abs(up-12) > 1 || ticks < stage.LiftTicks-1 || ticks > stage.LiftTicks+1 {
		t.Errorf("the card rises %.1f pixels in %d ticks, want 12 in %d", up, ticks, stage.LiftTicks)
	}
	if now, lifted := p.Line.Now().Cards[c], p.Line.Pose(c); lifted.W != now.W*stage.Lift || lifted.High <= now.High {
		t.Errorf("got %+v under the mouse and %+v at rest, want it larger and higher", lifted, now)
	}
	rows := 0
	for range p.Position().Rows(c).All() {
		rows++
	}
	if drawn := p.pictures(e); drawn < resting+rows {
		t.Errorf("%d pictures, %d without the mouse, want %d cells to glow", drawn, resting, rows)
	}
	// What is seen under the mouse stays under it, below the raised card and above its place.
	place := p.Line.Now().Cards[c].Rect()
	for _, y := range []float64{place.Bottom() - 1, place.Y - 6} {
		if p.hoverAt(input.Point{X: place.Center().X, Y: y}); p.Line.Raising() || p.rises(c) == 0 {
			t.Errorf("the card moves with the mouse at %v of its place %v", y, place)
		}
	}
	p.settle()
	p.Stale = false
	if n := testing.AllocsPerRun(20, func() { p.Tick(true) }); n > 0 || p.Stale || p.Busy(true) {
		t.Errorf("a tick with the mouse at rest allocates %v times, stale %v, busy %v", n, p.Stale, p.Busy(true))
	}
	p.hoverAt(input.Point{X: 5, Y: 5})
	p.settle()
	if p.rises(c) != 0 || p.pictures(e) != resting {
		t.Errorf("the card is left %.1f pixels high", p.rises(c))
	}
}

// TestNoPictureIsPaintedForASizeThatIsPassed carries a card up and down, in a frame each tick.
func TestNoPictureIsPaintedForASizeThatIsPassed(t *testing.T) {
	p := sit(t, figure6)
	e := newCanvas(t)
	painted := func() (n int) {
		p.pictures(e)
		for before := e.Sprites.Bytes(); e.Sprites.Work(); before = e.Sprites.Bytes() {
			if e.Sprites.Bytes() != before {
				n++
			}
		}
		return n
	}
	c := p.card("6r")
	from := p.middle(c)
	carry := func(kind input.Kind, i int) int {
		y := from.Y - 250*(1-math.Cos(float64(i)/20))
		p.update([]input.Gesture{{Kind: kind, From: from, At: input.Point{X: from.X + 90*math.Sin(float64(i)/9), Y: y}}})
		return painted()
	}
	p.update([]input.Gesture{{Kind: input.Press, From: from, At: from}})
	carry(input.DragStart, 0)
	for i := range 120 { // there and back
		carry(input.Drag, i)
	}
	for i := range 120 {
		if n := carry(input.Drag, i); n > 0 {
			t.Fatalf("%d pictures are painted on a way that the card has taken before", n)
		}
	}
}

func TestALaidCardLands(t *testing.T) {
	for name, reduced := range map[string]bool{"": false, "with less motion": true} {
		p := sit(t, figure6)
		p.Line.SetReduced(reduced)
		c := p.card("6r")
		p.drag(p.middle(c), p.cell(c, 3))
		w, least, dust := p.Line.Geometry().CardW, math.Inf(1), false
		for p.Line.Busy() {
			if _, ok := currentLay(p); ok {
				least = min(least, p.Line.Pose(c).W)
				dust = dust || p.Effects.Busy()
			}
			p.Tick(true)
		}
		if pressed := least < w*0.98; pressed == reduced || least < w*0.95 || dust == reduced {
			t.Errorf("%s: a card %v wide becomes %v wide as it lands, dust %v", name, w, least, dust)
		}
		p.atRest()
	}
	p := sitAt(t, sit(t, figure6).Match.Deal(), "en", stage.Instant)
	c := p.card("6r")
	p.drag(p.middle(c), p.cell(c, 3))
	if p.Effects.Busy() || p.Line.Pose(c) != p.Line.Now().Cards[c] {
		t.Error("at speed instant something moves")
	}
	p.atRest()
}

// currentLay returns the card that is being laid.
func currentLay(p *player) (dreist.CardLaid, bool) {
	s, _, ok := p.Line.Current()
	if !ok {
		return dreist.CardLaid{}, false
	}
	laid, ok := s.Event.(dreist.CardLaid)
	return laid, ok
}
