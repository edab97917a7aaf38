package paint_test

import (
	"encoding/xml"
	"image/color"
	"io"
	"strings"
	"testing"

	"dreist/render/paint"
)

// An SVG file has an element for each shape, defines what the elements refer to, and is valid XML.
func TestADrawingIsASVGFile(t *testing.T) {
	red, clear := color.RGBA{R: 255, A: 255}, color.NRGBA{G: 255, A: 128}
	c := paint.NewSVGCanvas(100)
	c.Fill(paint.Rect(10, 10, 20, 20), paint.Solid(red))
	inner := c.Clip(paint.Circle(50, 50, 30)).Clip(paint.Rect(50, 0, 50, 100))
	inner.Fill(paint.Circle(60, 50, 20), paint.Radial(paint.Point{X: 60, Y: 50}, 20, red, clear))
	inner.Stroke(paint.StartPath(0, 0).Line(100, 100), 2, paint.Linear(paint.Point{}, paint.Point{X: 100}, red, clear))
	c.FillBlurred(paint.Rect(0, 0, 5, 5), 2, red)
	svg := string(c.SVG())

	for want, count := range map[string]int{
		"<path ": 5, "<clipPath ": 2, "radialGradient ": 1, "linearGradient ": 1, `clip-path="url(#n1)"`: 1, `clip-path="url(#n2)"`: 2,
		`M102.40 102.40`: 1, `fill="#ff0000"`: 1, `stop-color="#00ff00" stop-opacity="0.502"`: 2, `viewBox="0 0 1024 1024"`: 1,
	} {
		if got := strings.Count(svg, want); got != count {
			t.Errorf("%q is there %d times, want %d:\n%s", want, got, count, svg)
		}
	}
	for d := xml.NewDecoder(strings.NewReader(svg)); ; {
		if _, err := d.Token(); err == io.EOF {
			break
		} else if err != nil {
			t.Fatal(err)
		}
	}
}
