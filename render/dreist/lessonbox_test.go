package dreist

import (
	"strings"
	"testing"

	"dreist/assets"
	"dreist/game/dreist/examples"
	"dreist/input"
	"dreist/render/kit"
	"dreist/render/stage"
	"dreist/render/teach"
)

// TestEverySentenceFitsItsBox measures all that the box may say, with the longest hint below, in windows of all shapes.
func TestEverySentenceFitsItsBox(t *testing.T) {
	e := newCanvas(t)
	for _, language := range assets.Languages() {
		texts, err := assets.NewTexts(language)
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range []stage.Frame{{W: 960, H: 600, Scale: 1}, {W: 1024, H: 768, Scale: 1}, {W: 1280, H: 800, Scale: 1},
			{W: 1600, H: 1200, Scale: 1}, {W: 1920, H: 1080, Scale: 1}, {W: 2560, H: 1080, Scale: 1}} {
			for _, figure := range []int{2, 10} { // among others, and with Egon
				p := study(t, newApp(t), figure, teach.Watching)
				p.Line.SetFrame(f)
				words := partOf(p.Table, "words")
				longest := ""
				for _, figure := range examples.All() {
					for _, key := range sentencesOf(figure) {
						if s := texts.Say(key); len(s) > len(longest) {
							longest = s
						}
					}
				}
				small := kit.Sized(f.TextUnit(), assets.Text, 14, e.UI().Text)
				high := e.Labels.Get(longest, small, kit.Left, words.W).H
				if high > words.H {
					t.Errorf("%s, %v×%v: %.0f high, want at most %.0f: %s", language, f.W, f.H, high, words.H, longest)
				}
			}
		}
	}
}

// TestEveryQuestionFitsItsBox measures the question of a quiz in the line of the prompt, and the longest sentence in the box.
func TestEveryQuestionFitsItsBox(t *testing.T) {
	e := newCanvas(t)
	for _, language := range assets.Languages() {
		for _, figure := range examples.All() {
			if !figure.Asks() {
				continue
			}
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

// TestNothingInTheBoxOverlaps checks the places of the box and all buttons in windows of all shapes.
func TestNothingInTheBoxOverlaps(t *testing.T) {
	for _, number := range []int{1, 6, 10} {
		for w := range teach.Way(teach.Ways) {
			p := study(t, newApp(t), number, w)
			for _, size := range [][2]float64{{960, 600}, {1024, 768}, {1280, 800}, {1600, 1200}, {1920, 1080}, {2560, 1080}, {3840, 2160}} {
				p.Line.SetFrame(stage.Frame{W: size[0], H: size[1], Scale: 1})
				checkBox(t, p.Table)
				buttons := p.Table.Buttons(nil)
				for i, b := range buttons {
					for _, other := range buttons[:i] {
						if !b.HitOnly && !other.HitOnly && b.Rect.Overlap(other.Rect) > 1e-6 {
							t.Errorf("figure %d, way %v: the buttons %d and %d overlap: %v, %v", number, w, other.Id, b.Id, other.Rect, b.Rect)
						}
					}
					if b.Id == teach.AllButton && (b.Rect.Overlap(p.Line.Geometry().Icons.Log) > 0 || b.Rect.W < 60) {
						t.Errorf("%v: the way back is at %v", size, b.Rect)
					}
				}
			}
		}
	}
}

// TestEveryButtonHasRoomForItsWords measures the words of all buttons in windows of all shapes.
func TestEveryButtonHasRoomForItsWords(t *testing.T) {
	e := newCanvas(t)
	for _, language := range assets.Languages() {
		for _, number := range []int{3, 10} {
			for w := range teach.Way(teach.Ways) {
				a := newApp(t)
				a.SetLanguage(language)
				p := study(t, a, number, w)
				p.l.Away = teach.BackToBook
				p.key(input.CommandRight)
				p.settle()
				for _, size := range [][2]float64{{960, 600}, {1024, 768}, {1280, 800}, {1600, 1200}, {1920, 1080}} {
					p.Line.SetFrame(stage.Frame{W: size[0], H: size[1], Scale: 1})
					for _, b := range p.Table.Buttons(nil) {
						g := p.Line.Geometry()
						face := b.Rect
						face.H -= kit.KeyLip * g.TextUnit()
						w := b.Words(e.Labels, p.Table.ButtonLook(), face)
						if k := e.Labels.Get(w.Text, w.Style, kit.Center, w.In.W); w.Text != "" && (k.W > w.In.W || k.H > b.Rect.H) {
							t.Errorf("%s, %v: %q is %.0f×%.0f large in %.0f×%.0f", language, size, w.Text, k.W, k.H, w.In.W, b.Rect.H)
						}
					}
				}
			}
		}
	}
}
