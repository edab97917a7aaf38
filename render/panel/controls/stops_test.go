package controls

import (
	"math"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/hajimehoshi/ebiten/v2/text/v2"

	"dreist/render/kit"
	"dreist/render/panel/paneltest"
	"dreist/render/panel/widget"
)

// kerned is a line whose letters draw nearer to one another in pairs.
const kerned = "AVAToYeVo."

// origins returns where the glyphs of a whole line begin and where the last ends.
func origins(line string, face kit.Face) (all []float64) {
	end := 0.0
	for _, g := range text.AppendGlyphs(nil, line, face.GoTextFace, nil) {
		all = append(all, g.OriginX)
		end = g.OriginX + g.AdvanceX
	}
	return append(all, end)
}

func TestTheCaretStandsAtTheGlyphs(t *testing.T) {
	f := Field{Text: kerned}.Part(widget.NewEnv(paneltest.Skin(t), nil), "field").(*field)
	want, misses := []int{}, 0
	for i, x := range origins(kerned, f.face()) {
		want = append(want, int(math.Round(x)))
		if int(math.Round(f.face().Advance(kerned[:i]))) != want[i] {
			misses++
		}
	}
	if diff := cmp.Diff(want, f.stops); diff != "" {
		t.Errorf("got the stops marked +, want those marked -\n%s", diff)
	}
	if misses == 0 {
		t.Error("nothing is kerned; the test needs another line")
	}
}

func TestAFieldTakesABoundedNumberOfLetters(t *testing.T) {
	for limit, want := range map[int]int{0: mostLetters, 40: 40, 1 << 30: mostLetters} {
		f := Field{Text: strings.Repeat("a", 100_000), Limit: limit}.Part(widget.NewEnv(paneltest.Skin(t), nil), "field").(*field)
		if got := len(f.edit.Letters()); got != want {
			t.Errorf("with a limit of %d the field has %d letters, want %d", limit, got, want)
		}
	}
}
