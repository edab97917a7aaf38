package table

import (
	"dreist/assets"
	"dreist/game/thegame"
	"dreist/game/thegame/partner"
)

func nudgeKey(r *partner.Reason) string {
	switch {
	case r.Kind == partner.WinsGame:
		return "advice.think.wins"
	case r.Kind == partner.LaysOnlyFittingCards:
		return "advice.think.must"
	case r.Kind == partner.StopsTurn:
		return "advice.think.stops"
	case r.Kind == partner.GoesTenBack && r.IsTenBackPrepared:
		return "advice.think.builds"
	case r.Kind == partner.GoesTenBack:
		return "advice.think.back"
	case r.Kind == partner.PreparesTenBack:
		return "advice.think.prepares"
	case r.Kind == partner.RespectsSignal:
		return "advice.think.spares"
	case r.IsTurnEnd:
		return "advice.think.keeps"
	case r.IsNothingOwed:
		return "advice.think.on"
	case r.IsFirstStepSmall:
		return "advice.think.small"
	case r.HasFewestSkips:
		return "advice.think.smallest"
	}
	return "advice.think.count"
}

// BetterTurnReasonText returns the better turn instead of one that cost cards, with the reason for it, or "" if the only reason is that trial games
// ended better.
func BetterTurnReasonText(say *Sentences, l *partner.Loss) string {
	why := partner.ReasonFor(partner.ViewOf(&l.PositionBefore, l.PositionBefore.Turn()), l.BetterMoves, [][]thegame.Move{l.Moves})
	if !why.HasReason() {
		return ""
	}
	return becauseText(say, &l.PositionBefore, l.BetterMoves, &why)
}

func moveText(say *Sentences, m thegame.Move) string {
	if m.Action == thegame.EndTurn {
		return say.Say("advice.deed.end")
	}
	return say.Say("advice.deed.lay", assets.Values{"Card": m.Card, "Pile": PileName(m.Pile)})
}

func moveLines(say *Sentences, p thegame.Position, moves []thegame.Move) (lines []string) {
	for i, m := range moves {
		step := say.Say("advice.step.end")
		if m.Action == thegame.LayCard {
			step = say.laidText(thegame.CardLaid{Card: m.Card, Pile: m.Pile, TopBefore: p.TopCard(m.Pile), Step: m.Pile.Step(p.TopCard(m.Pile), m.Card)})
		}
		lines = append(lines, say.Say("advice.step", assets.Values{"Number": i + 1, "Step": step}))
		_ = p.Play(m) // it was found by the rules
	}
	return lines
}
