package main

import (
	"image"
	"image/color"

	"golang.org/x/image/draw"
	"golang.org/x/image/font"
	"golang.org/x/image/font/basicfont"
	"golang.org/x/image/math/fixed"
)

// The contact sheet: pictures per row, their width in pixels, and the height of the line with their name.
const (
	perRow     = 5
	thumbWidth = 480
	nameHeight = 20
)

// sheet returns a contact sheet of pictures of the same size, with their names.
func sheet(pictures []picture) image.Image {
	size := pictures[0].image.Bounds().Size()
	w, h := thumbWidth, thumbWidth*size.Y/size.X+nameHeight
	rows := (len(pictures) + perRow - 1) / perRow
	page := image.NewRGBA(image.Rect(0, 0, perRow*w, rows*h))
	draw.Draw(page, page.Bounds(), image.NewUniform(color.White), image.Point{}, draw.Src)
	for i, p := range pictures {
		x, y := i%perRow*w, i/perRow*h
		draw.ApproxBiLinear.Scale(page, image.Rect(x+2, y+nameHeight, x+w-2, y+h-2), p.image, p.image.Bounds(), draw.Src, nil)
		letters := font.Drawer{Dst: page, Src: image.Black, Face: basicfont.Face7x13, Dot: fixed.P(x+4, y+nameHeight-5)}
		letters.DrawString(p.name)
	}
	return page
}
