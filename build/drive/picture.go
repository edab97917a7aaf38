package drive

import (
	"bufio"
	"errors"
	"fmt"
	"image"
	"image/color"
	"image/png"
	"os"

	"dreist/render/geom"
)

// Picture returns what the window shows now, nil after a failure.
func (d *Driver) Picture() *image.RGBA {
	if !d.draw() {
		return nil
	}
	img := image.NewRGBA(d.screen.Bounds())
	d.screen.ReadPixels(img.Pix)
	return img
}

// frame lets the program draw a frame, and reports whether it did.
func (d *Driver) frame() bool {
	if d.err != nil || d.ended || d.Ended() {
		return false
	}
	d.blind = 0
	s := d.process.session
	s.AdvanceFrame()
	if !s.WaitFrame() {
		d.Fail(d.process.post(fmt.Errorf("drive: draw: %w", s.Err())))
		return false
	}
	return true
}

// draw lets the program draw a frame and takes it over.
func (d *Driver) draw() bool {
	if !d.frame() {
		return false
	}
	if !d.process.session.CompositeFrame() {
		d.Fail(errors.New("drive: the program drew a picture of another size than its window"))
		return false
	}
	return true
}

// DrawnBytes lets the program draw a frame and returns how many bytes of drawing commands that took.
func (d *Driver) DrawnBytes() int64 {
	if d.err != nil {
		return 0
	}
	before := d.process.traffic.received.Load()
	d.draw()
	return d.process.traffic.received.Load() - before
}

// SavePicture writes a picture as a PNG file.
func SavePicture(path string, img image.Image, c png.CompressionLevel) error {
	f, err := os.Create(path)
	if err != nil {
		return fmt.Errorf("drive: %w", err)
	}
	w := bufio.NewWriter(f)
	encoder := png.Encoder{CompressionLevel: c}
	if err := errors.Join(encoder.Encode(w, img), w.Flush(), f.Close()); err != nil {
		return fmt.Errorf("drive: write %s: %w", path, err)
	}
	return nil
}

// CountColour returns how many pixels of a part of a picture have nearly a colour, as the letters of a text do.
func CountColour(img *image.RGBA, want color.RGBA, part geom.Rect) int {
	return count(pixels(part).Intersect(img.Bounds()), func(x, y int) bool { return near(img.RGBAAt(x, y), want, 6) })
}

// count returns how many pixels are as wished.
func count(bounds image.Rectangle, wished func(x, y int) bool) int {
	n := 0
	for y := bounds.Min.Y; y < bounds.Max.Y; y++ {
		for x := bounds.Min.X; x < bounds.Max.X; x++ {
			if wished(x, y) {
				n++
			}
		}
	}
	return n
}

func pixels(r geom.Rect) image.Rectangle {
	return image.Rect(int(r.X), int(r.Y), int(r.Right()+0.5), int(r.Bottom()+0.5))
}

func near(a, b color.RGBA, tolerance int) bool {
	return apart(a.R, b.R) <= tolerance && apart(a.G, b.G) <= tolerance && apart(a.B, b.B) <= tolerance
}

func apart(a, b uint8) int { return max(int(a)-int(b), int(b)-int(a)) }

// Differences returns how many pixels of a part of two pictures differ visibly; a nil part means all of them.
// Pictures of different sizes differ everywhere.
func Differences(a, b *image.RGBA, part *geom.Rect) int {
	bounds := a.Bounds()
	if b.Bounds() != bounds {
		return bounds.Dx() * bounds.Dy()
	}
	if part != nil {
		bounds = bounds.Intersect(pixels(*part))
	}
	return count(bounds, func(x, y int) bool { return !near(a.RGBAAt(x, y), b.RGBAAt(x, y), visible) })
}

// visible is the difference of one of a pixel's colours beyond which an eye might see it. Processors that round
// another way stay below it.
const visible = 12
