package paint

import (
	"encoding/xml"
	"fmt"
	"image/color"
	"strings"
)

// drawingSize is the side of an SVG drawing in units, large enough for flattened curves.
const drawingSize = 1024

type drawing struct {
	definitions strings.Builder // gradients and clips, referred to by elements
	elements    strings.Builder
	names       int
}

// NewSVGCanvas returns a canvas for SVG on a square. Its sides are the given number of units long. It has no pixels: Image returns nil, and FillBlurred draws
// nothing.
func NewSVGCanvas(units float64) Canvas {
	return Canvas{sheet: &sheet{drawing: new(drawing)}, m: Scale(drawingSize/units, drawingSize/units)}
}

// SVG returns the picture as an SVG file. The canvas must come from NewSVGCanvas.
func (c Canvas) SVG() []byte {
	v := c.sheet.drawing
	return fmt.Appendf(nil, "%s<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %[2]d %[2]d\">\n<defs>\n%[3]s</defs>\n%[4]s</svg>\n",
		xml.Header, drawingSize, v.definitions.String(), v.elements.String())
}

// fill adds a filled path. Paths are written with the matrix applied; only gradients need one.
func (d *drawing) fill(p *Path, m Matrix, clip string, ink Ink) {
	fill, opacity := d.ink(ink, m)
	fmt.Fprintf(&d.elements, "<path d=\"%s\" fill=\"%s\"%s%s/>\n", p.Map(m).data(), fill, opacity, clipping(clip))
}

// clip adds a clip inside another one, "" for none, and returns its name.
func (d *drawing) clip(p *Path, m Matrix, within string) string {
	name := d.name()
	fmt.Fprintf(&d.definitions, "<clipPath id=\"%s\"%s><path d=\"%s\"/></clipPath>\n", name, clipping(within), p.Map(m).data())
	return name
}

func (d *drawing) name() string {
	d.names++
	return fmt.Sprintf("n%d", d.names)
}

func clipping(name string) string {
	if name == "" {
		return ""
	}
	return fmt.Sprintf(" clip-path=\"url(#%s)\"", name)
}

// ink returns an ink as the value of a fill, and its opacity as another attribute, "" if it is opaque.
func (d *drawing) ink(ink Ink, m Matrix) (fill, opacity string) {
	g, ok := ink.(gradient)
	if !ok {
		hex, alpha := straight(color.RGBA(ink.(solid)))
		if alpha < 1 {
			opacity = fmt.Sprintf(" fill-opacity=\"%.3g\"", alpha)
		}
		return hex, opacity
	}
	name := d.name()
	at := fmt.Sprintf("linearGradient id=\"%s\" x1=\"%g\" y1=\"%g\" x2=\"%g\" y2=\"%g\"", name, g.from.X, g.from.Y, g.to.X, g.to.Y)
	kind := "linearGradient"
	if g.radius > 0 {
		kind = "radialGradient"
		at = fmt.Sprintf("%s id=\"%s\" cx=\"%g\" cy=\"%g\" r=\"%g\"", kind, name, g.from.X, g.from.Y, g.radius)
	}
	fmt.Fprintf(&d.definitions, "<%s gradientUnits=\"userSpaceOnUse\" gradientTransform=\"matrix(%g %g %g %g %g %g)\">", at, m.A, m.B, m.C,
		m.D, m.E, m.F)
	for i, c := range []color.RGBA{g.a, g.b} {
		hex, alpha := straight(c)
		fmt.Fprintf(&d.definitions, "<stop offset=\"%d\" stop-color=\"%s\" stop-opacity=\"%.3g\"/>", i, hex, alpha)
	}
	fmt.Fprintf(&d.definitions, "</%s>\n", kind)
	return "url(#" + name + ")", ""
}

// straight returns a premultiplied colour as SVG writes it, and its opacity.
func straight(c color.RGBA) (hex string, alpha float64) {
	n := color.NRGBAModel.Convert(c).(color.NRGBA)
	return fmt.Sprintf("#%02x%02x%02x", n.R, n.G, n.B), float64(n.A) / 255
}

func (p *Path) data() string {
	var b strings.Builder
	for v, points := range p.pieces() {
		b.WriteByte([...]byte{moveTo: 'M', lineTo: 'L', quadTo: 'Q', cubicTo: 'C', closeTo: 'Z'}[v])
		for i, pt := range points {
			if i > 0 {
				b.WriteByte(' ')
			}
			fmt.Fprintf(&b, "%.2f %.2f", pt.X, pt.Y)
		}
	}
	return b.String()
}
