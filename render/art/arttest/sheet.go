package arttest

import (
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"os"
	"path/filepath"
	"testing"
)

// Sheet is a page of pictures in rows, to be looked at.
type Sheet struct {
	page    *image.RGBA
	x, y, h int
}

// NewSheet returns an empty page of w×h pixels in a colour.
func NewSheet(ground color.Color, w, h int) *Sheet {
	s := &Sheet{page: image.NewRGBA(image.Rect(0, 0, w, h)), x: 10, y: 10}
	draw.Draw(s.page, s.page.Rect, image.NewUniform(ground), image.Point{}, draw.Src)
	return s
}

// Put lays pictures beside the last one, and what finds no room there in the next row.
func (s *Sheet) Put(pictures ...*image.RGBA) {
	for _, p := range pictures {
		if s.x+p.Rect.Dx() > s.page.Rect.Dx() {
			s.Row()
		}
		s.Lay(p, s.x, s.y)
		s.x, s.h = s.x+p.Rect.Dx()+8, max(s.h, p.Rect.Dy())
	}
}

// Lay lays a picture at a place of the page, over what is there.
func (s *Sheet) Lay(p *image.RGBA, x, y int) {
	draw.Draw(s.page, p.Rect.Add(image.Pt(x, y)), p, image.Point{}, draw.Over)
}

// Row begins a new row.
func (s *Sheet) Row() { s.x, s.y, s.h = 10, s.y+s.h+8, 0 }

// Save writes the page into a folder.
func (s *Sheet) Save(t *testing.T, folder, name string) {
	t.Helper()
	f, err := os.Create(filepath.Join(folder, name+".png"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if err := png.Encode(f, s.page); err != nil {
		t.Fatal(err)
	}
}
