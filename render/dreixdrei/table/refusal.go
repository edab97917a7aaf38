package table

import (
	"errors"

	"dreist/game/dreixdrei"
	"dreist/game/dreixdrei/primer"
	"dreist/render/tabletop"
)

// RefusalFor returns the words for a refused move, with the cards at fault; ok is false for other errors.
func (t *Table) RefusalFor(err error) (r tabletop.Refusal, ok bool) {
	var why *dreixdrei.Refusal
	if !errors.As(err, &why) {
		return r, false
	}
	r.Text = t.Phrases.refusalText(why)
	r.Explanation, r.IsExplained = primer.Explain(why.Reason)
	for _, c := range t.atFault(why) {
		r.FaultySpots = append(r.FaultySpots, SpotOfCard(c))
	}
	return r, true
}

func (t *Table) atFault(why *dreixdrei.Refusal) []dreixdrei.Card {
	p := t.ShownPosition()
	switch {
	case why.DemandingCard != dreixdrei.NoCard:
		return []dreixdrei.Card{why.DemandingCard}
	case why.Joker != dreixdrei.NoCard:
		return []dreixdrei.Card{why.Joker}
	case why.HasHand:
		return p.AppendHand(nil, p.Turn())
	case why.HasOpenCards:
		open := p.OpenCards(p.Turn())
		return open[:]
	case why.HasDrawPile:
		return p.AppendDrawPile(nil)[:1]
	}
	return nil
}
