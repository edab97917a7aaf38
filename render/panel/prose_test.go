package panel

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/assets"
	"dreist/render/geom"
	"dreist/render/kit"
)

func TestFitShrinksBeforeItWraps(t *testing.T) {
	skin := testSkin(t)
	full := skin.fit("Tisch: Nachtblau", assets.Strong, 18, 1000)
	for _, test := range []struct {
		width, size float64
		lines       int
	}{{full.Width, 18, 1}, {full.Width - 8, 17, 1}, {full.Width / 2, 14, 2}} {
		got := skin.fit("Tisch: Nachtblau", assets.Strong, 18, test.width)
		if len(got.Lines) != test.lines || got.Face.Size > test.size || got.Face.Size < 14 {
			t.Errorf("in %v: got %d lines of %v px, want %d of at most %v", test.width, len(got.Lines), got.Face.Size, test.lines, test.size)
		}
	}
}

// monstrous are items with a text that nobody should have written wherever there is one.
func monstrous(s string) map[string][]Item {
	written := func(string) {}
	return map[string][]Item{
		"title":     {Title{s}},
		"paragraph": {Paragraph{Text: s}},
		"buttons":   {Button{Label: s, Detail: s, Action: nothing}, Row{Label: s, Buttons: []Button{{Label: s, Action: nothing}, {Label: s}}}},
		"controls":  {Slider{Label: s}, Choice{Label: s, Options: []string{s, s}}},
		"fields":    {Field{Label: s, Text: s, Changed: written}, Field{Placeholder: s, Changed: written}, Entry{Field: Field{Text: s}, Choice: Choice{Options: []string{s}}}},
		"grid":      {Grid{Head: []string{s, "eins"}, Rows: [][]string{{"zwei", s}}, Crowns: []Spot{{0, 1}}}},
		"list":      {List{Height: 100, Rows: []ListRow{{Label: s, Detail: s, Action: nothing}, {Label: s, Sign: kit.Won, Faces: []kit.Motif{kit.Crown, kit.Crown}}}}},
		"facts":     {Facts{Columns: 3, All: []Fact{{kit.Crown, s, s}, {kit.Crown, "8", s}}}},
		"faces":     {Grid{Rows: [][]string{{s, "1"}, {"zwei", s}}, Faces: []kit.Motif{kit.Crown, kit.Crown}}},
		"page":      {Page{Height: 100, Blocks: []Block{Heading{Text: s}, Passage{Text: s, Marks: []Mark{{3, 90_000}}}, Ruling{Number: "1", Text: s}, Links{{Label: s}}}}},
	}
}

func TestNoTextBreaksAPanel(t *testing.T) {
	skin, at := testSkin(t), window(1280, 800, 1)
	screen := ebiten.NewImage(1280, 800)
	for name, s := range map[string]string{
		"one word":           strings.Repeat("W", 100_000),
		"words":              strings.Repeat("Karte und ", 10_000),
		"lines":              strings.Repeat("x\n", 50_000),
		"accents":            "e" + strings.Repeat("\u0301", 100_000),
		"letters fonts lack": strings.Repeat("小", 100_000),
	} {
		for what, items := range monstrous(s) {
			p := New(skin, at, items)
			p.Draw(screen)
			if b := p.Bounds(); b.H > 2*at.H {
				t.Errorf("%s, %s: the panel is %.0f high", what, name, b.H)
			}
			for _, part := range p.column.parts {
				if s, ok := part.(*sentence); ok && (s.prose.Width > float64(p.at.Dx()) || s.prose.Height() > p.at.Dy()) {
					t.Errorf("%s, %s: the text is %.0f×%d", what, name, s.prose.Width, s.prose.Height())
				}
			}
		}
		l := NewLog(skin, geom.Rect{W: 280, H: 560}, s, []LogBlock{{Heading: s, Lines: []string{s}}})
		l.Draw(screen)
		l.Free()
	}
}

func TestAFieldTakesABoundedNumberOfLetters(t *testing.T) {
	for limit, want := range map[int]int{0: mostLetters, 40: 40, 1 << 30: mostLetters} {
		p := made(t, []Item{Field{Text: strings.Repeat("a", 100_000), Limit: limit, Changed: func(string) {}}})
		if got := len(p.focus.controls[0].(*field).edit.Letters()); got != want {
			t.Errorf("with a limit of %d the field has %d letters, want %d", limit, got, want)
		}
	}
}
