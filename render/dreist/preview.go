package dreist

import (
	"math"

	"dreist/game/dreist"
	"dreist/render/stage"
)

// preview is what would happen if the held card were laid where it is aimed: whose cards would make a DREIer,
// and which would leave.
type preview struct {
	lifts  [dreist.Deck]bool
	leaves [dreist.Deck]bool
	loose  [dreist.Deck]bool
	column bool // a column would leave
	ticks  int  // since it is foreseen
}

// foresee asks the rules what laying the held card where it is aimed would do.
func (t *table) foresee() {
	h := &t.hand
	t.preview = preview{}
	if h.aim.kind != aimCell || !t.accepts(h.card, h.aim) {
		return
	}
	_, events, err := dreist.Apply(*t.position(), dreist.Lay(h.card, h.aim.cell.Row))
	if err != nil {
		return
	}
	for _, e := range events {
		t.preview.note(e)
	}
}

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
		p.column = true
	case dreist.CardsLoosened:
		mark(&p.loose, e.Cards)
	}
}

// touch moves a card of the layout as the preview says: cards of a DREIer lift, a column that would leave
// trembles.
func (p *preview) touch(c dreist.Card, pose stage.Pose) stage.Pose {
	switch {
	case p.lifts[c]:
		pose.Y -= pose.W * 0.07
		pose.W *= 1.03
	case p.leaves[c]:
		pose.Turn += 0.035 * math.Sin(float64(p.ticks)*0.7+float64(c))
	}
	return pose
}

// falls reports whether a card would lose its contact with the base.
func (p *preview) falls(c dreist.Card) bool { return p.loose[c] }

// tick lets a column tremble and reports whether it does.
func (p *preview) tick() bool {
	if p.column {
		p.ticks++
	}
	return p.column
}
