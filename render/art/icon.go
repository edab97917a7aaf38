package art

import (
	"image"
	"image/color"

	"dreist/render/paint"
)

// IconName says what an icon stands for.
type IconName uint8

// The icons: those of the buttons at the table, what there is to find, the steps through a game, what takes something out or brings it in, and signs.
const (
	Menu       IconName = iota // three bars
	Log                        // a page with lines
	Sound                      // a loudspeaker with waves
	SoundOff                   // a loudspeaker crossed out
	Undo                       // an arrow back
	Again                      // an arrow round
	Speed                      // two triangles
	Pause                      // two bars
	Play                       // a triangle
	Fullscreen                 // four corners
	Close                      // a cross
	Skip                       // a triangle against a bar
	Language                   // a globe
	Question                   // a question mark
	Book                       // an open book
	Hint                       // a light bulb
	Trophy                     // a cup
	Gift                       // a box with a bow
	Star                       // a full star
	StarEmpty                  // the outline of a star
	First                      // an angle against a bar, to the left
	Previous                   // an angle to the left
	Next                       // an angle to the right
	Last                       // an angle against a bar, to the right
	Copy                       // two sheets
	Export                     // an arrow out of a tray
	Import                     // an arrow into a tray
	Camera                     // a camera
	Eye                        // an eye
	Branch                     // a way that forks
	Calendar                   // a sheet of a calendar
	Flag                       // a flag on a pole
	Check                      // a tick
	Wrong                      // a cross in a ring
	Clock                      // a clock
	Person                     // head and shoulders
	Computer                   // a screen with antennae
	Redo                       // an arrow forth
	Warning                    // an exclamation mark in a triangle

	// Icons is how many there are.
	Icons = iota
)

// Icon returns an icon of size×size pixels in one colour.
func Icon(i IconName, size int, c color.Color) *image.RGBA {
	page := paint.Square(size, 24)
	iconPen{page, paint.Solid(c)}.draw(i)
	return page.Image()
}

// iconPen draws on a grid of 24×24 units with one weight.
type iconPen struct {
	c   paint.Canvas
	ink paint.Ink
}

func (p iconPen) lines(path *paint.Path) { p.c.Stroke(path, 2.3, p.ink) }

// solid fills a shape and rounds its corners by a thin line around it.
func (p iconPen) solid(path *paint.Path) {
	outline := path.Stroked(1.6, 0.02)
	p.c.Fill(outline.Add(path), p.ink)
}

// draw draws an icon; the groups are those of the list of names.
func (p iconPen) draw(i IconName) {
	switch {
	case i <= Language:
		p.button(i)
	case i >= First && i <= Last:
		p.step(i)
	case i >= Copy && i <= Camera:
		p.sharing(i)
	default:
		p.sign(i)
	}
}
