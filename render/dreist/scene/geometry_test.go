package scene

import (
	"fmt"
	"math"
	"testing"

	"dreist/game/dreist"
	"dreist/render/geom"
	"dreist/render/stage"
	"dreist/render/tabletop"
)

// room is a window with a shape.
type room struct {
	stage.Frame
	TableContents
}

func (r room) geometry() Geometry { return NewGeometry(r.Frame, r.TableContents) }

// frames returns the windows to be tested, by name.
func frames() map[string]room {
	sizes := map[string]room{}
	for _, s := range [][2]float64{{960, 560}, {960, 600}, {960, 720}, {1024, 768}, {1280, 800}, {1366, 768}, {1600, 1200}, {1920, 1080},
		{2560, 1080}, {3440, 1440}, {3840, 2160}} {
		for _, rows := range []int{0, 5, 6, 10, 14} {
			for others := range dreist.MaxSeats {
				f := room{stage.Frame{W: s[0], H: s[1], Scale: 1}, TableContents{VisibleRows: rows, OtherCount: others}}
				sizes[fmt.Sprintf("%vx%v rows=%d others=%d", s[0], s[1], rows, others)] = f
			}
		}
	}
	sizes["1920x1200 scale=2"] = room{Frame: stage.Frame{W: 1920, H: 1200, Scale: 2}}
	sizes["1440x900 scale=1.5"] = room{Frame: stage.Frame{W: 1440, H: 900, Scale: 1.5}}
	return sizes
}

// named returns rectangles that must not overlap.
func (g *Geometry) named() map[string]geom.Rect {
	named := map[string]geom.Rect{
		"columns": g.LayoutRect, "prompt": g.PromptLine, "tray": g.HandRect, "pile": g.OwnPile,
		"count": g.OwnCountRect, "discard": g.DiscardPile, "end turn": g.EndTurnRect, "undo": g.UndoRect, "menu": g.Icons.Menu,
		"log icon": g.Icons.Log, "sound": g.Icons.Sound,
	}
	named["guide"] = g.Log
	if g.Shape.OtherCount == 0 {
		named["Egon"], named["Egon's pile"], named["Egon's count"] = g.head(), g.Egon.Pile, g.Egon.CountRect
		named["bubble"], named["aside"], named["last turns"] = g.Egon.Bubble, g.Egon.AsideArea, g.LastTurnsButtonArea
		return named
	}
	named["last turns"] = g.LastTurnsButtonArea
	for i := range g.Shape.OtherCount {
		named[fmt.Sprintf("place %d", i)] = g.OtherSeats[i].Bounds
	}
	return named
}

// head returns the middle of Egon's head, with eyes and mouth.
func (g *Geometry) head() geom.Rect {
	f := g.Egon.Face
	return geom.Rect{X: f.X + 0.26*f.W, Y: f.Y, W: 0.48 * f.W, H: 0.85 * f.H}
}

// TestWhatBelongsToASeatLiesInItsPlace checks that the parts of a place neither overlap nor leave its box.
func TestWhatBelongsToASeatLiesInItsPlace(t *testing.T) {
	for name, f := range frames() {
		g := f.geometry()
		for i := range f.OtherCount {
			p := &g.OtherSeats[i]
			parts := map[string]geom.Rect{"portrait": p.Portrait, "name": p.NameRect, "hand": p.handRect, "pile": p.Pile, "count": p.CountRect}
			for n := 1; n <= 7; n++ {
				for k := range n {
					if r := p.handSlot(k, n); r.OverlapArea(p.handRect) < r.W*r.H*0.96 {
						t.Errorf("%s: hand card %d of %d of place %d at %v leaves %v", name, k, n, i, r, p.handRect)
					}
				}
			}
			for a, ra := range parts {
				if ra.W < 12 || ra.H < 12 || ra.OverlapArea(p.Bounds) < ra.W*ra.H-1e-6 {
					t.Errorf("%s: the %s %v of place %d is not inside %v", name, a, ra, i, p.Bounds)
				}
				for b, rb := range parts {
					if a < b && ra.OverlapArea(rb) > 1e-6 {
						t.Errorf("%s: %s %v overlaps %s %v of place %d", name, a, ra, b, rb, i)
					}
				}
			}
		}
	}
}

