package assets_test

import (
	"slices"
	"strings"
	"testing"

	"dreist/assets"
)

// Every licence says whose it is, and the engine's and the fonts' are there.
func TestLicences(t *testing.T) {
	var of []string
	for _, l := range assets.Licences() {
		of = append(of, l.Names...)
		if len(l.Names) == 0 || len(l.Paragraphs) < 3 || strings.Contains(l.Paragraphs[0], "====") {
			t.Errorf("the licence of %q has %d paragraphs", l.Names, len(l.Paragraphs))
		}
	}
	for _, want := range []string{"Go", "Fredoka", "Nunito", "github.com/hajimehoshi/ebiten/v2"} {
		if !slices.Contains(of, want) {
			t.Errorf("there is no licence of %s among those of %q", want, of)
		}
	}
}
