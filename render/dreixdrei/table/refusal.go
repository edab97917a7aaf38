package table

import (
	"errors"

	"dreist/game/dreixdrei"
	"dreist/game/dreixdrei/primer"
	"dreist/render/tabletop"
)

// Explain returns the words for a refused move, with the cards at fault; ok is false for other errors.
func (t *Table) Explain(err error) (r tabletop.Refusal, ok bool) {
	var why *dreixdrei.Refusal
	if !errors.As(err, &why) {
		return r, false
	}
	r.Text = t.Say.Refusal(why)
	r.Explanation, r.IsExplained = primer.Explain(why.Reason)
	for _, c := range t.atFault(why) {
		r.Faults = append(r.Faults, PlaceOfCard(c))
	}
	return r, true
}

// atFault returns the cards that are the cause of a refusal.
func (t *Table) atFault(why *dreixdrei.Refusal) []dreixdrei.Card {
	p := t.Position()
	switch {
	case why.Cause != dreixdrei.NoCard:
		return []dreixdrei.Card{why.Cause}
	case why.Joker != dreixdrei.NoCard:
		return []dreixdrei.Card{why.Joker}
	case why.Holding:
		return p.AppendHand(nil, p.Turn())
	case why.Opened:
		open := p.Open(p.Turn())
		return open[:]
	case why.Drawing:
		return p.AppendDraw(nil)[:1]
	}
	return nil
}
