package panel

import (
	"image"
	"math"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/hajimehoshi/ebiten/v2/text/v2"

	"dreist/assets"
	"dreist/render/kit"
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
	f := newLetter(t, kerned, Start(0)).field(0)
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

// TestMarksLieBehindKernedLetters marks each letter of a kerned line in every font.
func TestMarksLieBehindKernedLetters(t *testing.T) {
	skin := testSkin(t)
	for _, font := range []assets.Font{assets.Display, assets.Text, assets.Strong} {
		face := skin.face(font, headingSize)
		at := origins(kerned, face)
		p := face.Wrap(kerned, wide)
		for i := range kerned {
			got := highlight(kerned, p, []Mark{{i, i + 1}}, image.Point{})
			if len(got) != 1 || got[0].Min.X != int(at[i])-1 || got[0].Max.X != int(at[i+1])+1 {
				t.Errorf("%s, letter %d: got %v, want it from %v to %v", font, i, got, at[i], at[i+1])
			}
		}
	}
}
