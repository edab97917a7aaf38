package panel

import (
	"image"
	"math"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/hajimehoshi/ebiten/v2/text/v2"
	"pgregory.net/rapid"

	"dreist/input"
	"dreist/render/kit"
)

// TestTheCaretIsAlwaysSeen writes in a field at random, by keys and mouse.
func TestTheCaretIsAlwaysSeen(t *testing.T) {
	look := testSkin(t)
	rapid.Check(t, func(t *rapid.T) {
		f := Field{Text: kerned, MaxLetters: 30, OnChange: func(string) {}}.MakePart(&Env{skin: look}, "field").(*field)
		width := rapid.IntRange(60, 300).Draw(t, "width")
		f.SetBounds(image.Rect(0, 0, width, f.Measure(width)))
		f.SetActive(true)
		for range rapid.IntRange(1, 40).Draw(t, "gestures") {
			held := input.Modifiers(rapid.IntRange(0, 7).Draw(t, "modifiers"))
			f.mouse = image.Pt(rapid.IntRange(-20, width+20).Draw(t, "x"), 20)
			switch rapid.IntRange(0, 4).Draw(t, "what") {
			case 0:
				f.insert(string(rapid.SampledFrom([]rune("aÄß \u0308\u05d0\x00日")).Draw(t, "letter")))
			case 1:
				f.HandleKey(input.Gesture{Kind: input.EditKey, Key: input.Key(rapid.IntRange(1, int(input.KeyPaste)).Draw(t, "key")), Modifiers: held})
			case 2:
				f.HandleGrab(held)
			case 3:
				f.HandleDrag()
			default:
				f.Env.tick()
			}
			e := &f.edit
			if e.Caret() < 0 || e.Caret() > len(e.Letters()) || len(f.stops) != len(e.Letters())+1 {
				t.Fatalf("the caret is at %d of %d letters with %d stops", e.Caret(), len(e.Letters()), len(f.stops))
			}
			if x := f.stops[e.Caret()] - f.shift; x < 0 || x >= f.inner().Dx() {
				t.Fatalf("the caret is at %d of %d pixels", x, f.inner().Dx())
			}
			if wide := f.stops[len(f.stops)-1] + int(f.skin.LinePx(caretWidth)); f.shift > 0 && wide <= f.inner().Dx() {
				t.Fatalf("%d pixels are hidden of a text that has room", f.shift)
			}
		}
	})
}

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
	f := Field{Text: kerned}.MakePart(&Env{skin: testSkin(t)}, "field").(*field)
	want, misses := []int{}, 0
	for i, x := range origins(kerned, f.face()) {
		want = append(want, int(math.Round(x)))
		if int(math.Round(f.face().TextWidth(kerned[:i]))) != want[i] {
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
		f := Field{Text: strings.Repeat("a", 100_000), MaxLetters: limit}.MakePart(&Env{skin: testSkin(t)}, "field").(*field)
		if got := len(f.edit.Letters()); got != want {
			t.Errorf("with a limit of %d the field has %d letters, want %d", limit, got, want)
		}
	}
}
