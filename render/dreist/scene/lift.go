package scene

import (
	"slices"

	"dreist/game/dreist"
	"dreist/render/geom"
	"dreist/render/stage"
	"dreist/render/tabletop"
)

// How far a card rises, in heights of its own: one that is lifted, and one that can be laid.
const (
	liftFar  = 0.088
	offerFar = 0.068
)

// promptHalf is how far the letters of the prompt reach down from their middle, in logical pixels of a text.
const promptHalf = 9.5

// liftRoom returns how far a card of a height may rise out of the hand at most, so that it does not reach the letters above.
func (g *Geometry) liftRoom(high float64) float64 {
	return g.Tray.Y - g.Refusal.Center().Y - promptHalf*g.TextUnit() - high*(stage.Lift-1)/2
}

// rises returns how far a card of a height rises that can be laid, and one that is lifted: always further.
func (g *Geometry) rises(high float64) (offered, lifted float64) {
	room := g.liftRoom(high)
	return min(high*offerFar, room*0.75), min(high*liftFar, room)
}

// Offer lets the cards that can be laid rise a little for a tick and all others sink back, and reports whether one moved. Of a
// hand that may not be seen nothing is to be read: its cards are back in their row at once.
func (t *Timeline) Offer(out ...dreist.Card) bool {
	seating := t.Seating()
	return t.offered.Raise(!seating.Open[seating.Front] || t.atOnce(), among(out))
}

// Raise lets some cards rise for a tick and all others sink back, and reports whether one moved.
func (t *Timeline) Raise(out ...dreist.Card) bool { return t.lifted.Raise(t.atOnce(), among(out)) }

// atOnce reports whether cards are risen at once: with less motion, and where nothing moves.
func (t *Timeline) atOnce() bool { return t.Reduced() || t.Speed() == stage.Instant }

func among(cards []dreist.Card) func(c int) bool {
	return func(c int) bool { return slices.Contains(cards, dreist.Card(c)) }
}

// Raising reports whether a card rises or sinks back.
func (t *Timeline) Raising() bool { return t.lifted.Moving() || t.offered.Moving() }

// Offered returns how far a card has risen that can be laid, Lifted how far one that is lifted out of its row, from 0 to 1.
func (t *Timeline) Offered(c dreist.Card) float64 { return t.offered.Of(int(c)) }

func (t *Timeline) Lifted(c dreist.Card) float64 { return t.lifted.Of(int(c)) }

// Lower puts a card back into its row at once, LowerAll every one.
func (t *Timeline) Lower(c dreist.Card) {
	t.lifted.Lower(int(c))
	t.offered.Lower(int(c))
}

func (t *Timeline) LowerAll() {
	t.lifted.LowerAll()
	t.offered.LowerAll()
}

// Sizes returns how large a card is that is carried from a height: as in the hand there, as on the layout from its next row up.
func (t *Timeline) Sizes(from float64) tabletop.Sizes {
	g := t.Geometry()
	edge := min(g.Cell(dreist.Cell{Row: t.View().Depth() + 1, Column: 1}).Bottom(), g.Rows.Bottom()) + g.CardH*0.4
	if from > edge { // it comes from the hand
		edge = min(edge, from-g.HandH)
	}
	return tabletop.Sizes{Hand: g.HandW, Place: g.CardW, Edge: edge}
}

// Pose returns where a card is seen.
func (t *Timeline) Pose(c dreist.Card) stage.Pose {
	pose := t.Now().Cards[c]
	high := pose.W * stage.CardRatio
	offered, lifted := t.Geometry().rises(high)
	pose.Y -= geom.Mix(offered*t.Offered(c), lifted, t.Lifted(c))
	up := t.Lifted(c)
	if up > 0 {
		whole := pose.W * stage.Lift
		pose.W = geom.Mix(pose.W, whole, up)
		pose.High = max(pose.High, geom.Mix(pose.High, stage.HighLifted, up))
		pose.Painted = max(pose.Painted, whole)
	}
	return pose
}
