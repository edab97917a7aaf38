package panel

import (
	"fmt"
	"image"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/render/geom"
)

// counting returns a panel with a picture beside a tally and a button below.
func counting(t testing.TB) *Panel {
	line := func(note string) CountingLine {
		return CountingLine{Text: func(part float64) string { return fmt.Sprint("Cards: ", int(20*part)) }, Note: note}
	}
	tally := CountingLines{Lines: []CountingLine{line(""), line("New record!")}, VisibleCount: func() float64 { return 2 }}
	return made(t, []Item{PictureRow{PictureWidth: 200, MinHeight: 120, Items: []Item{Title{Text: "You win!"}, tally}}, Button{Label: "Again", Action: nothing}})
}

func TestAPictureStandsBesideItems(t *testing.T) {
	p := counting(t)
	room, ok := p.PictureRoomRect()
	text := geom.FromImageRect(p.column.parts[0].(*beside).columns[0].parts[1].(interface{ Bounds() image.Rectangle }).Bounds())
	if !ok || room.W != 200 || room.H < 120 || room.Right() > text.X || room.OverlapArea(p.Bounds()) != room.W*room.H {
		t.Errorf("got the picture at %v, %v, beside text at %v in %v", room, ok, text, p.Bounds())
	}
	if text.Y < room.Y || text.Bottom() > room.Bottom() {
		t.Errorf("the text at %v is not beside %v", text, room)
	}
}

// TestWordsKeepOffTheButtonsBelow has ever less room: the last line never sits on the buttons.
func TestWordsKeepOffTheButtonsBelow(t *testing.T) {
	skin, buttons := testSkin(t), Row{Buttons: []Button{{Label: "Again", Action: nothing}, {Label: "Leave", Action: nothing}}}
	words := Paragraph{Text: "Well played"}
	for name, c := range map[string]struct {
		above       Item
		free, least float64 // logical room with all the height there is, and with next to none
	}{
		"beside a picture": {PictureRow{PictureWidth: 200, MinHeight: 120, Items: []Item{words, words, words, words, words, words, words, words}}, besideLeast, wordsLeast},
		"a paragraph":      {words, titleGap, wordsLeast},
	} {
		for high, want := range map[float64]float64{900: c.free, 100: c.least} {
			p := New(skin, geom.Rect{W: 600, H: high}, []Item{c.above, buttons})
			if got := p.column.boxes[1].Min.Y - p.column.boxes[0].Max.Y; got < skin.Px(want) {
				t.Errorf("%s, in a height of %.0f: the buttons are %d below the words, want %d", name, high, got, skin.Px(want))
			}
		}
	}
}

func TestALowPanelStandsOnTheLowerEdge(t *testing.T) {
	skin := testSkin(t)
	room := geom.Rect{X: 100, Y: 400, W: 900, H: 390}
	p := New(skin, room, []Item{Title{Text: "Low"}}, AtLowerEdge())
	if got := p.Bounds(); got.Bottom() != room.Bottom() || got.Center().X != room.Center().X {
		t.Errorf("got the panel at %v in %v", got, room)
	}
	p = New(skin, geom.Rect{Y: 600, W: 900, H: 190}, []Item{Title{Text: "Low"}, PictureRoom{Height: 300}}, AtLowerEdge())
	if got := p.Bounds(); got.Bottom() != 790 {
		t.Errorf("one that is too high ends at %v", got.Bottom())
	}
}

// TestATallyCountsLineByLine draws it at several moments, without anything moving but the numbers.
func TestATallyCountsLineByLine(t *testing.T) {
	shown := 0.0
	line := func(n int, note string) CountingLine {
		return CountingLine{Text: func(part float64) string { return fmt.Sprint("Cards: ", int(float64(n)*part)) }, Note: note}
	}
	item := CountingLines{Lines: []CountingLine{line(23, ""), line(8, "New record!")}, VisibleCount: func() float64 { return shown }}
	p := item.MakePart(&Env{skin: testSkin(t)}, "tally").(*tally)
	p.SetBounds(image.Rect(100, 100, 370, 100+p.Measure(270)))
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
