package art

import (
	"image"

	"dreist/render/paint"
)

// Badge returns a small round plate of size×size pixels with an icon, to sit on the rim of a portrait: Computer where no person plays,
// Person where one does. It looks the same on both tables.
func Badge(i IconName, size int) *image.RGBA {
	page := paint.New(size, size)
	middle := float64(size) / 2
	weight := max(1, float64(size)*0.055)
	plate := paint.Circle(middle, middle, middle)
	page.Fill(plate, paint.Solid(Paper()))
	page.Fill(paint.Circle(middle, middle, middle-weight), paint.Solid(RGB(badgeLine)))
	page.Fill(paint.Circle(middle, middle, middle-2*weight), paint.Solid(RGB(badgeFace)))
	// The icon stands on whole pixels, whatever the size of the plate.
	wide := 2 * int(float64(size)*0.33)
	if (size-wide)%2 != 0 {
		wide++
	}
	k, inset := float64(wide)/24, float64(size-wide)/2
	iconPen{page.In(paint.Scale(k, k).Then(paint.Move(inset, inset))), paint.Solid(Paper())}.draw(i)
	return page.Image()
}

// The night blue of the cards' backs: a colour of no family.
const (
	badgeFace = 0x2C3557
	badgeLine = 0x1A2038
)
