package controls_test

import (
	"image"
	"testing"

	"dreist/assets"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/panel"
	"dreist/render/panel/controls"
	"dreist/render/panel/paneltest"
	"dreist/render/panel/paneltest/samples"
	"dreist/render/panel/skin"
	"dreist/render/panel/widget"
)

func TestNothingIsCut(t *testing.T) {
	paneltest.EverySkin(t, func(t *testing.T, look *skin.Skin, at geom.Rect, texts *assets.Texts) {
		for name, items := range samples.Screens(texts) {
			parts, kept := make([]widget.Part, len(items)), make([]panel.Item, len(items))
			for i, item := range items {
				kept[i] = paneltest.Kept{Item: item, As: &parts[i]}
			}
			panel.New(look, at, kept)
			seen := 0
			for _, c := range all(parts) {
				least := controls.Inspect(c, func(what string, text kit.Prose, box image.Rectangle) {
					seen++
					if text.Width > float64(box.Dx()) || text.Height() > box.Dy() {
						t.Errorf("%s: %s %q is %v×%d, its box only %v", name, what, text.Lines, text.Width, text.Height(), box.Size())
					}
					if size := text.Face.Size / float64(look.Scale); size < skin.SmallestSize {
						t.Errorf("%s: %s %q has %v px, want %v or more", name, what, text.Lines, size, skin.SmallestSize)
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
func all(parts []widget.Part) (found []widget.Control) {
	for _, p := range parts {
		switch p := p.(type) {
		case group:
			found = append(found, p.Controls()...)
		case widget.Control:
			found = append(found, p)
		}
	}
	return found
}

func TestChoiceTurnsIntoStepperWhereSegmentsDoNotFit(t *testing.T) {
	options := []string{"gemächlich wie Egon", "ganz gewöhnlich", "schnell wie der Blitz", "sofort"}
	var part widget.Part
	p := panel.New(paneltest.Skin(t), paneltest.Window(1280, 800, 1), []panel.Item{paneltest.Kept{Item: controls.Choice{Label: "Tempo", Options: options}, As: &part}})
	c := part.(*controls.ChoicePart)
	if !c.IsStepper() {
		t.Fatal("got segments, want a stepper")
	}
	for i, o := range c.Options() {
		if o.Width > float64(c.Room()) || len(o.Lines) > 1 {
			t.Errorf("option %d %q is %v wide, want at most %d in one line", i, o.Lines, o.Width, c.Room())
		}
	}
	if _, ok := paneltest.Labelled(p, "sofort"); ok {
		t.Error("an option that is not shown was found")
	}
}
