package kit

import (
	"image"
	"image/color"

	"dreist/render/paint"
)

// RoundedBox is a rounded box that stretches. Lengths are device pixels; parts with transparent colours are not drawn.
type RoundedBox struct {
	EqualCorners
	Radius    float64 // radius of the corners
	EdgeWidth float64 // thickness of the edge
	lip       float64 // extra thickness of the lower edge, as of a printed block
	sunk      float64 // distance by which the upper edge has sunk
	EdgeColor color.RGBA
	FaceColor color.RGBA
	rim       color.RGBA // light along the upper edge
	rimHeight float64    // height of the light along the upper edge
	shadow    BoxShadow
	frame     Inlay
}

// BoxShadow is the shadow of a box.
type BoxShadow struct {
	drop  float64 // offset downwards
	blur  float64 // radius of the blur
	color color.RGBA
}

// Inlay is a thin line inside the edge of a box.
type Inlay struct {
	inset float64 // distance from the edge of the box
	line  float64 // thickness
	color color.RGBA
}

// Paint draws the box in its smallest size.
func (b RoundedBox) Paint(PaintRequest) *image.RGBA {
	page, side := b.page()
	body := paint.RoundRect(0, b.sunk, side, side-b.sunk, b.Radius)
	if b.shadow.color.A > 0 {
		page.FillBlurred(body.Map(paint.Translate(0, b.shadow.drop)), b.shadow.blur, b.shadow.color)
	}
	if b.EdgeColor.A > 0 {
		page.Fill(body, paint.Solid(b.EdgeColor))
	}
	face := paint.RoundRect(b.EdgeWidth, b.sunk+b.EdgeWidth, side-2*b.EdgeWidth, side-b.sunk-2*b.EdgeWidth-b.lip, b.Radius-b.EdgeWidth)
	if b.rim.A > 0 {
		page.Fill(face, paint.Solid(b.rim))
		page.Clip(face).Fill(face.Map(paint.Translate(0, b.rimHeight)), paint.Solid(b.FaceColor))
	} else {
		page.Fill(face, paint.Solid(b.FaceColor))
	}
	if in := b.frame; in.color.A > 0 {
		page.Stroke(paint.RoundRect(in.inset+0.5, in.inset+0.5, side-2*in.inset-1, side-2*in.inset-1, b.Radius-in.inset), in.line, paint.Solid(in.color))
	}
	return page.Image()
}

// FocusRing is the focus ring around a box. Lengths are device pixels.
type FocusRing struct {
	EqualCorners
	Radius float64 // radius of the box's corners
	Width  float64 // thickness of the ring
	Gap    float64 // distance between box and ring
	Color  color.RGBA
}

// Paint draws the ring in its smallest size.
func (r FocusRing) Paint(PaintRequest) *image.RGBA {
	page, side := r.page()
	out := r.Gap + r.Width/2
	page.Stroke(paint.RoundRect(-out, -out, side+2*out, side+2*out, r.Radius+out), r.Width, paint.Solid(r.Color))
	return page.Image()
}
