package pictures

import (
	"flag"
	"fmt"
	"image"
	"image/draw"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"golang.org/x/image/font/sfnt"

	"dreist/assets"
	"dreist/game/thegame"
	"dreist/render/art"
)

var sheets = flag.String("sheets", "", "a folder for contact sheets of all pictures, to be looked at")

func newStudio(t testing.TB) *art.Studio {
	t.Helper()
	display, err := sfnt.Parse(assets.Display.Data())
	if err != nil {
		t.Fatal(err)
	}
	return art.NewStudio(display)
}

// sheet is a page of pictures in rows on the cloth of a table.
type sheet struct {
	page    *image.RGBA
	x, y, h int
}

func newSheet(theme art.Theme, w, h int) *sheet {
	s := &sheet{page: image.NewRGBA(image.Rect(0, 0, w, h)), x: 10, y: 10}
	draw.Draw(s.page, s.page.Rect, image.NewUniform(theme.UI().Cloth), image.Point{}, draw.Src)
	return s
}

func (s *sheet) put(pictures ...*image.RGBA) {
	for _, p := range pictures {
		if s.x+p.Rect.Dx() > s.page.Rect.Dx() {
			s.row()
		}
		draw.Draw(s.page, p.Rect.Add(image.Pt(s.x, s.y)), p, image.Point{}, draw.Over)
		s.x, s.h = s.x+p.Rect.Dx()+8, max(s.h, p.Rect.Dy())
	}
}

func (s *sheet) row() { s.x, s.y, s.h = 10, s.y+s.h+8, 0 }

func (s *sheet) save(t *testing.T, name string) {
	t.Helper()
	f, err := os.Create(filepath.Join(*sheets, name+".png"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if err := png.Encode(f, s.page); err != nil {
		t.Fatal(err)
	}
}

// TestContactSheets saves all pictures for the eye when it is asked to.
func TestContactSheets(t *testing.T) {
	if *sheets == "" {
		t.Skip("no -sheets")
	}
	for _, theme := range []art.Theme{art.Linen, art.Night} {
		s := newSheet(theme, 1500, 1000)
		for p := range thegame.Pile(thegame.Piles) {
			for m := range Mood(Moods) {
				s.put(Figure(p, Role{p, m}.Expression(), 160))
			}
			for _, size := range []int{90, 60, 48, 30, 24} {
				s.put(Figure(p, Role{p, Idle}.Expression(), size))
			}
			s.row()
		}
		s.save(t, "cast-"+theme.String())
	}
	s := newSheet(art.Linen, 1680, 850)
	for p := range thegame.Pile(thegame.Piles) {
		s.put(Figure(p, Role{p, Mood(p) % Moods}.Expression(), 400))
	}
	s.row()
	for p := range thegame.Pile(thegame.Piles) {
		s.put(Figure(p, Role{p, Mood(p) + 3}.Expression(), 400))
	}
	s.save(t, "cast-large")

	studio := newStudio(t)
	for _, w := range []int{48, 90, 160} {
		s = newSheet(art.Linen, 1500, 1500)
		for n := thegame.Lowest; n <= thegame.Highest; n++ {
			if w < 160 || n%10 == 2 || n%10 == 9 || n < 10 && n%2 == 0 || n == 68 {
				s.put(Face(studio, n, w, w == 90 && n > 90))
			}
		}
		s.save(t, fmt.Sprintf("faces-%d", w))
	}
	for _, theme := range []art.Theme{art.Linen, art.Night} {
		s = newSheet(theme, 1500, 1850)
		for _, w := range []int{160, 90, 48} {
			for p := range thegame.Pile(thegame.Piles) {
				s.put(Base(studio, p, w, true))
			}
			s.put(Base(studio, thegame.C, w, false), Back(w), Emblem(w))
		}
		s.row()
		for _, w := range []int{96, 40, 24} {
			for seat := range uint8(Seats) {
				for signal := thegame.KeepOff; signal <= thegame.Gladly; signal++ {
					s.put(Token(studio, signal, seat, []rune("MOLI猫")[seat], w))
				}
			}
			s.row()
		}
		for _, step := range []int{1, 3, 8, 14, 20, 27, 34, 35, 48, 57, 97} {
			s.put(Step(studio, step, int(110*StepScale(step))))
		}
		s.put(Trick(studio, thegame.A, 110), Trick(studio, thegame.D, 110), Trick(studio, thegame.A, 50), ScaleTick(40))
		s.row()
		for m := range SourMood(SourMoods) {
			s.put(Sour(m.Expression(), 200), Sour(m.Expression(), 60))
		}
		s.row()
		s.put(Base(studio, thegame.A, 400, true), Base(studio, thegame.D, 400, true), Back(400))
		s.row()
		s.put(Title(studio, 600), Title(studio, 300), Title(studio, 150))
		s.save(t, "rest-"+theme.String())
	}
}
