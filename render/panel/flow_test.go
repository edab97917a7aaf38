package panel

import (
	"image"
	"slices"
	"strings"
	"testing"

	"dreist/assets"
	"dreist/render/kit"
)

const rule = "Leg so viele Karten, wie du willst und kannst. Schaffst du einen DREIer, darfst du sofort eine Karte von deinem Stapel ziehen – oder es lassen."

func TestPageKeepsItsTextInItsWidth(t *testing.T) {
	fonts := testFonts(t)
	for _, scale := range []float64{1, 1.5, 2} {
		look := NewSkin(fonts, 0, scale, 1)
		blocks := []PageBlock{
			Heading{Text: "Eine Überschrift, die nicht in eine Zeile passt"}, PageParagraph{Text: rule}, NumberedParagraph{Number: "R 12", Text: rule},
			Links{{Label: "Das freche Geschenk"}, {Label: "Der DREIer"}, {Label: "Egon"}}, PageParagraph{Text: "Ende"},
		}
		f := newFlow(look, blocks, int(330*scale))
		var boxes []image.Rectangle
		for _, p := range f.pieces {
			if p.prose.Width > float64(p.at.Dx()) || p.prose.Height() > p.at.Dy() {
				t.Errorf("at %v: %q is %v×%d, its box %v", scale, p.prose.Lines, p.prose.Width, p.prose.Height(), p.at)
			}
			boxes = append(boxes, p.at)
		}
		for _, l := range f.links {
			boxes = append(boxes, l.at)
		}
		for i, a := range boxes {
			if !a.In(image.Rect(0, 0, f.width, f.height)) {
				t.Errorf("at %v: %v reaches out of the page of %d×%d", scale, a, f.width, f.height)
			}
			for _, b := range boxes[:i] {
				if a.Overlaps(b) {
					t.Errorf("at %v: %v and %v overlap", scale, a, b)
				}
			}
		}
		if !slices.IsSorted(f.tops) || len(f.tops) != len(blocks) {
			t.Errorf("at %v: got blocks beginning at %v", scale, f.tops)
		}
	}
}

// TestMarksLieBehindTheirLetters compares the length of the highlight with that of the letters it is for, over line
// ends and odd spaces.
func TestMarksLieBehindTheirLetters(t *testing.T) {
	look := testSkin(t)
	face := look.face(assets.TextFont, kit.TextSize)
	for _, test := range []struct {
		text, what string
		width      float64
		want       []string // the parts highlighted, one a line
	}{
		{"Ein DREIer zählt.", "DREIer", 400, []string{"DREIer"}},
		{"Über  das\nEnde   hinaus", "das\nEnde", 400, []string{"das", "Ende"}},
		{"äöü ÄÖÜ ß", "ÄÖÜ", 400, []string{"ÄÖÜ"}},
		{"Stapel ziehen oder lassen", "ziehen oder", 110, []string{"ziehen", "oder"}},
		{"nichts", "", 400, nil},
	} {
		from := strings.Index(test.text, test.what)
		p := face.Wrap(test.text, test.width)
		got := highlight(test.text, p, []Highlight{{from, from + len(test.what)}}, image.Point{})
		if len(got) != len(test.want) {
			t.Errorf("%q in %q: got %v, want %q", test.what, p.Lines, got, test.want)
			continue
		}
		for i, part := range test.want {
			long := int(face.TextWidth(part))
			if d := got[i].Dx() - long; d < -1 || d > 4 {
				t.Errorf("%q: got a highlight %d wide, want about %d", part, got[i].Dx(), long)
			}
		}
	}
}

// TestMarksLieBehindKernedLetters marks each letter of a kerned line in every font.
func TestMarksLieBehindKernedLetters(t *testing.T) {
	look := testSkin(t)
	for _, font := range []assets.Font{assets.DisplayFont, assets.TextFont, assets.StrongFont} {
		face := look.face(font, kit.HeadingSize)
		at := origins(kerned, face)
		p := face.Wrap(kerned, unlimitedWidth)
		for i := range kerned {
			got := highlight(kerned, p, []Highlight{{i, i + 1}}, image.Point{})
			if len(got) != 1 || got[0].Min.X != int(at[i])-1 || got[0].Max.X != int(at[i+1])+1 {
				t.Errorf("%s, letter %d: got %v, want it from %v to %v", font, i, got, at[i], at[i+1])
			}
		}
	}
}
