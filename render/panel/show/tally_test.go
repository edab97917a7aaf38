package show

import (
	"fmt"
	"image"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/render/panel/paneltest"
	"dreist/render/panel/widget"
)

// TestATallyCountsLineByLine draws it at several moments, without anything moving but the numbers.
func TestATallyCountsLineByLine(t *testing.T) {
	shown := 0.0
	line := func(n int, note string) TallyLine {
		return TallyLine{Text: func(part float64) string { return fmt.Sprint("Cards: ", int(float64(n)*part)) }, Note: note}
	}
	item := Tally{Lines: []TallyLine{line(23, ""), line(8, "New record!")}, Shown: func() float64 { return shown }}
	p := item.Part(widget.NewEnv(paneltest.Skin(t), nil), "tally").(*tally)
	p.Put(image.Rect(100, 100, 370, 100+p.Measure(270)))
	screen := ebiten.NewImage(1280, 800)
	at := p.Bounds()
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
		shown = step.shown
		p.Draw(screen)
		for i, l := range p.lines {
			if l.text != step.want[i] {
				t.Errorf("%v shown: line %d says %q, want %q", step.shown, i, l.text, step.want[i])
			}
		}
	}
	if p.Bounds() != at {
		t.Error("the lines moved")
	}
}
