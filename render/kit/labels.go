package kit

import (
	"image/color"
	"math"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/assets"
	"dreist/render/geom"
)

// TextStyle is the style of a line of text.
type TextStyle struct {
	Font  assets.Font
	Size  float64 // device pixels
	Color color.RGBA
}

// Label is the picture of a text in lines.
type Label struct {
	Image     *ebiten.Image
	W         float64 // width of the text in device pixels
	H         float64 // height of the text in device pixels
	LineCount int     // number of lines
	Baseline  float64 // distance of the first line's baseline from the upper edge in device pixels
	used      int
}

// Labels draws texts and caches their pictures.
type Labels struct {
	fonts *Fonts
	kept  map[labelKey]*Label
	bytes int // of the cached pictures and their texts
	fits  map[fitKey]fitted
	tick  int
}

type fitKey struct {
	labelKey
	height int // height of the rectangle, 0 for a line, evenly for even lines
	least  int // smallest text size; 0 if the size stays, as in FirstWords and BalancedWidth
}

// fitted is a text made to fit: smaller, with fewer words, or in even lines.
type fitted struct {
	style TextStyle
	text  string
	width float64
}

type labelKey struct {
	text  string
	style TextStyle
	how   Alignment
	width int
}

// NewLabels returns an empty cache of texts.
func NewLabels(fonts *Fonts) *Labels {
	return &Labels{fonts: fonts, kept: map[labelKey]*Label{}, fits: map[fitKey]fitted{}}
}

// EndFrame ends a frame. Later frames may drop pictures not used lately.
func (l *Labels) EndFrame() { l.tick++ }

// The limits of the caches.
const (
	keepLabels = 3 << 20 // bytes of pictures; beyond, those not used lately are dropped
	keepFits   = 1 << 13 // number of fitted texts; beyond, all are dropped
)

// Label returns the picture of a text in lines of at most a width in device pixels. Letters missing in its font are replaced.
func (l *Labels) Label(s string, style TextStyle, how Alignment, width float64) *Label {
	key := labelKey{s, style, how, Round(width)}
	if k, ok := l.kept[key]; ok {
		k.used = l.tick
		return k
	}
	if l.bytes > keepLabels {
		l.sweep()
	}
	k := l.set(key, width)
	k.used = l.tick
	l.kept[key] = k
	l.bytes += ByteCount(k.Image) + len(s)
	return k
}

func (l *Labels) sweep() {
	for key, k := range l.kept {
		if k.used < l.tick-1 {
			l.bytes -= ByteCount(k.Image) + len(key.text)
			k.Image.Deallocate()
			delete(l.kept, key)
		}
	}
}

func (l *Labels) note(key fitKey, f fitted) fitted {
	if len(l.fits) >= keepFits {
		clear(l.fits)
	}
	l.fits[key] = f
	return f
}

// LetterSize is the height of letters in logical pixels. Texts have only three sizes, so that the eye knows what to read first. Exempt are letters
// of a drawing, which grow with it: indices and names on cards, numbers on piles, steps and badges, the names of the games,
// cheers, and the list of cards beside THE GAME. They are written with a TextStyle of their own.
type LetterSize struct{ pixels float64 }

var (
	TitleSize   = LetterSize{40} // title of a screen, or one large number
	HeadingSize = LetterSize{22} // heading of a part of a screen
	TextSize    = LetterSize{17} // everything else
)

// SmallestText is the size in logical pixels to which a text shrinks at most, to fit.
const SmallestText = 14

// Pixels returns the size in logical pixels.
func (s LetterSize) Pixels() float64 { return s.pixels }

// ShrunkTo returns a size of at most a number of logical pixels, for a text that would not fit otherwise.
func (s LetterSize) ShrunkTo(pixels float64) LetterSize { return LetterSize{min(s.pixels, pixels)} }

// NewTextStyle returns a style with letters of a size. unit is the number of device pixels per logical pixel of texts.
func NewTextStyle(unit float64, font assets.Font, size LetterSize, c color.RGBA) TextStyle {
	return TextStyle{Font: font, Size: float64(Scale(unit).Px(size.pixels)), Color: c}
}

// ReplaceMissing returns a text with missing letters of a font replaced.
func (l *Labels) ReplaceMissing(s string, font assets.Font) string {
	return l.fonts.replaceMissing(s, font)
}

// smallest is the smallest size in device pixels of any TextStyle.
const smallest = 8

