package hints

import (
	"dreist/assets"
	"dreist/assets/msg/dreistmsg"
	"dreist/game/dreist"
	"dreist/game/dreist/coach/advice"
	"dreist/render/dreist/words"
)

// thoughtOf says what to think of, without the move.
func (c *Hinter) thoughtOf(say words.Sentences) string {
	m := c.next()
	switch {
	case c.pair():
		return say.Say(dreistmsg.HintThinkPair)
	case m.Action == dreist.LayCard:
		return say.Say(dreistmsg.HintThinkCard, assets.Values{"Card": say.Card(m.Card)})
	case m.Action == dreist.DiscardCard:
		return say.Say(dreistmsg.HintThinkDiscard)
	case m.Action == dreist.DrawCard:
		return say.Say(dreistmsg.HintThinkDraw)
	case m.Action == dreist.GiveCards:
		return say.Say(dreistmsg.HintThinkGive)
	}
	return say.Say(dreistmsg.HintThinkStop)
}

// pair reports whether the reason is that two cards go together.
func (c *Hinter) pair() bool { return c.why.Kind == advice.Pairs }

// deed describes the next move.
func (c *Hinter) deed(say words.Sentences) string {
	m := c.next()
	switch {
	case m.Action == dreist.LayCard:
		return say.Say(dreistmsg.HintMoveLay, assets.Values{"Card": say.Card(m.Card), "Row": int(m.Row)})
	case m.Action == dreist.DiscardCard:
		return say.Say(dreistmsg.HintMoveDiscard, assets.Values{"Card": say.OneOf(m.Card, c.about.Hand(c.about.Turn()))})
	case m.Action == dreist.DrawCard:
		return say.Say(dreistmsg.HintMoveDraw)
	case m.Action == dreist.GiveCards:
		return say.Count(dreistmsg.HintMoveGive, min(c.about.PileSize(c.about.Turn()), 2), assets.Values{"Names": receivers(say, m)})
	case c.about.Pending() == dreist.DrawPending:
		return say.Say(dreistmsg.HintMoveDecline)
	}
	return say.Say(dreistmsg.HintMoveEnd)
}

// purpose returns the purpose of the turn, to follow a colon. That the discarded card fits nowhere would say which it is.
func (c *Hinter) purpose(say words.Sentences) string {
	why := c.why
	why.Cost, why.Next, why.Unfit = advice.Cost{}, advice.Next{}, advice.FitsSomewhere
	return say.Why(why)
}

// because returns a sentence about what to do or think of, with the reason if there is one.
func because(say words.Sentences, deed, why string) string {
	if why == "" {
		return say.Say(dreistmsg.HintBare, assets.Values{"Deed": deed})
	}
	return say.Say(dreistmsg.HintBecause, assets.Values{"Deed": deed, "Why": why})
}

// receivers returns the names of the receivers of a gift.
func receivers(say words.Sentences, m dreist.Move) string {
	names := []string{say.Name(m.To.First)}
	if m.To.Next != dreist.NoSeat {
		names = append(names, say.Name(m.To.Next))
	}
	return say.List(names)
}

// stepLines describes the moves of a turn and their effects.
func stepLines(say words.Sentences, steps []advice.Step) []string {
	lines := make([]string, len(steps))
	for i, s := range steps {
		lines[i] = say.Say(dreistmsg.HintStep, assets.Values{"Number": i + 1, "Step": stepLine(say, s)})
	}
	return lines
}

// stepLine describes a move and its effect.
func stepLine(say words.Sentences, s advice.Step) string {
	switch s.Move.Action {
	case dreist.DiscardCard:
		return say.Say(dreistmsg.HintStepDiscard, assets.Values{"Card": say.Card(s.Move.Card)})
	case dreist.DrawCard:
		return say.Say(dreistmsg.HintStepDraw)
	case dreist.GiveCards:
		return say.Count(dreistmsg.HintStepGive, s.Given, assets.Values{"Names": receivers(say, s.Move)})
	case dreist.EndTurn:
		return say.Say(dreistmsg.HintStepEnd)
	}
	line := say.Say(dreistmsg.HintStepLay, assets.Values{"Card": say.Card(s.Move.Card), "Row": int(s.Move.Row)})
	switch {
	case s.Column > 0:
		line += ": " + say.Count(dreistmsg.HintStepClears, s.Swept)
	case s.Trio:
		line += ": " + say.Say(dreistmsg.HintStepTrio)
	}
	return line
}

// leftLine describes what is left in the hand after a turn.
func leftLine(say words.Sentences, steps []advice.Step, left []dreist.Card) string {
	switch {
	case len(steps) > 0 && steps[len(steps)-1].Wins:
		return say.Say(dreistmsg.HintLeftWon)
	case len(left) == 0:
		return say.Say(dreistmsg.HintLeftNone)
	}
	return say.Say(dreistmsg.HintLeft, assets.Values{"Cards": say.Cards(left)})
}
