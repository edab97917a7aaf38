package hints

import (
	"slices"

	"dreist/assets/msg/dreistmsg"
	"dreist/game/dreist"
	"dreist/game/dreist/coach/advice"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/table"
	"dreist/render/kit"
	"dreist/render/session/request"
	"dreist/render/tabletop"
	"dreist/render/tabletop/hinting"
)

// Show sets the prompt while thinking; then it marks the cards and places of the hint and fills its box. The
// table's own buttons stay, except those that the box covers.
func (c *Hinter) Show(o *table.Overlay) {
	if c.fresh() && !c.table.Hand.Holds() {
		o.Prompt = c.textsNow().prompt
		o.Prompts = o.Prompt != ""
	}
	if !c.shows() {
		return
	}
	o.TableButtons.Hidden, o.TableButtons.NotPrimary = tabletop.Only(tabletop.HintButton), tabletop.AllBut()
	if c.offered() {
		o.TableButtons.NotPrimary = tabletop.AllBut(table.DrawButton)
	}
	if !c.table.Hand.Holds() && !c.table.Line.Busy() {
		c.mark(o)
	}
	n := c.textsNow()
	hinting.Title(&o.Box, c.table.Say.Say(dreistmsg.HintTitle), portrait(pictures.Pleased), c.strength == request.Turn)
	hinting.Say(&o.Box, n.lines, c.bold())
	leads, works := !c.offered(), c.plays()
	play := tabletop.Button{Label: c.playKey(), Enabled: works, EnabledSoon: !works && c.table.GoesOn(), Primary: leads}
	hinting.Offer(&o.Box, c.strength, play, dreistmsg.HintMore, dreistmsg.HintClose)
}

// portrait is the coach's face.
func portrait(mood pictures.Mood) kit.Motif { return pictures.PortraitOf(dreist.Yellow, mood) }

// bold returns which steps of a turn that is shown make a DREIer.
func (c *Hinter) bold() uint64 {
	if c.strength < request.Turn {
		return 0
	}
	return triosOf(c.steps)
}

// triosOf returns which steps make a DREIer, a bit for each.
func triosOf(steps []advice.Step) (trios uint64) {
	for i, s := range steps {
		if s.Trio {
			trios |= 1 << i
		}
	}
	return trios
}

// playKey returns the label key of the button that plays the hint.
func (c *Hinter) playKey() string {
	switch c.next().Action {
	case dreist.LayCard:
		return dreistmsg.HintPlayLay
	case dreist.DiscardCard:
		return dreistmsg.HintPlayDiscard
	case dreist.DrawCard:
		return dreistmsg.HintPlayDraw
	case dreist.GiveCards:
		return dreistmsg.HintPlayGive
	}
	return dreistmsg.HintPlayEnd
}

// mark marks the hint on the table.
func (c *Hinter) mark(o *table.Overlay) {
	if c.offered() {
		return // the table highlights the pile itself, below the sign of the offer
	}
	c.markReason(o)
	c.markMoves(o)
}

// markMoves marks the moves of the hint; a nudge marks only the card of the next move.
func (c *Hinter) markMoves(o *table.Overlay) {
	m := c.next()
	switch {
	case c.strength == request.Turn && len(c.steps) > 1: // a single step needs no numbers
		for i, s := range c.steps {
			o.Proposal(s.Move, i+1, tabletop.BrightTint)
		}
	case c.strength != request.Nudge:
		o.Proposal(m, 0, tabletop.BrightTint)
	case c.pair():
	case m.Action == dreist.LayCard, m.Action == dreist.DiscardCard:
		o.Lift(m.Card, tabletop.BrightTint)
	case m.Action == dreist.DrawCard, m.Action == dreist.GiveCards:
		o.Glow(table.On(table.OwnPilePlace), tabletop.BrightTint)
	}
}

// markReason marks what the reason speaks of: the cards of the purpose, which are lifted where no move is shown, those of the next best
// turn, and a ring around the stone of a column.
func (c *Hinter) markReason(o *table.Overlay) {
	hand, spoken := c.about.Hand(c.about.Turn()), c.why.Cards
	if len(c.why.By) > 1 {
		spoken = slices.Concat(spoken, c.why.By[1:])
	}
	for _, card := range spoken {
		switch {
		case !slices.Contains(hand, card) || c.told(card):
		case c.strength == request.Nudge:
			o.Lift(card, tabletop.BrightTint)
		default:
			o.Mark(tabletop.Mark{Motif: kit.Glow, At: table.OnCard(card), Tint: tabletop.MutedTint, Alpha: 0.6})
		}
	}
	if column := c.why.Column; column > 0 {
		o.Outline(table.In(dreist.Cell{Column: column}), tabletop.BrightTint)
	}
	if c.strength != request.Move {
		return
	}
	for _, card := range slices.Concat(c.why.Next.Cards, c.why.Next.Left) {
		if slices.Contains(hand, card) && !c.told(card) && !slices.Contains(spoken, card) {
			o.Mark(tabletop.Mark{Motif: kit.Glow, At: table.OnCard(card), Tint: tabletop.MutedTint, Alpha: 0.6})
		}
	}
}

// told reports whether a card, or one equal to it, is shown as one that is laid or discarded: with the move the next card, with the turn all.
func (c *Hinter) told(card dreist.Card) bool {
	moves := c.advice.Line
	switch c.strength {
	case request.Nudge:
		return false
	case request.Move:
		moves = moves[:1]
	}
	return slices.ContainsFunc(moves, func(m dreist.Move) bool { return m.Card != dreist.NoCard && m.Card.Kind() == card.Kind() })
}
