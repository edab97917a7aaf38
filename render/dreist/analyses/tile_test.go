package analyses

import (
	"strings"
	"testing"

	"dreist/assets"
	"dreist/render/geom"
	"dreist/render/kit"
)

// TestALongTextTakesTheRoomOfAShortOne sets two texts into a rectangle of three lines: where one is short the other has two of them, and both have one otherwise.
func TestALongTextTakesTheRoomOfAShortOne(t *testing.T) {
	fonts, err := kit.NewFonts()
	if err != nil {
		t.Fatal(err)
	}
	l := kit.NewLabels(fonts)
	style := kit.Lettering{Font: assets.Text, Size: 18, Color: kit.White()}
	line := l.Get("a", style, kit.Center, 250).H
	in := geom.Rect{W: 250, H: 3.1 * line}
	const short, long = "Besser: gelbe 5 abgeworfen", "Gespielt: türkise 4 in Reihe 3: DREIer! Spalte 4 abgeräumt (3 Karten)"
	for _, test := range []struct {
		texts [2]string
		whole [2]string // what each begins with
		lines float64
	}{
		{[2]string{long, short}, [2]string{"Gespielt: türkise 4 in Reihe 3:", short}, 3},
		{[2]string{short, long}, [2]string{short, "Gespielt: türkise 4 in Reihe 3:"}, 3},
		{[2]string{short, short}, [2]string{short, short}, 2},
		{[2]string{long, long}, [2]string{"Gespielt: türkise", "Gespielt: türkise"}, 2},
	} {
		cut, high := share(l, test.texts, [2]kit.Lettering{style, style}, in)
		for i := range cut {
			if !strings.HasPrefix(cut[i], test.whole[i]) {
				t.Errorf("%q comes out as %q", test.texts, cut)
			}
		}
		if got := (high[0] + high[1]) / line; got < test.lines-0.1 || got > test.lines+0.1 {
			t.Errorf("%q takes %.1f lines, want %.0f", cut, got, test.lines)
		}
	}
}
