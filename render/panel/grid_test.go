package panel

import (
	"fmt"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/assets"
)

// series is the table of a series of games.
func series(names ...string) Grid {
	g := Grid{Head: append([]string{"Spiel"}, names...), Foot: []string{"Summe"}, Crowns: []Spot{{Head, 1}}}
	for game := range 4 {
		row := []string{fmt.Sprint(game + 1)}
		for i := range names {
			row = append(row, fmt.Sprint(game*i*7%20))
		}
		g.Rows = append(g.Rows, row)
	}
	for i := range names {
		g.Foot = append(g.Foot, fmt.Sprint(30+i))
	}
	return g
}

func gridOf(p *Panel) *grid { return p.column.parts[0].(*grid) }

func TestGridKeepsItsTextsInTheirCells(t *testing.T) {
	for _, test := range []struct {
		width float64
		names []string
	}{
		{620, []string{"Anna", "Benno", "Carla", "Hannelore"}},
		{470, []string{"Anna", "Benno", "Carla", "Hannelore"}},
		{400, []string{"Anna-Magdalena", "Benno der Kühne", "Carla", "Hannelore Friederike"}},
		{320, []string{"Donaudampfschiff", "Xaver"}},
	} {
		p := made(t, []Item{series(test.names...)}, Width(test.width))
		g, y := gridOf(p), 0
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
		if last := g.columns[len(g.columns)-1]; last.to != g.bounds().Dx() {
			t.Errorf("%v: the columns end at %d of %d", test.width, last.to, g.bounds().Dx())
		}
		p.Draw(ebiten.NewImage(1280, 800))
	}
}

func TestGridMakesHeadAndFootStrong(t *testing.T) {
	g := gridOf(made(t, []Item{Grid{Head: []string{"", "1"}, Rows: [][]string{{"Anna", "0"}, {"Benno", "12"}}, Foot: []string{"Summe", "12"}}}))
	for row, want := range map[int]assets.Font{Head: assets.Strong, 0: assets.Text, 1: assets.Text, 2: assets.Strong} {
		if got := g.weight(row); got != want {
			t.Errorf("row %d: got weight %v, want %v", row, got, want)
		}
	}
}

func TestEmptyGrid(t *testing.T) {
	p := made(t, []Item{Grid{}, Grid{Rows: [][]string{{}, {"x"}}}})
	p.Draw(ebiten.NewImage(1280, 800))
	if got := gridOf(p).bounds().Dy(); got != 0 {
		t.Errorf("a grid without lines is %d high", got)
	}
}

// TestColumnsOfNumbersAreAlike looks at names of different lengths: where there is room, each has as much.
func TestColumnsOfNumbersAreAlike(t *testing.T) {
	for width, first := range map[float64]int{700: 1, 510: 2} { // Maximiliane may need more than the others
		g := gridOf(made(t, []Item{series("Maximiliane", "Benno", "Bo", "Carlotta")}, Width(width)))
		wide := func(column int) int { return g.columns[column].to - g.columns[column].from }
		for column := first + 1; column < len(g.columns); column++ {
			if off := wide(column) - wide(first); off < -1 || off > 1 {
				t.Errorf("%v: column %d is %d wide, column %d %d", width, column, wide(column), first, wide(first))
			}
		}
	}
}
