// Command screenshots saves pictures of every screen and of notable moments, taken from the real program, in every language and at several
// window sizes:
//
//	screenshots [-only LANG-WxH] [-scene NAME] [-text PERCENT] DIR
//
// A scene is a script in the folder scenes, in the language of package script. It says how the program starts, which steps follow, and when
// a picture is taken. The word "dark" before its name takes it on a dark cloth, and "dark" alone takes all scenes so. A set given by name may
// have any size; PERCENT is one of the text sizes in the settings, at most 130. The files are DIR/<language>-<width>x<height>/<number>-<name>.png
// and a contact sheet, sheet.png. It needs a display, which may be virtual, as the script build/screens starts one.
package main

import (
	"errors"
	"flag"
	"fmt"
	"image"
	"os"
	"path/filepath"
	"strings"

	"dreist/assets"
	"dreist/build/drive"
	"dreist/game/store"
)

func main() {
	only := flag.String("only", "", "take only this set of pictures, such as de-1280x800, at any size")
	scene := flag.String("scene", "", "take only this scene, such as ladder or dark ladder")
	text := flag.Int("text", store.UsualTextSize, "the size of the letters in percent, one of those that can be chosen")
	flag.Parse()
	if flag.NArg() != 1 {
		fmt.Fprintln(os.Stderr, "usage: screenshots [-only LANG-WxH] [-scene NAME] [-text PERCENT] DIR")
		os.Exit(2)
	}
	folder, err := filepath.Abs(flag.Arg(0))
	if err == nil {
		err = drive.Run(func(h *drive.Launcher) error { return takeAll(h, folder, *only, *scene, *text) })
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "screenshots:", err)
		os.Exit(1)
	}
}

type set struct {
	language string
	size     image.Point
}

func (s set) String() string { return fmt.Sprintf("%s-%dx%d", s.language, s.size.X, s.size.Y) }

// sets returns the set with a name such as de-1280x800 or, without a name, all languages at the default sizes, the smallest window first.
func sets(name string) (all []set, err error) {
	if name != "" {
		language, size, _ := strings.Cut(name, "-")
		s := set{language: language}
		if _, err := fmt.Sscanf(size, "%dx%d", &s.size.X, &s.size.Y); err != nil || s.String() != name {
			return nil, fmt.Errorf("%q names no set such as de-1280x800", name)
		}
		return []set{s}, nil
	}
	for _, language := range assets.Languages() {
		for _, size := range []image.Point{{X: 960, Y: 560}, {X: 1280, Y: 800}, {X: 1920, Y: 1080}} {
			all = append(all, set{language, size})
		}
	}
	return all, nil
}

func takeAll(h *drive.Launcher, folder, only, scene string, text int) error {
	wanted, err := sets(only)
	name, isDark := strings.CutPrefix(scene+" ", "dark ")
	for _, s := range wanted {
		c := &camera{host: h, set: s, text: text, isDark: isDark, folder: filepath.Join(folder, s.String())}
		if failed := c.take(strings.TrimSpace(name)); failed != nil {
			err = errors.Join(err, fmt.Errorf("%v: %w", s, failed))
		}
		fmt.Printf("%s: %d pictures\n", c.folder, len(c.taken))
	}
	return err
}
