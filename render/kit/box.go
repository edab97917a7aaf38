package kit

import (
	"image"
	"image/color"

	"dreist/render/paint"
)

// Box is a rounded box that stretches. Lengths are device pixels; parts with transparent colours are not drawn.
type Box struct {
	Corner
	Radius    float64 // radius of the corners
	EdgeWidth float64 // thickness of the edge
	Lip       float64 // extra thickness of the lower edge, as of a printed block
	Sunk      float64 // distance by which the upper edge has sunk
	Edge      color.RGBA
	Face      color.RGBA
	Rim       color.RGBA // light along the upper edge
	RimHeight float64    // height of the light along the upper edge
	Shadow    BoxShadow
	Frame     Inlay
}

// BoxShadow is the shadow of a box.
type BoxShadow struct {
	Drop  float64 // offset downwards
	Blur  float64 // radius of the blur
	Color color.RGBA
}

// Inlay is a thin line inside the edge of a box.
type Inlay struct {
	Inset float64 // distance from the edge of the box
	Line  float64 // thickness
	Color color.RGBA
}

// Paint draws the box in its smallest size.
func (b Box) Paint(PaintRequest) *image.RGBA {
	page, side := b.page()
	body := paint.RoundRect(0, b.Sunk, side, side-b.Sunk, b.Radius)
	if b.Shadow.Color.A > 0 {
		page.FillBlurred(body.Map(paint.Translate(0, b.Shadow.Drop)), b.Shadow.Blur, b.Shadow.Color)
	}
	if b.Edge.A > 0 {
		page.Fill(body, paint.Solid(b.Edge))
	}
	face := paint.RoundRect(b.EdgeWidth, b.Sunk+b.EdgeWidth, side-2*b.EdgeWidth, side-b.Sunk-2*b.EdgeWidth-b.Lip, b.Radius-b.EdgeWidth)
	if b.Rim.A > 0 {
		page.Fill(face, paint.Solid(b.Rim))
		page.Clip(face).Fill(face.Map(paint.Translate(0, b.RimHeight)), paint.Solid(b.Face))
	} else {
		page.Fill(face, paint.Solid(b.Face))
	}
	if in := b.Frame; in.Color.A > 0 {
		page.Stroke(paint.RoundRect(in.Inset+0.5, in.Inset+0.5, side-2*in.Inset-1, side-2*in.Inset-1, b.Radius-in.Inset), in.Line, paint.Solid(in.Color))
	}
	return page.Image()
}

// Ring is the focus ring around a box. Lengths are device pixels.
type Ring struct {
	Corner
	Radius float64 // radius of the box's corners
	Width  float64 // thickness of the ring
	Gap    float64 // distance between box and ring
	Color  color.RGBA
}

// Paint draws the ring in its smallest size.
func (r Ring) Paint(PaintRequest) *image.RGBA {
	page, side := r.page()
	out := r.Gap + r.Width/2
	page.Stroke(paint.RoundRect(-out, -out, side+2*out, side+2*out, r.Radius+out), r.Width, paint.Solid(r.Color))
	return page.Image()
}
