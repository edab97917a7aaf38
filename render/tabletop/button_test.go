package tabletop

import (
	"strings"
	"testing"

	"dreist/assets"
	"dreist/build/need"
	"dreist/render/art"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/stage"
)

// TestNoLabelIsCut sets a long word with a sign beside a square button, on faces somewhat narrower than the button.
func TestNoLabelIsCut(t *testing.T) {
	fonts := need.Value(kit.NewFonts())(t)
	labels := kit.NewLabels(fonts)
	for _, text := range []float64{0.9, 1, 1.15, 1.3} {
		f := ButtonLook{Frame: stage.Frame{W: 1280, H: 800, Scale: 1, TextFactor: text}, OneLineHeight: 57}
		for wide := 150.0; wide < 240; wide += 0.3 {
			buttons := []Button{{ID: 1, Rect: geom.Rect{X: 200, W: 57, H: 57}, Icon: art.RedoIcon},
				{ID: 2, Rect: geom.Rect{W: wide, H: 57}, Text: "Zurücknehmen", SideIcon: art.UndoIcon}}
			for less := 0.0; less < 4; less += 0.5 {
				w := f.words(labels, buttons, 1, geom.Rect{X: less / 2, W: wide - less, H: 57})
				if got := labels.Label(w.Text, w.Style, kit.Center, f.W).W; got > w.Rect.W {
					t.Fatalf("letters of %v on a button of %v, of which %v are face: %v wide in %v", w.Style.Size, wide, wide-less, got, w.Rect.W)
				}
			}
		}
	}
}

// TestTheRoundArrowKeepsItsName: its words are not seen, but said and told in its tip with the key.
func TestTheRoundArrowKeepsItsName(t *testing.T) {
	say := need.Value(assets.NewTexts("en"))(t)
	say.SetKeys(map[string]string{"again": "W"})
	fonts := need.Value(kit.NewFonts())(t)
	b := newLastTurnsButton(geom.Rect{W: 40, H: 40})
	if w := b.FitText(kit.NewLabels(fonts), ButtonLook{Frame: stage.Frame{W: 1280, H: 800, Scale: 1}}, b.Rect); w.Text != "" {
		t.Errorf("it says %q", w.Text)
	}
	tip := b.Tip(say, nil)
	if names := buttonNames([]Button{b}, say, nil); b.TargetName() != "button.again" || len(names) != 1 || !strings.Contains(tip, names[0]) || !strings.Contains(tip, "W") {
		t.Errorf("%s is called %q and explained by %q", b.TargetName(), names, tip)
	}
}

// TestANarrowButtonTellsItsName: without room for its label, the tip says it with the key.
func TestANarrowButtonTellsItsName(t *testing.T) {
	say := need.Value(assets.NewTexts("en"))(t)
	say.SetKeys(map[string]string{"undo": "U"})
	for _, c := range []struct {
		wide float64
		want string
	}{{40, "Undo · U"}, {120, "Key U"}} {
		b := Button{ID: UndoButton, LabelKey: "button.undo", SideIcon: art.UndoIcon, Rect: geom.Rect{W: c.wide, H: 40}}
		if tip := b.Tip(say, nil); tip != c.want {
			t.Errorf("at a width of %v it is explained by %q, want %q", c.wide, tip, c.want)
		}
	}
}

func TestASetOfButtonsHoldsThoseOfAGuideToo(t *testing.T) {
	few := OnlyButtons(MenuButton, LeaveButton)
	few.Add(MoreButton, 255)
	rest := AllButtonsExcept(MenuButton, LeaveButton, MoreButton, 255)
	for id := range 256 {
		b := ButtonID(id)
		if want := b == MenuButton || b == LeaveButton || b == MoreButton || b == 255; few.Has(b) != want || rest.Has(b) == want {
			t.Errorf("button %d is in the set %v, in the others %v", b, few.Has(b), rest.Has(b))
		}
	}
}
