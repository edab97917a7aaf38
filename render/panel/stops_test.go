package panel

import (
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/hajimehoshi/ebiten/v2/text/v2"
)

// kerned is a line whose letters draw nearer to one another in pairs.
const kerned = "AVAToYeVo."

// TestTheCaretStandsAtTheGlyphs compares the stops of the caret with the origins of the glyphs of the whole line.
func TestTheCaretStandsAtTheGlyphs(t *testing.T) {
	skin := testSkin(t)
	for w, name := range map[weight]string{display: "display", plain: "text", strong: "strong"} {
		face := skin.face(w, paragraphSize)
		var want []float64
		for _, g := range text.AppendGlyphs(nil, kerned, face, nil) {
			want = append(want, g.OriginX)
		}
		want = append(want, text.Advance(kerned, face))
		got := caretStops(kerned, face)
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("%s: got the stops marked +, want those marked -\n%s", name, diff)
		}
		misses := 0
		for i := range kerned {
			if text.Advance(kerned[:i], face) != got[i] {
				misses++
			}
		}
		if misses == 0 {
			t.Errorf("%s: nothing is kerned; the test needs another line", name)
		}
	}
}

func TestCaretStopsOfLettersWithoutGlyphs(t *testing.T) {
	face := testSkin(t).face(plain, paragraphSize)
	if got := caretStops("", face); len(got) != 1 || got[0] != 0 {
		t.Errorf("an empty line: got %v, want one stop at 0", got)
	}
	for _, line := range []string{"ÄöüßñJ", "x\u0308yq\u0301\u0323", "fi ffl", "日本"} {
		stops, last := caretStops(line, face), -1.0
		for i := range line {
			if stops[i] <= last {
				t.Errorf("%q: got the stops %v, want each right of the one before", line, stops)
				break
			}
			last = stops[i]
		}
	}
}
