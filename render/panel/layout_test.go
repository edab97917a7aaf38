package panel

import (
	"image"
	"testing"

	"dreist/assets"
	"dreist/render/art"
	"dreist/render/geom"
	"dreist/render/kit"
)

func TestPanelsLieInTheWindow(t *testing.T) {
	everySkin(t, func(t *testing.T, skin *Skin, at geom.Rect, texts *assets.Texts) {
		for name, items := range sampleScreens(texts) {
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
		for name, items := range sampleScreens(texts) {
			p := New(skin, at, items)
			var boxes []image.Rectangle
			for _, c := range p.focus.controls {
				boxes = append(boxes, c.Bounds())
			}
			for i, item := range items {
				switch item.(type) {
				case Title, Paragraph, PictureRoom:
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

func TestTightPanelDrawsItsPartsTogether(t *testing.T) {
	items := sampleScreens(testTexts(t, "de"))["pause"]
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
		if got := gap(high); got != skin.Px(partGap) {
			t.Errorf("in a window %v high, %v less than enough, rows are %d apart, want %d", high, full-high, got, skin.Px(partGap))
		}
	}
	if got := gap(full * 0.6); got >= skin.Px(partGap) {
		t.Errorf("with no room left, rows are still %d apart", got)
	}
}

func TestNothingIsCut(t *testing.T) {
	everySkin(t, func(t *testing.T, look *Skin, at geom.Rect, texts *assets.Texts) {
		for name, items := range sampleScreens(texts) {
			parts, keeping := make([]Part, len(items)), make([]Item, len(items))
			for i, item := range items {
				keeping[i] = kept{Item: item, As: &parts[i]}
			}
			New(look, at, keeping)
			seen := 0
			for _, c := range all(parts) {
				least := inspect(c, func(what string, text kit.WrappedText, box image.Rectangle) {
					seen++
					if text.Width > float64(box.Dx()) || text.Height() > box.Dy() {
						t.Errorf("%s: %s %q is %v×%d, its box only %v", name, what, text.Lines, text.Width, text.Height(), box.Size())
					}
					if size := text.Face.Size / float64(look.Scale); size < smallestSize {
						t.Errorf("%s: %s %q has %v px, want %v or more", name, what, text.Lines, size, smallestSize)
					}
				})
				if box := c.Bounds(); box.Dx() < look.Px(float64(least.X)) || box.Dy() < look.Px(float64(least.Y)) {
					t.Errorf("%s: %T is %v, want %v or more", name, c, box.Size(), least)
				}
			}
			if seen == 0 {
				t.Errorf("%s: no text was seen", name)
			}
		}
	})
}

// all returns the controls of parts.
func all(parts []Part) (found []Control) {
	for _, p := range parts {
		switch p := p.(type) {
		case tileGroup:
			found = append(found, p.Controls()...)
		case Control:
			found = append(found, p)
		}
	}
	return found
}

func TestChoiceTurnsIntoStepperWhereSegmentsDoNotFit(t *testing.T) {
	options := []string{"gemächlich wie Egon", "ganz gewöhnlich", "schnell wie der Blitz", "sofort"}
	var part Part
	p := New(testSkin(t), window(1280, 800, 1), []Item{kept{Item: Choice{Label: "Tempo", Options: options}, As: &part}})
	c := part.(*choice)
	if !c.stepper {
		t.Fatal("got segments, want a stepper")
	}
	between := c.spans[1].from - c.spans[0].to // the arrows
	for i, o := range c.options {
		if o.Width > float64(between) || len(o.Lines) > 1 {
			t.Errorf("option %d %q is %v wide, want at most %d in one line", i, o.Lines, o.Width, between)
		}
	}
	if _, ok := targetLabelled(p, "sofort"); ok {
		t.Error("an option that is not shown was found")
	}
}

// inspect shows the texts of a control and the boxes they have to fit into, and the least size of the control, in
// logical pixels.
func inspect(c Control, show func(what string, text kit.WrappedText, box image.Rectangle)) (least image.Point) {
	caption := func(label Caption) {
		show("label", label.label, image.Rect(0, 0, label.start, c.Bounds().Dy()))
	}
	switch c := c.(type) {
	case *button:
		box := c.Bounds()
		box.Max.Y -= c.skin.Px(kit.ButtonLip) + c.detailHeight()
		show("label", c.label, box.Inset(c.skin.Px(2)))
		if c.item.Detail != "" {
			show("detail", c.detail, box)
		}
		return image.Pt(0, 40)
	case *field:
		caption(c.Caption)
		return image.Pt(entryField, formHeight)
	case *choice:
		if c.label.Height() > 0 && c.above == 0 {
			caption(c.Caption)
		}
		for i, o := range c.options {
			box := c.bed()
			if c.stepper {
				box.Min.X, box.Max.X = c.seat(0).Max.X, c.seat(1).Min.X
			} else {
				box = c.seat(i)
			}
			show("option", o, box)
		}
	}
	return image.Point{}
}

// TestAFillKeepsThePanelInPlace puts pages of different length into panels of one height.
func TestAFillKeepsThePanelInPlace(t *testing.T) {
	last := Row{Buttons: []Button{{Label: "zurück", Style: PrimaryStyle, Action: nothing}}}
	make := func(stage float64) *Panel {
		p := made(t, []Item{Title{Text: "Statistik"}, PictureRoom{Height: stage}, FlexibleGap{}, last}, WithHeight(400))
		return p
	}
	short, long := make(20), make(150)
	if short.Bounds() != long.Bounds() {
		t.Errorf("a short page lies at %v, a long one at %v", short.Bounds(), long.Bounds())
	}
	a, _ := targetLabelled(short, "zurück")
	if b, ok := targetLabelled(long, "zurück"); !ok || a != b {
		t.Errorf("the button lies at %v under a short page, at %v under a long one", a, b)
	}
	if huge := make(420); huge.Bounds().H <= long.Bounds().H {
		t.Errorf("a page that needs more is %v high", huge.Bounds().H)
	}
}

func TestTilesLieInTheirButtonsAboveTheLabels(t *testing.T) {
	var tiles []geom.Rect
	tile := func(label string) Button {
		return Button{Label: label, PictureHeight: 60, DrawPicture: noteRect(&tiles), Action: func() {}}
	}
	p := made(t, []Item{Row{Buttons: []Button{tile("eins"), tile("zwei mit einem langen Namen")}}, Row{Buttons: []Button{{Label: "ohne"}}}})
	p.DrawPictures()
	if len(tiles) != 2 {
		t.Fatalf("got %d tiles, want those of the two buttons with pictures", len(tiles))
	}
	if tiles[0].W != tiles[1].W {
		t.Errorf("got tiles %v and %v wide, want the same", tiles[0].W, tiles[1].W)
	}
	for i, label := range []string{"eins", "zwei mit einem langen Namen"} {
		r, _ := targetLabelled(p, label)
		if at := tiles[i]; at.H != 60 || at.OverlapArea(r) < at.W*at.H || r.Bottom()-at.Bottom() < 24 {
			t.Errorf("%s: the picture at %v leaves no room for the label in %v", label, at, r)
		}
	}
}
