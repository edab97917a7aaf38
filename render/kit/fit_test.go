package kit

import (
	"strings"
	"testing"
	"unicode/utf8"

	"dreist/assets"
	"dreist/render/geom"
)

func TestFitKeepsWhatHasRoomAndShortensTheRest(t *testing.T) {
	face := newFonts(t).Face(assets.StrongFont, 20)
	if got := face.shortenToWidth("Anna", face.TextWidth("Anna")); got != "Anna" {
		t.Errorf("got %q, want it whole", got)
	}
	for _, width := range []float64{-5, 0, 3, 40, 200, 5000} {
		for _, s := range []string{"Bartholomäus", strings.Repeat("i", 1500), strings.Repeat("W", 100_000), strings.Repeat("e\u0301", 50_000)} {
			got := face.shortenToWidth(s, width)
			if wide := face.TextWidth(got); wide > max(width, 0) {
				t.Errorf("%.10q… for %.0f comes out %.1f wide", s, width, wide)
			}
			if got != "" && got != s && !strings.HasSuffix(got, Ellipsis) {
				t.Errorf("%.10q… for %.0f ends in %.10q without an ellipsis", s, width, got)
			}
			if longer := head(s, utf8.RuneCountInString(got)) + Ellipsis; got != s && got != "" && face.TextWidth(longer) <= width && !strings.Contains(s, "\u0301") {
				t.Errorf("%.10q… for %.0f is cut after %d letters, though one more has room", s, width, utf8.RuneCountInString(got)-1)
			}
		}
	}
}

// monsters are texts that nobody should have written.
func monsters() map[string]string {
	return map[string]string{
		"one word":            strings.Repeat("Donaudampfschiff", 1500/16),
		"one long word":       strings.Repeat("W", 100_000),
		"words":               strings.Repeat("Karte ", 1500/6),
		"many words":          strings.Repeat("Karte und ", 10_000),
		"many lines":          strings.Repeat("x\n", 50_000),
		"accents":             "e" + strings.Repeat("\u0301", 100_000),
		"letters fonts lack":  strings.Repeat("小", 100_000),
		"emoji joined as one": strings.Repeat("👨\u200d", 30_000),
		"blanks":              strings.Repeat(" ", 100_000),
		"broken":              strings.Repeat("\xff", 100_000),
	}
}

func TestNoTextBreaksAPicture(t *testing.T) {
	l := NewLabels(newFonts(t))
	for name, s := range monsters() {
		for _, width := range []float64{-1, 0, 10, 150, 3840, 1e6} {
			for _, size := range []float64{8, 22} {
				style := TextStyle{assets.StrongFont, size, WhiteTint()}
				k := l.Label(s, style, Center, width)
				if b := k.Image.Bounds(); b.Dx() > mostWide+200 || b.Dy() > mostHigh+1 || ByteCount(k.Image) > 5*mostArea {
					t.Errorf("%s in %.0f: a picture of %v", name, width, b)
				}
				if limit := max(width, 0) + (overhang+1)*size; k.W > limit {
					t.Errorf("%s in %.0f at %.0f: the text is %.0f wide, want at most %.0f", name, width, size, k.W, limit)
				}
			}
		}
		in := geom.Rect{W: 200, H: 60}
		style := TextStyle{assets.TextFont, 20, WhiteTint()}
		if fits := l.FitWidth(s, style, in.W); fits.Size < smallest || fits.Size > 20 {
			t.Errorf("%s: fit to the size %v", name, fits.Size)
		}
		if within := l.FitRect(s, style, in, 10); within.Size < 10 || within.Size > 20 {
			t.Errorf("%s: set within at the size %v", name, within.Size)
		}
		cut := l.FirstWords(s, style, in)
		if k := l.Label(cut, style, Center, in.W); k.H > in.H && strings.Contains(strings.TrimSpace(cut), " ") {
			t.Errorf("%s: cut to %.20q…, which is %.0f high", name, cut, k.H)
		}
	}
}
