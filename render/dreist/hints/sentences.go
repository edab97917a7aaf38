package hints

import (
	"cmp"

	"dreist/assets"
	"dreist/game/dreist"
	"dreist/game/dreist/coach/advice"
	"dreist/render/dreist/words"
	"dreist/render/tabletop"
)

// HintLines returns the lines of the hint. A nudge says what to think of, a move what to do and why. A turn has a line for
// each step, and one for its purpose or for the cards that stay in the hand.
func (h *Hinter) HintLines() []string {
	say, found := h.table.Phrases, h.advice.Verdict == advice.BestFound
	if h.HintMoves == nil {
		return []string{say.Say("hint.thinking")}
	}
	why := cmp.Or(say.ReasonText(h.why), say.Say("hint.tried")) // else the turn did best in simulated games
	switch {
	case h.advice.Verdict == advice.AllAlike && h.Strength == tabletop.HintNudge:
		return []string{because(say, h.thoughtOf(say), say.Say("hint.taste"))}
	case !found && h.Strength == tabletop.HintMove:
		return []string{h.plain(say)}
	case h.Strength == tabletop.HintNudge && h.pair(): // the text says the reason already
		return []string{because(say, h.thoughtOf(say), "")}
	case h.Strength == tabletop.HintNudge:
		return []string{because(say, h.thoughtOf(say), cmp.Or(h.purpose(say), say.Say("hint.tried")))}
	case h.Strength == tabletop.HintMove:
		return []string{because(say, h.deed(say), why)}
	}
	last := leftLine(say, h.steps, h.left)
	switch {
	case h.advice.Verdict == advice.AllAlike:
		last = words.Capitalize(say.Say("hint.taste"))
	case found, h.why.Purpose != advice.NoPurpose:
		last = words.Capitalize(why)
	}
	if len(h.steps) == 1 { // a single step needs no number
		return []string{words.Capitalize(stepLine(say, h.steps[0])), last}
	}
	var lines []string
	for i, s := range h.steps {
		lines = append(lines, say.Say("hint.step", assets.Values{"Number": i + 1, "Step": stepLine(say, s)}))
	}
	return append(lines, last)
}

// plain returns a line about the next move if no other move is worse.
func (h *Hinter) plain(say words.Sentences) string {
	key := "hint.alike"
	switch standing := advice.OutlookOf(h.advice.WinChance); {
	case h.advice.Verdict == advice.OnlyOption:
		key = "hint.only"
	case h.advice.Verdict == advice.CostlessDraw:
		key = "hint.costless"
	case standing == advice.SureWin:
		key = "hint.alike.sure"
	case standing == advice.SureLoss:
		key = "hint.alike.lost"
	}
	return say.Say(key, assets.Values{"Move": h.deed(say)})
}

// thoughtOf says what to think of, without naming the move.
func (h *Hinter) thoughtOf(say words.Sentences) string {
	m := h.next()
	switch {
	case h.pair():
		return say.Say("hint.think.pair")
	case m.Action == dreist.LayCard:
		return say.Say("hint.think.card", assets.Values{"Card": say.CardName(m.Card)})
	case m.Action == dreist.DiscardCard:
		return say.Say("hint.think.discard")
	case m.Action == dreist.DrawCard:
		return say.Say("hint.think.draw")
	case m.Action == dreist.GiveCards:
		return say.Say("hint.think.give")
	}
	return say.Say("hint.think.stop")
}

func (h *Hinter) pair() bool { return h.why.Purpose == advice.KeepsPair }

func (h *Hinter) deed(say words.Sentences) string {
	m := h.next()
	switch {
	case m.Action == dreist.LayCard:
		return say.Say("hint.move.lay", assets.Values{"Card": say.CardName(m.Card), "Row": int(m.Row)})
	case m.Action == dreist.DiscardCard:
		return say.Say("hint.move.discard", assets.Values{"Card": say.CardWithArticle(m.Card, h.HintPosition.Hand(h.HintPosition.Turn()))})
	case m.Action == dreist.DrawCard:
		return say.Say("hint.move.draw")
	case m.Action == dreist.GiveCards:
		return say.SayCount("hint.move.give", min(h.HintPosition.PileSize(h.HintPosition.Turn()), 2), assets.Values{"Names": receivers(say, m)})
	case h.HintPosition.Pending() == dreist.DrawPending:
		return say.Say("hint.move.decline")
	}
	return say.Say("hint.move.end")
}

// purpose returns the purpose of the turn. It leaves out whether the discarded card fits, which would give the card away.
func (h *Hinter) purpose(say words.Sentences) string {
	why := h.why
	why.Cost, why.Alternative, why.DiscardFit = advice.Cost{}, advice.Alternative{}, advice.FitsSomewhere
	return say.ReasonText(why)
}

func because(say words.Sentences, deed, why string) string {
	if why == "" {
		return say.Say("hint.bare", assets.Values{"Deed": deed})
	}
	return say.Say("hint.because", assets.Values{"Deed": deed, "Why": why})
}

func receivers(say words.Sentences, m dreist.Move) string {
	names := []string{say.SeatName(m.Receivers.First)}
	if m.Receivers.Next != dreist.NoSeat {
		names = append(names, say.SeatName(m.Receivers.Next))
	}
	return say.JoinList(names)
}

func stepLine(say words.Sentences, s advice.MoveEffect) string {
	switch s.Move.Action {
	case dreist.DiscardCard:
		return say.Say("hint.step.discard", assets.Values{"Card": say.CardName(s.Move.Card)})
	case dreist.DrawCard:
		return say.Say("hint.step.draw")
	case dreist.GiveCards:
		return say.SayCount("hint.step.give", s.GivenCount, assets.Values{"Names": receivers(say, s.Move)})
	case dreist.EndTurn:
		return say.Say("hint.step.end")
	}
	line := say.Say("hint.step.lay", assets.Values{"Card": say.CardName(s.Move.Card), "Row": int(s.Move.Row)})
	switch {
	case s.ClearedColumn > 0:
		line += ": " + say.SayCount("hint.step.clears", s.ClearedCount)
	case s.MakesTrio:
		line += ": " + say.Say("hint.step.trio")
	}
	return line
}

func leftLine(say words.Sentences, steps []advice.MoveEffect, left []dreist.Card) string {
	switch {
	case len(steps) > 0 && steps[len(steps)-1].IsWinning:
		return say.Say("hint.left.won")
	case len(left) == 0:
		return say.Say("hint.left.none")
	}
	return say.Say("hint.left", assets.Values{"Cards": say.CardNames(left)})
}
