package hints

import (
	"dreist/assets"
	"dreist/assets/msg"
	"dreist/game/dreist"
	"dreist/game/dreist/coach"
	"dreist/game/dreist/coach/advice"
	"dreist/render/dreist/table"
	"dreist/render/dreist/words"
)

// thoughtOf says what to think of, without saying what to do.
func (c *Coach) thoughtOf(say words.Sentences) string {
	switch c.why.Kind {
	case advice.Draws:
		return say.Say(msg.HintThinkDraw)
	case advice.Gives:
		return say.Say(msg.HintThinkGive)
	case advice.Stops:
		return say.Say(msg.HintThinkStop)
	case advice.Loner, advice.Least:
		return say.Say(msg.HintThinkDiscard)
	}
	return say.Say(msg.HintThinkCard, assets.Values{"Card": say.Card(c.why.Card)})
}

// move says what to do next.
func (c *Coach) move(t *table.Table) string {
	m := c.about.FromHand(c.advice.Line[0])
	switch {
	case m.Action == dreist.LayCard:
		return t.Say.Say(msg.HintMoveLay, assets.Values{"Card": t.Say.Card(m.Card), "Row": int(m.Row)})
	case m.Action == dreist.DiscardCard:
		return t.Say.Say(msg.HintMoveDiscard, assets.Values{"Card": t.Say.Card(m.Card)})
	case m.Action == dreist.DrawCard:
		return t.Say.Say(msg.HintMoveDraw)
	case m.Action == dreist.GiveCards:
		return t.Say.Count(msg.HintMoveGive, min(c.about.PileSize(c.about.Turn()), 2), assets.Values{"Names": receivers(t.Say, m)})
	case c.about.Pending() == dreist.DrawPending:
		return t.Say.Say(msg.HintMoveDecline)
	}
	return t.Say.Say(msg.HintMoveEnd)
}

// receivers names who gets the cards of a gift.
func receivers(say words.Sentences, m dreist.Move) string {
	names := []string{say.Name(m.To.First)}
	if m.To.Next != dreist.NoSeat {
		names = append(names, say.Name(m.To.Next))
	}
	return say.List(names)
}

// standing says how a seat among so many stands, and how often such a game is won without the hint and with it. Where
// that is told in the same words it says how often, and besides how much of that the hint brings.
func standing(say words.Sentences, a *advice.Advice, seats int) (text, other string) {
	stands := say.Say([...]string{
		advice.Open: msg.HintStandingOpen, advice.Ahead: msg.HintStandingAhead, advice.Behind: msg.HintStandingBehind,
		advice.Sure: msg.HintStandingSure, advice.Lost: msg.HintStandingLost,
	}[advice.StandingOf(a.With, seats)])
	with, _, _ := advice.Tenths(a.With)
	without, _, _ := advice.Tenths(a.Without)
	switch gain := a.Gain(); {
	case a.Without.Games == 0:
	case a.Same:
		other = say.Say(msg.HintSame)
	case gain < advice.Little:
		other = say.Say(msg.HintEqual)
	case with == without: // of ten games none more is won, but of a hundred
		other = say.Say(msg.HintGain, assets.Values{"Gain": gain})
	default:
		return stands + " " + say.Say(msg.HintBefore, assets.Values{"Often": often(say, a.Without)}) + " " +
			say.Say(msg.HintAfter, assets.Values{"Often": often(say, a.With)}), ""
	}
	return stands + " " + say.Say(msg.HintChance, assets.Values{"Often": often(say, a.With)}), other
}

// often says how often a game is won: between which numbers of ten, where they differ.
func often(say words.Sentences, c coach.Chance) string {
	_, low, high := advice.Tenths(c)
	if low != high {
		return say.Say(msg.HintRange, assets.Values{"Low": low, "High": high})
	}
	return say.Chance(c.Share())
}

// stepLines says of every move of a turn what it is and brings.
func stepLines(say words.Sentences, steps []advice.Step) []string {
	lines := make([]string, len(steps))
	for i, s := range steps {
		lines[i] = say.Say(msg.HintStep, assets.Values{"Number": i + 1, "Step": stepLine(say, s)})
	}
	return lines
}

func stepLine(say words.Sentences, s advice.Step) string {
	switch s.Move.Action {
	case dreist.DiscardCard:
		return say.Say(msg.HintStepDiscard, assets.Values{"Card": say.Card(s.Move.Card)})
	case dreist.DrawCard:
		return say.Say(msg.HintStepDraw)
	case dreist.GiveCards:
		return say.Count(msg.HintStepGive, s.Given, assets.Values{"Names": receivers(say, s.Move)})
	case dreist.EndTurn:
		return say.Say(msg.HintStepEnd)
	}
	line := say.Say(msg.HintStepLay, assets.Values{"Card": say.Card(s.Move.Card), "Row": int(s.Move.Row)})
	switch {
	case s.Column > 0:
		line += " · " + say.Count(msg.HintStepClears, s.Swept)
	case s.Trio:
		line += " · " + say.Say(msg.HintStepTrio)
	}
	return line
}

// leftLine says what is left in the hand after a turn that ends as foreseen.
func leftLine(say words.Sentences, steps []advice.Step, left []dreist.Card) string {
	switch {
	case len(steps) > 0 && steps[len(steps)-1].Wins:
		return say.Say(msg.HintLeftWon)
	case len(left) == 0:
		return say.Say(msg.HintLeftNone)
	}
	return say.Say(msg.HintLeft, assets.Values{"Cards": say.Cards(left)})
}
