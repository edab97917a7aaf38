package kit

import (
	"bytes"
	"fmt"
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
	sources map[assets.Font]*text.GoTextFaceSource
	kept    map[labelKey]*Label
	fits    map[labelKey]Lettering
	cuts    map[cutKey]string
	withins map[cutKey]Lettering
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

// NewLabels loads the fonts; its error names a broken one.
func NewLabels() (*Labels, error) {
	l := &Labels{sources: map[assets.Font]*text.GoTextFaceSource{}, kept: map[labelKey]*Label{}, fits: map[labelKey]Lettering{}, cuts: map[cutKey]string{}, withins: map[cutKey]Lettering{}}
	for _, f := range []assets.Font{assets.Display, assets.Text, assets.Strong} {
		source, err := text.NewGoTextFaceSource(bytes.NewReader(f.Data()))
		if err != nil {
			return nil, fmt.Errorf("render: load the font %s: %w", f, err)
		}
		l.sources[f] = source
	}
	return l, nil
}

// Tick lets a frame pass: what none of the last ones showed may go.
func (l *Labels) Tick() { l.tick++ }

// keepLabels is how many texts are kept before those not shown lately go.
const keepLabels = 160

// Get returns a text set in lines no wider than a width in device pixels.
func (l *Labels) Get(s string, style Lettering, how Align, width float64) *Label {
	key := labelKey{s, style, how, Round(width)}
	if k, ok := l.kept[key]; ok {
		k.used = l.tick
		return k
	}
	if len(l.kept) > keepLabels {
		clear(l.fits)
		clear(l.cuts)
		clear(l.withins)
		for old, k := range l.kept {
			if k.used < l.tick-1 {
				k.Image.Deallocate()
				delete(l.kept, old)
			}
		}
	}
	k := l.set(key, width)
	k.used = l.tick
	l.kept[key] = k
	return k
}

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
	advance := func() float64 {
		return text.Advance(s, &text.GoTextFace{Source: l.sources[style.Font], Size: style.Size})
	}
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
	for style.Size > least && l.Get(s, style, Center, in.W).H > in.H {
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
	for l.Get(s, style, Center, in.W).H > in.H {
		i := strings.LastIndex(strings.TrimSuffix(s, " …"), " ")
		if i < 0 {
			break
		}
		s = s[:i] + " …"
	}
	l.cuts[key] = s
	return s
}

// set breaks a text into lines and draws them.
func (l *Labels) set(key labelKey, width float64) *Label {
	style := key.style
	face := &text.GoTextFace{Source: l.sources[style.Font], Size: style.Size}
	var lines []string
	for paragraph := range strings.SplitSeq(key.text, "\n") {
		lines = append(lines, wrap(paragraph, face, width)...)
	}
	m := face.Metrics()
	pitch := (m.HAscent + m.HDescent) * 1.02
	w := 0.0
	for _, line := range lines {
		w = max(w, text.Advance(line, face))
	}
	h := pitch * float64(len(lines))
	img := ebiten.NewImage(max(Round(w+1.5), 1), max(Round(h+1), 1))
	for i, line := range lines {
		var op text.DrawOptions
		op.GeoM.Translate(float64(Round(key.how.offset(w-text.Advance(line, face)))), float64(Round(float64(i)*pitch)))
		op.ColorScale.ScaleWithColor(style.Color)
		text.Draw(img, line, face, &op)
	}
	return &Label{Image: img, W: w, H: h}
}

// short is how many letters a word at most has that looks lost in a line of its own, such as the number of a row.
const short = 3

// wrap breaks a text at blanks into lines no wider than width. A short last word takes the one before along to its line.
func wrap(s string, face text.Face, width float64) []string {
	var lines []string
	line := ""
	for _, word := range Words(s) {
		longer := word
		if line != "" {
			longer = line + " " + word
		}
		if line != "" && text.Advance(longer, face) > width {
			lines = append(lines, line)
			longer = word
		}
		line = longer
	}
	if n := len(lines); n > 0 && utf8.RuneCountInString(line) <= short {
		if i := strings.LastIndexByte(lines[n-1], ' '); i >= 0 {
			if longer := lines[n-1][i+1:] + " " + line; text.Advance(longer, face) <= width {
				lines[n-1], line = lines[n-1][:i], longer
			}
		}
	}
	return append(lines, line)
}
