package hints

import (
	"dreist/assets"
	"dreist/assets/msg/thegamemsg"
	"dreist/game/thegame"
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
	because := say.Say(thegamemsg.AdviceBecause, assets.Values{"Deed": deed(say, h.hint.Line[0]), "Why": h.reason(say)})
	switch {
	case h.hint.Strength == request.Nudge:
		return []string{say.Say(thoughts[h.why.Kind], assets.Values{"Pile": words.PileName(h.why.Pile)})}
	case h.hint.Strength == request.Move || len(h.hint.Line) == 1:
		return []string{because}
	}
	return append(steps(say, h.hint.About, h.hint.Line), because)
}

// reason says what speaks for the turn.
func (h *Hinter) reason(say *words.Sentences) string {
	if h.why.Small() {
		return say.Count(thegamemsg.AdviceWhySmall, h.why.Step, nil)
	}
	return say.Say(reasons[h.why.Kind], assets.Values{"Pile": words.PileName(h.why.Pile), "With": h.why.With, "Then": h.why.Then})
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
