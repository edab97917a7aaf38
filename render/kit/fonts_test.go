package kit

import (
	"testing"

	"dreist/assets"
	"dreist/build/need"
)

func newFonts(t *testing.T) *Fonts {
	t.Helper()
	return need.Value(NewFonts())(t)
}

func everyFont() []assets.Font {
	return []assets.Font{assets.DisplayFont, assets.TextFont, assets.StrongFont}
}

func TestOneSignStandsForEveryLetterThatAFontLacks(t *testing.T) {
	fonts := newFonts(t)
	for _, font := range everyFont() {
		for s, want := range map[string]string{
			"Anna":                  "Anna",
			"Zoë Ångström":          "Zoë Ångström",
			"Zoe\u0308":             "Zoe\u0308",     // the fonts set it together themselves
			"Γιώργος Жанна":         "Γιώργος Жанна", // Nunito lacks the Greek ones
			"小红":                    "••",
			"Ann 小红!":               "Ann ••!",
			"🐟":                     "•",
			"👍🏽":                    "•",
			"👨‍👩‍👧‍👦":               "•",
			"🇩🇪🇫🇷":                  "••",
			"1️⃣ 2":                 "1 2",
			"한글":                    "••",
			"\u1112\u1161\u11ab":    "•", // one syllable in three parts
			"a\u2060b 小":            "ab •",
			"\u0e01\u0e33":          "••",
			"\u200d\ufe0f":          "",
			"Anna\nund 小红":          "Anna\nund ••",
			"\xff\xfe":              "••",
			"🏴\U000E0067\U000E0062": "•",
		} {
			if got := fonts.replaceMissing(s, font); got != want {
				t.Errorf("%s writes %q as %q, want %q", font, s, got, want)
			}
		}
	}
}

func TestFontsAreAskedOneByOne(t *testing.T) {
	fonts := newFonts(t)
	for font, want := range map[assets.Font]string{assets.DisplayFont: "שלום", assets.TextFont: "••••", assets.StrongFont: "••••"} {
		if got := fonts.replaceMissing("שלום", font); got != want {
			t.Errorf("%s writes Hebrew as %q, want %q", font, got, want)
		}
	}
	if got := fonts.replaceMissing("שָׁלוֹם", assets.TextFont); got != "••••" {
		t.Errorf("points stand for themselves: %q", got)
	}
}

func TestEveryFontHasTheSignsThatStandForOthers(t *testing.T) {
	fonts := newFonts(t)
	for _, font := range everyFont() {
		for _, r := range string(MissingLetter) + Ellipsis {
			if !fonts.has(r, font) {
				t.Errorf("%s lacks %q", font, r)
			}
		}
		if missing := "小\U0001F41F"; fonts.replaceMissing(missing, font) == missing {
			t.Errorf("%s is said to write %q", font, missing)
		}
	}
}

func TestNoLetterIsThinnerThanExpected(t *testing.T) {
	fonts := newFonts(t)
	for _, font := range everyFont() {
		face := fonts.Face(font, 100)
		for r := '!'; r < 0x180; r++ {
			if r == 0xAD || r > '~' && r < 0xA1 || !fonts.has(r, font) {
				continue
			}
			if got := face.TextWidth(string(r)); got < thinnest*100 {
				t.Errorf("%q in %s is %.1f of 100 wide, want at least %.0f", r, font, got, thinnest*100)
			}
		}
	}
}
