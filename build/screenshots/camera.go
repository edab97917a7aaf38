package main

import (
	"errors"
	"fmt"
	"image"
	"image/png"
	"os"
	"path/filepath"

	"golang.org/x/sync/errgroup"

	"dreist/build/drive"
	"dreist/game/store"
)

// camera takes the pictures of a language and window size.
type camera struct {
	host     *drive.Host
	language store.Language
	size     image.Point
	folder   string
	text     int    // size of texts in percent
	only     string // name of the only scene to take, empty for all
	taken    []picture
	files    errgroup.Group // pictures being written
}

// picture is a picture taken.
type picture struct {
	name  string
	image *image.RGBA
}

// takeSet takes the pictures of all scenes, also after a scene has failed.
func (c *camera) takeSet() error {
	if err := os.MkdirAll(c.folder, 0o755); err != nil {
		return err
	}
	all, err := scenes()
	if err != nil {
		return err
	}
	var failed []error
	for _, s := range all {
		if c.only != s.name && (c.only != "" || s.name == demonstration) {
			continue
		}
		if err := c.play(s); err != nil {
			failed = append(failed, fmt.Errorf("%s: %w", s.name, err))
		}
	}
	switch {
	case len(c.taken) > 0:
		c.write("sheet", sheet(c.taken))
	case failed == nil:
		return fmt.Errorf("there is no scene %q", c.only)
	}
	return errors.Join(append(failed, c.files.Wait())...)
}

// snap takes a picture of a program.
func (c *camera) snap(d *drive.Driver, name string) {
	img := d.Picture()
	if img == nil {
		d.RecordFailure(fmt.Errorf("no picture %q: the program has ended", name))
		return
	}
	name = fmt.Sprintf("%02d-%s", len(c.taken)+1, name)
	c.taken = append(c.taken, picture{name, img})
	c.write(name, img)
	if c.only == demonstration {
		fmt.Println("picture", name+".png")
	}
}

// write writes a picture, which must not change any more, as a PNG file in the background, with fast compression.
func (c *camera) write(name string, img image.Image) {
	c.files.Go(func() error { return drive.SavePicture(filepath.Join(c.folder, name+".png"), img, png.BestSpeed) })
}
