package shell

import (
	"image"
	"testing"

	"dreist/game/store"
)

func TestTheWindowFitsItsMonitor(t *testing.T) {
	usual := store.DefaultSettings().Window
	anew := image.Pt(usual.Width, usual.Height)
	at := func(x, y, w, h int) windowPlace { return windowPlace{image.Rect(x, y, x+w, y+h), true} }
	first := windowPlace{Rectangle: image.Rectangle{Max: anew}}
	for _, c := range []struct {
		name   string
		wanted windowPlace
		screen image.Point
		inside image.Rectangle
		least  image.Point
	}{
		{"first start, 1366×768", first, image.Pt(1366, 768), image.Rect(43, 61, 1323, 743), image.Pt(960, 560)},
		{"first start, 1280×720", first, image.Pt(1280, 720), image.Rect(1, 61, 1279, 695), image.Pt(960, 560)},
		{"first start, 1920×1080 at 150 %", first, image.Pt(1920*2/3, 1080*2/3), image.Rect(1, 61, 1279, 695), image.Pt(960, 560)},
		{"first start, 1024×600", first, image.Pt(1024, 600), image.Rect(1, 38, 1023, 598), image.Pt(960, 560)},
		{"first start, 800×600", first, image.Pt(800, 600), image.Rect(1, 38, 799, 598), image.Pt(798, 560)},
		{"first start, 2560×1440", first, image.Pt(2560, 1440), image.Rect(640, 338, 1920, 1138), image.Pt(960, 560)},
		{"first start, 3440×1440", first, image.Pt(3440, 1440), image.Rect(1080, 338, 2360, 1138), image.Pt(960, 560)},
		{"stored on a larger one", at(0, 37, 2560, 1400), image.Pt(1366, 768), image.Rect(1, 37, 1365, 719), image.Pt(960, 560)},
		{"stored beyond the right edge", at(3000, 200, 1280, 800), image.Pt(1920, 1080), image.Rect(639, 200, 1919, 1000), image.Pt(960, 560)},
		{"stored on a monitor above and to the left", at(-1900, -900, 1280, 800), image.Pt(1920, 1080), image.Rect(1, 37, 1281, 837), image.Pt(960, 560)},
		{"stored with its title bar outside", at(100, 0, 1280, 800), image.Pt(1920, 1080), image.Rect(100, 37, 1380, 837), image.Pt(960, 560)},
		{"stored and fitting", at(200, 120, 1280, 800), image.Pt(2560, 1440), image.Rect(200, 120, 1480, 920), image.Pt(960, 560)},
		{"stored as high as a monitor without bars allows", at(1, 37, 1364, 730), image.Pt(1366, 768), image.Rect(1, 37, 1365, 767), image.Pt(960, 560)},
		{"stored too small", at(10, 50, 300, 200), image.Pt(1366, 768), image.Rect(10, 50, 970, 610), image.Pt(960, 560)},
		{"an unknown monitor", at(10, 50, 1280, 800), image.Point{}, image.Rect(10, 50, 1290, 850), image.Pt(960, 560)},
	} {
		inside, least := fitWindow(c.wanted, c.screen)
		if inside != c.inside || least != c.least {
			t.Errorf("%s: got %v, at least %v; want %v, at least %v", c.name, inside, least, c.inside, c.least)
		}
		if again, _ := fitWindow(windowPlace{inside, true}, c.screen); again != inside {
			t.Errorf("%s: fitted again it moves from %v to %v", c.name, inside, again)
		}
	}
}
