package kit

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/assets"
	"dreist/render/art"
)

type sprite struct {
	w, h  int
	image *ebiten.Image // larger than w×h if it has a shadow or glow
	tiles *tiles        // its stretchable parts, nil before the first use
	used  int           // frame of the last use
}

// Sprites paints every picture once per size and caches it. A picture missing in a size is scaled from another size, unless that is far too
// small, and painted in the next ticks, so that no frame takes long.
type Sprites struct {
	studio *art.LetterPainter
	theme  art.Theme
	cards  CardStyle
	frame  int  // counts ticks after which something was drawn
	drawn  bool // something was drawn since the last PaintQueued
	bytes  int  // memory of the cached pictures
	kept   map[Motif][]*sprite
	wanted []order
	moving int // number of successive calls of PaintQueued with a new frame
	runs   map[rune]float64
}

type order struct {
	motif Motif
	w, h  int
	asked int // last frame that asked for it
	times int // number of frames that asked for it
}

// NewSprites returns an empty cache of pictures, with the display font for texts in them.
func NewSprites(fonts *Fonts) *Sprites {
	return &Sprites{studio: fonts.studio(assets.DisplayFont), kept: map[Motif][]*sprite{}, runs: map[rune]float64{}}
}

// SetTheme drops the pictures that depend on the theme.
func (s *Sprites) SetTheme(t art.Theme) {
	if t == s.theme {
		return
	}
	s.theme = t
	s.drop(func(m Motif, _ *sprite) bool { return traitsOf(m).DependsOnTheme })
}

// SetCardStyle drops the pictures that depend on the card style.
func (s *Sprites) SetCardStyle(c CardStyle) {
	if c == s.cards {
		return
	}
	s.cards = c
	s.drop(func(m Motif, _ *sprite) bool { return traitsOf(m).DependsOnStyle })
}

// fewestOf is the smallest width of a stand-in, as a fraction of the wanted width. A smaller one looks blurred.
const fewestOf = 0.6

// get returns a picture for a size in device pixels: that of the size or, for now, the next larger or else the largest one. If that is far
// too small, the picture is painted at once.
func (s *Sprites) get(f Motif, w, h int) *sprite {
	w, h = max(w, 1), max(h, 1)
	var stand *sprite
	for _, k := range s.kept[f] {
		if k.w == w && k.h == h {
			k.used = s.frame
			return k
		}
		if stand == nil || closer(k.w, stand.w, w) {
			stand = k
		}
	}
	if stand == nil || float64(stand.w) < fewestOf*float64(w) {
		s.wanted = slices.DeleteFunc(s.wanted, func(o order) bool { return o.motif == f && o.w == w && o.h == h })
		return s.draw(order{motif: f, w: w, h: h})
	}
	s.want(f, w, h)
	stand.used = s.frame
	return stand
}

func closer(a, b, wanted int) bool {
	if a >= wanted && b >= wanted {
		return a < b
	}
	return a > b
}

// perTick is the number of pictures painted per tick.
const perTick = 10

const (
	keepSprites = 8 << 20 // bytes, beyond which pictures not shown lately are dropped
	keepFrames  = 8       // number of frames whose pictures stay, however large
)

// lastingFrames is the number of frames that must show a size, during motion, before it is painted.
const lastingFrames = 4

func (s *Sprites) want(m Motif, w, h int) {
	for i := range s.wanted {
		if o := &s.wanted[i]; o.motif == m && o.w == w && o.h == h {
			if o.asked != s.frame {
				o.asked = s.frame
				o.times++
			}
			return
		}
	}
	s.wanted = append(s.wanted, order{m, w, h, s.frame, 1})
}

// PaintQueued paints some queued pictures and reports whether it did. During motion it paints only sizes that several frames needed, not those
// passed through. Pictures that the last frames did not need are removed from the queue.
func (s *Sprites) PaintQueued() (painted bool) {
	s.moving++
	if s.drawn {
		if s.frame++; s.frame%keepFrames == 0 {
			s.shrink()
		}
	} else {
		s.moving = 0
	}
	s.drawn = false
	made := 0
	s.wanted = slices.DeleteFunc(s.wanted, func(o order) bool {
		if s.frame-o.asked > keepFrames {
			return true
		}
		if made == perTick || s.moving >= lastingFrames && o.times < lastingFrames {
			return false
		}
		s.draw(o)
		made++
		return true
	})
	return made > 0
}

// HasPending reports whether pictures are still queued.
func (s *Sprites) HasPending() bool { return len(s.wanted) > 0 }

func (s *Sprites) draw(o order) *sprite {
	s.shrink()
	painted := o.motif.Paint(PaintRequest{s.studio, s.theme, s.cards, o.w, o.h})
	if traitsOf(o.motif).IsRotated {
		painted = rimmed(painted)
	}
	k := &sprite{w: o.w, h: o.h, image: load(painted), used: s.frame}
	s.kept[o.motif] = append(s.kept[o.motif], k)
	s.bytes += ByteCount(k.image)
	return k
}

// shrink drops pictures not shown lately if the cache is large, such as those of former window sizes.
func (s *Sprites) shrink() {
	if s.bytes > keepSprites {
		s.drop(func(_ Motif, k *sprite) bool { return s.frame-k.used > keepFrames })
	}
}

// Free drops all pictures. They are painted again when needed.
func (s *Sprites) Free() {
	s.drop(func(Motif, *sprite) bool { return true })
	s.wanted = nil
}

func (s *Sprites) drop(which func(m Motif, k *sprite) bool) {
	for m, kept := range s.kept {
		kept = slices.DeleteFunc(kept, func(k *sprite) bool {
			goes := which(m, k)
			if goes {
				s.bytes -= ByteCount(k.image)
				k.image.Deallocate()
			}
			return goes
		})
		if s.kept[m] = kept; len(kept) == 0 {
			delete(s.kept, m)
		}
	}
}

// LetterWidth returns the width of a letter of the display font at a size in device pixels. Each letter is measured once, as that is slow.
func (s *Sprites) LetterWidth(letter rune, size float64) float64 {
	runs, ok := s.runs[letter]
	if !ok {
		runs = s.studio.TextWidth(string(letter), 1)
		s.runs[letter] = runs
	}
	return runs * size
}

// ByteCount returns the memory of the cached pictures in bytes.
func (s *Sprites) ByteCount() int { return s.bytes }

// Theme returns the current theme.
func (s *Sprites) Theme() art.Theme { return s.theme }
