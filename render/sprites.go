package render

import (
	"image"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/assets"
	"dreist/game/dreist"
	"dreist/render/art"

	"golang.org/x/image/font/sfnt"
)

// figure names a picture apart from its size: what it is and which one.
type figure struct {
	what  motif
	which uint16
}

// motif is a kind of picture.
type motif uint8

const (
	faceMotif motif = iota // which: the kind of card
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
	iconMotif  // which: the icon
	egonMotif  // which: the mood
	plateMotif // which: the plate
)

// sprite is a picture at one size, on the graphics card.
type sprite struct {
	w, h   int
	image  *ebiten.Image
	margin float64 // how far the picture reaches beyond w×h on every side
	used   int     // the tick of the last use
}

// sprites draws every picture once per size and keeps it. A picture that is not there yet at the wanted size is
// shown from another size and drawn crisply within the next ticks, so that no frame waits long.
type sprites struct {
	studio *art.Studio
	theme  art.Theme
	tick   int
	kept   map[figure][]*sprite
	wanted []order
}

// order is a picture to be drawn.
type order struct {
	figure figure
	w, h   int
}

// newSprites returns an empty store of pictures; its error names a broken font.
func newSprites() (*sprites, error) {
	display, err := sfnt.Parse(assets.Display.Data())
	if err != nil {
		return nil, err
	}
	return &sprites{studio: art.NewStudio(display), kept: map[figure][]*sprite{}}, nil
}

// setTheme makes everything that looks different on another table be drawn again.
func (s *sprites) setTheme(t art.Theme) {
	if t == s.theme {
		return
	}
	s.theme = t
	for f := range s.kept {
		if f.what == shelfMotif || f.what == iconMotif || f.what == plateMotif {
			delete(s.kept, f)
		}
	}
}

// get returns a picture for a size in device pixels: the exact one, or for now the closest. Only a picture that
// is there in no size at all is drawn at once.
func (s *sprites) get(f figure, w, h int) *sprite {
	w, h = max(w, 1), max(h, 1)
	var closest *sprite
	for _, k := range s.kept[f] {
		if k.w == w && k.h == h {
			k.used = s.tick
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
	closest.used = s.tick
	return closest
}

func abs(n int) int { return max(n, -n) }

// perTick is how many pictures are drawn in one tick, keepTicks how long an unused one is kept.
const (
	perTick   = 10
	keepTicks = 60 * 20
)

// work draws some of the pictures that are wanted and reports whether it did.
func (s *sprites) work() bool {
	s.tick++
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
	img, margin := s.paint(o)
	k := &sprite{w: o.w, h: o.h, image: ebiten.NewImageFromImage(img), margin: float64(margin), used: s.tick}
	s.kept[o.figure] = append(slices.DeleteFunc(s.kept[o.figure], func(old *sprite) bool {
		stale := s.tick-old.used > keepTicks
		if stale {
			old.image.Deallocate()
		}
		return stale
	}), k)
	return k
}

// paint draws a picture in memory.
func (s *sprites) paint(o order) (img *image.RGBA, margin int) {
	which := int(o.figure.which)
	switch o.figure.what {
	case faceMotif:
		return s.studio.Face(dreist.Kind(which), o.w), 0
	case backMotif:
		return s.studio.Back(o.w), 0
	case shadowMotif:
		return art.Shadow(o.w)
	case glowMotif:
		return art.Glow(o.w)
	case slotMotif:
		return art.Slot(o.w), 0
	case stoneMotif:
		return s.studio.Stone(which, o.w, o.h), 0
	case shelfMotif:
		return art.Wood(s.theme, o.w, o.h), 0
	case bowMotif:
		return art.Bow(o.w), 0
	case ribbonMotif:
		return art.Ribbon(o.w, o.h), 0
	case sparkMotif:
		return art.Spark(o.w), 0
	case crownMotif:
		return art.Crown(o.w), 0
	case laurelMotif:
		return art.Laurel(o.w), 0
	case logoMotif:
		return s.studio.Logo(o.w), 0
	case iconMotif:
		return art.Icon(art.IconName(which), o.w, s.theme.UI().QuietText), 0
	case plateMotif:
		return plate(which).paint(s.theme, o.w, o.h)
	default:
		return s.studio.Egon(art.Mood(which).Expression(), o.w), 0
	}
}
