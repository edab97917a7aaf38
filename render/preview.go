package render

import (
	"math"

	"dreist/game/dreist"
	"dreist/render/scene"
)

// preview is what would happen if the held card were laid where it is aimed: whose cards would make a DREIer,
// and which would leave.
type preview struct {
	lifts  [dreist.Deck]bool
	leaves [dreist.Deck]bool
	loose  [dreist.Deck]bool
}

// preview asks the rules what laying the held card would do.
func (t *table) preview() *preview {
	h := &t.hand
	if h.aim.kind != aimCell || !t.accepts(h.card, h.aim) {
		return &noPreview
	}
	key := previewKey{card: h.card, row: h.aim.cell.Row, moves: len(t.match.History())}
	if t.seen.key != key {
		t.seen.key = key
		t.seen.preview = preview{}
		_, events, err := dreist.Apply(*t.position(), dreist.Lay(h.card, h.aim.cell.Row))
		if err != nil {
			return &noPreview
		}
		for _, e := range events {
			t.seen.note(e)
		}
	}
	return &t.seen.preview
}

// previewKey says what a preview is of.
type previewKey struct {
	card  dreist.Card
	row   int
	moves int
}

// lastPreview keeps the preview from frame to frame.
type lastPreview struct {
	key previewKey
	preview
}

var noPreview preview

func (p *preview) note(e dreist.Event) {
	mark := func(marks *[dreist.Deck]bool, cards []dreist.Card) {
		for _, c := range cards {
			marks[c] = true
		}
	}
	switch e := e.(type) {
	case dreist.TrioMade:
		if !e.Column {
			mark(&p.lifts, e.Cards)
		}
	case dreist.ColumnCleared:
		mark(&p.leaves, e.Cards)
	case dreist.CardsLoosened:
		mark(&p.loose, e.Cards)
	}
}

// touch moves a card of the layout as the preview says: cards of a DREIer lift, a column that would leave stands
// askew, ready to go.
func (p *preview) touch(c dreist.Card, pose scene.Pose, tick int) scene.Pose {
	switch {
	case p.lifts[c]:
		pose.Y -= pose.W * 0.07
		pose.W *= 1.03
	case p.leaves[c]:
		pose.Turn += 0.035 * math.Sin(float64(tick)*0.9+float64(c))
	}
	return pose
}

// falls reports whether a card would lose its contact with the base.
func (p *preview) falls(c dreist.Card) bool { return p.loose[c] }
