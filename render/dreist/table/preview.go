package table

import (
	"math"

	"dreist/game/dreist"
	"dreist/render/stage"
)

// Preview is what would happen if the held card were laid where it is aimed: whose cards would make a DREIer,
// and which would leave.
type Preview struct {
	Lifts  [dreist.Deck]bool
	leaves [dreist.Deck]bool
	loose  [dreist.Deck]bool
	column bool // a column would leave
	ticks  int  // since it is foreseen
}

// foresee asks the rules what laying a card where it is aimed would do.
func foresee(s *Situation, c dreist.Card, to Aim) (p Preview) {
	if to.Kind != AimCell || !s.Accepts(c, to) {
		return p
	}
	_, events, _ := dreist.Apply(*s.Position(), dreist.Lay(c, to.Cell.Row))
	for _, e := range events {
		p.note(e)
	}
	return p
}

func (p *Preview) note(e dreist.Event) {
	mark := func(marks *[dreist.Deck]bool, cards []dreist.Card) {
		for _, c := range cards {
			marks[c] = true
		}
	}
	switch e := e.(type) {
	case dreist.TrioMade:
		if !e.Column {
			mark(&p.Lifts, e.Cards)
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
func (p *Preview) touch(c dreist.Card, pose stage.Pose) stage.Pose {
	switch {
	case p.Lifts[c]:
		pose.Y -= pose.W * 0.07
		pose.W *= 1.03
	case p.leaves[c]:
		pose.Turn += 0.035 * math.Sin(float64(p.ticks)*0.7+float64(c))
	}
	return pose
}

// falls reports whether a card would lose its contact with the base.
func (p *Preview) falls(c dreist.Card) bool { return p.loose[c] }

// tick lets a column tremble and reports whether it does.
func (p *Preview) tick() bool {
	if p.column {
		p.ticks++
	}
	return p.column
}
