package dreist

import (
	"dreist/render/tabletop"
	"testing"

	"dreist/assets"
	"dreist/game/dreist"
	"dreist/game/dreist/examples"
	"dreist/game/dreist/puzzle"
	"dreist/game/lesson"
	"dreist/input"
	"dreist/render/dreist/lessons"
	"dreist/render/dreist/puzzles"
	"dreist/render/dreist/scene"
	"dreist/render/dreist/table"
	"dreist/render/dreist/words"
	"dreist/render/geom"
)

func TestEgonDoesNotSpeakOfWhatHasPassed(t *testing.T) {
	p := sit(t, figure6)
	p.Play(dreist.Discard(p.card("1y")))
	for !p.OthersShow() {
		p.Tick(true)
	}
	for range 60 {
		p.Tick(true)
	}
	p.FinishMotion()
	texts, err := assets.NewTexts("de")
	if err != nil {
		t.Fatal(err)
	}
	p.SetSentences(words.Sentences{Texts: texts})
	if p.Opponents.Egon.Speech.Line != "" {
		t.Errorf("Egon says %q", p.Opponents.Egon.Speech.Line)
	}
}

func TestPreviewFollowsUndo(t *testing.T) {
	p := sit(t, figure6)
	hold := func() {
		p.click(p.middle(p.card("6r")))
		p.update([]input.Gesture{{Kind: input.Hover, At: p.cell(p.card("6r"), 3)}})
	}
	hold()
	if !p.Preview.Lifts[p.card("6r")] {
		t.Fatal("the DREIer is not foreseen")
	}
	p.key(input.CommandCancel)
	if p.Preview != (scene.Preview{}) {
		t.Error("a card that was put back still foresees something")
	}
}

func TestALayoutScrollsWithFractionsOfNotches(t *testing.T) {
	p := sit(t, `[Layout "2r5/2yy4/3yy3/4y3/4tt2/5tt1/6rr/7r/7v/6rr/5rr1/5r2/5t2/5r2"]`+"\n"+`[Hand1 "3t 1y 2r 4v 8t"]`+"\n"+
		`[Pile1 "3y 2t"]`+"\n"+`[Pile2 "7t 2y 5v"]`+"\n")
	at := input.Point{X: 640, Y: 300}
	for range 5 {
		p.update([]input.Gesture{{Kind: input.Scroll, At: at, Wheel: input.Point{Y: -0.3}}})
	}
	if p.Line.Geometry().Shape.Shift != 1 {
		t.Errorf("five thirds of a notch scroll %v rows, want 1", p.Line.Geometry().Shape.Shift)
	}
	hidden := p.Line.Geometry().Stone(2).Center()
	if a := p.AimOver(tabletop.Card(p.card("1y")),
		geom.Rect{X: hidden.X - 30, Y: hidden.Y - 40, W: 60, H: 80}); a.Kind == table.AimCell && int(a.Row) == 1 {
		t.Error("a hidden row is hit")
	}
	p.pushButton(table.AboveButton)
	if p.Line.Geometry().Shape.Shift != 0 {
		t.Error("the button does not lead to the first row")
	}
	from := input.Point{X: p.Line.Geometry().Lane(1).Center().X, Y: p.Line.Geometry().Rows.Center().Y}
	p.drag(from, input.Point{X: from.X, Y: from.Y - 1.2*p.Line.Geometry().Pitch})
	if p.Line.Geometry().Shape.Shift != 1 {
		t.Error("the mouse does not pull the layout up")
	}
	p.pushButton(table.AboveButton)
	p.pushButton(table.BelowButton)
	if p.Line.Geometry().Shape.Shift != 1 {
		t.Error("the button does not lead to the last row")
	}
}

