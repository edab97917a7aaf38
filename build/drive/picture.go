package drive

import (
	"bufio"
	"errors"
	"fmt"
	"image"
	"image/png"
	"os"
)

// TakeWindowPicture returns the picture of the window, nil after a failure.
func (d *Driver) TakeWindowPicture() *image.RGBA {
	if !d.draw() {
		return nil
	}
	img := image.NewRGBA(d.screen.Bounds())
	d.screen.ReadPixels(img.Pix)
	return img
}

func (d *Driver) frame() bool {
	if d.err != nil || d.ended || d.HasEnded() {
		return false
	}
	d.ticksSinceFrame = 0
	s := d.process.session
	s.AdvanceFrame()
	if !s.WaitFrame() {
		d.RecordFailure(d.process.failWith(fmt.Errorf("drive: draw: %w", s.Err())))
		return false
	}
	return true
}

// draw makes the program draw a frame and copies it to the screen.
func (d *Driver) draw() bool {
	if !d.frame() {
		return false
	}
	if !d.process.session.CompositeFrame() {
		d.RecordFailure(errors.New("drive: the program drew a picture of another size than its window"))
		return false
	}
	return true
}

// DrawAndCountBytes makes the program draw a frame and returns the size of its drawing commands.
func (d *Driver) DrawAndCountBytes() int64 {
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