// TestThereIsRoomToLiftACard checks that a lifted card rises further than one that can be laid, and does not reach the prompt.
func TestThereIsRoomToLiftACard(t *testing.T) {
	for _, text := range []float64{1, 1.15, 1.3} {
		for name, f := range frames() {
			f.TextFactor = text
			g := f.geometry()
			if offered, lifted := g.RiseHeights(g.CardHeight); lifted < 1.2*offered || lifted > g.MaxLift(g.CardHeight) || offered < 4.5*g.Unit {
				t.Errorf("%s, letters %v: a lifted card rises %v of %v, one that can be laid %v", name, text, lifted, g.MaxLift(g.CardHeight), offered)
			}
		}
	}
}

// TestTheFrameOfTheHandStandsLevelWithAllElseBelow compares its lower edge with those of the button and the pile beside it.
func TestTheFrameOfTheHandStandsLevelWithAllElseBelow(t *testing.T) {
	for name, f := range frames() {
		g := f.geometry()
		foot := g.HandRect.Bottom() + g.HandRim()
		if g.HandRim() < 3*g.Unit || math.Abs(foot-g.UndoRect.Bottom()) > 1 || math.Abs(foot-g.OwnPile.Bottom()) > 1 {
			t.Errorf("%s: the frame ends at %v, %v below the cards, beside a button that ends at %v and a pile at %v", name, foot, g.HandRim(),
				g.UndoRect.Bottom(), g.OwnPile.Bottom())
		}
	}
}

// TestAQuestionCoversNothingThatIsNeededForItsAnswer checks the plate of a question, alone, with a line and with a refusal: it is centred
// and covers neither hand, piles, receivers nor numbers, and only the lower end of the last row.
func TestAQuestionCoversNothingThatIsNeededForItsAnswer(t *testing.T) {
	for _, text := range []float64{1, 1.15, 1.3} {
		for name, f := range frames() {
			f.TextFactor = text
			g := f.geometry()
			around := map[string]geom.Rect{
				"hand": g.HandRect, "pile": g.OwnPile, "discard pile": g.DiscardPile, "count": g.OwnCountRect, "end turn": g.EndTurnRect,
				"hint": g.HintRect, "sign": g.UnsavedRect,
				"last turns": g.LastTurnsButtonArea, "log": g.Log,
			}
			for i := range f.OtherCount {
				around[fmt.Sprint("place ", i)] = g.OtherSeats[i].Bounds
			}
			if f.OtherCount == 0 {
				around["Egon"], around["bubble"] = g.Egon.Bounds, g.Egon.Bubble
			}
			for with, above := range map[string]geom.Rect{"nothing": g.Plate, "a line": g.RectAboveQuestion(false), "a refusal": g.RectAboveQuestion(true)} {
				all := g.Plate.Union(above)
				for what, r := range around {
					if all.OverlapArea(r) > 1e-6 {
						t.Errorf("%s, letters %v: a question with %s at %v covers the %s at %v", name, text, with, all, what, r)
					}
				}
				if math.Abs(all.Center().X-f.W/2) > 1 || above.OverlapArea(g.Plate) > 1e-6 && above != g.Plate {
					t.Errorf("%s, letters %v: a question with %s stands at %v", name, text, with, all)
				}
				yes, no := g.AnswerRects()
				for _, b := range []geom.Rect{yes, no, g.WhyButtonRect(g.Plate)} {
					if b.H < 26*g.Unit || b.W < 76*g.Unit || b.Right() > all.Right()-3*g.Unit {
						t.Errorf("%s, letters %v: an answer is at %v in %v", name, text, b, all)
					}
				}
				if yes.Right() > no.X || yes.X-all.X < 0.48*all.W {
					t.Errorf("%s, letters %v: answers at %v and %v leave too little of %v to the words", name, text, yes, no, all)
				}
			}
			if foot := g.RowsRect.Bottom() - g.Plate.Y; foot > 0.27*g.LaidCardHeight {
				t.Errorf("%s, letters %v: a question covers %v of the last row, whose cards are %v high", name, text, foot, g.LaidCardHeight)
			}
		}
	}
}

