package table

import (
	"dreist/game/dreist"
	"dreist/render/dreist/scene"
	"dreist/render/tabletop"
)

// markFresh marks the cards that a computer player has laid, at the end of its turn.
func (t *Table) markFresh(step *scene.Step) {
	if t.Mode == tabletop.Replaying || t.Mode == tabletop.Reviewing {
		return
	}
	switch e := step.Event.(type) {
	case dreist.CardLaid:
		if !t.Match.Person(e.Seat) {
			t.fresh.Note(e.Card)
		}
	case dreist.TurnEnded:
		t.fresh.EndTurn()
	case dreist.MatchWon:
		t.fresh = tabletop.Fresh[dreist.Card]{}
	}
}

// fresh draws a ring around each marked card that is still on the layout.
func (d drawing) fresh() {
	cards, alpha := d.Table.fresh.Cards()
	ring := d.Look(d.g.BoxUnit()).Ring
	for _, c := range cards {
		if row := d.Line.View().Rows[c]; row == 0 || !d.g.Visible(row) || !d.Line.Arrived(int(c)) {
			continue
		}
		at := d.Line.Pose(c).Rect()
		d.Together(at.Inset(-2*d.g.Gap), alpha, func() { d.Grow(ring, at) })
	}
}
