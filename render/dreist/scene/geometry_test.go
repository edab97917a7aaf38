package scene

import (
	"fmt"
	"math"
	"testing"

	"dreist/game/dreist"
	"dreist/render/geom"
	"dreist/render/stage"
)

// room is a window and what has to find its place in it.
type room struct {
	stage.Frame
	Shape
}

func (r room) geometry() Geometry { return NewGeometry(r.Frame, r.Shape) }

// frames are the windows the table has to look right in, with names for failures.
func frames() map[string]room {
	sizes := map[string]room{}
	for _, s := range [][2]float64{{960, 560}, {960, 600}, {960, 720}, {1024, 768}, {1280, 800}, {1366, 768}, {1600, 1200}, {1920, 1080}, {2560, 1080}, {3440, 1440}, {3840, 2160}} {
		for _, rows := range []int{0, 5, 6, 10, 14} {
			for others := range dreist.MaxSeats {
				f := room{stage.Frame{W: s[0], H: s[1], Scale: 1}, Shape{Rows: rows, Others: others}}
				sizes[fmt.Sprintf("%vx%v rows=%d others=%d", s[0], s[1], rows, others)] = f
				f.Panel = 1
				sizes[fmt.Sprintf("%vx%v rows=%d others=%d beside", s[0], s[1], rows, others)] = f
			}
		}
	}
	sizes["1920x1200 scale=2"] = room{Frame: stage.Frame{W: 1920, H: 1200, Scale: 2}}
	sizes["1440x900 scale=1.5"] = room{Frame: stage.Frame{W: 1440, H: 900, Scale: 1.5}}
	return sizes
}

// named lists the rectangles that must never touch each other.
func (g *Geometry) named() map[string]geom.Rect {
	named := map[string]geom.Rect{
		"columns": g.Columns, "prompt": g.Prompt, "tray": g.Tray, "question": g.Question, "pile": g.Pile,
		"count": g.Count, "discard": g.DiscardPile, "end turn": g.EndTurn, "undo": g.Undo, "menu": g.Icons.Menu,
		"log icon": g.Icons.Log, "sound": g.Icons.Sound,
	}
	if g.Shape.Panel == 1 {
		named["guide"] = g.Log
	}
	if g.Shape.Panel == 0 { // what Egon sets aside is there in his turn, and a question in the player's
		delete(named, "question")
	}
	if g.Shape.Others == 0 {
		named["Egon"], named["Egon's pile"], named["Egon's count"] = g.Egon.Face, g.Egon.Pile, g.Egon.Count
		named["bubble"], named["aside"] = g.Egon.Bubble, g.Egon.Aside
		if g.Egon.Reveal.Y > g.Egon.Bubble.Y {
			named["card turned up"], named["hurry"] = g.Egon.Reveal, g.Egon.Hurry
		}
		return named
	}
	named["replay"] = g.Replay
	delete(named, "question") // in whose place nothing can be seen again
	for i := range g.Shape.Others {
		named[fmt.Sprintf("place %d", i)] = g.Others[i].Box
	}
	return named
}

// TestWhatBelongsToASeatLiesInItsPlace checks that nothing of a place overlaps or leaves its box.
func TestWhatBelongsToASeatLiesInItsPlace(t *testing.T) {
	for name, f := range frames() {
		g := f.geometry()
		for i := range f.Others {
			p := &g.Others[i]
			line := p.Line(f.Panel == 1)
			parts := map[string]geom.Rect{"portrait": p.Portrait, "name": line.Name, "hand": line.Hand, "pile": p.Pile, "count": line.Count}
			for n := 1; n <= 7; n++ {
				for k := range n {
					if r := line.HandSlot(k, n); r.Overlap(line.Hand) < r.W*r.H*0.96 {
						t.Errorf("%s: hand card %d of %d of place %d at %v leaves %v", name, k, n, i, r, line.Hand)
					}
				}
			}
			for a, ra := range parts {
				if ra.W < 12 || ra.H < 12 || ra.Overlap(p.Box) < ra.W*ra.H-1e-6 {
					t.Errorf("%s: the %s %v of place %d is not inside %v", name, a, ra, i, p.Box)
				}
				for b, rb := range parts {
					if a < b && ra.Overlap(rb) > 1e-6 {
						t.Errorf("%s: %s %v overlaps %s %v of place %d", name, a, ra, b, rb, i)
					}
				}
			}
		}
	}
}

