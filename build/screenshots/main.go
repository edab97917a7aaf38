package main

import (
	"errors"
	"flag"
	"fmt"
	"image"
	"io"
	"os"
	"path/filepath"
	"strings"

	"dreist/assets"
	"dreist/build/drive"
	"dreist/game/store"
)

func main() { os.Exit(run(os.Args[1:], os.Stdout, os.Stderr)) }

// run takes all pictures and returns the exit status.
func run(args []string, out, complaints io.Writer) int {
	flags := flag.NewFlagSet("screenshots", flag.ContinueOnError)
	flags.SetOutput(complaints)
	only := flags.String("only", "", "take only this set of pictures, such as de-1280x800, at any size")
	scene := flags.String("scene", "", "take only this scene, such as ladder")
	text := flags.Int("text", store.UsualText, "the size of the letters in percent, one of those that can be chosen")
	if err := flags.Parse(args); err != nil || flags.NArg() != 1 {
		fmt.Fprintln(complaints, "usage: screenshots [-only LANG-WxH] [-scene NAME] [-text PERCENT] DIR")
		return 2
	}
	folder, err := filepath.Abs(flags.Arg(0))
	if err == nil {
		err = drive.Run(func(h *drive.Host) error { return takeAll(h, folder, *only, *scene, *text, out) })
	}
	if err != nil {
		fmt.Fprintln(complaints, "screenshots:", err)
		return 1
	}
	return 0
}

// set is a language and a window size.
type set struct {
	language store.Language
	size     image.Point
}

func (s set) String() string { return fmt.Sprintf("%s-%dx%d", s.language, s.size.X, s.size.Y) }

// sets returns every language at the default sizes; the first one is the smallest window.
func sets() []set {
	var all []set
	for _, language := range assets.Languages() {
		for _, size := range []image.Point{{X: 960, Y: 560}, {X: 1280, Y: 800}, {X: 1920, Y: 1080}} {
			all = append(all, set{store.Language(language), size})
		}
	}
	return all
}

// named returns the set with a name such as de-1280x800, at any size.
func named(name string) (set, error) {
	language, size, _ := strings.Cut(name, "-")
	s := set{language: store.Language(language)}
	if _, err := fmt.Sscanf(size, "%dx%d", &s.size.X, &s.size.Y); err != nil || s.String() != name {
		return s, fmt.Errorf("%q names no set such as de-1280x800", name)
	}
	return s, nil
}

// takeAll takes the pictures of all sets, or of the named one.
func takeAll(h *drive.Host, folder, only, scene string, text int, out io.Writer) error {
	wanted := sets()
	if only != "" {
		s, err := named(only)
		if err != nil {
			return err
		}
		wanted = []set{s}
	}
	var failed []error
	for _, s := range wanted {
		c := &camera{host: h, only: scene, text: text, language: s.language, size: s.size, folder: filepath.Join(folder, s.String())}
		if err := c.takeSet(); err != nil {
			failed = append(failed, fmt.Errorf("%v: %w", s, err))
		}
		fmt.Fprintf(out, "%s: %d pictures\n", c.folder, len(c.taken))
	}
	return errors.Join(failed...)
}