func TestNothingOverlapsInAnyWindow(t *testing.T) {
	for name, f := range frames() {
		g := f.geometry()
		window := geom.Rect{X: 0, Y: 0, W: f.W, H: f.H}
		rects := g.named()
		for a, ra := range rects {
			if ra.W <= 0 || ra.H <= 0 || ra.OverlapArea(window) < ra.W*ra.H-1e-6 {
				t.Errorf("%s: %s %v is not inside the window", name, a, ra)
			}
			for b, rb := range rects {
				if a < b && ra.OverlapArea(rb) > 1e-6 {
					t.Errorf("%s: %s %v overlaps %s %v", name, a, ra, b, rb)
				}
			}
		}
		if g.EndTurnRect.W < 100*g.Unit || g.OwnCountRect.W < 60*g.Unit {
			t.Errorf("%s: too narrow for their text: end turn %v, count %v", name, g.EndTurnRect.W, g.OwnCountRect.W)
		}
	}
}

// TestARefusalCoversNothing checks the plate of a refusal and the sign beside it against all that is
// around them, also against an own pile as high as it can be.
func TestARefusalCoversNothing(t *testing.T) {
	for name, f := range frames() {
		g := f.geometry()
		var a Arrangement
		pile := make([]dreist.Card, dreist.CardCount)
		for i := range pile {
			pile[i] = dreist.Card(i)
		}
		a.stack(pile, g.OwnPile, g.CardThickness)
		around := map[string]geom.Rect{
			"tray": g.HandRect, "own pile": a.Cards[len(pile)-1].Rect(), "discard": g.DiscardPile, "end turn": g.EndTurnRect,
			"undo": g.UndoRect, "log": g.Log, "columns": g.LayoutRect,
		}
		for part, r := range map[string]geom.Rect{"refusal": g.RefusalRect, "sign": g.UnsavedRect} {
			if r.X < 0 || r.Right() > g.W || r.Bottom() > g.H || r.H < 14*g.Unit {
				t.Errorf("%s: the %s is at %v", name, part, r)
			}
			kept := 2 * g.Unit
			for other, o := range around {
				if r.Inset(-kept).OverlapArea(o) > 1e-6 {
					t.Errorf("%s: the %s %v comes too close to %s %v", name, part, r, other, o)
				}
			}
		}
		if g.UnsavedRect.Right() >= g.RefusalRect.X || g.UnsavedRect.W < 90*g.Unit {
			t.Errorf("%s: the sign %v lies on the refusal %v, or is too narrow", name, g.UnsavedRect, g.RefusalRect)
		}
	}
}

