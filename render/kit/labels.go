package kit

import (
	"image/color"
	"strings"
	"unicode/utf8"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/text/v2"

	"dreist/assets"
	"dreist/render/geom"
)

// Lettering says how a line of text looks.
type Lettering struct {
	Font  assets.Font
	Size  float64 // device pixels
	Color color.RGBA
}

// Align says where text stands in its rectangle.
type Align uint8

const (
	Center Align = iota
	Right
	Left
)

// offset returns how much of the free room stands left of a text.
func (a Align) offset(free float64) float64 {
	switch a {
	case Right:
		return free
	case Left:
		return 0
	}
	return free / 2
}

// Label is a text set into lines, as a picture.
type Label struct {
	Image *ebiten.Image
	W, H  float64 // what the letters take, device pixels
	used  int
}

// Labels sets text and keeps the pictures, so that a frame only draws what it has.
type Labels struct {
	fonts   *Fonts
	kept    map[labelKey]*Label
	bytes   int // of the kept pictures and their texts
	fits    map[labelKey]Lettering
	cuts    map[cutKey]string
	withins map[cutKey]Lettering
	noted   int // bytes of the texts in fits, cuts and withins
	tick    int
}

// cutKey is what the words that fit a rectangle depend on.
type cutKey struct {
	labelKey
	height int
}

type labelKey struct {
	text  string
	style Lettering
	how   Align
	width int
}

// NewLabels returns a setter of text that keeps nothing yet.
func NewLabels(fonts *Fonts) *Labels {
	return &Labels{fonts: fonts, kept: map[labelKey]*Label{}, fits: map[labelKey]Lettering{}, cuts: map[cutKey]string{}, withins: map[cutKey]Lettering{}}
}

// Tick lets a frame pass: what none of the last ones showed may go.
func (l *Labels) Tick() { l.tick++ }

// How much is kept, in bytes, before what was not shown lately goes: pictures of texts, and texts of which the size is known.
const (
	keepLabels = 8 << 20
	keepNoted  = 1 << 20
)

// Get returns a text set in lines no wider than a width in device pixels, the letters that its font lacks replaced.
func (l *Labels) Get(s string, style Lettering, how Align, width float64) *Label {
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
	l.bytes += bytesOf(k.Image) + len(s)
	return k
}

// sweep lets go of the pictures that were not shown lately.
func (l *Labels) sweep() {
	for key, k := range l.kept {
		if k.used < l.tick-1 {
			l.bytes -= bytesOf(k.Image) + len(key.text)
			k.Image.Deallocate()
			delete(l.kept, key)
		}
	}
}

// note makes room for what becomes known of a text.
func (l *Labels) note(s string) {
	if l.noted > keepNoted {
		clear(l.fits)
		clear(l.cuts)
		clear(l.withins)
		l.noted = 0
	}
	l.noted += len(s)
}

// Bytes returns how much the kept pictures and texts take.
func (l *Labels) Bytes() int { return l.bytes + l.noted }

// Sized returns a lettering at a size in units of a text, the device pixels of a logical pixel that grows with the window.
func Sized(unit float64, font assets.Font, size float64, c color.RGBA) Lettering {
	return Lettering{Font: font, Size: float64(Round(size * unit)), Color: c}
}

// smallest is the size in device pixels below which no Lettering shrinks.
const smallest = 8

// Fit returns a Lettering that sets a text in one line of a width, the given one or a smaller one.
func (l *Labels) Fit(s string, style Lettering, width float64) Lettering {
	key := labelKey{s, style, Center, Round(width)}
	if fits, ok := l.fits[key]; ok {
		return fits
	}
	l.note(s)
	line := l.fonts.Readable(head(s, longest), style.Font)
	advance := func() float64 { return Advance(line, l.fonts.Face(style.Font, style.Size)) }
	for style.Size > smallest && advance() > width {
		style.Size--
	}
	l.fits[key] = style
	return style
}

// Within returns a Lettering that sets a text in lines in a rectangle: the given one or a smaller one, down to a size in
// device pixels.
func (l *Labels) Within(s string, style Lettering, in geom.Rect, least float64) Lettering {
	key := cutKey{labelKey{s, style, Center, Round(in.W)}, Round(in.H)}
	if fits, ok := l.withins[key]; ok {
		return fits
	}
	l.note(s)
	for style.Size > least && l.lay(s, style, in.W).high() > in.H {
		style.Size--
	}
	l.withins[key] = style
	return style
}

