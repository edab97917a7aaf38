package pictures

import (
	"flag"
	"fmt"
	"image"
	"image/draw"
	"math"
	"testing"

	"golang.org/x/image/font/sfnt"

	"dreist/assets"
	"dreist/game/dreixdrei"
	"dreist/render/art"
	"dreist/render/art/arttest"
	"dreist/render/geom"
	"dreist/render/kit"
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

// everyFace returns all faces: each number in each colour, the specials, and the jokers with a name.
func everyFace() (all []FaceMotif) {
	for colour := range dreixdrei.Colours {
		for k := dreixdrei.Lowest; k <= dreixdrei.Highest; k++ {
			all = append(all, FaceOf(dreixdrei.Of(k), colour))
		}
	}
	for k := dreixdrei.Delete; k <= dreixdrei.Joker; k++ {
		all = append(all, FaceOf(dreixdrei.Of(k), 0))
	}
	for name := dreixdrei.Lowest; name.Nameable(); name++ {
		all = append(all, FaceOf(dreixdrei.Named(name), 0))
	}
	return all
}

// TestContactSheets saves all pictures for the eye when it is asked to.
func TestContactSheets(t *testing.T) {
	if *sheets == "" {
		t.Skip("no -sheets")
	}
	studio := newStudio(t)
	for _, w := range []int{22, 34, 48, 90, 160, 240} {
		s := arttest.NewSheet(art.Linen.UI().Cloth, 10*(w+8)+20, 6*(w*7/5+8)+20)
		for _, f := range everyFace() {
			s.Put(Face(studio, f, w, w == 90))
		}
		s.Save(t, *sheets, fmt.Sprintf("faces-%d", w))
	}
	for _, theme := range []art.Theme{art.Linen, art.Night} {
		s := arttest.NewSheet(theme.UI().Cloth, 1500, 1250)
		for h := range Host(2) {
			for m := range Mood(Moods) {
				s.Put(Figure(h, Role{h, m}.Expression(), 160))
			}
			s.Row()
		}
		for _, size := range []int{120, 60, 40, 28} {
			for h := range Host(Hosts) {
				s.Put(Figure(h, Role{h, Mood(h) % Moods}.Expression(), size))
			}
		}
		s.Row()
		for m := range Mood(Moods) {
			s.Put(Figure(Host(m%2), Role{Host(m % 2), m}.Expression(), 340))
		}
		s.Save(t, *sheets, "hosts-"+theme.String())

		s = arttest.NewSheet(theme.UI().Cloth, 1500, 760)
		for _, w := range []int{120, 60, 36} {
			for phase := range 4 {
				s.Put(Lamps(studio, phase, w))
			}
		}
		s.Row()
		for _, w := range []int{90, 44, 26} {
			for place := 1; place <= dreixdrei.MaxSeats; place++ {
				s.Put(Place(studio, place, false, w))
			}
			s.Put(Place(studio, 4, true, w), Place(studio, 10, true, w))
		}
		s.Row()
		for _, w := range []int{110, 48} {
			for k := dreixdrei.Lowest; k <= dreixdrei.Highest; k++ {
				s.Put(Demand(studio, k, w))
			}
			s.Put(Demand(studio, dreixdrei.NoKind, w), Count(studio, 2, w/2), Count(studio, 6, w/2), Count(studio, 14, w/2))
		}
		s.Row()
		for _, w := range []int{220, 110, 72, 40, 24} {
			s.Put(Back(w), Cover(studio, w, w*5/4))
		}
		s.Row()
		for k := dreixdrei.Delete; k <= dreixdrei.Joker; k++ {
			for _, w := range []int{110, 48} {
				s.Put(SpecialMotif(k).Paint(kit.Order{W: w}))
			}
		}
		s.Save(t, *sheets, "rest-"+theme.String())

		s = arttest.NewSheet(theme.UI().Cloth, 1000, 640)
		for _, w := range []int{940, 500, 260, 130} {
			s.Put(Title(studio, w))
		}
		s.Save(t, *sheets, "title-"+theme.String())

		s = arttest.NewSheet(theme.UI().Cloth, 1280, 800)
		layStart(studio, s)
		s.Save(t, *sheets, "start-"+theme.String())

		s = arttest.NewSheet(theme.UI().Cloth, 1000, 460)
		layTable(studio, s)
		s.Save(t, *sheets, "table-"+theme.String())
	}
}

// layStart lays the start picture as a window of 1280×800 pixels shows it.
func layStart(studio *art.Studio, s *arttest.Sheet) {
	s.Lay(Title(studio, 640), 320, 36)
	for i, mood := range [2]Mood{Waiting, Sweeping} {
		h, in := Host(i), geom.Rect{X: 24 + 932*float64(i), Y: 440, W: 300, H: 336}
		middles, w, turns := Triple(in)
		for n, f := range TripleFaces(h) {
			face := Face(studio, f, int(w), false)
			page := image.NewRGBA(image.Rect(0, 0, 2*face.Rect.Dx(), 2*face.Rect.Dx()))
			draw.Draw(page, face.Rect.Add(image.Pt(face.Rect.Dx()/2, page.Rect.Dy()/2-face.Rect.Dy()/2)), face, image.Point{}, draw.Over)
			s.Lay(turned(page, turns[n]), int(middles[n].X)-page.Rect.Dx()/2, int(middles[n].Y)-page.Rect.Dy()/2)
		}
		size := in.W * 0.82
		s.Lay(Figure(h, Role{h, mood}.Expression(), int(size)), int(in.X+(in.W-size)/2), int(in.Bottom()-size*0.95))
	}
}

// layTable lays pictures as a table does: the joker's wheel, a hand and a pile whose cards overlap, and small cards of others.
func layTable(studio *art.Studio, s *arttest.Sheet) {
	const size = 400
	wheel := geom.Rect{X: 20, Y: 20, W: size, H: size}
	for k := dreixdrei.Lowest; k.Nameable(); k++ {
		kind := Bright
		if k == 5 {
			kind = Aimed
		} else if k > 7 && k.Number() {
			kind = Dim
		}
		part := turned(segment(kind, size*wheelSegment), WheelTurn(k))
		on := onWheel(k, (wheelInner+wheelOuter)/2, wheel)
		s.Lay(part, int(on.X)-part.Rect.Dx()/2, int(on.Y)-part.Rect.Dy()/2)
		at := WheelCard(k, wheel)
		s.Lay(Face(studio, FaceOf(dreixdrei.Of(k), int(k)), int(at.W), false), int(at.X), int(at.Y))
	}
	in := WheelHub(wheel)
	s.Lay(hub(int(in.W)), int(in.X), int(in.Y))
	for i, k := range []dreixdrei.Kind{3, 7, 8, 10, 12, dreixdrei.Delete, dreixdrei.Invisible, dreixdrei.Restart, dreixdrei.Joker} {
		card := Face(studio, FaceOf(dreixdrei.Of(k), i), 100, false)
		s.Lay(card, 440+36*i, 20)
		s.Lay(card, 880, 20+32*i)
	}
	for seat := range 9 {
		for i := range 3 {
			k := dreixdrei.Lowest + dreixdrei.Kind((5*seat+3*i)%dreixdrei.Kinds)
			s.Lay(Face(studio, FaceOf(dreixdrei.Of(k), seat), 22, false), 440+46*(seat%9)+15*i, 200)
		}
	}
}

// turned returns a square picture turned clockwise around its middle.
func turned(from *image.RGBA, angle float64) *image.RGBA {
	to, middle := image.NewRGBA(from.Rect), float64(from.Rect.Dx())/2
	sin, cos := math.Sincos(angle)
	for y := range from.Rect.Dy() {
		for x := range from.Rect.Dx() {
			dx, dy := float64(x)-middle, float64(y)-middle
			to.SetRGBA(x, y, from.RGBAAt(int(math.Round(middle+cos*dx+sin*dy)), int(math.Round(middle-sin*dx+cos*dy))))
		}
	}
	return to
}