// TestTheCardsKeepTheirSize checks all depths: four rows without overlap, then closer rows, then scrolling. No card becomes smaller, and
// nothing beside the layout moves.
func TestTheCardsKeepTheirSize(t *testing.T) {
	for name, f := range frames() {
		full, before := NewGeometry(f.Frame, TableContents{OtherCount: f.OtherCount}), math.Inf(1)
		for rows := range dreist.MaxRow {
			f.VisibleRows = rows
			g := f.geometry()
			seen := min(rows, g.maxVisibleRows)
			last := g.CellRect(dreist.Cell{Row: seen, Column: 8})
			if last.Bottom() > g.RowsRect.Bottom()+1 {
				t.Errorf("%s: row %d of %d ends at %v, below the rows' %v", name, seen, rows, last.Bottom(), g.RowsRect.Bottom())
			}
			if over := last.Bottom() - g.Plate.Y; rows <= g.maxVisibleRows && over > 1 {
				t.Errorf("%s: the plate of a question lies %v over row %d", name, over, seen)
			}
			if g.LaidCardHeight != full.LaidCardHeight || g.Mat != full.Mat || g.Shelf != full.Shelf || g.Egon != full.Egon || g.OtherSeats != full.OtherSeats {
				t.Errorf("%s: %d rows move what is around them", name, rows)
			}
			if g.RowSpacing > hiddenRows*g.LaidCardHeight && g.RowSpacing < seenRows*g.LaidCardHeight {
				t.Errorf("%s: %d rows cut the big numerals of covered cards", name, rows)
			}
			if rows <= fullRows && g.HasOverlap() {
				t.Errorf("%s: %d rows overlap", name, rows)
			}
			if g.RowSpacing > before || g.RowSpacing < closestRows*g.LaidCardHeight {
				t.Errorf("%s: %d rows are %v apart, with one row less %v", name, rows, g.RowSpacing, before)
			}
			if want := max(0, rows-g.maxVisibleRows); g.MaxScrolledRows() != float64(want) {
				t.Errorf("%s: can scroll %v rows, want %d", name, g.MaxScrolledRows(), want)
			}
			before = g.RowSpacing
		}
		if g := f.geometry(); g.maxVisibleRows < 12 {
			t.Errorf("%s: only %d rows can be seen at once", name, g.maxVisibleRows)
		}
	}
}

// TestTheBoardMakesRoomForABox checks the width of a box in every window, and the places of the board in the default one.
func TestTheBoardMakesRoomForABox(t *testing.T) {
	for _, text := range []float64{1, 1.15, 1.3} {
		for name, f := range frames() {
			f.TextFactor, f.hasBox = text, true
			g := f.geometry()
			if least := tabletop.MinBoxWidth*g.BoxUnit() - 5*g.Unit; g.Log.W < least || g.Log.X < g.Shelf.Right() {
				t.Errorf("%s, letters %v: the column is %v wide beside a base that ends at %v, want %v", name, text, g.Log, g.Shelf.Right(), least)
			}
		}
	}
	for beside, wide := range map[bool]float64{true: 770, false: 900} {
		g := NewGeometry(stage.Frame{W: 1280, H: 800, Scale: 1}, TableContents{hasBox: beside})
		if math.Abs(g.Shelf.W-wide) > 8 || math.Abs(g.Shelf.Center().X-640) > 1 || g.LaidCardWidth < 85 {
			t.Errorf("at 1280×800 the base is at %v, its cards %v wide", g.Shelf, g.LaidCardWidth)
		}
	}
}

func TestAsideCardsStayInTheirAreaAndReadable(t *testing.T) {
	for name, f := range frames() {
		if f.OtherCount > 0 {
			continue // Egon is not there
		}
		g := f.geometry()
		for n := 1; n <= 20; n++ {
			for i := range n {
				r := g.AsideSpot(i, n)
				if n <= 12 && (r.Right() > g.Egon.AsideArea.Right()+1e-6 || r.Bottom() > g.Egon.AsideArea.Bottom()+1e-6) {
					t.Errorf("%s: card %d of %d aside at %v leaves %v", name, i, n, r, g.Egon.AsideArea)
				}
				if i > 0 {
					before := g.AsideSpot(i-1, n)
					if n <= 12 && r.Y == before.Y && r.X-before.X < r.W*0.42 { // the most he has in a match
						t.Errorf("%s: cards %d and %d of %d aside are %v apart, too close to read", name, i-1, i, n, r.X-before.X)
					}
				}
			}
		}
	}
}

