package dreist

import (
	"dreist/render/tabletop"
	"math"
	"testing"

	"dreist/game/dreist"
	"dreist/input"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/table"
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

// TestOnlyACardThatCanBeTakenRises looks at who plays by keys, waits for Egon or has something else over the table.
func TestOnlyACardThatCanBeTakenRises(t *testing.T) {
	p := sit(t, figure6)
	c := p.card("6r")
	p.hoverAt(p.middle(c))
	p.settle()
	p.key(input.CommandCard1)
	p.settle()
	first := p.Position().Hand(0)[0]
	if p.rises(c) != 0 || math.Abs(p.rises(first)-12) > 1 {
		t.Errorf("by keys: the card under the mouse is %.1f high, the selected one %.1f", p.rises(c), p.rises(first))
	}
	p.hoverAt(p.middle(c)) // as a screen is told that comes to the top, with the mouse where it was
	p.settle()
	if p.rises(c) != 0 {
		t.Error("a mouse that rests lifts a card of who plays by keys")
	}
	p.key(input.CommandCard1)
	p.hoverAt(input.Point{X: p.middle(c).X + 1, Y: p.middle(c).Y})
	p.settle()
	if p.rises(c) == 0 {
		t.Error("the mouse moves, and nothing rises")
	}
	p.Cover()
	if p.rises(c) != 0 || p.Line.Raising() {
		t.Error("a card is high below what comes over the table")
	}
	p.Play(dreist.Lay(c, 3))
	p.settle()
	p.Play(dreist.End())
	for last := p.Position().Hand(0)[0]; p.Line.Busy(); {
		p.hoverAt(p.middle(last))
		if p.OthersShow() && p.rises(last) != 0 {
			t.Fatalf("%v rises in Egon's turn", last)
		}
	}
}

// TestACarriedCardHasWeight follows a drag to the layout and sideways, and holds still.
func TestACarriedCardHasWeight(t *testing.T) {
	p := sit(t, figure6)
	c := p.card("6r")
	g := p.Line.Geometry()
	from := p.middle(c)
	p.hoverAt(from)
	p.settle()
	before := p.Line.Pose(c)
	p.update([]input.Gesture{{Kind: input.Press, From: from, At: from}})
	move := func(kind input.Kind, x, y float64) {
		p.update([]input.Gesture{{Kind: kind, From: from, At: input.Point{X: x, Y: y}}})
	}
	move(input.DragStart, from.X, from.Y-5)
	if held := p.Hand.Pose(p.Line); math.Hypot(held.X-before.X, held.Y-before.Y) > 8 || math.Abs(held.W-before.W) > 1 {
		t.Errorf("the card jumps from %+v to %+v", before, held)
	}
	w := p.Hand.Pose(p.Line).W
	for y := from.Y - 5; y > g.Cell(c.Cell(3)).Center().Y; y -= 8 {
		move(input.Drag, from.X, y)
		pose := p.Hand.Pose(p.Line)
		if pose.W > w || w-pose.W > 4 || pose.Turn != 0 {
			t.Fatalf("at %v the card is %v wide and turned by %v after %v, want it a little smaller and straight", y, pose.W, pose.Turn, w)
		}
		w = pose.W
	}
	if want := g.CardW * stage.Lift; w != want {
		t.Errorf("over the layout the card is %v wide, want %v", w, want)
	}
	most := 0.0
	x := from.X
	for range 12 {
		x += 40
		move(input.Drag, x, 300)
		most = max(most, p.Hand.Pose(p.Line).Turn)
	}
	if degrees := most * 180 / math.Pi; degrees < 8 || degrees > 9.001 {
		t.Errorf("the card tilts by %.2f° at most, want 9", degrees)
	}
	for range 11 { // 180 ms
		p.Tick(true)
	}
	if turn := p.Hand.Pose(p.Line).Turn * 180 / math.Pi; math.Abs(turn) > 0.5 {
		t.Errorf("the card still hangs by %.2f°", turn)
	}
	p.settle()
	e := newCanvas(t)
	for range 3 {
		p.pictures(e)
		for e.Sprites.Work() {
		}
	}
	p.Stale = false
	if n := testing.AllocsPerRun(20, func() { p.Tick(true); p.Table.Draw(e) }); n > 0 || p.Stale {
		t.Errorf("holding still allocates %v times a frame, stale %v", n, p.Stale)
	}
	p.update([]input.Gesture{{Kind: input.PutBack}, {Kind: input.Cancel, From: from}})
	p.atRest()
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

func TestADoubleClickLaysWhereThereIsOnePlace(t *testing.T) {
	lays := map[string]func(p *player, c dreist.Card){
		"a double click": func(p *player, c dreist.Card) { p.doubleClick(p.middle(c)) },
		"Enter": func(p *player, c dreist.Card) {
			p.click(p.middle(c))
			p.key(input.CommandEndTurn)
		},
	}
	for name, lay := range lays {
		p := sit(t, places)
		c := p.fitting(1)
		lay(p, c)
		start := p.Match.Start()
		if h := p.Match.History(); len(h) != 1 || h[0].Move != dreist.Lay(c, start.Rows(c).First()) {
			t.Errorf("%s on %v with one place: got %v", name, c, h)
		}
		p.atRest()

		p = sit(t, places)
		c = p.fitting(2)
		e := newCanvas(t)
		lay(p, c)
		if len(p.Match.History()) != 0 || p.Hand.Grip != tabletop.Selected || p.HeldCard() != c {
			t.Errorf("%s on %v with several places: %d moves, grip %v", name, c, len(p.Match.History()), p.Hand.Grip)
		}
		for range stage.PulseTicks / 2 {
			p.Tick(true)
		}
		if p.pictures(e); !p.Busy(true) {
			t.Errorf("%s: the places do not pulse", name)
		}
		p.settle()
		p.click(p.middle(c)) // which puts it back
		p.atRest()

		p = sit(t, places)
		if c = p.fitting(0); len(p.Match.History()) != 0 {
			t.Fatal("the game has begun")
		}
		if lay(p, c); len(p.Match.History()) != 0 {
			t.Errorf("%s on %v with no place makes a move", name, c)
		}
	}
}

func TestSingleClicksSelectAndPutBack(t *testing.T) {
	p := sit(t, places)
	c := p.fitting(1)
	for i := range 4 {
		p.click(p.middle(c))
		if selected := p.Hand.Grip == tabletop.Selected; selected != (i%2 == 0) {
			t.Errorf("after %d clicks: selected %v", i+1, selected)
		}
	}
	// A selected card is laid as well: the first click puts it back, the second means it.
	p.click(p.middle(c))
	p.doubleClick(p.middle(c))
	if len(p.Match.History()) != 1 {
		t.Error("a double click on a selected card does not lay it")
	}
}

func TestTheRightButtonPutsBack(t *testing.T) {
	p := sit(t, figure6)
	c := p.card("6r")
	p.click(p.middle(c))
	p.update([]input.Gesture{{Kind: input.PutBack, At: p.cell(c, 3)}})
	if p.Hand.Holds() {
		t.Error("the selected card is still selected")
	}
	p.atRest()
	if p.rises(c) != 0 || len(p.Requests.Take()) != 0 {
		t.Error("the right button does more than put back")
	}
}

// TestADoubleClickLaysInAPuzzle asks the guide of a puzzle as every other way of laying does.
func TestADoubleClickLaysInAPuzzle(t *testing.T) {
	p := sit(t, places)
	c := p.fitting(1)
	asked := 0
	p.SetGuide(weighing{asked: &asked, table: p.Table})
	p.doubleClick(p.middle(c))
	if asked != 1 || len(p.Match.History()) != 0 {
		t.Errorf("the guide was asked %d times and %d moves were made", asked, len(p.Match.History()))
	}
}

// weighing is a guide that allows no move.
type weighing struct {
	table.Bystander
	asked *int
	table *table.Table
}

func (w weighing) Try(a table.Attempt) tabletop.Answer {
	if a.Kind == tabletop.TryPlay {
		*w.asked++
		w.table.LetGo()
	}
	return a.Kind == tabletop.TryPlay
}
