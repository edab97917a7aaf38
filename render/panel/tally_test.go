package panel

import (
	"fmt"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/render/geom"
)

// counting returns a panel with a picture beside a tally and a button below, and how much of the tally is shown.
func counting(t testing.TB, options ...Option) (p *Panel, shown *float64) {
	shown = new(float64)
	line := func(n int, note string) TallyLine {
		return TallyLine{Text: func(part float64) string { return fmt.Sprint("Cards: ", int(float64(n)*part)) }, Note: note}
	}
	tally := Tally{Lines: []TallyLine{line(23, ""), line(8, "New record!")}, Shown: func() float64 { return *shown }}
	return made(t, []Item{Beside{Width: 200, Height: 120, Items: []Item{Title{"You win!"}, tally}}, Button{Label: "Again", Action: nothing}}, options...), shown
}

func tallyOf(p *Panel) *tally { return p.column.parts[0].(*beside).columns[0].parts[1].(*tally) }

// TestATallyCountsLineByLine draws it at several moments, without anything moving but the numbers.
func TestATallyCountsLineByLine(t *testing.T) {
	p, shown := counting(t)
	screen := ebiten.NewImage(1280, 800)
	at := tallyOf(p).bounds()
	for _, step := range []struct {
		shown float64
		want  [2]string
	}{
		{0, [2]string{"Cards: 23", "Cards: 8"}}, // nothing is written yet
		{0.5, [2]string{"Cards: 11", "Cards: 8"}},
		{1.25, [2]string{"Cards: 23", "Cards: 2"}},
		{2, [2]string{"Cards: 23", "Cards: 8"}},
		{9, [2]string{"Cards: 23", "Cards: 8"}},
	} {
		*shown = step.shown
		p.Draw(screen)
		for i, l := range tallyOf(p).lines {
			if l.text != step.want[i] {
				t.Errorf("%v shown: line %d says %q, want %q", step.shown, i, l.text, step.want[i])
			}
		}
	}
	if tallyOf(p).bounds() != at {
		t.Error("the lines moved")
	}
}

func TestAPictureStandsBesideItems(t *testing.T) {
	p, _ := counting(t)
	room, ok := p.Stage()
	text := rect(tallyOf(p).bounds())
	if !ok || room.W != 200 || room.H < 120 || room.Right() > text.X || room.Overlap(p.Bounds()) != room.W*room.H {
		t.Errorf("got the picture at %v, %v, beside text at %v in %v", room, ok, text, p.Bounds())
	}
	if text.Y < room.Y || text.Bottom() > room.Bottom() {
		t.Errorf("the text at %v is not beside %v", text, room)
	}
}

func TestALowPanelStandsOnTheLowerEdge(t *testing.T) {
	skin := testSkin(t)
	room := geom.Rect{X: 100, Y: 400, W: 900, H: 390}
	p := New(skin, room, []Item{Title{"Low"}}, Low())
	if got := p.Bounds(); got.Bottom() != room.Bottom() || got.Center().X != room.Center().X {
		t.Errorf("got the panel at %v in %v", got, room)
	}
	p = New(skin, geom.Rect{Y: 600, W: 900, H: 190}, []Item{Title{"Low"}, Stage{300}}, Low())
	if got := p.Bounds(); got.Bottom() != 790 {
		t.Errorf("one that is too high ends at %v", got.Bottom())
	}
}
