package pictures

import (
	"flag"
	"fmt"
	"testing"

	"golang.org/x/image/font/sfnt"

	"dreist/assets"
	"dreist/game/thegame"
	"dreist/render/art"
	"dreist/render/art/arttest"
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

// TestContactSheets saves all pictures for the eye when it is asked to.
func TestContactSheets(t *testing.T) {
	if *sheets == "" {
		t.Skip("no -sheets")
	}
	for _, theme := range []art.Theme{art.Linen, art.Night} {
		s := arttest.NewSheet(theme.UI().Cloth, 1500, 1000)
		for p := range thegame.Pile(thegame.Piles) {
			for m := range Mood(Moods) {
				s.Put(Figure(p, Role{p, m}.Expression(), 160))
			}
			for _, size := range []int{90, 60, 48, 30, 24} {
				s.Put(Figure(p, Role{p, Idle}.Expression(), size))
			}
			s.Row()
		}
		s.Save(t, *sheets, "cast-"+theme.String())
	}
	s := arttest.NewSheet(art.Linen.UI().Cloth, 1680, 850)
	for p := range thegame.Pile(thegame.Piles) {
		s.Put(Figure(p, Role{p, Mood(p) % Moods}.Expression(), 400))
	}
	s.Row()
	for p := range thegame.Pile(thegame.Piles) {
		s.Put(Figure(p, Role{p, Mood(p) + 3}.Expression(), 400))
	}
	s.Save(t, *sheets, "cast-large")

	studio := newStudio(t)
	for _, w := range []int{48, 90, 160} {
		s = arttest.NewSheet(art.Linen.UI().Cloth, 1500, 1500)
		for n := thegame.Lowest; n <= thegame.Highest; n++ {
			if w < 160 || n%10 == 2 || n%10 == 9 || n < 10 && n%2 == 0 || n == 68 {
				s.Put(Face(studio, n, w, w == 90 && n > 90))
			}
		}
		s.Save(t, *sheets, fmt.Sprintf("faces-%d", w))
	}
	for _, theme := range []art.Theme{art.Linen, art.Night} {
		s = arttest.NewSheet(theme.UI().Cloth, 1500, 1850)
		for _, w := range []int{160, 90, 48} {
			for p := range thegame.Pile(thegame.Piles) {
				s.Put(Base(studio, p, w, true))
			}
			s.Put(Base(studio, thegame.C, w, false), Back(w), Cover(studio, w, w*5/4))
		}
		s.Row()
		for _, w := range []int{96, 40, 24} {
			for seat := range uint8(Seats) {
				for signal := thegame.KeepOff; signal <= thegame.Gladly; signal++ {
					s.Put(Token(studio, signal, seat, []rune("MOLI猫")[seat], w))
				}
			}
			s.Row()
		}
		for _, step := range []int{1, 3, 8, 14, 20, 27, 34, 35, 48, 57, 97} {
			s.Put(Step(studio, step, int(110*StepScale(step))))
		}
		s.Put(Trick(studio, thegame.A, 110), Trick(studio, thegame.D, 110), Trick(studio, thegame.A, 50), ScaleTick(40))
		s.Row()
		for m := range SourMood(SourMoods) {
			s.Put(Sour(m.Expression(), 200), Sour(m.Expression(), 60))
		}
		s.Row()
		s.Put(Base(studio, thegame.A, 400, true), Base(studio, thegame.D, 400, true), Back(400))
		s.Row()
		s.Put(Title(studio, 600), Title(studio, 300), Title(studio, 150))
		s.Save(t, *sheets, "rest-"+theme.String())
	}
}
