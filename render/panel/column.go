package panel

import (
	"image"
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
)

// Logical distances between the parts of a panel.
const (
	sheetSide   = 34
	sheetTop    = 28
	partGap     = 10
	wordsLeast  = 14 // between a last line of text and the buttons below it
	besideLeast = 20 // between a PictureRow and the buttons below it
	titleGap    = 18 // under a title, a paragraph, and multi-line parts
	gapHeight   = 12
	sectionGap  = 12 // under a small heading
)

// tightness lists the fractions of the usual distances that are tried; the first with which all parts fit is used.
var tightness = [...]float64{1, 0.75, 0.5, 0.25}

// column is the vertical layout of a panel's parts: offsets in pixels from its upper left corner.
type column struct {
	parts []Part
	items []Item
	boxes []image.Rectangle
	size  image.Point
	frame bool    // whether a sheet with margins is drawn around the parts
	lost  float64 // how much closer rows of buttons move, as a fraction of the usual distance
	dense bool    // the texts of a PictureRow come as close to buttons as other texts
}

// stack lays the parts out in a width and, by shrinking the distances, in a height. Distances between rows of
// buttons, which equal those between buttons in a row, shrink last, after large letters.
func (c *column) stack(skin *Skin, width, height int) {
	c.lost, c.dense = 0, false
	for _, tight := range tightness {
		if c.stackTight(skin, width, tight); c.size.Y <= height {
			return
		}
	}
	closest := tightness[len(tightness)-1]
	c.dense = true
	if c.stackTight(skin, width, closest); skin.textScale > 1 || c.size.Y <= height {
		return
	}
	for _, near := range tightness[1:] {
		c.lost = 1 - near
		if c.stackTight(skin, width, closest); c.size.Y <= height {
			return
		}
	}
}

func isFill(item Item) bool {
	stage, _ := item.(PictureRoom)
	_, fills := item.(FlexibleGap)
	return fills || stage.FillsHeight
}

// stretch sets the height of the first page so that the column has a given height, unless something else fills it.
func (c *column) stretch(skin *Skin, width, height int) {
	if slices.ContainsFunc(c.items, isFill) {
		return
	}
	for i, p := range c.parts {
		if t, ok := p.(*reading); ok {
			t.setHeight(0)
			c.stackTight(skin, width, 1)
			t.setHeight(max(height-c.size.Y+c.boxes[i].Dy(), 1))
			return
		}
	}
}

func (c *column) stackTight(skin *Skin, width int, tight float64) {
	gap := func(logical float64) int { return int(math.Round(logical * tight * float64(skin.Scale))) }
	side, y, bottom := 0, 0, 0
	if c.frame {
		// The margins shrink less than the distances.
		side = skin.Px(sheetSide)
		y = skin.Px(sheetTop * (1 + tight) / 2)
		bottom = y + skin.Px(2)
	}
	c.boxes = c.boxes[:0]
	for i, p := range c.parts {
		if i > 0 {
			if isButtons(c.items[i-1]) && isButtons(c.items[i]) {
				y += skin.Px(partGap * (1 - c.lost))
			} else {
				y += gap(distance(c.items[i-1]))
				if least := c.least(c.items[i-1]); least > 0 && isButtons(c.items[i]) { // its last line would sit on the buttons
					y = max(y, c.boxes[i-1].Max.Y+skin.Px(least))
				}
			}
		}
		inner := width - 2*side
		if b, ok := p.(*beside); ok {
			b.tight = tight
		}
		high := p.Measure(inner)
		if _, isGap := c.items[i].(Gap); isGap {
			high = gap(gapHeight)
		}
		c.boxes = append(c.boxes, image.Rect(side, y, side+inner, y+high))
		y += high
	}
	c.size = image.Pt(width, y+bottom)
}

// fill makes the FlexibleGap higher so that the column has at least a height in pixels; without a FlexibleGap nothing changes.
func (c *column) fill(height int) {
	spare := height - c.size.Y
	if spare <= 0 {
		return
	}
	for i, item := range c.items {
		if !isFill(item) {
			continue
		}
		c.boxes[i].Max.Y += spare
		for j := i + 1; j < len(c.boxes); j++ {
			c.boxes[j] = c.boxes[j].Add(image.Pt(0, spare))
		}
		c.size.Y = height
		return
	}
}

// least returns the minimum logical space between a text and buttons below it; 0 for an item that is no text.
func (c *column) least(above Item) float64 {
	switch above.(type) {
	case PictureRow:
		if c.dense {
			return wordsLeast
		}
		return besideLeast
	case Paragraph, CountingLines, NumberBoxes, Grid:
		return wordsLeast
	}
	return 0
}

func isButtons(i Item) bool {
	switch i.(type) {
	case Button, Row, Shelf:
		return true
	}
	return false
}

// distance returns the logical space below an item.
func distance(above Item) float64 {
	switch above.(type) {
	case Title, SmallTitle, Paragraph, CountingLines, PictureRow, NumberBoxes, Grid, List, Page:
		return titleGap
	case Gap, FlexibleGap:
		return 0
	case SectionHeading:
		return sectionGap
	}
	return partGap
}

func (c *column) draw(screen *ebiten.Image) {
	for _, p := range c.parts {
		p.Draw(screen)
	}
}

func (c *column) place(corner image.Point) {
	for i, p := range c.parts {
		p.SetBounds(c.boxes[i].Add(corner))
	}
}
