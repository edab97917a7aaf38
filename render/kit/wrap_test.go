package kit

import (
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"dreist/assets"
)

func TestWrapLosesNothing(t *testing.T) {
	face := newFonts(t).Face(assets.TextFont, 17)
	for _, sentence := range []string{
		"", "kurz", "Das gesicherte Spiel war nicht lesbar.\nEs liegt jetzt woanders.",
		"Donaudampfschifffahrtsgesellschaftskapitän", "unter /home/spielerin/.local/share/dreist/kaputt-2026.dreist.",
	} {
		for _, width := range []float64{1, 60, 130, 400} {
			for name, p := range map[string]WrappedText{
				"wrapped": face.Wrap(sentence, width), "balanced": face.WrapBalanced(sentence, width, 100),
				"flowing": face.WrapFlowing(sentence, width), "calm": face.WrapFilled(sentence, width),
			} {
				letters := func(s string) string { return strings.Join(strings.Fields(s), "") }
				if got, want := letters(strings.Join(p.Lines, " ")), letters(sentence); got != want {
					t.Errorf("%s at %v: got the letters %q, want %q", name, width, got, want)
				}
				if p.Width > width && width > 20 {
					t.Errorf("%s at %v: %q is %v wide", name, width, p.Lines, p.Width)
				}
			}
		}
	}
}

func TestWrapBreaksNamesAtTheirJoints(t *testing.T) {
	got := newFonts(t).Face(assets.TextFont, 17).Wrap("liegt unter /home/spielerin/dreist", 120).Lines
	if want := []string{"liegt unter /", "home/spielerin/", "dreist"}; !slices.Equal(got, want) {
		t.Errorf("got %q, want %q", got, want)
	}
}

func TestBalancedKeepsTheNumberOfLines(t *testing.T) {
	face := newFonts(t).Face(assets.TextFont, 17)
	const sentence = "Der Datenträger ist voll: Das Spiel wird nicht gesichert. Spiele ruhig weiter."
	greedy, even := face.Wrap(sentence, 400), face.WrapBalanced(sentence, 400, 5)
	if len(greedy.Lines) != len(even.Lines) || even.Width >= greedy.Width {
		t.Errorf("got %q, want as many lines as %q, but narrower", even.Lines, greedy.Lines)
	}
}

func TestNoTextIsSetInMoreLinesThanWanted(t *testing.T) {
	face := newFonts(t).Face(assets.TextFont, 17)
	for name, s := range monsters() {
		p := face.WrapBalanced(s, 300, 4)
		if len(p.Lines) > 4 || p.Width > 300 {
			t.Errorf("%s: %d lines of %.0f pixels, want 4 of 300", name, len(p.Lines), p.Width)
		}
		if last := p.Lines[len(p.Lines)-1]; len(p.Lines) == 4 && !strings.HasSuffix(last, Ellipsis) {
			t.Errorf("%s: the last line %q has no ellipsis", name, last)
		}
		if p := face.Wrap(s, 300); p.Height() > 2*mostHigh {
			t.Errorf("%s: %d pixels high", name, p.Height())
		}
		if p := face.SingleLine(s, 300); len(p.Lines) != 1 || p.Width > 300 {
			t.Errorf("%s: %d lines of %.0f pixels, want one of 300", name, len(p.Lines), p.Width)
		}
	}
}

func TestLettersStandForThemselvesOneByOne(t *testing.T) {
	face := newFonts(t).Face(assets.TextFont, 17)
	letters := []rune("Zoë 小👍🏽\ufe0f!")
	shown, starts := face.ShownLetters(letters)
	if want := "Zoë ••!"; shown != want {
		t.Errorf("got %q, want %q", shown, want)
	}
	if len(starts) != len(letters) || !slices.IsSorted(starts) {
		t.Errorf("got the beginnings %v of %d letters", starts, len(letters))
	}
	for i, at := range starts {
		if at < len(shown) && !utf8.RuneStart(shown[at]) {
			t.Errorf("letter %d begins within another", i)
		}
	}
}
