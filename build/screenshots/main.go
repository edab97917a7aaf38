package main

import (
	"flag"
	"fmt"
	"image"
	"io"
	"os"
	"path/filepath"

	"dreist/build/drive"
	"dreist/game/store"
)

func main() { os.Exit(run(os.Args[1:], os.Stdout, os.Stderr)) }

// run takes all pictures and returns the exit status.
func run(args []string, out, complaints io.Writer) int {
	flags := flag.NewFlagSet("shots", flag.ContinueOnError)
	flags.SetOutput(complaints)
	only := flags.String("only", "", "take only this set of pictures, such as de-1280x800")
	scene := flags.String("scene", "", "take only this scene, such as ladder")
	if err := flags.Parse(args); err != nil || flags.NArg() != 1 {
		fmt.Fprintln(complaints, "usage: shots [-only LANG-WxH] [-scene NAME] DIR")
		return 2
	}
	folder, err := filepath.Abs(flags.Arg(0))
	if err == nil {
		err = drive.Run(func(h *drive.Host) error { return takeAll(h, folder, *only, *scene, out) })
	}
	if err != nil {
		fmt.Fprintln(complaints, "shots:", err)
		return 1
	}
	return 0
}

// takeAll takes the pictures of every language and size.
func takeAll(h *drive.Host, folder, only, scene string, out io.Writer) error {
	taken := 0
	for _, language := range []store.Language{store.German, store.English} {
		for _, size := range []image.Point{{X: 960, Y: 600}, {X: 1280, Y: 800}, {X: 1920, Y: 1080}} {
			set := fmt.Sprintf("%s-%dx%d", language, size.X, size.Y)
			if only != "" && only != set {
				continue
			}
			c := &camera{host: h, only: scene, language: language, size: size, folder: filepath.Join(folder, set)}
			if err := c.takeSet(); err != nil {
				return fmt.Errorf("%s: %w", set, err)
			}
			taken += len(c.taken)
			fmt.Fprintf(out, "%s: %d pictures\n", c.folder, len(c.taken))
		}
	}
	if taken == 0 {
		return fmt.Errorf("there is no such set or scene: %s %s", only, scene)
	}
	return nil
}
