package main

import (
	"errors"
	"fmt"
	"image"
	"os"
	"path/filepath"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/build/drive"
	"dreist/game/dreist"
	"dreist/game/store"
	"dreist/render/dreist/scene"
)

// camera takes the pictures of one language and window size.
type camera struct {
	host     *drive.Host
	language store.Language
	size     image.Point
	folder   string
	only     string // the name of the one scene that is wanted, empty for all
	taken    []picture
	album    album
}

// picture is one that was taken.
type picture struct {
	name  string
	image *image.RGBA
}

// takeSet takes the pictures of all scenes.
func (c *camera) takeSet() error {
	if err := os.MkdirAll(c.folder, 0o755); err != nil {
		return err
	}
	for _, s := range scenes() {
		if c.only != "" && c.only != s.name {
			continue
		}
		if err := s.play(c); err != nil {
			return fmt.Errorf("%s: %w", s.name, err)
		}
	}
	if len(c.taken) == 0 {
		return fmt.Errorf("there is no scene %q", c.only)
	}
	c.album.add(filepath.Join(c.folder, "sheet.png"), sheet(c.taken))
	return c.album.close()
}

// snap takes a picture of a program.
func (c *camera) snap(d *drive.Driver, name string) {
	img := d.Picture()
	if img == nil {
		d.Fail(fmt.Errorf("no picture %q: the program has ended", name))
		return
	}
	name = fmt.Sprintf("%02d-%s", len(c.taken)+1, name)
	c.taken = append(c.taken, picture{name, img})
	c.album.add(filepath.Join(c.folder, name+".png"), img)
}

// snapAfter strikes a key and takes a picture of what that leads to.
func (c *camera) snapAfter(d *drive.Driver, key ebiten.Key, name string) {
	d.Key(key)
	d.Step(rest)
	c.snap(d, name)
}

// options returns how programs are started for these pictures.
func (c *camera) options(edit func(*store.Settings)) (drive.Options, error) {
	home, err := c.host.NewHome()
	if err != nil {
		return drive.Options{}, err
	}
	s := store.DefaultSettings()
	s.Language = c.language
	if edit != nil {
		edit(&s)
	}
	return drive.Options{Home: home, Size: c.size, Sparse: drive.Seldom}, home.Set(s)
}

// program starts a program, with a saved game if there is a text.
func (c *camera) program(save string) (*drive.Driver, error) {
	o, err := c.options(nil)
	if err != nil {
		return nil, err
	}
	if save != "" {
		if err := o.Home.Save(save); err != nil {
			return nil, err
		}
	}
	return c.start(o)
}

// start starts a program and lets it come to rest.
func (c *camera) start(o drive.Options) (*drive.Driver, error) {
	d, err := c.host.Start(o)
	if err != nil {
		return nil, err
	}
	d.Step(rest)
	return d, nil
}

// table starts a program with a saved game and goes on with it.
func (c *camera) table(save string, edit func(*store.Settings)) (*drive.Table, error) {
	o, err := c.options(edit)
	if err != nil {
		return nil, err
	}
	return c.host.Continue(o, save)
}

// rest is how many ticks bring a screen to rest.
const rest = 24

// half waits until the step of an event of one kind is under way as far as said.
func half[E dreist.Event](t *drive.Table, far float64) {
	if !t.StepUntil(func(s *scene.Step, progress float64) bool {
		_, is := s.Event.(E)
		return is && progress >= far
	}) {
		t.Driver().Fail(errors.New("the moment did not come"))
	}
}
