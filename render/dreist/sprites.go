package dreist

import (
	"image"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
	"golang.org/x/image/font/sfnt"

	"dreist/assets"
	"dreist/game/dreist"
	"dreist/render/art"
	"dreist/render/dreist/pictures"
	"dreist/render/kit"
)

// motif names a picture apart from its size: what it is and which one.
type kit.Motif struct {
	what  motifKind
	which uint16
}

// portraitOf returns which portrait shows the character of a family in a mood.
func portraitOf(family dreist.Color, mood pictures.Mood) uint16 {
	return uint16(family)*pictures.Moods + uint16(mood)
}

// motifKind is a kind of picture.
type motifKind uint8

const (
	faceMotif motifKind = iota // which: the kind of card
	backMotif
	shadowMotif
	glowMotif
	slotMotif
	stoneMotif // which: the number
	shelfMotif
	bowMotif
	ribbonMotif
	sparkMotif
	crownMotif
	laurelMotif
	logoMotif
	iconMotif     // which: the icon
	egonMotif     // which: the mood
	portraitMotif // which: portraitOf
	plateMotif    // which: the plate
	filmMotif
	signMotif     // an icon in kit.White(), to be tinted; which: the icon
	markMotif     // around a card or cell that is pointed out
	outlineMotif  // around a card or cell that must stay as it is
	tickMotif     // over a card or cell: just like this
	crossMotif    // over a card or cell: not like this
	prizeMotif    // a golden star
	leadIconMotif // which: the icon, on the button that leads on
)

// sprite is a picture at one size, on the graphics card.
type sprite struct {
	w, h  int
	image *ebiten.Image // larger than w×h where there is a shadow or glow around it
	used  int           // the frame of the last use
}

// sprites draws every picture once per size and keeps it. A picture that is not there yet at the wanted size is
// shown from another size and drawn crisply within the next ticks, so that no frame waits long.
type sprites struct {
	studio *art.Studio
	theme  art.Theme
	frame  int // counts what is drawn
	count  int // how many pictures are kept
	kept   map[kit.Motif][]*sprite
	wanted []order
}

// order is a picture to be drawn.
type order struct {
	kit.Motif kit.Motif
	w, h  int
}

// newSprites returns an empty store of pictures; its error names a broken font.
func newSprites() (*sprites, error) {
	display, err := sfnt.Parse(assets.Display.Data())
	if err != nil {
		return nil, err
	}
	return &sprites{studio: art.NewStudio(display), kept: map[kit.Motif][]*sprite{}}, nil
}

// setTheme makes everything that looks different on another table be drawn again.
func (s *sprites) setTheme(t art.Theme) {
	if t == s.theme {
		return
	}
	s.theme = t
	for f := range s.kept {
		if f.what == shelfMotif || f.what == iconMotif || f.what == leadIconMotif || f.what == plateMotif || f.what == filmMotif {
			for _, k := range s.kept[f] {
				s.forget(k)
			}
			delete(s.kept, f)
		}
	}
}

// get returns a picture for a size in device pixels: the exact one, or for now the closest. Only a picture that
// is there in no size at all is drawn at once.
func (s *sprites) get(f kit.Motif, w, h int) *sprite {
	w, h = max(w, 1), max(h, 1)
	var closest *sprite
	for _, k := range s.kept[f] {
		if k.w == w && k.h == h {
			k.used = s.frame
			return k
		}
		if closest == nil || abs(k.w-w) < abs(closest.w-w) {
			closest = k
		}
	}
	if closest == nil {
		return s.draw(order{f, w, h})
	}
	if o := (order{f, w, h}); !slices.Contains(s.wanted, o) {
		s.wanted = append(s.wanted, o)
	}
	closest.used = s.frame
	return closest
}

func abs(n int) int { return max(n, -n) }

// perTick is how many pictures are drawn in one tick; keepMost is how many are kept before those go that the last
// frames did not show.
const (
	perTick    = 10
	keepMost   = 320
	keepFrames = 8
)

// work draws some of the pictures that are wanted and reports whether it did.
func (s *sprites) work() bool {
	n := min(perTick, len(s.wanted))
	for _, o := range s.wanted[:n] {
		s.draw(o)
	}
	s.wanted = append(s.wanted[:0], s.wanted[n:]...)
	return n > 0
}

// pending reports whether a picture is still shown from another size.
func (s *sprites) pending() bool { return len(s.wanted) > 0 }

func (s *sprites) draw(o order) *sprite {
	if s.count >= keepMost {
		s.sweep()
	}
	k := &sprite{w: o.w, h: o.h, image: ebiten.NewImageFromImage(s.paint(o)), used: s.frame}
	s.kept[o.kit.Motif] = append(s.kept[o.kit.Motif], k)
	s.count++
	return k
}

// sweep lets go of pictures that were not shown lately, such as those of the sizes a window passed through.
func (s *sprites) sweep() {
	for f := range s.kept {
		s.kept[f] = slices.DeleteFunc(s.kept[f], func(k *sprite) bool {
			stale := s.frame-k.used > keepFrames
			if stale {
				s.forget(k)
			}
			return stale
		})
	}
}

func (s *sprites) forget(k *sprite) {
	k.Image.Deallocate()
	s.count--
}

// paint draws a picture in memory.
func (s *sprites) paint(o order) *image.RGBA {
	which := int(o.kit.Motif.which)
	switch o.kit.Motif.what {
	case faceMotif:
		return s.studio.Face(dreist.Kind(which), o.w)
	case backMotif:
		return s.studio.Back(o.w)
	case shadowMotif:
		img, _ := art.Shadow(o.w)
		return img
	case glowMotif:
		img, _ := art.Glow(o.w)
		return img
	case slotMotif:
		return art.Slot(o.w)
	case stoneMotif:
		return s.studio.Stone(which, o.w, o.h)
	case shelfMotif:
		return art.Wood(s.theme, o.w, o.h)
	case bowMotif:
		return art.Bow(o.w)
	case ribbonMotif:
		return art.Ribbon(o.w, o.h)
	case sparkMotif:
		return art.Spark(o.w)
	case crownMotif:
		return art.Crown(o.w)
	case laurelMotif:
		return art.Laurel(o.w)
	case logoMotif:
		return s.studio.Logo(o.w)
	case iconMotif:
		return art.Icon(art.IconName(which), o.w, s.theme.UI().QuietText)
	case portraitMotif:
		return s.studio.Portrait(dreist.Color(which/pictures.Moods), pictures.Mood(which%pictures.Moods).Expression(), o.w)
	case filmMotif:
		return art.Film(s.theme, o.w, o.h)
	case signMotif:
		return art.Icon(art.IconName(which), o.w, kit.White())
	case markMotif:
		img, _ := art.Mark(o.w)
		return img
	case outlineMotif:
		img, _ := art.Ring(o.w)
		return img
	case tickMotif:
		return art.Tick(o.w)
	case crossMotif:
		return art.Cross(o.w)
	case leadIconMotif:
		return art.Icon(art.IconName(which), o.w, s.theme.UI().AccentText)
	case prizeMotif:
		return art.Icon(art.Star, o.w, art.RGB(0xE59A00))
	case plateMotif:
		return plate(which).paint(s.theme, o.w, o.h)
	default:
		return s.studio.Egon(pictures.Mood(which).Expression(), o.w)
	}
}