// Cut returns as many words of a text as fit a rectangle.
func (l *Labels) Cut(s string, style Lettering, in geom.Rect) string {
	key := cutKey{labelKey{s, style, Center, Round(in.W)}, Round(in.H)}
	if fits, ok := l.cuts[key]; ok {
		return fits
	}
	l.note(s)
	s = head(s, longest)
	// No more words have room than are in the lines of the whole text that have, and in the next.
	if all := l.lay(s, style, in.W); all.high() > in.H && !strings.Contains(s, "\n") {
		s = strings.Join(all.lines[:min(len(all.lines), int(max(in.H, 0)/all.pitch)+2)], " ")
	}
	for l.lay(s, style, in.W).high() > in.H {
		i := strings.LastIndex(strings.TrimSuffix(s, " …"), " ")
		if i < 0 {
			break
		}
		s = s[:i] + " …"
	}
	l.cuts[key] = s
	return s
}

// set draws a text in lines.
func (l *Labels) set(key labelKey, width float64) *Label {
	style := key.style
	t := l.lay(key.text, style, width)
	w := 0.0
	for _, line := range t.lines {
		w = max(w, Advance(line, t.face))
	}
	h := t.high()
	img := NewImage(Round(w+1.5), Round(h+1))
	for i, line := range t.lines {
		var op text.DrawOptions
		op.GeoM.Translate(float64(Round(key.how.offset(w-Advance(line, t.face)))), float64(Round(float64(i)*t.pitch)))
		op.ColorScale.ScaleWithColor(style.Color)
		text.Draw(img, line, t.face, &op)
	}
	return &Label{Image: img, W: w, H: h}
}

// laid is a text laid out in lines.
type laid struct {
	lines []string
	face  *text.GoTextFace
	pitch float64 // from line to line, device pixels
}

func (t laid) high() float64 { return t.pitch * float64(len(t.lines)) }

// The largest picture of a text, in device pixels.
const (
	mostWide = 8192
	mostHigh = 4096
	mostArea = 4 << 20
)

// lay breaks a text into lines. However long it is, they make a picture that can be drawn: a word that is much wider than its line and what
// comes after the last line that has room end in an ellipsis.
func (l *Labels) lay(s string, style Lettering, width float64) laid {
	face := l.fonts.Face(style.Font, style.Size)
	m := face.Metrics()
	t := laid{face: face, pitch: (m.HAscent + m.HDescent) * 1.02}
	width = min(width, mostWide)
	most := max(1, int(min(mostHigh, mostArea/max(width, 1))/t.pitch))
	for paragraph := range strings.SplitSeq(l.fonts.Readable(head(s, longest), style.Font), "\n") {
		if len(t.lines) > most {
			break
		}
		t.lines = append(t.lines, wrap(paragraph, face, width)...)
	}
	if len(t.lines) > most {
		t.lines = t.lines[:most]
		t.lines[most-1] = Fit(t.lines[most-1]+" "+Ellipsis, face, max(width, Advance(t.lines[most-1], face)))
	}
	return t
}

// overhang is how far a word may stand out of its line before it is shortened, in parts of the size of the typeface: a number in a narrow box stays whole.
const overhang = 0.5

// short is how many letters a word at most has that looks lost in a line of its own, such as the number of a row.
const short = 3

// wrap breaks a text at blanks into lines no wider than width. A short last word takes the one before along to its line.
func wrap(s string, face *text.GoTextFace, width float64) []string {
	var lines []string
	line := ""
	widest := width + overhang*face.Size
	for _, word := range Words(s) {
		word = Fit(word, face, widest)
		longer := word
		if line != "" {
			longer = line + " " + word
		}
		if line != "" && Advance(longer, face) > width {
			lines = append(lines, line)
			longer = word
		}
		line = longer
	}
	if n := len(lines); n > 0 && utf8.RuneCountInString(line) <= short {
		if i := strings.LastIndexByte(lines[n-1], ' '); i >= 0 {
			if longer := lines[n-1][i+1:] + " " + line; Advance(longer, face) <= width {
				lines[n-1], line = lines[n-1][:i], longer
			}
		}
	}
	return append(lines, line)
}

// Advance returns how wide a line is, in pixels.
func Advance(line string, face text.Face) float64 { return text.AdvanceAt(line, len(line), face) }
