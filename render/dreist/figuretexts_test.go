package dreist

import (
	"strings"
	"testing"

	"dreist/assets"
	"dreist/game/dreist"
	"dreist/game/dreist/examples"
	"dreist/render/dreist/scene"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/stage"
	"dreist/render/teach"
)

// TestEverySentenceFitsItsBox measures the longest sentence of each figure in the box, and the question of a quiz in the line of the prompt,
// in windows of all shapes; nothing in the box overlaps.
func TestEverySentenceFitsItsBox(t *testing.T) {
	e := newCanvas(t)
	for _, language := range assets.Languages() {
		for _, figure := range examples.All() {
			a := newApp(t)
			a.SetLanguage(language)
			p := study(t, a, figure.Number, teach.Playing)
			keys := sentencesOf(figure)
			if figure.Number == 1 {
				for i := range figure.Steps {
					keys = append(keys, strings.Replace(figure.Steps[i].Part, "part", "miss", 1))
				}
			}
			longest := ""
			for _, key := range keys {
				if s := a.say.Say(key); len(s) > len(longest) {
					longest = s
				}
			}
			for _, size := range [][2]float64{{960, 600}, {1024, 768}, {1280, 800}, {1600, 1200}, {1920, 1080}, {2560, 1080}} {
				p.Line.SetFrame(stage.Frame{W: size[0], H: size[1], Scale: 1})
				g, in := p.Line.Geometry(), partOf(p.Table, "words")
				for _, said := range []string{longest, a.say.Say(figure.Goal)} {
					if high := e.Labels.Get(said, kit.Sized(g.TextUnit(), assets.Text, 14, e.UI().Text), kit.Left, in.W).H; high > in.H {
						t.Errorf("%s, %v, figure %d: %.0f high, want at most %.0f: %s", language, size, figure.Number, high, in.H, said)
					}
				}
				checkBox(t, p.Table)
				if !figure.Asks() {
					continue
				}
				asked := p.q.Question()
				if line, _ := p.PromptText(); line != asked {
					t.Errorf("%s, figure %d: the prompt says %q, want %q", language, figure.Number, line, asked)
				}
				if wide := e.Labels.Get(asked, kit.Sized(g.TextUnit(), assets.Text, 14, e.UI().Text), kit.Center, 0).W; wide > g.Prompt.W-g.Refusal.H {
					t.Errorf("%s, %v, figure %d: %.0f wide, want at most %.0f: %s", language, size, figure.Number, wide, g.Prompt.W, asked)
				}
			}
		}
	}
}

// sentencesOf returns the keys of all that is said of a figure.
func sentencesOf(f *examples.Example) []string {
	keys := []string{f.Goal}
	for _, s := range f.Steps {
		keys = append(keys, s.Text)
	}
	for _, n := range f.Counterexamples {
		keys = append(keys, n.Text)
	}
	return keys
}

// The numbers of the parts of the table leave the numerals of the cards to be read.
func TestNumbersOfPartsLeaveTheNumeralsToRead(t *testing.T) {
	for _, size := range [][2]float64{{960, 600}, {1280, 800}, {1920, 1080}} {
		p := study(t, newApp(t), 1, teach.Watching)
		g := scene.NewGeometry(stage.Frame{W: size[0], H: size[1], Scale: 1}, scene.Shape{Others: 2})
		for i := range p.l.Example.Steps {
			disc := p.q.NumberAt(&g, i)
			for c := range dreist.Card(dreist.Deck) {
				row := p.Line.View().Rows[c]
				if row == 0 {
					continue
				}
				at := g.Cell(c.Cell(row))
				for _, corner := range []geom.Rect{{X: at.X, Y: at.Y, W: at.W * 0.27, H: at.W * 0.3},
					{X: at.Right() - at.W*0.27, Y: at.Y, W: at.W * 0.27, H: at.W * 0.3}} {
					if disc.Overlap(corner) > 0 {
						t.Errorf("%v: the number of part %d covers the numeral of %v", size, i+1, c)
					}
				}
			}
		}
	}
}