// FitWidth returns a style with which a text fits in one line of a width: the given one, or one with smaller letters.
func (l *Labels) FitWidth(s string, style TextStyle, width float64) TextStyle {
	key := fitKey{labelKey: labelKey{s, style, Center, Round(width)}, least: smallest}
	if f, ok := l.fits[key]; ok {
		return f.style
	}
	line := l.fonts.replaceMissing(head(s, longest), style.Font)
	width = min(width, float64(key.width)-0.5) // the result is cached for all widths that round to this one
	for style.Size > smallest && l.fonts.Face(style.Font, style.Size).TextWidth(line) > width {
		style.Size--
	}
	return l.note(key, fitted{style: style}).style
}

// FitRect returns a style with which a text fits in a rectangle: the given one, or one with smaller letters, but not below least device
// pixels.
func (l *Labels) FitRect(s string, style TextStyle, in geom.Rect, least float64) TextStyle {
	key := fitKey{labelKey{s, style, Center, Round(in.W)}, Round(in.H), max(Round(least), 1)}
	if f, ok := l.fits[key]; ok {
		return f.style
	}
	for style.Size > least && high(l.lay(s, style, in.W)) > in.H {
		style.Size--
	}
	return l.note(key, fitted{style: style}).style
}

// evenly is a fitKey height that no rectangle has.
const evenly = -1

// BalancedWidth returns a smaller width with which a text has as many lines as with width, all of about equal length.
func (l *Labels) BalancedWidth(s string, style TextStyle, width float64) float64 {
	key := fitKey{labelKey: labelKey{s, style, Center, Round(width)}, height: evenly}
	if f, ok := l.fits[key]; ok {
		return f.width
	}
	p := l.fonts.Face(style.Font, style.Size).WrapBalanced(s, width, evenLines)
	return l.note(key, fitted{width: min(math.Ceil(p.Width), width)}).width
}

// evenLines is the largest number of lines made even.
const evenLines = 8

// FirstWords returns the first words of a text that fit in a rectangle.
func (l *Labels) FirstWords(s string, style TextStyle, in geom.Rect) string {
	key := fitKey{labelKey: labelKey{s, style, Center, Round(in.W)}, height: Round(in.H)}
	if f, ok := l.fits[key]; ok {
		return f.text
	}
	s = head(s, longest)
	// At most the words of the lines that fit, and of the next one, have room.
	if all := l.lay(s, style, in.W); high(all) > in.H && !strings.Contains(s, "\n") {
		s = strings.Join(all.Lines[:min(len(all.Lines), int(max(in.H, 0)/pitch(all.Face))+2)], " ")
	}
	for high(l.lay(s, style, in.W)) > in.H {
		i := strings.LastIndex(strings.TrimSuffix(s, " "+Ellipsis), " ")
		if i < 0 {
			break
		}
		s = s[:i] + " " + Ellipsis
	}
	return l.note(key, fitted{text: s}).text
}

func (l *Labels) set(key labelKey, width float64) *Label {
	p := l.lay(key.text, key.style, width)
	h := high(p)
	img := NewImage(Round(p.Width+1.5), Round(h+1))
	for i, line := range p.Lines {
		x, y := key.how.offset(p.Width-p.Face.TextWidth(line)), float64(i)*pitch(p.Face)
		p.Face.draw(img, line, float64(Round(x)), float64(Round(y)), key.style.Color)
	}
	return &Label{Image: img, W: p.Width, H: h, LineCount: len(p.Lines), Baseline: math.Round(p.Face.Metrics().HAscent)}
}

// The limits of the picture of a text in device pixels.
const (
	mostWide = 8192
	mostHigh = 4096
	mostArea = 4 << 20
)

// lay breaks a text into lines. An ellipsis replaces the end of much too wide words, and the text after the last line that fits.
func (l *Labels) lay(s string, style TextStyle, width float64) WrappedText {
	face := l.fonts.Face(style.Font, style.Size)
	width = min(width, mostWide)
	most := max(1, int(min(mostHigh, mostArea/max(width, 1))/pitch(face)))
	return face.lay(s, width, most, face.label)
}

// pitch returns the line distance of a label in device pixels.
func pitch(f Face) float64 {
	m := f.Metrics()
	return (m.HAscent + m.HDescent) * 1.02
}

func high(p WrappedText) float64 { return pitch(p.Face) * float64(len(p.Lines)) }
