package panel

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/render/geom"
	"dreist/render/panel/paneltest"
	"dreist/render/panel/skin"
)

func TestAPanelKeepsItsHeightWhateverIsOnIt(t *testing.T) {
	skin := skin.New(paneltest.Fonts(t), 0, 1.3, 1)
	page := Page{Blocks: []Block{Passage{Text: rule}}}
	buttons := Row{Buttons: []Button{{Label: "zurück", Action: nothing}}}
	var want geom.Rect
	for i, items := range [][]Item{
		{Field{Changed: func(string) {}}, page, buttons},
		{Field{Changed: func(string) {}}, Choice{Options: []string{"a", "b"}}, page, buttons},
		{Field{Changed: func(string) {}}, List{Height: 133, Rows: make([]ListRow, 9)}, page, buttons},
		{Paragraph{Text: rule}, page, buttons},
	} {
		at := New(skin, paneltest.Window(960, 700, 1.3), items, Width(600), Height(500)).Bounds()
		if i == 0 {
			want = at
		}
		if at != want || at.H != float64(skin.Px(500)) {
			t.Errorf("with %T: got the panel at %v, want %v, as high as it was asked to be", items[1], at, want)
		}
	}
	if low := New(skin, paneltest.Window(960, 400, 1.3), []Item{page, buttons}, Height(500)).Bounds(); low.H > 400*1.3 {
		t.Errorf("got a panel of %v in a window of %v", low.H, 400*1.3)
	}
}

func TestAChoiceShowsWhatIsChosenElsewhere(t *testing.T) {
	told := 0
	p := made(t, []Item{Choice{Options: []string{"a", "b", "c"}, Changed: func(int) { told++ }}})
	p.Draw(ebiten.NewImage(1280, 800))
	p.Choose(2)
	if !p.NeedsFrame() || p.focus.controls[0].Look().Value != 2 {
		t.Error("the option is not shown")
	}
	p.Tick()
	p.Draw(ebiten.NewImage(1280, 800))
	p.Tick()
	if told > 0 || p.NeedsFrame() {
		t.Errorf("told %d times, wants a frame %v", told, p.NeedsFrame())
	}
}

func TestAPanelWithoutAPageIsNotRead(t *testing.T) {
	bare := made(t, []Item{Button{Label: "los", Action: nothing}})
	if block, _ := bare.Reading(); block != -1 {
		t.Errorf("got block %d", block)
	}
}
