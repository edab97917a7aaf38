package panel

import (
	"slices"
	"strings"
	"testing"

	"dreist/assets"
	"dreist/render/kit"
)

func TestWrapLosesNothing(t *testing.T) {
	face := testSkin(t).face(assets.Text, 17)
	for _, sentence := range []string{
		"", "kurz", "Das gesicherte Spiel war nicht lesbar.\nEs liegt jetzt woanders.",
		"Donaudampfschifffahrtsgesellschaftskapitän", "unter /home/spielerin/.local/share/dreist/kaputt-2026.dreist.",
	} {
		for _, width := range []float64{1, 60, 130, 400} {
			for name, p := range map[string]kit.Prose{
				"wrap": wrap(sentence, face, width), "balanced": balanced(sentence, face, width), "flowing": flowing(sentence, face, width),
			} {
				letters := func(s string) string { return strings.Join(strings.Fields(s), "") }
				if got, want := letters(strings.Join(p.lines, " ")), letters(sentence); got != want {
					t.Errorf("%s at %v: got the letters %q, want %q", name, width, got, want)
				}
				if p.width > width && width > 20 {
					t.Errorf("%s at %v: %q is %v wide", name, width, p.lines, p.width)
				}
			}
		}
	}
}

func TestWrapBreaksNamesAtTheirJoints(t *testing.T) {
	face := testSkin(t).face(assets.Text, 17)
	got := wrap("liegt unter /home/spielerin/dreist", face, 120).lines
	if want := []string{"liegt unter /", "home/spielerin/", "dreist"}; !slices.Equal(got, want) {
		t.Errorf("got %q, want %q", got, want)
	}
}

func TestBalancedKeepsTheNumberOfLines(t *testing.T) {
	face := testSkin(t).face(assets.Text, 17)
	const sentence = "Der Datenträger ist voll: Das Spiel wird nicht gesichert. Spiele ruhig weiter."
	greedy, even := wrap(sentence, face, 400), balanced(sentence, face, 400)
	if len(greedy.lines) != len(even.lines) || even.width >= greedy.width {
		t.Errorf("got %q, want as many lines as %q, but narrower", even.lines, greedy.lines)
	}
}

func TestFitShrinksBeforeItWraps(t *testing.T) {
	skin := testSkin(t)
	full := skin.fit("Tisch: Nachtblau", assets.Strong, 18, 1000)
	for _, test := range []struct {
		width, size float64
		lines       int
	}{{full.width, 18, 1}, {full.width - 8, 17, 1}, {full.width / 2, 14, 2}} {
		got := skin.fit("Tisch: Nachtblau", assets.Strong, 18, test.width)
		if len(got.lines) != test.lines || got.face.Size > test.size || got.face.Size < 14 {
			t.Errorf("in %v: got %d lines of %v px, want %d of at most %v", test.width, len(got.lines), got.face.Size, test.lines, test.size)
		}
	}
}
