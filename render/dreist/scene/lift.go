package scene

import (
	"slices"

	"dreist/game/dreist"
	"dreist/render/geom"
	"dreist/render/stage"
	"dreist/render/tabletop"
)

// How far a lifted card rises, and one that can be laid, in heights of a card.
const (
	liftFar  = 0.088
	offerFar = 0.068
)

// promptHalf is half the height of the prompt's letters, in logical pixels of texts.
const promptHalf = 9.5

// liftRoom returns how far a card of the hand may rise without reaching the prompt.
func (g *Geometry) liftRoom(high float64) float64 {
	return g.Tray.Y - g.Refusal.Center().Y - promptHalf*g.TextUnit() - high*(stage.Lift-1)/2
}

// rises returns how far a card that can be laid rises, and a lifted one, which always rises further.
func (g *Geometry) rises(high float64) (offered, lifted float64) {
	room := g.liftRoom(high)
	return min(high*offerFar, room*0.75), min(high*liftFar, room)
}

// Offer advances the rising of the cards that can be laid, and the sinking of all others, by a tick and reports whether
// one moved. The cards of a hidden hand sink at once, as they would give it away.
func (t *Timeline) Offer(out ...dreist.Card) bool {
	seating := t.Seating()
	return t.offered.Raise(!seating.Open[seating.Front] || t.atOnce(), among(out))
}

// Raise advances the rising of cards, and the sinking of all others, by a tick and reports whether one moved.
func (t *Timeline) Raise(out ...dreist.Card) bool { return t.lifted.Raise(t.atOnce(), among(out)) }

// atOnce reports whether cards rise at once: with reduced motion, and without animations.
func (t *Timeline) atOnce() bool { return t.Reduced() || t.Speed() == stage.Instant }

func among(cards []dreist.Card) func(c int) bool {
	return func(c int) bool { return slices.Contains(cards, dreist.Card(c)) }
}

// Raising reports whether a card is rising or sinking.
func (t *Timeline) Raising() bool { return t.lifted.Moving() || t.offered.Moving() }

// Offered returns how far a card has risen as one that can be laid, Lifted how far as a lifted one, 0 to 1.
func (t *Timeline) Offered(c dreist.Card) float64 { return t.offered.Of(int(c)) }

func (t *Timeline) Lifted(c dreist.Card) float64 { return t.lifted.Of(int(c)) }

// Lower puts a card back into its row at once, LowerAll all cards.
func (t *Timeline) Lower(c dreist.Card) {
	t.lifted.Lower(int(c))
	t.offered.Lower(int(c))
}

func (t *Timeline) LowerAll() {
	t.lifted.LowerAll()
	t.offered.LowerAll()
}

// Sizes returns the size of a dragged card: the hand's when it is over the hand, the layout's from the next row up.
func (t *Timeline) Sizes(from float64) tabletop.Sizes {
	g := t.Geometry()
	edge := min(g.Cell(dreist.Cell{Row: t.View().Depth() + 1, Column: 1}).Bottom(), g.Rows.Bottom()) + g.CardH*0.4
	if from > edge { // it was taken from the hand
		edge = min(edge, from-g.HandH)
	}
	return tabletop.Sizes{Hand: g.HandW, Place: g.CardW, Edge: edge}
}

// Pose returns the pose in which a card is drawn.
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
