package art

import (
	"image"
	"image/color"

	"dreist/render/paint"
)

// IconName names an icon.
type IconName uint8

// The icons.
const (
	Menu      IconName = iota // three bars
	Log                       // a page with lines
	Sound                     // a loudspeaker with waves
	SoundOff                  // a loudspeaker crossed out
	Undo                      // an arrow back
	Again                     // an arrow round
	Pause                     // two bars
	Play                      // a triangle
	Close                     // a cross
	Skip                      // a triangle against a bar
	Question                  // a question mark
	Hint                      // a light bulb
	Star                      // a full star
	StarEmpty                 // the outline of a star
	First                     // an angle against a bar, to the left
	Previous                  // an angle to the left
	Next                      // an angle to the right
	Last                      // an angle against a bar, to the right
	Eye                       // an eye
	Check                     // a tick
	Computer                  // a screen with antennae
	Warning                   // an exclamation mark in a triangle
	Forth                     // an arrow forward
	Gear                      // a cogwheel
	Chart                     // three bars of a chart
	Globe                     // a globe with meridians
	Leave                     // an arrow out of a door
	Above                     // a triangle up
	Below                     // a triangle down
	Redo                      // an arrow like that of Undo, mirrored

	Icons = iota // the number of icons
)

// Icon returns an icon of size×size pixels in one colour.
func Icon(i IconName, size int, c color.Color) *image.RGBA {
	page := paint.Square(size, 24)
	iconPen{page, paint.Solid(c)}.draw(i)
	return page.Image()
}

// iconPen draws on a grid of 24×24 units with lines of one width.
type iconPen struct {
	c   paint.Canvas
	ink paint.Ink
}

func (p iconPen) lines(path *paint.Path) { p.c.Stroke(path, 2.3, p.ink) }

// solid fills a shape with rounded corners.
func (p iconPen) solid(path *paint.Path) {
	outline := path.Stroked(1.6, 0.02)
	p.c.Fill(outline.Add(path), p.ink)
}
