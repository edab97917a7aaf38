//go:build window

package e2e

import (
	"fmt"
	"image"
	"image/draw"
	"image/png"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"dreist/build/drive"
	"dreist/build/fixtures"
	"dreist/build/need"
	"dreist/game/store"
	"dreist/render/geom"
	"dreist/sounds"
)

// sit continues a saved game, and ends the program with the test.
func sit(t *testing.T, save string, o drive.Options) *drive.Table {
	t.Helper()
	table := need.Value(host.Continue(seldom(o), save))(t)
	endWith(t, table.Driver())
	return table
}

// endWith ends the program with the test, which fails if the driver did.
func endWith(t *testing.T, d *drive.Driver) {
	t.Helper()
	t.Cleanup(func() {
		if err := d.Close(); err != nil {
			t.Error(err)
		}
	})
}

// begin starts a program and ends it with the test.
func begin(t *testing.T, o drive.Options) *drive.Driver {
	t.Helper()
	d := need.Value(host.Start(seldom(o)))(t)
	endWith(t, d)
	return d
}

// seldom sets Sparse to Seldom by default.
func seldom(o drive.Options) drive.Options {
	if o.Sparse == 0 {
		o.Sparse = drive.Seldom
	}
	return o
}

// home returns a new home with settings.
func home(t *testing.T, edit func(*store.Settings)) drive.Home {
	t.Helper()
	h := need.Value(host.NewHome())(t)
	s := store.DefaultSettings()
	edit(&s)
	need.OK(t, h.SetSettings(s))
	return h
}

// moment finds a moment.
func moment(t *testing.T, find func() (fixtures.Moment, error)) fixtures.Moment {
	t.Helper()
	return need.Value(find())(t)
}

// hold stops the test if the driver has failed.
func hold(t *testing.T, d *drive.Driver) {
	t.Helper()
	need.OK(t, d.Err())
}

// look moves the mouse out of the way and returns the picture.
func look(t *testing.T, d *drive.Driver) *image.RGBA {
	t.Helper()
	d.MoveMouse(geom.Point{X: d.Frame().W - 1, Y: d.Frame().H / 2})
	d.Step(8)
	img := d.Picture()
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

// wantHeard fails if the clips since the last call are others, in any order within a tick.
func wantHeard(t *testing.T, d *drive.Driver, want ...sounds.Clip) {
	t.Helper()
	hold(t, d)
	if got := heardClips(d); !slices.Equal(got, want) {
		t.Errorf("heard %v, want %v", got, want)
	}
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
