package dreist

import (
	"math"
	"testing"

	"dreist/game/dreist"
	"dreist/game/dreist/primer"
	"dreist/game/dreist/puzzle"
	"dreist/game/lesson"
	"dreist/input"
	"dreist/render/dreist/hints"
	"dreist/render/dreist/learn"
	"dreist/render/dreist/puzzles"
	"dreist/render/dreist/scene"
	"dreist/render/dreist/table"
	"dreist/render/geom"
	person "dreist/render/guest"
	"dreist/render/stage"
	"dreist/render/tabletop"
)

// deep is a deal whose layout has more rows than the window.
const deep = `[Layout "2r5/2yy4/3yy3/4y3/4tt2/5tt1/6rr/7r/7v/6rr/5rr1/5r2/5t2/5r2"]
[Hand1 "3t 1y 2r 4v 8t"]
[Pile1 "3y 2t"]
[Pile2 "7t 2y 5v"]
`

// TestTheOnlyCellPullsACard carries a card that only one cell accepts: what is aimed at while it is held is what a drop does.
func TestTheOnlyCellPullsACard(t *testing.T) {
	first := sit(t, figure6)
	c := first.card("6r") // fits in row 3 only
	g, from := first.Timeline.Geometry(), first.middle(c)
	cell := g.CellRect(c.Cell(3))
	at := cell.Center()
	for name, to := range map[string]geom.Point{
		"half a column beside it": {X: at.X - cell.W*0.6, Y: at.Y}, "the foot of its lane": {X: at.X, Y: g.LaneRect(6).Bottom() - cell.H*0.6},
		"two columns beside it": {X: at.X - cell.W*2.2, Y: at.Y}, "the hand": {X: from.X + 20, Y: from.Y - 10},
	} {
		p, pulls := sit(t, figure6), name == "half a column beside it" || name == "the foot of its lane"
		p.lift(from, input.Point(to))
		aimed := p.Held.Aim == scene.AimOfCell(c.Cell(3))
		p.update(input.Gesture{Kind: input.Drop, From: from, At: input.Point(to)})
		if laid := p.Match.MoveCount() == 1; aimed != pulls || laid != pulls {
			t.Errorf("%s: the card is aimed at its cell: %v, laid: %v, want %v", name, aimed, laid, pulls)
		}
	}
}

// rises returns how far a card is seen above its place in the hand, in pixels.
func (p *player) rises(c dreist.Card) float64 {
	return p.Timeline.CurrentPicture().Cards[c].Y - p.Timeline.Pose(c).Y
}

func TestACardRisesUnderTheMouse(t *testing.T) {
	p := sit(t, `[Layout "1r2r3/1r6"]`+"\n"+`[Hand1 "1r 4y 6r 8y 8v"]`+"\n"+`[Pile1 "1t 8y 6r 2r 2t"]`+"\n"+`[Pile2 "7t 2y 6t 3v 8y"]`+"\n")
	e, seen := newCanvas(t), new(listener)
	e.SetScreen(seen)
	pictures := func() int {
		seen.drawn = 0
		p.Table.Draw(e)
		return seen.drawn
	}
	p.settle()
	c, resting, ticks := p.card("1r"), pictures(), 0
	for p.hover(p.middle(c)); p.Timeline.IsRaising(); ticks++ {
		p.Tick(true)
	}
	now, lifted := p.Timeline.CurrentPicture().Cards[c], p.Timeline.Pose(c)
	if math.Abs(p.rises(c)-12) > 1 || ticks < stage.LiftTicks-1 || ticks > stage.LiftTicks+1 || lifted.W != now.W*stage.LiftScale || lifted.Elevation <= now.Elevation {
		t.Errorf("the card rises %.1f pixels in %d ticks, from %+v to %+v", p.rises(c), ticks, now, lifted)
	}
	if drawn := pictures(); drawn < resting+p.ShownPosition().LegalRows(c).Len() {
		t.Errorf("%d pictures, %d without the mouse, want the cells to glow", drawn, resting)
	}
	for _, y := range []float64{now.Rect().Bottom() - 1, now.Rect().Y - 6} { // below the raised card, and above its place
		if p.hover(input.Point{X: now.X, Y: y}); p.Timeline.IsRaising() || p.rises(c) == 0 {
			t.Errorf("the card moves with the mouse at %v of its place %v", y, now.Rect())
		}
	}
	p.settle()
	p.hover(input.Point{X: 5, Y: 5})
	if p.settle(); p.rises(c) != 0 || pictures() != resting {
		t.Errorf("the card is left %.1f pixels high", p.rises(c))
	}
}

