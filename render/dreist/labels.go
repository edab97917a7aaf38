package dreist

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
	"dreist/render/panel"
)

// lettering says how a line of text looks.
type lettering struct {
	font  assets.Font
	size  float64 // device pixels
	color color.RGBA
}

// align says where text stands in its rectangle.
type align uint8

const (
	center align = iota
	right
	left
)

// offset returns how much of the free room stands left of a text.
func (a align) offset(free float64) float64 {
	switch a {
	case right:
		return free
	case left:
		return 0
	}
	return free / 2
}

// label is a text set into lines, as a picture.
type label struct {
	image *ebiten.Image
	w, h  float64
	used  int
}

// labels sets text and keeps the pictures, so that a frame only draws what it has.
type labels struct {
	sources map[assets.Font]*text.GoTextFaceSource
	kept    map[labelKey]*label
	fits    map[labelKey]lettering
	cuts    map[cutKey]string
	withins map[cutKey]lettering
	tick    int
}

// cutKey is what the words that fit a rectangle depend on.
type cutKey struct {
	labelKey
	height int
}

type labelKey struct {
	text  string
	style lettering
	how   align
	width int
}

// newLabels loads the fonts; its error names a broken one.
func newLabels() (*labels, error) {
	l := &labels{sources: map[assets.Font]*text.GoTextFaceSource{}, kept: map[labelKey]*label{}, fits: map[labelKey]lettering{}, cuts: map[cutKey]string{}, withins: map[cutKey]lettering{}}
	for _, f := range []assets.Font{assets.Display, assets.Text, assets.Strong} {
		source, err := text.NewGoTextFaceSource(bytes.NewReader(f.Data()))
		if err != nil {
			return nil, fmt.Errorf("render: load the font %s: %w", f, err)
		}
		l.sources[f] = source
	}
	return l, nil
}

// keepLabels is how many texts are kept before those not shown lately go.
const keepLabels = 160

// get returns a text set in lines no wider than a width in device pixels.
func (l *labels) get(s string, style lettering, how align, width float64) *label {
	key := labelKey{s, style, how, round(width)}
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
				k.image.Deallocate()
				delete(l.kept, old)
			}
		}
	}
	k := l.set(key, width)
	k.used = l.tick
	l.kept[key] = k
	return k
}

// smallest is the size in device pixels below which no lettering shrinks.
const smallest = 8

// fit returns a lettering that sets a text in one line of a width, the given one or a smaller one.
func (l *labels) fit(s string, style lettering, width float64) lettering {
	key := labelKey{s, style, center, round(width)}
	if fits, ok := l.fits[key]; ok {
		return fits
	}
	advance := func() float64 {
		return advance(s, &text.GoTextFace{Source: l.sources[style.font], Size: style.size})
	}
	for style.size > smallest && advance() > width {
		style.size--
	}
	l.fits[key] = style
	return style
}

// within returns a lettering that sets a text in lines in a rectangle: the given one or a smaller one, down to a size in
// device pixels.
func (l *labels) within(s string, style lettering, in geom.Rect, least float64) lettering {
	key := cutKey{labelKey{s, style, center, round(in.W)}, round(in.H)}
	if fits, ok := l.withins[key]; ok {
		return fits
	}
	for style.size > least && l.get(s, style, center, in.W).h > in.H {
		style.size--
	}
	l.withins[key] = style
	return style
}

// cut returns as many words of a text as fit a rectangle.
func (l *labels) cut(s string, style lettering, in geom.Rect) string {
	key := cutKey{labelKey{s, style, center, round(in.W)}, round(in.H)}
	if fits, ok := l.cuts[key]; ok {
		return fits
	}
	for l.get(s, style, center, in.W).h > in.H {
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
func (l *labels) set(key labelKey, width float64) *label {
	style := key.style
	face := &text.GoTextFace{Source: l.sources[style.font], Size: style.size}
	var lines []string
	for paragraph := range strings.SplitSeq(key.text, "\n") {
		lines = append(lines, wrap(paragraph, face, width)...)
	}
	m := face.Metrics()
	pitch := (m.HAscent + m.HDescent) * 1.02
	w := 0.0
	for _, line := range lines {
		w = max(w, advance(line, face))
	}
	h := pitch * float64(len(lines))
	img := ebiten.NewImage(max(round(w+1.5), 1), max(round(h+1), 1))
	for i, line := range lines {
		var op text.DrawOptions
		op.GeoM.Translate(float64(round(key.how.offset(w-advance(line, face)))), float64(round(float64(i)*pitch)))
		op.ColorScale.ScaleWithColor(style.color)
		text.Draw(img, line, face, &op)
	}
	return &label{image: img, w: w, h: h}
}

// short is how many letters a word at most has that looks lost in a line of its own, such as the number of a row.
const short = 3

// wrap breaks a text at blanks into lines no wider than width. A short last word takes the one before along to its line.
func wrap(s string, face text.Face, width float64) []string {
	var lines []string
	line := ""
	for _, word := range panel.Words(s) {
		longer := word
		if line != "" {
			longer = line + " " + word
		}
		if line != "" && advance(longer, face) > width {
			lines = append(lines, line)
			longer = word
		}
		line = longer
	}
	if n := len(lines); n > 0 && utf8.RuneCountInString(line) <= short {
		if i := strings.LastIndexByte(lines[n-1], ' '); i >= 0 {
			if longer := lines[n-1][i+1:] + " " + line; advance(longer, face) <= width {
				lines[n-1], line = lines[n-1][:i], longer
			}
		}
	}
	return append(lines, line)
}

// write draws a text inside a rectangle, vertically in its middle.
func (b *brush) write(l *labels, s string, style lettering, in geom.Rect, how align, alpha float64) {
	if s == "" {
		return
	}
	k := l.get(s, style, how, in.W)
	b.image(k.image, in.X+how.offset(in.W-k.w), in.Y+(in.H-k.h)/2, alpha)
}

// advance is how wide a line is in pixels.
func advance(line string, face text.Face) float64 { return text.AdvanceAt(line, len(line), face) }
