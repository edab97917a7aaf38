package scene

import (
	"math"

	"dreist/game/dreist"
	"dreist/render/stage"
)

// Preview shows what a move would do to the layout: cards of a DREIer rise, and those that would leave tremble or fade.
type Preview struct {
	RisingCards  [dreist.CardCount]bool // the cards of a DREIer in a row
	FallingCards [dreist.CardCount]bool // the cards that would lose their contact with the base
	leaves       [dreist.CardCount]bool
	column       bool // a column would leave
	HasTrio      bool // a DREIer would be made
	ticks        int  // ticks since it was made
}

// PreviewOf returns the preview of a move with these events.
func PreviewOf(events []dreist.Event) (p Preview) {
	mark := func(marks *[dreist.CardCount]bool, cards []dreist.Card) {
		for _, c := range cards {
			marks[c] = true
		}
	}
	for _, e := range events {
		switch e := e.(type) {
		case dreist.TrioMade:
			p.HasTrio = true
			if !e.IsColumn {
				mark(&p.RisingCards, e.Cards)
			}
		case dreist.ColumnCleared:
			mark(&p.leaves, e.Cards)
			p.column = true
		case dreist.CardsLoosened:
			mark(&p.FallingCards, e.Cards)
		}
	}
	return p
}

// Adjust returns the pose of a laid card as the preview shows it: the cards of a DREIer in a row rise, those of a column that would be cleared
// tremble.
func (p *Preview) Adjust(c dreist.Card, pose stage.Pose) stage.Pose {
	switch {
	case p.RisingCards[c]:
		pose.Y -= pose.W * 0.07
		pose.W *= 1.03
	case p.leaves[c]:
		pose.Rotation += 0.035 * math.Sin(float64(p.ticks)*0.7+float64(c))
	}
	return pose
}

// IsClearingColumn reports whether a column would be cleared.
func (p *Preview) IsClearingColumn() bool { return p.column }

// Tick advances by a tick and reports whether a column trembles.
func (p *Preview) Tick() (trembles bool) {
	if p.column {
		p.ticks++
	}
	return p.column
}