// TestCardsOfRowsThatOverlapAreMeant clicks and drops where rows overlap: on the part of a card that is seen, and on the
// outlines that accept a card.
func TestCardsOfRowsThatOverlapAreMeant(t *testing.T) {
	p := sit(t, `[Layout "1yyy4/3v4/3y4/2vv4/2yy4/3vv3/4y3/4v3/4yy2/4v3/4yy2/5rr1"]`+"\n"+`[Hand1 "8r 6y"]`+"\n"+
		`[Pile1 "3r 2t"]`+"\n"+`[Pile2 "7t 2y 1t"]`+"\n")
	g := p.Line.Geometry()
	if !g.Overlap() || g.MaxShift() > 0 {
		t.Fatalf("twelve rows are %v apart, cards %v high, and %v out of sight", g.Pitch, g.CardH, g.MaxShift())
	}
	for row := 2; row <= 6; row++ {
		c := p.Position().Layout().At(dreist.Cell{Row: row, Column: 4})
		at := input.Point(geom.Point{X: g.Cell(dreist.Cell{Row: row, Column: 4}).Center().X, Y: g.Cell(dreist.Cell{Row: row, Column: 4}).
			Y + 0.2*g.CardH})
		p.hoverAt(at)
		p.settle()
		if p.rises(c) == 0 {
			t.Errorf("the card in row %d is not lifted free", row)
		}
		if cell, ok := p.CellAt(geom.Point(at), dreist.NoCard); !ok || cell.Row != row {
			t.Errorf("where row %d is seen, %v is hit", row, cell)
		}
	}
	six := p.card("6y")
	rows := p.Position().Rows(six)
	if rows.Len() == 0 {
		t.Fatal("the card fits nowhere")
	}
	for row := range rows.All() {
		at := g.Cell(six.Cell(row))
		for _, part := range []float64{0.1, 0.5, 0.9} {
			if a := p.AimAt(tabletop.Card(six),
				geom.Point{X: at.Center().X, Y: at.Y + part*at.H}); a.Kind != table.AimCell || !rows.Has(int(a.Row)) {
				t.Errorf("a click on the outline in row %d means %v", row, a)
			}
		}
		for _, off := range []float64{-0.2, 0, 0.2} {
			dropped := geom.Rect{X: at.X, Y: at.Y + off*at.H, W: at.W, H: at.H}
			if a := p.AimOver(tabletop.Card(six), dropped); a.Kind != table.AimCell || int(a.Row) != row {
				t.Errorf("a card dropped %v of its height beside row %d means %v", off, row, a)
			}
		}
	}
}

// TestHiddenRowsAreReachedUnderEveryGuide leads to the last row of a deep layout by the ring, as who has no mouse does.
func TestHiddenRowsAreReachedUnderEveryGuide(t *testing.T) {
	deep := `[Layout "2r5/2yy4/3yy3/4y3/4tt2/5tt1/6rr/7r/7v/6rr/5rr1/5r2/5t2/5r2"]` + "\n" + `[Hand1 "3t 1y 2r 4v 8t"]` + "\n" +
		`[Pile1 "3y 2t"]` + "\n" + `[Pile2 "7t 2y 5v"]` + "\n"
	h := helpedAt(sit(t, deep))
	h.strike(input.CommandHintMove)
	riddle := sit(t, deep)
	riddle.SetGuide(puzzles.NewRiddle(riddle.Table, puzzle.Begin(seeing(t, puzzle.Where, 1, func(*puzzle.Puzzle) bool { return true }))))
	example := sit(t, deep)
	match := example.Match
	lessons.Lead(example.Table, examples.All()[2], "", func(func(*lesson.Progress)) {})
	example.SetMatch(match, 0)
	example.Line.MakeRoom(example.Position())
	example.Line.Show(scene.ViewOf(example.Position()))
	for name, p := range map[string]*player{"nothing": sit(t, deep), "a hint": h.player, "a puzzle": riddle, "an example": example} {
		p.Line.Scroll(-100)
		p.walkTo(table.BelowButton)
		p.key(input.CommandEndTurn)
		if g := p.Line.Geometry(); g.Shape.Shift != g.MaxShift() || g.MaxShift() == 0 {
			t.Errorf("under %s %v of %v rows are scrolled", name, g.Shape.Shift, g.MaxShift())
		}
	}
}

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
