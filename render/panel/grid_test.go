package panel

import (
	"fmt"
	"image"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/assets"
	"dreist/render/geom"
	"dreist/render/kit"
)

// seriesGrid is the table of a seriesGrid of games.
func seriesGrid(names ...string) Grid {
	g := Grid{HeadTexts: append([]string{"Spiel"}, names...), FootTexts: []string{"Summe"}, CrownedCells: []GridCell{{HeadRow, 1}}}
	for game := range 4 {
		row := []string{fmt.Sprint(game + 1)}
		for i := range names {
			row = append(row, fmt.Sprint(game*i*7%20))
		}
		g.Rows = append(g.Rows, row)
	}
	for i := range names {
		g.FootTexts = append(g.FootTexts, fmt.Sprint(30+i))
	}
	return g
}

// laidGrid returns a grid laidGrid out in a width in pixels.
func laidGrid(t *testing.T, item Grid, width int) *grid {
	g := item.MakePart(&Env{skin: testSkin(t)}, "grid").(*grid)
	g.SetBounds(image.Rect(0, 0, width, g.Measure(width)))
	return g
}

func TestGridKeepsItsTextsInTheirCells(t *testing.T) {
	for _, test := range []struct {
		width int
		names []string
	}{
		{552, []string{"Anna", "Benno", "Carla", "Hannelore"}},
		{402, []string{"Anna", "Benno", "Carla", "Hannelore"}},
		{332, []string{"Anna-Magdalena", "Benno der Kühne", "Carla", "Hannelore Friederike"}},
		{252, []string{"Donaudampfschiff", "Xaver"}},
	} {
		g, y := laidGrid(t, seriesGrid(test.names...), test.width), 0
		for _, l := range g.lines {
			if l.from != y {
				t.Errorf("%v: line %d begins at %d, want %d", test.width, l.row, l.from, y)
			}
			y = l.to
			for column, text := range l.texts {
				c := g.columns[column]
				room := c.to - c.from - g.crowned(l.row, column)
				if text.Width > float64(room) || text.Height() > l.to-l.from {
					t.Errorf("%v: %q is %v×%d, its place %d×%d", test.width, text.Lines, text.Width, text.Height(), room, l.to-l.from)
				}
				if size := text.Face.Size; size < smallestSize {
					t.Errorf("%v: %q has %v px, want %v or more", test.width, text.Lines, size, smallestSize)
				}
			}
		}
		if last := g.columns[len(g.columns)-1]; last.to != g.Bounds().Dx() {
			t.Errorf("%v: the columns end at %d of %d", test.width, last.to, g.Bounds().Dx())
		}
		g.Draw(ebiten.NewImage(1280, 800))
	}
}

func TestGridMakesHeadAndFootStrong(t *testing.T) {
	g := laidGrid(t, Grid{HeadTexts: []string{"", "1"}, Rows: [][]string{{"Anna", "0"}, {"Benno", "12"}}, FootTexts: []string{"Summe", "12"}}, 400)
	for row, want := range map[int]assets.Font{HeadRow: assets.StrongFont, 0: assets.TextFont, 1: assets.TextFont, 2: assets.StrongFont} {
		if got := g.weight(row); got != want {
			t.Errorf("row %d: got weight %v, want %v", row, got, want)
		}
	}
}

func TestEmptyGrid(t *testing.T) {
	for want, item := range map[int]Grid{0: {}, 2: {Rows: [][]string{{}, {"x"}}}} {
		g := laidGrid(t, item, 400)
		g.Draw(ebiten.NewImage(1280, 800))
		if got, want := g.Bounds().Dy(), want*g.skin.Px(gridLineHeight); got != want {
			t.Errorf("%v is %d high, want %d", item, got, want)
		}
	}
}

// TestColumnsOfNumbersAreAlike looks at names of different lengths: where there is room, each has as much.
func TestColumnsOfNumbersAreAlike(t *testing.T) {
	for width, first := range map[int]int{632: 1, 442: 2} { // Maximiliane may need more than the others
		g := laidGrid(t, seriesGrid("Maximiliane", "Benno", "Bo", "Carlotta"), width)
		wide := func(column int) int { return g.columns[column].to - g.columns[column].from }
		for column := first + 1; column < len(g.columns); column++ {
			if off := wide(column) - wide(first); off < -1 || off > 1 {
				t.Errorf("%v: column %d is %d wide, column %d %d", width, column, wide(column), first, wide(first))
			}
		}
	}
}

// TestColumnsUnderPicturesAreEqual looks at names of different lengths under pictures: every column is as wide, and names are
// left out where one does not fit.
func TestColumnsUnderPicturesAreEqual(t *testing.T) {
	for width, named := range map[int]bool{632: true, 300: false} {
		item := seriesGrid("Maximiliane", "Benno", "Bo", "Carlotta")
		item.ColumnPictures, item.TintedColumns = []kit.Motif{kit.Crown, kit.Crown, kit.Crown, kit.Crown}, []int{2}
		g := laidGrid(t, item, width)
		if g.named != named {
			t.Errorf("%v: the names stand there: %v", width, g.named)
		}
		wide := func(column int) int { return g.columns[column].to - g.columns[column].from }
		for column := 1; column < len(g.columns); column++ {
			if off := wide(column) - wide(1); off < -1 || off > 1 {
				t.Errorf("%v: column %d is %d wide, the first %d", width, column, wide(column), wide(1))
			}
		}
		if last := g.columns[len(g.columns)-1]; last.to != width {
			t.Errorf("%v: the columns end at %d", width, last.to)
		}
		g.Draw(ebiten.NewImage(1280, 800))
	}
}

// TestTextsStandInTheirRoom sets titles and paragraphs in widths that the program has, those that nobody should have
// written, too.
func TestTextsStandInTheirRoom(t *testing.T) {
	everySkin(t, func(t *testing.T, look *Skin, _ geom.Rect, texts *assets.Texts) {
		for _, text := range []string{texts.Say("menu.title"), texts.Say("confirm.new.text"), texts.Say("end.won.title"), strings.Repeat("W", 1000), strings.Repeat("Karte und ", 300), strings.Repeat("x\n", 500)} {
			for _, item := range []Item{Title{Text: text}, SmallTitle{Text: text}, Paragraph{Text: text}, Paragraph{Text: text, Tone: AsideTone}} {
				width := look.Px(402)
				s := item.MakePart(&Env{skin: look}, "text").(*sentence)
				s.SetBounds(image.Rect(0, 0, width, s.Measure(width)))
				if s.prose.Width > float64(width) || s.prose.Height() > s.Bounds().Dy() {
					t.Errorf("%.30q is %v×%d, its box only %v", text, s.prose.Width, s.prose.Height(), s.Bounds().Size())
				}
				if size := s.prose.Face.Size / float64(look.Scale); size < smallestSize {
					t.Errorf("%.30q has %v px, want %v or more", text, size, smallestSize)
				}
			}
		}
	})
}
