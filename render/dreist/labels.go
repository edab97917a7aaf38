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
	"dreist/render/kit"
	"dreist/render/panel"
)

// lettering says how a line of text looks.
type kit.Lettering struct {
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
	kept    map[labelKey]*kit.Label
	fits    map[labelKey]kit.Lettering
	cuts    map[cutKey]string
	withins map[cutKey]kit.Lettering
	tick    int
}

// cutKey is what the words that fit a rectangle depend on.
type cutKey struct {
	labelKey
	height int
}

type labelKey struct {
	text  string
	style kit.Lettering
	how   align
	width int
}

// newLabels loads the fonts; its error names a broken one.
func newLabels() (*kit.Labels, error) {
	l := &labels{sources: map[assets.Font]*text.GoTextFaceSource{}, kept: map[labelKey]*kit.Label{}, fits: map[labelKey]kit.Lettering{}, cuts: map[cutKey]string{}, withins: map[cutKey]kit.Lettering{}}
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
func (l *kit.Labels) get(s string, style kit.Lettering, how align, width float64) *kit.Label {
	key := labelKey{s, style, how, kit.Round(width)}
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

// smallest is the size in device pixels below which no lettering shrinks.
const smallest = 8

// fit returns a lettering that sets a text in one line of a width, the given one or a smaller one.
func (l *kit.Labels) fit(s string, style kit.Lettering, width float64) kit.Lettering {
	key := labelKey{s, style, center, kit.Round(width)}
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

// within returns a lettering that sets a text in lines in a rectangle: the given one or a smaller one, down to a size in
// device pixels.
func (l *kit.Labels) within(s string, style kit.Lettering, in geom.Rect, least float64) kit.Lettering {
	key := cutKey{labelKey{s, style, center, kit.Round(in.W)}, kit.Round(in.H)}
	if fits, ok := l.withins[key]; ok {
		return fits
	}
	for style.Size > least && l.get(s, style, center, in.W).h > in.H {
		style.Size--
	}
	l.withins[key] = style
	return style
}

// cut returns as many words of a text as fit a rectangle.
func (l *kit.Labels) cut(s string, style kit.Lettering, in geom.Rect) string {
	key := cutKey{labelKey{s, style, center, kit.Round(in.W)}, kit.Round(in.H)}
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
func (l *kit.Labels) set(key labelKey, width float64) *kit.Label {
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
	img := ebiten.NewImage(max(kit.Round(w+1.5), 1), max(kit.Round(h+1), 1))
	for i, line := range lines {
		var op text.DrawOptions
		op.GeoM.Translate(float64(kit.Round(key.how.offset(w-text.Advance(line, face)))), float64(kit.Round(float64(i)*pitch)))
		op.ColorScale.ScaleWithColor(style.Color)
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

// write draws a text inside a rectangle, vertically in its middle.
func (b *brush) write(l *kit.Labels, s string, style kit.Lettering, in geom.Rect, how align, alpha float64) {
	if s == "" {
		return
	}
	k := l.get(s, style, how, in.W)
	b.Image(k.Image, in.X+how.offset(in.W-k.w), in.Y+(in.H-k.h)/2, alpha)
}
