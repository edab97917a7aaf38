package egon

import (
	"math"
	"strconv"

	"dreist/assets"
	"dreist/game/dreist"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/scene"
	"dreist/render/geom"
	"dreist/render/kit"
)

// CardsLeftDisplay animates the numbers of cards left: the numbers shown approach the true ones.
type CardsLeftDisplay struct {
	left  [dreist.MaxSeats]int
	shown [dreist.MaxSeats]float64
	beat  [dreist.MaxSeats]int // ticks since a low number last changed, 0 at rest
}

const (
	fewLeft    = 5  // the greatest number of cards left that is shown as a warning
	nameHigh   = 23 // height of the player's name above the number of cards, in logical pixels of texts
	countTicks = 4  // ticks after which the shown number changes by 1; fewer if it is far from the true one
	beatTicks  = 72 // for two beats of a low number
)

// SetCounts sets the numbers of cards left by seat, which the shown numbers then approach. A number that changes to fewLeft or less beats.
func (c *CardsLeftDisplay) SetCounts(left [dreist.MaxSeats]int) {
	for i, n := range left {
		if n != c.left[i] && n <= fewLeft && n > 0 {
			c.beat[i] = 1
		}
	}
	c.left = left
}

// Tick moves the shown numbers towards the true ones and reports whether the picture changed.
func (c *CardsLeftDisplay) Tick() (changed bool) {
	moved := c.IsMoving()
	for i := range c.shown {
		away := float64(c.left[i]) - c.shown[i]
		step := max(1.0/countTicks, math.Abs(away)*0.15)
		c.shown[i] += math.Copysign(min(step, math.Abs(away)), away)
		if c.beat[i] > 0 {
			c.beat[i] = (c.beat[i] + 1) % beatTicks
		}
	}
	return moved
}

// IsMoving reports whether the picture still changes.
func (c *CardsLeftDisplay) IsMoving() bool {
	for i := range c.shown {
		if c.shown[i] != float64(c.left[i]) || c.beat[i] > 0 {
			return true
		}
	}
	return false
}

// ShowCounts sets the true numbers and shows them at once.
func (c *CardsLeftDisplay) ShowCounts(left [dreist.MaxSeats]int) {
	c.left = left
	for i, n := range left {
		c.shown[i], c.beat[i] = float64(n), 0
	}
}

// ShownCount returns the number shown for a seat.
func (c *CardsLeftDisplay) ShownCount(s dreist.Seat) int { return int(math.Round(c.shown[s])) }

// pulse returns the scale of a seat's number: 1 except for the beats of a low one.
func (c *CardsLeftDisplay) pulse(s dreist.Seat) float64 {
	if c.beat[s] == 0 {
		return 1
	}
	return 1 + 0.08*math.Abs(math.Sin(2*math.Pi*float64(c.beat[s])/beatTicks))
}

// Draw draws the number of cards of the person in front beside their pile, in a warning colour if few are left.
func (c *CardsLeftDisplay) Draw(e pictures.Canvas, s *scene.Situation, o *Opponents) {
	d := o.drawing(e, s)
	ui, front, u, in := d.Palette(), d.Timeline.Front(), d.g.TextUnit(), d.g.OwnCountRect
	left, own, ink := c.ShownCount(front), d.Phrases.SeatName(front), ui.Text
	if 0 < left && left <= fewLeft {
		ink = ui.Warning
	}
	size := d.g.CountHeight
	score := geom.Rect{X: in.X, Y: in.Bottom() - size*1.2, W: in.W, H: size * 1.2}
	name := geom.Rect{X: in.X, Y: score.Y - nameHigh*u, W: in.W, H: nameHigh * u}
	if left == 1 {
		own = d.Phrases.Say("race.last")
	}
	d.DrawText(own, d.Labels.FitWidth(own, d.text(assets.StrongFont, kit.TextSize, ink), name.W), name, kit.Right, 1)
	numeral := kit.TextStyle{Font: assets.DisplayFont, Size: float64(kit.Round(size * c.pulse(front))), Color: ink}
	d.DrawText(strconv.Itoa(left), numeral, score, kit.Right, 1)
}
