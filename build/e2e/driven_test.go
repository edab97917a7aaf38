//go:build window

package e2e

import (
	"fmt"
	"image"
	"image/draw"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"dreist/build/drive"
	"dreist/build/need"
	"dreist/render/geom"
)

// endWith ends the program with the test, which fails if the driver did.
func endWith(t *testing.T, d *drive.Driver) {
	t.Helper()
	t.Cleanup(func() {
		if err := d.Close(); err != nil {
			t.Error(err)
		}
	})
}

// begin starts the program again in a home, and ends it with the test.
func begin(t *testing.T, h drive.Home) *drive.Driver {
	t.Helper()
	d := need.Value(host.Start(drive.StartOptions{Home: h, Language: "en", Size: image.Pt(960, 600)}))(t)
	endWith(t, d)
	return d
}

// hold stops the test if the driver has failed.
func hold(t *testing.T, d *drive.Driver) {
	t.Helper()
	need.OK(t, d.Err())
}

// look moves the mouse out of the way and returns the picture.
func look(t *testing.T, d *drive.Driver) *image.RGBA {
	t.Helper()
	d.MoveMouse(geom.Point{X: d.WindowFrame().W - 1, Y: d.WindowFrame().H / 2})
	d.Advance(8)
	img := d.TakeWindowPicture()
	hold(t, d)
	return img
}

// wantSame fails if two pictures differ visibly.
func wantSame(t *testing.T, what string, got, want *image.RGBA) {
	t.Helper()
	if n := differences(got, want, nil); n > 0 {
		keep(t, "got", got)
		keep(t, "want", want)
		t.Errorf("%s: %d pixels differ", what, n)
	}
}

// keep saves a picture of a failed test, if the variable DREIST_KEEP has a folder.
func keep(t *testing.T, name string, img *image.RGBA) {
	t.Helper()
	folder := os.Getenv("DREIST_KEEP")
	if folder == "" {
		return
	}
	path := filepath.Join(folder, filepath.Base(t.Name())+"-"+name+".png")
	if err := drive.SavePicture(path, img, png.BestSpeed); err != nil {
		t.Error(err)
	}
	t.Log("kept", path)
}

// goldenTolerance is the number of pixels of a golden picture that may differ visibly, at edges drawn by other processors.
const goldenTolerance = 200

// wantGolden compares a picture with the one in testdata for its size.
func wantGolden(t *testing.T, name string, got *image.RGBA) {
	t.Helper()
	size := got.Bounds().Size()
	path := filepath.Join("testdata", fmt.Sprintf("%s-%dx%d.png", name, size.X, size.Y))
	if *update {
		need.OK(t, drive.SavePicture(path, got, png.DefaultCompression))
	}
	want := readPicture(t, path)
	if n := differences(got, want, nil); n > goldenTolerance {
		keep(t, "got", got)
		t.Errorf("%s: %d pixels differ from the golden picture; look at both, then run with -update", path, n)
	}
}

// readPicture reads a picture in the format of the window's pictures.
func readPicture(t *testing.T, path string) *image.RGBA {
	t.Helper()
	f := need.Value(os.Open(path))(t)
	defer f.Close()
	img := need.Value(png.Decode(f))(t)
	kept := image.NewRGBA(img.Bounds())
	draw.Draw(kept, kept.Bounds(), img, image.Point{}, draw.Src)
	return kept
}
