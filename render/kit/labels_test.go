package kit

import (
	"slices"
	"testing"

	"dreist/assets"
)

func TestNoShortWordEndsATextAlone(t *testing.T) {
	face := newFonts(t).Face(assets.TextFont, 20)
	for _, c := range []struct {
		text, width string // as wide as this is the room
		lines       []string
	}{
		{"Lege die rote 7 in Reihe 3.", "Lege die rote 7 in Reihe", []string{"Lege die rote 7 in", "Reihe 3."}},
		{"Lege die rote 7 in Reihe 3.", "Lege die rote 7 in Reihe 3.", []string{"Lege die rote 7 in Reihe 3."}},
		{"Beende deinen Zug jetzt gleich", "Beende deinen Zug jetzt", []string{"Beende deinen Zug jetzt", "gleich"}},
		{"In Reihe 3 liegt die rote 7", "In Reihe 3 liegt die rote", []string{"In Reihe 3 liegt die", "rote 7"}},
		{"In Reihe 3 liegt die rote 7", "In Reihe", []string{"In", "Reihe 3", "liegt die", "rote 7"}},
		{"Lege ab.", "Lege", []string{"Lege", "ab."}},
	} {
		if lines := face.label(c.text, face.TextWidth(c.width)+0.5); !slices.Equal(lines, c.lines) {
			t.Errorf("%q in the room of %q is set as %q, not %q", c.text, c.width, lines, c.lines)
		}
	}
}