// TestThereIsRoomToLiftACard sees that a card under the mouse may rise further than those that can be laid without reaching the letters of the prompt.
func TestThereIsRoomToLiftACard(t *testing.T) {
	for _, text := range []float64{1, 1.15, 1.3} {
		for name, f := range frames() {
			f.Text = text
			g := f.geometry()
			if room := g.liftRoom(g.HandH); room < 1.2*offerFar*g.HandH {
				t.Errorf("%s, letters %v: a lifted card may rise %v, one that can be laid rises %v", name, text, room, offerFar*g.HandH)
			}
		}
	}
}

// TestQuestionsLeaveThePlayersFree sees that a question covers none of the others, to whom a gift may be dragged, and has room for its words and answers.
func TestQuestionsLeaveThePlayersFree(t *testing.T) {
	for _, text := range []float64{1, 1.15, 1.3} {
		for name, f := range frames() {
			f.Text = text
			g := f.geometry()
			for asked, box := range map[string]geom.Rect{"two answers": g.Question, "one answer": g.QuestionOfOne()} {
				for i := range f.Others {
					if place := g.Others[i].Box; box.Overlap(place) > 1e-6 {
						t.Errorf("%s, letters %v: a question with %s at %v covers place %d at %v", name, text, asked, box, i, place)
					}
				}
				yes, _ := g.Answers(box)
				if asked == "one answer" {
					yes = g.Answer(box)
				}
				if line := 14 * g.TextUnit(); yes.Y-box.Y < 2*line {
					t.Errorf("%s, letters %v: a question with %s has %v for its words, want two lines of %v", name, text, asked, yes.Y-box.Y, line)
				}
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
			if ra.W <= 0 || ra.H <= 0 || ra.Overlap(window) < ra.W*ra.H-1e-6 {
				t.Errorf("%s: %s %v is not inside the window", name, a, ra)
			}
			for b, rb := range rects {
				if a < b && ra.Overlap(rb) > 1e-6 {
					t.Errorf("%s: %s %v overlaps %s %v", name, a, ra, b, rb)
				}
			}
		}
		if g.EndTurn.W < 100*g.Unit || g.Question.W < 160*g.Unit || g.Count.W < 60*g.Unit {
			t.Errorf("%s: too narrow for their text: end turn %v, question %v, count %v", name, g.EndTurn.W, g.Question.W, g.Count.W)
		}
	}
}

// TestARefusalCoversNothing checks the plate of a refusal, its link and the name of the discard pile against all that is
// around them, also against an own pile as high as it can be.
func TestARefusalCoversNothing(t *testing.T) {
	for name, f := range frames() {
		g := f.geometry()
		var a Arrangement
		pile := make([]dreist.Card, dreist.Deck)
		for i := range pile {
			pile[i] = dreist.Card(i)
		}
		a.stack(pile, g.Pile)
		around := map[string]geom.Rect{
			"tray": g.Tray, "own pile": a.Cards[len(pile)-1].Rect(), "discard": g.DiscardPile, "end turn": g.EndTurn,
			"undo": g.Undo, "log": g.Log, "question": g.Question, "columns": g.Columns,
		}
		for part, r := range map[string]geom.Rect{"refusal": g.Refusal, "link": g.Why, "name": g.DiscardName, "sign": g.Unsaved} {
			if r.X < 0 || r.Right() > g.W || r.Bottom() > g.H || r.H < 14*g.Unit {
				t.Errorf("%s: the %s is at %v", name, part, r)
			}
			kept := 2 * g.Unit
			if part == "name" {
				kept = 0
			}
			for other, o := range around {
				if r.Inset(-kept).Overlap(o) > 1e-6 {
					t.Errorf("%s: the %s %v comes too close to %s %v", name, part, r, other, o)
				}
			}
		}
		if g.Refusal.Right() >= g.Why.X {
			t.Errorf("%s: the link %v lies on the refusal %v", name, g.Why, g.Refusal)
		}
		if g.Unsaved.Right() >= g.Refusal.X || g.Unsaved.W < 90*g.Unit {
			t.Errorf("%s: the sign %v lies on the refusal %v, or is too narrow", name, g.Unsaved, g.Refusal)
		}
	}
}

// TestRowsFitAtFullSizeThenShrinkThenOverlap goes through all depths: four rows are seen at full size, then the cards shrink to four fifths of what they are beside
// a panel, then they overlap, and what is deeper is scrolled.
func TestRowsFitAtFullSizeThenShrinkThenOverlap(t *testing.T) {
	for name, f := range frames() {
		full, beside := f.geometry(), f
		full = NewGeometry(f.Frame, Shape{Others: f.Others, Panel: f.Panel})
		beside.Panel, beside.Rows = 1, 0
		smallest, before := beside.geometry().CardH*smallestCard, math.Inf(1)
		whole := fullRows
		if f.Panel == 1 {
			whole = besideRows
		}
		for rows := range dreist.MaxRow {
			f.Rows = rows
			g := f.geometry()
			seen := min(rows, g.Deepest)
			last := g.Cell(dreist.Cell{Row: seen, Column: 8})
			if last.Bottom() > g.Rows.Bottom()+1 {
				t.Errorf("%s: row %d of %d ends at %v, below the rows' %v", name, seen, rows, last.Bottom(), g.Rows.Bottom())
			}
			if rows <= whole && (g.CardH != full.CardH || g.Overlap()) {
				t.Errorf("%s: got card height %v of %d rows, want the full %v", name, g.CardH, rows, full.CardH)
			}
			if g.CardH > before || g.CardH < math.Floor(smallest) || g.Pitch < closestRows*g.CardH {
				t.Errorf("%s: %d rows have cards %v high %v apart, with one row less %v, at least %v", name, rows, g.CardH, g.Pitch, before, smallest)
			}
			if g.Overlap() && g.CardH > smallest {
				t.Errorf("%s: %d rows overlap before the cards are as small as they get", name, rows)
			}
			if want := max(0, rows-g.Deepest); g.MaxShift() != float64(want) {
				t.Errorf("%s: can scroll %v rows, want %d", name, g.MaxShift(), want)
			}
			before = g.CardH
		}
		if g := f.geometry(); g.Deepest < 12 {
			t.Errorf("%s: only %d rows can be seen at once", name, g.Deepest)
		}
	}
}

func TestAsideCardsStayInTheirAreaAndReadable(t *testing.T) {
	for name, f := range frames() {
		if f.Others > 0 {
			continue // Egon is not there
		}
		g := f.geometry()
		for n := 1; n <= 20; n++ {
			for i := range n {
				r := g.AsideSlot(i, n)
				if r.Right() > g.Egon.Aside.Right()+1e-6 || r.Bottom() > g.Egon.Aside.Bottom()+1e-6 {
					t.Errorf("%s: card %d of %d aside at %v leaves %v", name, i, n, r, g.Egon.Aside)
				}
				if i > 0 {
					before := g.AsideSlot(i-1, n)
					if n <= 12 && r.Y == before.Y && r.X-before.X < r.W*0.44 { // he has never more in a match
						t.Errorf("%s: cards %d and %d of %d aside are %v apart, too close to read", name, i-1, i, n, r.X-before.X)
					}
				}
			}
		}
	}
}

// TestEveryWindowTheLimitsAllowIsUsable goes through windows of all shapes from the smallest up: nothing panics and
// every place has an area.
func TestEveryWindowTheLimitsAllowIsUsable(t *testing.T) {
	for w := 960.0; w <= 3900; w += 37 {
		for h := 600.0; h <= 2400; h += 29 {
			for at := range 4 * dreist.MaxSeats {
				rows := at / dreist.MaxSeats % 2 * 14
				g := NewGeometry(stage.Frame{W: w, H: h, Scale: 1}, Shape{Rows: rows, Others: at % dreist.MaxSeats, Panel: float64(at / (2 * dreist.MaxSeats))})
				window := geom.Rect{X: 0, Y: 0, W: w, H: h}
				for name, r := range g.named() {
					if r.W < 12 || r.H < 12 || r.Overlap(window) < r.W*r.H-1e-6 {
						t.Fatalf("%vx%v rows=%d: %s is at %v", w, h, rows, name, r)
					}
				}
				for n := 1; n <= 30 && g.Shape.Others == 0; n += 7 {
					g.AsideSlot(n-1, n)
				}
				if g.CardW < 20 || g.Question.W < 150 {
					t.Fatalf("%vx%v rows=%d: cards are %v wide, questions %v", w, h, rows, g.CardW, g.Question.W)
				}
			}
		}
	}
}

// TestThereIsRoomForTenSeats seats up to nine others, as a later game may: every place has the same form, lies beside the mat and touches nothing, and those left and
// right are at equal heights.
func TestThereIsRoomForTenSeats(t *testing.T) {
	for name, f := range frames() {
		if f.Others != 3 || f.Panel > 0 {
			continue
		}
		g := f.geometry()
		for count := 1; count <= 9; count++ {
			boxes := make([]geom.Rect, count)
			for i := range boxes {
				box := g.seatBox(i, count)
				boxes[i] = box
				if box.W != boxes[0].W || box.H != boxes[0].H || box.H < 36*g.Unit || box.X < 0 || box.Right() > g.W {
					t.Errorf("%s: place %d of %d is at %v, the first at %v", name, i, count, box, boxes[0])
				}
				for part, r := range map[string]geom.Rect{"columns": g.Columns, "tray": g.Tray, "hint": g.Hint, "menu": g.Icons.Menu, "replay": g.Replay} {
					if box.Overlap(r) > 1e-6 {
						t.Errorf("%s: place %d of %d at %v overlaps %s %v", name, i, count, box, part, r)
					}
				}
				for k, other := range boxes[:i] {
					if box.Overlap(other) > 1e-6 {
						t.Errorf("%s: places %d and %d of %d overlap", name, k, i, count)
					}
				}
			}
		}
	}
}

// TestEgonHasRoomForHisHands looks at his seat in all windows: the card in his hand covers neither his pile nor what he says, all of it lies on the plate that
// tells his turn, and the tray below grows with the cards on it.
func TestEgonHasRoomForHisHands(t *testing.T) {
	for _, text := range []float64{1, 1.3} {
		for name, f := range frames() {
			if f.Text = text; f.Others > 0 {
				continue
			}
			g := f.geometry()
			e := &g.Egon
			for what, r := range map[string]geom.Rect{"pile": e.Pile, "count": e.Count, "bubble": e.Bubble, "tray": e.Aside, "button": e.Hurry} {
				if e.Reveal.Overlap(r) > 1e-6 {
					t.Errorf("%s, letters %v: the card in his hand at %v covers the %s at %v", name, text, e.Reveal, what, r)
				}
			}
			for what, r := range map[string]geom.Rect{"card": e.Reveal, "pile": e.Pile, "count": e.Count} {
				if edge := 4 * g.Unit; r.Right() > e.Box.Right()-edge || r.Bottom() > e.Box.Bottom()-edge || e.Bubble.Y < e.Box.Bottom() {
					t.Errorf("%s, letters %v: the %s at %v reaches the edge of the plate %v", name, text, what, r, e.Box)
				}
			}
			before := 0.0
			for n := range 13 {
				tray := g.AsideTray(n)
				if tray.H < before-1e-6 && n < 4 || tray.Bottom() > e.Aside.Bottom()+1e-6 {
					t.Errorf("%s, letters %v: the tray of %d cards is %v, with one less %v high", name, text, n, tray, before)
				}
				before = tray.H
				for i := range n {
					if g.AsideSlot(i, n).Bottom() > tray.Bottom() {
						t.Errorf("%s, letters %v: card %d of %d leaves the tray %v", name, text, i, n, tray)
					}
				}
			}
		}
	}
}
