package kit

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/assets"
	"dreist/render/art"
)

// sprite is a picture at one size, on the graphics card.
type sprite struct {
	w, h  int
	image *ebiten.Image // larger than w×h where there is a shadow or glow around it
	tiles *tiles        // of a picture that grows, nil before it was drawn as one
	used  int           // the frame of the last use
}

// Sprites draws every picture once per size and keeps it. A picture that is not there yet at the wanted size is
// shown from another size, unless that is far too small, and drawn crisply within the next ticks, so that no frame waits long.
type Sprites struct {
	studio *art.Studio
	theme  art.Theme
	cards  CardStyle
	frame  int  // counts the ticks after which something was drawn
	drawn  bool // since the last Work
	bytes  int  // of the kept pictures
	kept   map[Motif][]*sprite
	wanted []order
	moving int // how many times Work has found a new frame in a row
	runs   map[rune]float64
}

// order is a picture to be drawn.
type order struct {
	motif Motif
	w, h  int
	asked int // the frame that asked for it last
	times int // how many frames have
}

// NewSprites returns an empty store of pictures, which are lettered in the display font.
func NewSprites(fonts *Fonts) *Sprites {
	return &Sprites{studio: fonts.Studio(assets.Display), kept: map[Motif][]*sprite{}, runs: map[rune]float64{}}
}

// SetTheme makes everything that looks different on another table be drawn again.
func (s *Sprites) SetTheme(t art.Theme) {
	if t == s.theme {
		return
	}
	s.theme = t
	s.drop(func(m Motif, _ *sprite) bool { return m.Nature().Themed })
}

// SetCards makes every picture be drawn again that cards of another style look different on.
func (s *Sprites) SetCards(c CardStyle) {
	if c == s.cards {
		return
	}
	s.cards = c
	s.drop(func(m Motif, _ *sprite) bool { return m.Nature().Styled })
}

// fewestOf is how much of the wanted width a picture must have to stand in for it: stretched further it is a blur.
const fewestOf = 0.6

// get returns a picture for a size in device pixels: the exact one, or for now the closest of the larger ones, or the largest. Where that is far too small
// the picture is drawn at once.
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

// closer reports whether a picture of width a stands in better for the wanted width than one of width b.
func closer(a, b, wanted int) bool {
	if a >= wanted && b >= wanted {
		return a < b
	}
	return a > b
}

// perTick is how many pictures are drawn in one tick.
const perTick = 10

// How much is kept of pictures that are not shown. What the last frames showed stays, however large it is.
const (
	keepSprites = 8 << 20 // bytes
	keepFrames  = 8
)

// lastingFrames is how many frames have to show a size, while they follow each other, for it to be drawn crisply.
const lastingFrames = 4

// want remembers a picture to be drawn.
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

// Work draws some of the pictures that are wanted and reports whether it did. As long as frames follow each other it draws only those that several of them
// asked for: a size that something passes through on its way is not worth it. What the last frames did not ask for again is no longer wanted.
func (s *Sprites) Work() bool {
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

// Pending reports whether a picture is still shown from another size.
func (s *Sprites) Pending() bool { return len(s.wanted) > 0 }

func (s *Sprites) draw(o order) *sprite {
	s.shrink()
	painted := o.motif.Paint(Order{s.studio, s.theme, s.cards, o.w, o.h})
	if o.motif.Nature().Tilted {
		painted = rimmed(painted)
	}
	k := &sprite{w: o.w, h: o.h, image: load(painted), used: s.frame}
	s.kept[o.motif] = append(s.kept[o.motif], k)
	s.bytes += Bytes(k.image)
	return k
}

// shrink lets go of what was not shown lately where much is kept, such as the pictures of the sizes that a window had or passed through.
func (s *Sprites) shrink() {
	if s.bytes > keepSprites {
		s.drop(func(_ Motif, k *sprite) bool { return s.frame-k.used > keepFrames })
	}
}

// Free lets go of all pictures. What is asked for afterwards is drawn again.
func (s *Sprites) Free() {
	s.drop(func(Motif, *sprite) bool { return true })
	s.wanted = nil
}

// drop lets go of some of the pictures.
func (s *Sprites) drop(which func(m Motif, k *sprite) bool) {
	for m, kept := range s.kept {
		kept = slices.DeleteFunc(kept, func(k *sprite) bool {
			goes := which(m, k)
			if goes {
				s.bytes -= Bytes(k.image)
				k.image.Deallocate()
			}
			return goes
		})
		if s.kept[m] = kept; len(kept) == 0 {
			delete(s.kept, m)
		}
	}
}

// Advance returns how wide a letter of the display font runs at a size in device pixels. It is measured once, as that takes long.
func (s *Sprites) Advance(letter rune, size float64) float64 {
	runs, ok := s.runs[letter]
	if !ok {
		runs = s.studio.Advance(string(letter), 1)
		s.runs[letter] = runs
	}
	return runs * size
}

// Bytes returns how much the kept pictures take.
func (s *Sprites) Bytes() int { return s.bytes }

// Theme is the table that the pictures lie on.
func (s *Sprites) Theme() art.Theme { return s.theme }