// TestNoPictureIsPaintedForASizeThatIsPassed carries a card up and down, in a frame each tick.
func TestNoPictureIsPaintedForASizeThatIsPassed(t *testing.T) {
	p, e := sit(t, figure6), newCanvas(t)
	e.SetScreen(new(listener))
	from, painted := p.middle(p.card("6r")), 0
	p.lift(from, from)
	for i := range 240 { // there and back, and once more
		if i == 120 {
			painted = 0
		}
		far := float64(i % 120)
		p.update(input.Gesture{Kind: input.Drag, From: from, At: input.Point{X: from.X + 90*math.Sin(far/9), Y: from.Y - 250*(1-math.Cos(far/20))}})
		p.Table.Draw(e)
		for before := e.Sprites.ByteCount(); e.Sprites.PaintQueued(); before = e.Sprites.ByteCount() {
			if e.Sprites.ByteCount() != before {
				painted++
			}
		}
	}
	if painted > 0 {
		t.Fatalf("%d pictures are painted on a way that the card has taken before", painted)
	}
}

func TestALaidCardLands(t *testing.T) {
	for _, reduced := range []bool{false, true} {
		p := sit(t, figure6)
		p.Timeline.SetReducedMotion(reduced)
		c := p.card("6r")
		p.drag(p.middle(c), p.cell(c, 3))
		w, least, dust := p.Timeline.Geometry().LaidCardWidth, math.Inf(1), false
		for ; p.Timeline.IsMoving(); p.Tick(true) {
			s, _, _ := p.Timeline.CurrentStep()
			if _, ok := s.Event.(dreist.CardLaid); ok {
				least, dust = min(least, p.Timeline.Pose(c).W), dust || p.Effects.IsMoving()
			}
		}
		if pressed := least < w*0.98; pressed == reduced || least < w*0.95 || dust == reduced {
			t.Errorf("less motion %v: a card %v wide becomes %v wide as it lands, dust %v", reduced, w, least, dust)
		}
		p.atRest()
	}
}

func TestPreviewFollowsUndo(t *testing.T) {
	p := sit(t, figure6)
	p.click(p.middle(p.card("6r")))
	if p.hover(p.cell(p.card("6r"), 3)); !p.Preview.RisingCards[p.card("6r")] {
		t.Fatal("the DREIer is not foreseen")
	}
	if p.key(input.CommandCancel); p.Preview != (scene.Preview{}) {
		t.Error("a card that was put back still foresees something")
	}
}

func TestALayoutIsScrolled(t *testing.T) {
	p := sit(t, deep)
	g := p.Timeline.Geometry()
	lane := input.Point{X: g.LaneRect(1).Center().X, Y: g.RowsRect.Center().Y}
	for _, step := range []struct {
		name string
		do   func()
		want float64
	}{
		{"five thirds of a notch", func() {
			for range 5 {
				p.update(input.Gesture{Kind: input.Scroll, At: input.Point{X: 640, Y: 300}, Wheel: input.Point{Y: -0.3}})
			}
		}, 1},
		{"the button", func() { p.pushButton(table.FirstRowButton) }, 0},
		{"a pull", func() { p.drag(lane, input.Point{X: lane.X, Y: lane.Y - 1.2*g.RowSpacing}) }, 1},
		{"the button", func() { p.pushButton(table.FirstRowButton) }, 0},
		{"the button", func() { p.pushButton(table.LastRowButton) }, 1},
	} {
		if step.do(); p.Timeline.Geometry().Shape.ScrolledRows != step.want {
			t.Errorf("%s scrolls %v rows, want %v", step.name, p.Timeline.Geometry().Shape.ScrolledRows, step.want)
		}
	}
	hidden := p.Timeline.Geometry().StoneRect(2).Center()
	if a := p.AimBelowCard(tabletop.Card(p.card("1y")), geom.RectAround(hidden, 60, 80)); a.Kind == scene.CellAim && int(a.Row) == 1 {
		t.Error("a hidden row is hit")
	}
}

// TestCardsOfRowsThatOverlapAreMeant clicks and drops on the part of a card that is seen, and on the outlines that accept a card.
func TestCardsOfRowsThatOverlapAreMeant(t *testing.T) {
	p := sit(t, `[Layout "1yyy4/3v4/3y4/2vv4/2yy4/3vv3/4y3/4v3/4yy2/4v3/4yy2/5rr1"]`+"\n"+`[Hand1 "8r 6y"]`+"\n"+
		`[Pile1 "3r 2t"]`+"\n"+`[Pile2 "7t 2y 1t"]`+"\n")
	g := p.Timeline.Geometry()
	if !g.HasOverlap() || g.MaxScrolledRows() > 0 {
		t.Fatalf("twelve rows are %v apart, cards %v high, and %v out of sight", g.RowSpacing, g.LaidCardHeight, g.MaxScrolledRows())
	}
	for row := 2; row <= 6; row++ {
		in := dreist.Cell{Row: row, Column: 4}
		at := geom.Point{X: g.CellRect(in).Center().X, Y: g.CellRect(in).Y + 0.2*g.LaidCardHeight}
		p.hover(input.Point(at))
		p.settle()
		if cell, ok := p.CellAt(at, dreist.NoCard); p.rises(p.ShownPosition().Layout().At(in)) == 0 || !ok || cell.Row != row {
			t.Errorf("where row %d is seen, %v is hit, or its card is not lifted free", row, cell)
		}
	}
	six := p.card("6y")
	rows := p.ShownPosition().LegalRows(six)
	if rows.Len() == 0 {
		t.Fatal("the card fits nowhere")
	}
	for row := range rows.All() {
		at := g.CellRect(six.Cell(row))
		for _, part := range []float64{0.1, 0.5, 0.9} {
			a := p.AimAt(tabletop.Card(six), geom.Point{X: at.Center().X, Y: at.Y + part*at.H})
			if a.Kind != scene.CellAim || !rows.Has(int(a.Row)) {
				t.Errorf("a click on the outline in row %d means %v", row, a)
			}
		}
		for _, off := range []float64{-0.2, 0, 0.2} {
			a := p.AimBelowCard(tabletop.Card(six), geom.Rect{X: at.X, Y: at.Y + off*at.H, W: at.W, H: at.H})
			if a.Kind != scene.CellAim || int(a.Row) != row {
				t.Errorf("a card dropped %v of its height beside row %d means %v", off, row, a)
			}
		}
	}
}

