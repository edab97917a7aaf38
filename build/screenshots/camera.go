package main

import (
	"embed"
	"errors"
	"fmt"
	"image"
	"image/png"
	"os"
	"path"
	"path/filepath"
	"strings"

	"golang.org/x/sync/errgroup"

	"dreist/build/drive"
	"dreist/game/store"
	"dreist/render/script"
)

// scenes are the scripts to take pictures of.
//
//go:embed scenes/*.play
var scenes embed.FS

// demonstration is the scene for build/run on machines without a display; it is taken only by name.
const demonstration = "demonstration"

type camera struct {
	set
	host   *drive.Launcher
	folder string
	text   int  // size of texts in percent
	isDark bool // the cloth is dark
	taken  []picture
	files  errgroup.Group // pictures being written
}

type picture struct {
	name  string
	image *image.RGBA
}

// take takes the pictures of a scene or, without a name, those of all scenes, even after one has failed.
func (c *camera) take(name string) error {
	all, err := scenes.ReadDir("scenes")
	if err == nil {
		err = os.MkdirAll(c.folder, 0o755)
	}
	var known []string
	for _, file := range all {
		scene := strings.TrimSuffix(file.Name(), ".play")
		known = append(known, scene)
		if scene != name && (name != "" || scene == demonstration) {
			continue
		}
		if failed := c.play(file.Name()); failed != nil {
			err = errors.Join(err, fmt.Errorf("%s: %w", scene, failed))
		}
	}
	switch {
	case len(c.taken) > 0:
		c.write("sheet", sheet(c.taken))
	case err == nil:
		err = fmt.Errorf("there is no scene %q among %s", name, strings.Join(known, ", "))
	}
	return errors.Join(err, c.files.Wait())
}

func (c *camera) play(file string) error {
	text, err := scenes.ReadFile(path.Join("scenes", file))
	if err != nil {
		return err
	}
	s, err := script.Parse(string(text))
	if err != nil {
		return err
	}
	settings := store.Notes{"language": store.EncodeJSON(c.language), "textSize": store.EncodeJSON(c.text)}
	if c.isDark {
		settings["cloth"] = store.EncodeJSON(store.NightCloth)
	}
	s.Size = c.size
	d, err := c.host.StartForScript(&s.StartState, settings)
	if err != nil {
		return err
	}
	d.TakePicture = func(name string) { c.snap(d, name) }
	_, err = s.Play(d.Driver)
	return errors.Join(err, d.Close())
}

func (c *camera) snap(d *drive.Driver, name string) {
	img := d.TakeWindowPicture()
	if img == nil {
		d.RecordFailure(fmt.Errorf("no picture %q: the program has ended", name))
		return
	}
	name = fmt.Sprintf("%02d-%s", len(c.taken)+1, name)
	c.taken = append(c.taken, picture{name, img})
	c.write(name, img)
}

// write writes a picture, which must not change any more, as a PNG file in the background, with fast compression.
func (c *camera) write(name string, img image.Image) {
	c.files.Go(func() error { return drive.SavePicture(filepath.Join(c.folder, name+".png"), img, png.BestSpeed) })
}
