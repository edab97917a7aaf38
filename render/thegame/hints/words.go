package hints

import (
	"dreist/assets"
	"dreist/assets/msg/thegamemsg"
	"dreist/game/thegame"
	"dreist/game/thegame/analysis"
	"dreist/game/thegame/partner"
	"dreist/render/session/request"
	"dreist/render/thegame/words"
)

// thoughts are what to think of, and reasons the reasons, by their kinds.
var (
	thoughts = map[partner.ReasonKind]string{
		partner.Tried: thegamemsg.AdviceThinkTried, partner.Wins: thegamemsg.AdviceThinkWins, partner.GoesBack: thegamemsg.AdviceThinkBack,
		partner.Builds: thegamemsg.AdviceThinkBuilds, partner.Stops: thegamemsg.AdviceThinkStops, partner.Keeps: thegamemsg.AdviceThinkKeeps,
		partner.Prepares: thegamemsg.AdviceThinkPrepares, partner.Spares: thegamemsg.AdviceThinkSpares, partner.LaysOn: thegamemsg.AdviceThinkOn,
		partner.Turns: thegamemsg.AdviceThinkBuilds, partner.Leads: thegamemsg.AdviceThinkLeads, partner.Leaves: thegamemsg.AdviceThinkLeaves,
		partner.Small: thegamemsg.AdviceThinkSmall, partner.Smallest: thegamemsg.AdviceThinkSmallest,
	}
	reasons = map[partner.ReasonKind]string{
		partner.Tried: thegamemsg.AdviceWhyTried, partner.Wins: thegamemsg.AdviceWhyWins, partner.GoesBack: thegamemsg.AdviceWhyBack,
		partner.Builds: thegamemsg.AdviceWhyBuilds, partner.Stops: thegamemsg.AdviceWhyStops, partner.Keeps: thegamemsg.AdviceWhyTried,
		partner.Prepares: thegamemsg.AdviceWhyPrepares, partner.Spares: thegamemsg.AdviceWhySpares, partner.LaysOn: thegamemsg.AdviceWhyTried,
		partner.Turns: thegamemsg.AdviceWhyTurns, partner.Leads: thegamemsg.AdviceWhyLeads, partner.Leaves: thegamemsg.AdviceWhyLeaves,
		partner.Smallest: thegamemsg.AdviceWhySmallest,
	}
)

// lines says the hint: a sentence, or the moves of a turn with what speaks for it.
func (h *Hinter) lines(say *words.Sentences) []string {
	because := because(say, h.hint.Line[0], h.why)
	switch {
	case h.hint.Strength == request.Nudge:
		return []string{say.Say(thoughts[h.why.Kind], assets.Values{"Pile": words.PileName(h.why.Pile)})}
	case h.hint.Strength == request.Move || len(h.hint.Line) == 1:
		return []string{because}
	}
	return append(steps(say, h.hint.About, h.hint.Line), because)
}

// because says what to do, and what speaks for that.
func because(say *words.Sentences, m thegame.Move, why partner.Reason) string {
	reason := ""
	if why.Small() {
		reason = say.Count(thegamemsg.AdviceWhySmall, why.Step, nil)
	} else {
		reason = say.Say(reasons[why.Kind], assets.Values{"Pile": words.PileName(why.Pile), "With": why.With, "Then": why.Then})
	}
	return say.Say(thegamemsg.AdviceBecause, assets.Values{"Deed": deed(say, m), "Why": reason})
}

// Better says what to do in place of a turn that cost cards, and what speaks for that and not for the turn; empty where it is only that the
// games tried ended better.
func Better(say *words.Sentences, l *analysis.Loss) string {
	view := partner.Look(&l.Before, l.Before.Turn())
	why := partner.Why(view, l.Better)
	if reasons[why.Kind] == thegamemsg.AdviceWhyTried && !why.Small() || why.Kind == partner.Why(view, l.Moves).Kind {
		return ""
	}
	return because(say, l.Better[0], why)
}

// deed says what to do.
func deed(say *words.Sentences, m thegame.Move) string {
	if m.Action == thegame.EndTurn {
		return say.Say(thegamemsg.AdviceDeedEnd)
	}
	return say.Say(thegamemsg.AdviceDeedLay, assets.Values{"Card": m.Card, "Pile": words.PileName(m.Pile)})
}

// steps says the moves of a turn that goes on at a position, one below the other.
func steps(say *words.Sentences, p thegame.Position, moves []thegame.Move) (lines []string) {
	for i, m := range moves {
		step := say.Say(thegamemsg.AdviceStepEnd)
		if m.Action == thegame.LayCard {
			step = say.Laid(thegame.CardLaid{Card: m.Card, Pile: m.Pile, On: p.Shown(m.Pile), Step: m.Pile.Step(p.Shown(m.Pile), m.Card)})
		}
		lines = append(lines, say.Say(thegamemsg.AdviceStep, assets.Values{"Number": i + 1, "Step": step}))
		_ = p.Play(m) // it was found by the rules
	}
	return lines
}
