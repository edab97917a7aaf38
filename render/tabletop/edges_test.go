package tabletop_test

import (
	"testing"

	"dreist/render/geom"
	"dreist/render/stage"
	"dreist/render/tabletop"
)

// windows are windows of every kind, each with small and with large letters.
func windows() (all []stage.Frame) {
	for _, f := range []stage.Frame{{W: 960, H: 560, Scale: 1}, {W: 1280, H: 800, Scale: 1}, {W: 1024, H: 1366, Scale: 1}, {W: 2560, H: 1080, Scale: 1}, {W: 3840, H: 2160, Scale: 2}} {
		for _, text := range []float64{1, 1.3} {
			f.TextFactor = text
			all = append(all, f)
		}
	}
	return all
}

// around returns the edges around a mat and a hand of five cards.
func around(f stage.Frame) (e tabletop.Edges, mat geom.Rect) {
	e = tabletop.NewEdges(f, 5)
	side := e.MinColumnWidth()
	mat = geom.Rect{X: e.Stage.X + side, Y: e.Margin, W: e.Stage.W - 2*side, H: e.MatBottom - 2*e.Margin}
	e.PlaceColumns(mat)
	e.PlaceButtons(max(e.HandRect.Right()+2*e.Gap, e.RightColumn.X))
	e.PlacePromptLine(mat.W)
	return e, mat
}

// wantApart wants areas within a room that cover nothing of each other.
func wantApart(t *testing.T, about any, in geom.Rect, areas map[string]geom.Rect) {
	t.Helper()
	for name, r := range areas {
		if r.W <= 0 || r.H <= 0 || r.X < in.X-0.01 || r.Y < in.Y-0.01 || r.Right() > in.Right()+0.01 || r.Bottom() > in.Bottom()+0.01 {
			t.Errorf("%v: %s is %v in %v", about, name, r, in)
		}
		for other, o := range areas {
			if name < other && r.OverlapArea(o) > 0.01 {
				t.Errorf("%v: %s at %v covers %s at %v", about, name, r, other, o)
			}
		}
	}
}

func TestNothingAroundTheCardsCoversAnother(t *testing.T) {
	for _, f := range windows() {
		e, mat := around(f)
		wantApart(t, f, geom.Rect{W: f.W, H: f.H}, map[string]geom.Rect{"mat": mat, "left": e.LeftColumn, "menu": e.Icons.Menu, "log icon": e.Icons.Log,
			"sound": e.Icons.Sound, "help": e.Icons.Help, "caption": e.Caption, "above hint": e.RoomAboveRows(1), "hint": e.HintRect, "hand": e.HandRect,
			"end": e.EndTurnRect, "undo": e.UndoRect, "refusal": e.RefusalRect, "unsaved": e.UnsavedRect})
		row := map[string]geom.Rect{}
		for i := range 5 {
			row[string(rune('1'+i))] = e.HandSpot(i, 5)
		}
		wantApart(t, f, e.HandRect.Inset(-1), row)
		if middle := e.HandSpot(1, 3).Center().X - e.HandRect.Center().X; max(middle, -middle) > 1 {
			t.Errorf("%v: three cards lie %v beside the middle", f, middle)
		}
		for broad := 1; broad <= 3; broad++ {
			s := tabletop.NewStripEdges(f, 90*f.Scale, broad)
			areas := map[string]geom.Rect{"caption": {X: s.UnsavedRect.Right(), Y: s.Caption.Y, W: s.Icons.Log.X - s.UnsavedRect.Right(), H: s.Caption.H},
				"unsaved": s.UnsavedRect, "log icon": s.Icons.Log, "log": s.Log, "menu": s.Icons.Menu, "undo": s.UndoRect, "end": s.EndTurnRect, "prompt": s.PromptLine}
			if broad == 1 {
				areas["hint"] = s.HintRect
			}
			wantApart(t, f, geom.Rect{W: f.W, H: f.H}, areas)
			if _, lifted := s.RiseHeights(100); lifted < 8 {
				t.Errorf("%v: without a hand a card rises by %v", f, lifted)
			}
		}
	}
}

// A card that rises stays below the letters of the prompt.
func TestARisingCardReachesNoPrompt(t *testing.T) {
	for _, f := range windows() {
		e, _ := around(f)
		offered, lifted := e.RiseHeights(e.CardHeight)
		if top := e.HandRect.Y - lifted - e.CardHeight*(stage.LiftScale-1)/2; offered <= 0 || offered >= lifted || top < e.RefusalRect.Center().Y+9*e.TextUnit() {
			t.Errorf("%v: rises by %v, lifted by %v to %v, the prompt is at %v", f, offered, lifted, top, e.RefusalRect)
		}
	}
}

// Answers lie beside each other on the plate of the question, what is said meanwhile above it.
func TestAnswersHaveRoomOnThePlate(t *testing.T) {
	for _, f := range windows() {
		e, _ := around(f)
		for n := 1; n <= 5; n++ {
			answers := map[string]geom.Rect{"question": {X: e.Plate.X, Y: e.Plate.Y, W: e.Plate.W * 0.25, H: e.Plate.H}}
			for i := range n {
				answers[string(rune('1'+i))] = e.AnswerRect(i, n)
			}
			wantApart(t, f, e.Plate, answers)
		}
		yes, no := e.AnswerRects()
		wantApart(t, f, e.Plate, map[string]geom.Rect{"yes": yes, "no": no})
		if e.AnswerRect(0, 1).Right() != no.Right() {
			t.Errorf("%v: a single answer ends at %v, the second of two at %v", f, e.AnswerRect(0, 1).Right(), no.Right())
		}
		for _, explained := range []bool{false, true} {
			above := e.RectAboveQuestion(explained)
			if wantApart(t, f, geom.Rect{W: f.W, H: f.H}, map[string]geom.Rect{"said": above, "question": e.Plate}); max(above.Bottom()-e.Plate.Y, e.Plate.Y-above.Bottom()) > 0.01 {
				t.Errorf("%v: what is said ends at %v, the question begins at %v", f, above.Bottom(), e.Plate.Y)
			}
			if why := e.WhyButtonRect(above); explained && (why.Y < above.Y || why.Bottom() > above.Bottom() || why.Right() > above.Right()) {
				t.Errorf("%v: the button at %v is not on %v", f, why, above)
			}
		}
	}
}
