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

// SetCounts sets the true numbers.
func (r *CardsLeftDisplay) SetCounts(left [dreist.MaxSeats]int) {
	for i, n := range left {
		if n != r.left[i] && n <= fewLeft && n > 0 {
			r.beat[i] = 1
		}
	}
	r.left = left
}

// Tick moves the shown numbers towards the true ones and reports whether the picture changed.
func (r *CardsLeftDisplay) Tick() (changed bool) {
	moved := r.IsMoving()
	for i := range r.shown {
		away := float64(r.left[i]) - r.shown[i]
		step := max(1.0/countTicks, math.Abs(away)*0.15)
		r.shown[i] += math.Copysign(min(step, math.Abs(away)), away)
		if r.beat[i] > 0 {
			r.beat[i] = (r.beat[i] + 1) % beatTicks
		}
	}
	return moved
}

// IsMoving reports whether the picture still changes.
func (r *CardsLeftDisplay) IsMoving() bool {
	for i := range r.shown {
		if r.shown[i] != float64(r.left[i]) || r.beat[i] > 0 {
			return true
		}
	}
	return false
}

// ShowCounts sets the true numbers and shows them at once.
func (r *CardsLeftDisplay) ShowCounts(left [dreist.MaxSeats]int) {
	r.left = left
	for i, n := range left {
		r.shown[i], r.beat[i] = float64(n), 0
	}
}

// ShownCount returns the number shown for a seat.
func (r *CardsLeftDisplay) ShownCount(s dreist.Seat) int { return int(math.Round(r.shown[s])) }

// pulse returns the scale of a seat's number: 1 except for the beats of a low one.
func (r *CardsLeftDisplay) pulse(s dreist.Seat) float64 {
	if r.beat[s] == 0 {
		return 1
	}
	return 1 + 0.08*math.Abs(math.Sin(2*math.Pi*float64(r.beat[s])/beatTicks))
}

// Draw draws the number of cards of the person in front beside their pile, in a warning colour if few are left.
func (r *CardsLeftDisplay) Draw(e pictures.Canvas, s *scene.State, o *Opponents) {
	d := o.drawing(e, s)
	ui, front, u, in := d.Palette(), d.FrontSeat(), d.g.TextUnit(), d.g.OwnCountRect
	left, own, ink := r.ShownCount(front), d.Phrases.SeatName(front), ui.Text
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
	numeral := kit.TextStyle{Font: assets.DisplayFont, Size: float64(kit.Round(size * r.pulse(front))), Color: ink}
	d.DrawText(strconv.Itoa(left), numeral, score, kit.Right, 1)
}
