package records

import (
	"bytes"
	"image"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"dreist/assets"
	"dreist/game/dreist"
	"dreist/game/dreist/match"
	"dreist/game/play"
	"dreist/render/art"
	"dreist/render/art/arttest"
	"dreist/render/dreist/words"
	"dreist/render/kit"
)

// ended returns the result of a recorded game in a language.
func ended(t *testing.T, game, language string) *Result {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("..", "..", "..", "game", "dreist", "record", "testdata", "games", game+".dreist"))
	if err != nil {
		t.Fatal(err)
	}
	m, err := match.Resume(string(text), play.Unkept{})
	if err != nil || !m.Over() {
		t.Fatalf("%s: over %v, %v", game, m.Over(), err)
	}
	texts, err := assets.NewTexts(language)
	if err != nil {
		t.Fatal(err)
	}
	r := &Result{Match: m, Say: words.Sentences{Texts: texts}, Code: "11G0-0123-4567", Rounds: 23}
	if !r.Egon() {
		r.Say.Seats = []string{"Annabella", "Ben", "Cleo", "Maximilian"}[:m.Position().Seats()]
	}
	return r
}

// daily makes a result that of a deal of a day.
func daily(r *Result) *Result {
	r.Daily, r.Day, r.Caption = true, "2026-12-24", "Daily deal for 24 December 2026"
	return r
}

var games = []string{"egon-wins", "egon-loses", "two", "three", "four"}

func fontsOf(t *testing.T) *kit.Fonts {
	t.Helper()
	fonts, err := kit.NewFonts()
	if err != nil {
		t.Fatal(err)
	}
	return fonts
}

// TestPostersDiffer paints each result in both languages and on every cloth: none is like another, and each is the same when painted again.
func TestPostersDiffer(t *testing.T) {
	fonts := fontsOf(t)
	painted := map[string]*image.RGBA{}
	add := func(name string, r *Result, theme art.Theme) {
		img := r.Poster(fonts, theme, kit.CardStyle{}).Paint()
		arttest.Check(t, name, img, PosterSize, PosterSize)
		if slices.ContainsFunc([]image.Point{{}, {X: PosterSize - 1}, {X: 500, Y: 500}}, func(at image.Point) bool { return img.RGBAAt(at.X, at.Y).A != 255 }) {
			t.Errorf("%s: something shines through", name)
		}
		for other, o := range painted {
			if n := unlike(img, o); n < 4000 {
				t.Errorf("%s and %s differ in %d pixels only", name, other, n)
			}
		}
		painted[name] = img
	}
	for _, game := range games {
		add(game, ended(t, game, "de"), art.Linen)
	}
	add("in English", ended(t, "egon-loses", "en"), art.Linen)
	add("on night", ended(t, "egon-loses", "de"), art.Night)
	add("on slate", ended(t, "egon-loses", "de"), art.Slate)
	add("on meadow", ended(t, "egon-loses", "de"), art.Meadow)
	add("of a day", daily(ended(t, "egon-loses", "de")), art.Linen)
	again := ended(t, "egon-loses", "de").Poster(fonts, art.Linen, kit.CardStyle{}).Paint()
	if !bytes.Equal(again.Pix, painted["egon-loses"].Pix) {
		t.Error("painted again it is another picture")
	}
}

// unlike counts the pixels that are not the same.
func unlike(a, b *image.RGBA) int {
	count := 0
	for i := 0; i < len(a.Pix); i += 4 {
		if !bytes.Equal(a.Pix[i:i+4], b.Pix[i:i+4]) {
			count++
		}
	}
	return count
}

// TestUsualWordsOnAPosterAreWhole sets all that is written in both languages.
func TestUsualWordsOnAPosterAreWhole(t *testing.T) {
	fonts := fontsOf(t)
	for _, language := range assets.Languages() {
		for _, game := range games {
			p := daily(ended(t, game, language)).Poster(fonts, art.Linen, kit.CardStyle{})
			for _, w := range []lettering{p.headline, p.figures, p.caption, p.foot} {
				if got, _ := w.set(); got != w.text {
					t.Errorf("%s: %q is cut to %q", language, w.text, got)
				}
			}
		}
	}
}

// TestLongWordsStayOnAPoster has names, a caption and a code that are as long as a record may have them: nothing is written on its edge.
func TestLongWordsStayOnAPoster(t *testing.T) {
	fonts := fontsOf(t)
	for _, game := range games {
		plain, long := ended(t, game, "de"), ended(t, game, "de")
		long.Caption, long.Code = strings.Repeat("W", 300), strings.Repeat("W", 300)
		for i := range long.Say.Seats {
			long.Say.Seats[i] = strings.Repeat("W", 40)
		}
		a, b := plain.Poster(fonts, art.Linen, kit.CardStyle{}).Paint(), long.Poster(fonts, art.Linen, kit.CardStyle{}).Paint()
		for y := range PosterSize {
			for x := range posterEdge - 4 {
				if a.RGBAAt(x, y) != b.RGBAAt(x, y) || a.RGBAAt(PosterSize-1-x, y) != b.RGBAAt(PosterSize-1-x, y) {
					t.Fatalf("%s: something is written %d from the edge, at the height of %d", game, x, y)
				}
			}
		}
	}
}

// TestThePosterOfADayGivesNothingAway looks for cards and for the code of the deal.
func TestThePosterOfADayGivesNothingAway(t *testing.T) {
	p := daily(ended(t, "egon-loses", "en")).Poster(fontsOf(t), art.Linen, kit.CardStyle{})
	if len(p.lies) > 0 || strings.Contains(strings.Join(p.AltTexts(), " "), "11G0") {
		t.Errorf("it shows %d cards and says %q", len(p.lies), p.AltTexts())
	}
	last := p.lead[len(p.lead)-1]
	if p.lead[0] != (lead{dreist.EvenDeal, dreist.EvenDeal}) || last[0] != 0 || last[1] == 0 {
		t.Errorf("it tells of a race from %v to %v", p.lead[0], last)
	}
}

// TestDeepLayoutsFitAPoster squeezes every number of rows in: none is lower than the mat, and of every card the corner is seen.
func TestDeepLayoutsFitAPoster(t *testing.T) {
	const high = matBottom - matTopChips - 2*matPadding
	for rows := 1; rows <= dreist.MaxRow; rows++ {
		w, pitch := fitRows(high, rows)
		all := float64(w)*(stoneHigh+2*shelfRim+rowGap) + float64(art.CardHeight(w)) + pitch*float64(rows-1)
		if all > high+1 || w > cardMost {
			t.Errorf("%d rows are %.0f high, with cards %d wide", rows, all, w)
		}
		if rows > 1 && pitch < leastShown*float64(art.CardHeight(w))-1 {
			t.Errorf("%d rows: of a card %d wide %.1f are seen", rows, w, pitch)
		}
	}
}