// TestHiddenRowsAreReachedUnderEveryGuide leads to the last row of a deep layout by the ring, as who has no mouse does.
func TestHiddenRowsAreReachedUnderEveryGuide(t *testing.T) {
	for name, guide := range map[string]func(p *player){
		"nothing": func(*player) {},
		"a hint":  func(p *player) { hints.NewHinter(p.Table, person.SearchAtOnce(40)).GiveHint(tabletop.HintMove) },
		"a puzzle": func(p *player) {
			posed := puzzle.Generate(puzzle.LegalCellsKind, 1, 1)
			p.SetGuide(puzzles.NewPuzzleGuide(p.Table, puzzle.NewAttempt(posed)))
		},
		"an example": func(p *player) {
			match := p.Match
			learn.StartLesson(p.Table, primer.Examples()[2], "", func(func(*lesson.Progress)) {})
			p.SetMatch(match, 0)
			p.Timeline.MakeRoom(p.ShownPosition())
			p.Timeline.ShowView(scene.ViewOf(p.ShownPosition()))
		},
	} {
		p := sit(t, deep)
		p.settle()
		guide(p)
		p.Timeline.ScrollBy(-100)
		p.walkTo(table.LastRowButton)
		p.key(input.CommandConfirm)
		if g := p.Timeline.Geometry(); g.Shape.ScrolledRows != g.MaxScrolledRows() || g.MaxScrolledRows() == 0 {
			t.Errorf("under %s %v of %v rows are scrolled", name, g.Shape.ScrolledRows, g.MaxScrolledRows())
		}
	}
}

// TestATableArrivesWithoutKeepingAnybodyWaiting lets a table come twice: at first to its end, with no card marked meanwhile.
func TestATableArrivesWithoutKeepingAnybodyWaiting(t *testing.T) {
	p := sit(t, figure6)
	p.Options.MarksFitting = true
	marks := func() (n int) {
		for _, c := range p.Timeline.View().Hands[p.FrontSeat()] {
			n += int(math.Ceil(p.Timeline.OfferedLift(c)))
		}
		return n
	}
	p.settle()
	p.Tick(true)
	rests, marked, ticks := p.Timeline.CurrentPicture().Cards, marks(), 0
	for p.StartArrival(0, nil); p.Arrival.IsMoving() && ticks < 100; ticks++ {
		if far := p.Arrival.TurnAlpha(); !p.NeedsTick(true) || marks() > 0 || ticks < 30 && far > 0 || p.Arrival.ClothOpacity() > 0 && far > 0 {
			t.Fatalf("after %d ticks busy %v, %d cards are marked, and the prompt is seen with an opacity of %v", ticks, p.NeedsTick(true), marks(), far)
		}
		p.Tick(true)
	}
	if p.Arrival.TurnAlpha() != 1 || p.Arrival.ClothOpacity() != 0 || ticks < 40 || ticks > 78 || p.Timeline.CurrentPicture().Cards != rests {
		t.Errorf("after %d ticks, of less than 1.3 s, a table that has arrived is not seen as it is", ticks)
	}
	p.settle()
	if p.Tick(true); marked == 0 || marks() != marked {
		t.Errorf("%d cards are marked once the table is there, want %d", marks(), marked)
	}
	p.StartArrival(0, nil)
	p.Tick(true)
	c := p.card("6v")
	p.Handle(input.Gesture{Kind: input.Press, At: p.middle(c)})
	if p.Arrival.IsMoving() || p.HeldCard() != c {
		t.Errorf("a press while the table arrives: arriving %v, card %v held", p.Arrival.IsMoving(), p.HeldCard())
	}
	p.Timeline.SetReducedMotion(true)
	if p.StartArrival(0, nil); p.Arrival.IsMoving() {
		t.Error("a table arrives in reduced motion")
	}
}
