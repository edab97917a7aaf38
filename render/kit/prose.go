package kit

import (
	"image"
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// Alignment is the horizontal alignment of a text.
type Alignment uint8

// The alignments.
const (
	Center Alignment = iota
	Right
	Left
)

func (a Alignment) offset(free float64) float64 {
	switch a {
	case Right:
		return free
	case Left:
		return 0
	}
	return free / 2
}

// WrappedText is a text laid out in lines.
type WrappedText struct {
	Lines []string
	Face  Face
	Width float64 // width of the longest line in device pixels
	IsCut bool    // the text was cut off
}

// LineHeight returns the line distance in whole device pixels, so that all base lines are equally sharp.
func (w WrappedText) LineHeight() int {
	m := w.Face.Metrics()
	return int(math.Ceil(m.HAscent + m.HDescent))
}

// Height returns the height of all lines in device pixels.
func (w WrappedText) Height() int { return w.LineHeight() * len(w.Lines) }

// rise returns the distance of a line's optical middle from its base line: nearer to the middle of capitals than to that of small letters.
func (w WrappedText) rise() float64 {
	m := w.Face.Metrics()
	return (3*m.CapHeight + m.XHeight) / 8
}

// Draw draws the text vertically centred in a box.
func (w WrappedText) Draw(screen *ebiten.Image, box image.Rectangle, how Alignment, c color.Color) {
	last := float64((len(w.Lines) - 1) * w.LineHeight())
	base := math.Round((float64(box.Min.Y+box.Max.Y)-last)/2 + w.rise())
	y := base - w.Face.Metrics().HAscent
	for _, line := range w.Lines {
		x := float64(box.Min.X) + how.offset(float64(box.Dx())-w.Face.TextWidth(line))
		w.Face.draw(screen, line, math.Round(x), y, c)
		y += float64(w.LineHeight())
	}
}

func (w *WrappedText) measure() {
	w.Width = 0
	for _, line := range w.Lines {
		w.Width = max(w.Width, w.Face.TextWidth(line))
	}
}
