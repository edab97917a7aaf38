package panel

import (
	"testing"

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