// TestEveryWindowTheLimitsAllowIsUsable checks windows of all shapes from the smallest up: nothing panics and every place has an area.
func TestEveryWindowTheLimitsAllowIsUsable(t *testing.T) {
	for w := 960.0; w <= 3900; w += 37 {
		for h := 600.0; h <= 2400; h += 29 {
			for at := range 2 * dreist.MaxSeats {
				rows := at / dreist.MaxSeats * 14
				g := NewGeometry(stage.Frame{W: w, H: h, Scale: 1}, TableContents{VisibleRows: rows, OtherCount: at % dreist.MaxSeats})
				window := geom.Rect{X: 0, Y: 0, W: w, H: h}
				for name, r := range g.named() {
					if r.W < 12 || r.H < 12 || r.OverlapArea(window) < r.W*r.H-1e-6 {
						t.Fatalf("%vx%v rows=%d: %s is at %v", w, h, rows, name, r)
					}
				}
				for n := 1; n <= 30 && g.Shape.OtherCount == 0; n += 7 {
					g.AsideSpot(n-1, n)
				}
				if g.LaidCardWidth < 20 {
					t.Fatalf("%vx%v rows=%d: cards are %v wide", w, h, rows, g.LaidCardWidth)
				}
			}
		}
	}
}

// TestEgonHasRoomForHisHands checks all windows: the card at his chin covers neither his face nor his pack nor what he says then, and the
// tray below grows with its cards.
func TestEgonHasRoomForHisHands(t *testing.T) {
	for _, text := range []float64{1, 1.3} {
		for name, f := range frames() {
			if f.TextFactor = text; f.OtherCount > 0 {
				continue
			}
			g := f.geometry()
			e := &g.Egon
			for what, r := range map[string]geom.Rect{"face": g.head(), "pile": e.Pile, "count": e.CountRect, "reply": e.TurnBubble, "tray": e.AsideArea} {
				if e.RevealedCard.OverlapArea(r) > 1e-6 {
					t.Errorf("%s, letters %v: the card in his hand at %v covers the %s at %v", name, text, e.RevealedCard, what, r)
				}
			}
			for n := 1; n < 13; n++ {
				tray := g.AsideTray(n)
				for i := range n {
					if g.AsideSpot(i, n).Bottom() > tray.Bottom()+1e-6 || tray.Bottom() > e.AsideArea.Bottom()+1e-6 {
						t.Errorf("%s, letters %v: card %d of %d leaves the tray %v", name, text, i, n, tray)
					}
				}
			}
		}
	}
}

// TestEgonIsLarge checks his size, that of his card and that of those set aside in the default window.
func TestEgonIsLarge(t *testing.T) {
	g := NewGeometry(stage.Frame{W: 1280, H: 800, Scale: 1}, TableContents{})
	e := &g.Egon
	if tall := e.Ledge.Y - e.Face.Y; math.Abs(tall-200) > 4 || math.Abs(e.RevealedCard.W-113) > 3 || math.Abs(g.AsideSpot(0, 1).W-56) > 3 {
		t.Errorf("he is %v high, his card is %v, one aside %v", tall, e.RevealedCard, g.AsideSpot(0, 1))
	}
}

// TestWhatIsClearedBesideTheMatIsNoneOfIt checks the area beside the mat in windows of all shapes.
func TestWhatIsClearedBesideTheMatIsNoneOfIt(t *testing.T) {
	for _, size := range [][2]float64{{960, 560}, {1280, 800}, {1024, 768}, {3440, 1440}} {
		g := NewGeometry(stage.Frame{W: size[0], H: size[1], Scale: 1}, TableContents{})
		beside := g.RightOfMat(g.ThirdRowBottom())
		if beside.W <= 0 || beside.H <= 0 || beside.OverlapArea(g.Mat) > 0 || beside.OverlapArea(g.Shelf) > 0 || beside.OverlapArea(g.Caption) > 0 ||
			beside.X > g.Log.X || beside.Y > g.Log.Y {
			t.Errorf("%v: %v beside mat %v, shelf %v and log %v", size, beside, g.Mat, g.Shelf, g.Log)
		}
	}
}
