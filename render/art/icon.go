package art

import (
	"image"
	"image/color"

	"dreist/render/paint"
)

// IconName names an icon.
type IconName uint8

const (
	MenuIcon        IconName = iota // three bars
	LogIcon                         // a page with lines
	SoundIcon                       // a loudspeaker with waves
	SoundOffIcon                    // a loudspeaker crossed out
	UndoIcon                        // an arrow back
	CircleArrowIcon                 // an arrow round
	PauseIcon                       // two bars
	PlayIcon                        // a triangle
	CloseIcon                       // a cross
	SkipIcon                        // a triangle against a bar
	QuestionIcon                    // a question mark
	HintIcon                        // a light bulb
	StarIcon                        // a full star
	StarEmptyIcon                   // the outline of a star
	FirstIcon                       // an angle against a bar, to the left
	PreviousIcon                    // an angle to the left
	NextIcon                        // an angle to the right
	LastIcon                        // an angle against a bar, to the right
	EyeIcon                         // an eye
	CheckIcon                       // a tick
	ComputerIcon                    // a screen with antennae
	WarningIcon                     // an exclamation mark in a triangle
	ForwardIcon                     // an arrow forward
	GearIcon                        // a cogwheel
	ChartIcon                       // three bars of a chart
	GlobeIcon                       // a globe with meridians
	LeaveIcon                       // an arrow out of a door
	UpIcon                          // a triangle up
	DownIcon                        // a triangle down
	RedoIcon                        // an arrow like that of UndoIcon, mirrored

	IconCount = iota // the number of icons
)

// Icon returns an icon of size×size pixels in one colour.
func Icon(i IconName, size int, c color.Color) *image.RGBA {
	page := paint.NewSquareCanvas(size, 24)
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
