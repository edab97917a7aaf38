package panel

import (
	"fmt"
	"image"
	"testing"

	"dreist/assets"
	"dreist/render/art"
	"dreist/render/geom"
	"dreist/render/kit"
)

// everySkin runs a test at all sizes of window and scale and in all languages.
func everySkin(t *testing.T, test func(t *testing.T, skin *Skin, at geom.Rect, texts *assets.Texts)) {
	fonts := testFonts(t)
	for _, scale := range []float64{1, 1.5, 2} {
		skin := NewSkin(fonts, art.Linen, scale, 1)
		for _, size := range [][2]float64{{960, 600}, {1280, 800}, {1920, 1080}} {
			for _, language := range assets.Languages() {
				t.Run(fmt.Sprintf("%s %vx%v at %v", language, size[0], size[1], scale), func(t *testing.T) {
					test(t, skin, window(size[0], size[1], scale), testTexts(t, language))
				})
			}
		}
	}
}

func TestPanelsLieInTheWindow(t *testing.T) {
	everySkin(t, func(t *testing.T, skin *Skin, at geom.Rect, texts *assets.Texts) {
		for name, items := range screens(texts) {
			b := New(skin, at, items).Bounds()
			if b.X < 0 || b.Y < 0 || b.Right() > at.W || b.Bottom() > at.H {
				t.Errorf("%s: got %v, want it inside %v", name, b, at)
			}
			if left, right := b.X, at.W-b.Right(); left-right > 1 || right-left > 1 {
				t.Errorf("%s: got %v left and %v right of the panel, want the same", name, left, right)
			}
		}
	})
}

func TestNothingOverlaps(t *testing.T) {
	everySkin(t, func(t *testing.T, skin *Skin, at geom.Rect, texts *assets.Texts) {
		for name, items := range screens(texts) {
			p := New(skin, at, items)
			var boxes []image.Rectangle
			for _, c := range p.focus.controls {
				boxes = append(boxes, c.bounds())
			}
			for i, item := range items {
				switch item.(type) {
				case Title, Paragraph, Stage:
					boxes = append(boxes, p.column.boxes[i].Add(p.at.Min))
				}
			}
			for i, a := range boxes {
				if !a.In(p.at) {
					t.Errorf("%s: %v reaches out of the panel %v", name, a, p.at)
				}
				for _, b := range boxes[:i] {
					if a.Overlaps(b) {
						t.Errorf("%s: %v and %v overlap", name, a, b)
					}
				}
			}
		}
	})
}

func TestNothingIsCut(t *testing.T) {
	everySkin(t, func(t *testing.T, skin *Skin, at geom.Rect, texts *assets.Texts) {
		for name, items := range screens(texts) {
			p := New(skin, at, items)
			fits := func(what string, text kit.Prose, box image.Rectangle) {
				t.Helper()
				if text.Width > float64(box.Dx()) || text.Height() > box.Dy() {
					t.Errorf("%s: %s %q is %v×%d, its box only %v", name, what, text.Lines, text.Width, text.Height(), box.Size())
				}
				if size := text.Face.Size / float64(skin.Scale); size < smallestSize {
					t.Errorf("%s: %s %q has %v px, want %v or more", name, what, text.Lines, size, smallestSize)
				}
			}
			for _, c := range p.focus.controls {
				switch c := c.(type) {
				case *button:
					box := c.bounds()
					if box.Dy() < skin.Px(40) {
						t.Errorf("%s: button %q is %d high, want %d or more", name, c.item.Label, box.Dy(), skin.Px(40))
					}
					box.Max.Y -= skin.Px(kit.KeyLip) + c.detailHeight()
					fits("label", c.label, box.Inset(skin.Px(2)))
					if c.item.Detail != "" {
						fits("detail", c.detail, box)
					}
				case *slider:
					fits("label", c.label, image.Rect(0, 0, c.start, c.bounds().Dy()))
				case *field:
					fits("label", c.label, image.Rect(0, 0, c.start, c.bounds().Dy()))
					if box := c.bounds(); box.Dx() < skin.Px(entryField) || box.Dy() < skin.Px(formHeight) {
						t.Errorf("%s: field %q is %v, want %v×%v or more", name, c.item.Label, box.Size(), entryField, formHeight)
					}
				case *choice:
					if c.label.Height() > 0 && c.above == 0 {
						fits("label", c.label, image.Rect(0, 0, c.start, c.bounds().Dy()))
					}
					for i, o := range c.options {
						box := c.bed()
						if c.stepper {
							box.Min.X, box.Max.X = c.seat(0).Max.X, c.seat(1).Min.X
						} else {
							box = c.seat(i)
						}
						fits("option", o, box)
					}
				}
			}
			for _, part := range p.column.parts {
				if s, ok := part.(*sentence); ok {
					fits("text", s.prose, s.bounds())
				}
			}
		}
	})
}

func TestChoiceTurnsIntoStepperWhereSegmentsDoNotFit(t *testing.T) {
	options := []string{"gemächlich wie Egon", "ganz gewöhnlich", "schnell wie der Blitz", "sofort"}
	p := made(t, []Item{Choice{Label: "Tempo", Options: options}})
	c := p.focus.controls[0].(*choice)
	if !c.stepper {
		t.Fatal("got segments, want a stepper")
	}
	for i, o := range c.options {
		room := float64(c.spans[1].from - c.spans[0].to)
		if o.Width > room || len(o.Lines) > 1 {
			t.Errorf("option %d %q is %v wide, want at most %v in one line", i, o.Lines, o.Width, room)
		}
	}
	if _, ok := labelled(p, "sofort"); ok {
		t.Error("an option that is not shown was found")
	}
}

func TestTightPanelDrawsItsPartsTogether(t *testing.T) {
	items := screens(testTexts(t, "de"))["pause"]
	loose := New(testSkin(t), window(1280, 800, 1), items).Bounds()
	tight := New(testSkin(t), window(1280, loose.H-40, 1), items).Bounds()
	if tight.H > loose.H-40 {
		t.Errorf("got a height of %v in a room of %v", tight.H, loose.H-40)
	}
}

// TestRowsOfButtonsAreAsFarApartAsButtons squeezes a panel into ever lower windows: other distances give way before.
func TestRowsOfButtonsAreAsFarApartAsButtons(t *testing.T) {
	skin := NewSkin(testFonts(t), art.Linen, 1, 1)
	two := Row{Buttons: []Button{{ID: "a", Label: "A"}, {ID: "b", Label: "B"}}}
	items := []Item{Title{Text: "Title"}, Paragraph{Text: "Text"}, Paragraph{Text: "Text"}, Paragraph{Text: "Text"}, Button{ID: "lead", Label: "Lead"}, two}
	full := New(skin, window(960, 800, 1), items).Bounds().H
	gap := func(high float64) int {
		p := New(skin, window(960, high, 1), items)
		return p.column.boxes[5].Min.Y - p.column.boxes[4].Max.Y
	}
	for high := full; high > full-40; high -= 8 {
		if got := gap(high); got != skin.Px(rowGap) {
			t.Errorf("in a window %v high, %v less than enough, rows are %d apart, want %d", high, full-high, got, skin.Px(rowGap))
		}
	}
	if got := gap(full * 0.6); got >= skin.Px(rowGap) {
		t.Errorf("with no room left, rows are still %d apart", got)
	}
}
