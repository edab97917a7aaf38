package panel

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/render/geom"
	"dreist/render/kit"
)

// monstrous are items with a text that nobody should have written wherever there is one.
func monstrous(s string) map[string][]Item {
	written := func(string) {}
	return map[string][]Item{
		"title":     {Title{Text: s}},
		"paragraph": {Paragraph{Text: s}},
		"buttons":   {Button{Label: s, Detail: s, Action: nothing}, Row{Buttons: []Button{{Label: s, Action: nothing}, {Label: s}}}},
		"controls":  {Switch{Label: s}, Choice{Label: s, Options: []string{s, s}}},
		"fields":    {Field{Label: s, Text: s, OnChange: written}, Field{Placeholder: s, OnChange: written}, Entry{Field: Field{Text: s}, Choice: Choice{Options: []string{s}}}},
		"grid":      {Grid{HeadTexts: []string{s, "eins"}, Rows: [][]string{{"zwei", s}}, CrownedCells: []GridCell{{Row: 0, Column: 1}}}},
		"list":      {List{Height: 100, Rows: []ListRow{{Label: s, Detail: s, Action: nothing}, {Label: s, Sign: WonOutcome, Pictures: []kit.Motif{kit.Crown, kit.Crown}}}}},
		"facts":     {NumberBoxes{BoxesPerRow: 3, Boxes: []NumberBox{{Picture: kit.Crown, Number: s, Label: s}, {Picture: kit.Crown, Number: "8", Label: s}}}},
		"page":      {Page{Height: 100, Blocks: []PageBlock{Heading{Text: s}, PageParagraph{Text: s, Highlights: []Highlight{{From: 3, To: 90_000}}}, NumberedParagraph{Number: "1", Text: s}, Links{{Label: s}}}}},
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
		}
		l := NewTurnList(skin, geom.Rect{W: 280, H: 560}, s, func(int) {})
		l.SetTurns([]Turn{{Heading: s, Sentences: []string{s}}}, 0)
		l.Draw(screen)
	}
}
