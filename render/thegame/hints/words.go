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

// thoughts are what to think of, and reasons the reasons, by their kinds. Where only tried games speak for a turn, no reason is said.
var (
	thoughts = map[partner.ReasonKind]string{
		partner.Tried: thegamemsg.AdviceThinkTried, partner.Wins: thegamemsg.AdviceThinkWins, partner.GoesBack: thegamemsg.AdviceThinkBack,
		partner.Builds: thegamemsg.AdviceThinkBuilds, partner.Stops: thegamemsg.AdviceThinkStops, partner.Keeps: thegamemsg.AdviceThinkKeeps,
		partner.Prepares: thegamemsg.AdviceThinkPrepares, partner.Spares: thegamemsg.AdviceThinkSpares, partner.LaysOn: thegamemsg.AdviceThinkOn,
		partner.Turns: thegamemsg.AdviceThinkBuilds, partner.Leads: thegamemsg.AdviceThinkLeads, partner.Leaves: thegamemsg.AdviceThinkLeaves,
		partner.Small: thegamemsg.AdviceThinkSmall, partner.Smallest: thegamemsg.AdviceThinkSmallest,
	}
	reasons = map[partner.ReasonKind]string{
		partner.Wins: thegamemsg.AdviceWhyWins, partner.GoesBack: thegamemsg.AdviceWhyBack,
		partner.Builds: thegamemsg.AdviceWhyBuilds, partner.Stops: thegamemsg.AdviceWhyStops,
		partner.Prepares: thegamemsg.AdviceWhyPrepares, partner.Spares: thegamemsg.AdviceWhySpares,
		partner.Turns: thegamemsg.AdviceWhyTurns, partner.Leads: thegamemsg.AdviceWhyLeads, partner.Leaves: thegamemsg.AdviceWhyLeaves,
		partner.Smallest: thegamemsg.AdviceWhySmallest,
	}
)

// lines says the hint: a sentence, or the moves of a turn with what speaks for it.
func (h *Hinter) lines(say *words.Sentences) []string {
	because := because(say, h.hint.Line, h.why)
	switch {
	case h.hint.Strength == request.Nudge:
		return []string{say.Say(thoughts[h.why.Kind], assets.Values{"Pile": words.PileName(h.why.Pile)})}
	case h.hint.Strength == request.Move || len(h.hint.Line) == 1:
		return []string{because}
	}
	return append(steps(say, h.hint.About, h.hint.Line), because)
}

// because says what to do first in a turn, and what speaks for the turn if anything does.
func because(say *words.Sentences, line []thegame.Move, why partner.Reason) string {
	key := reasons[why.Kind]
	between, elsewhere := ways(line, why)
	values := assets.Values{"Pile": words.PileName(why.Pile), "With": why.With, "Then": why.Then, "Elsewhere": elsewhere,
		"Cards": listed(say, between), "Several": len(between) > 1}
	reason := ""
	switch {
	case why.Small() && len(between) > 0:
		reason = say.Say(thegamemsg.AdviceWhyFollow, values)
	case why.Small():
		reason = say.Count(thegamemsg.AdviceWhySmall, why.Step, nil)
	case key == "":
		return say.Say(thegamemsg.AdviceDeedBare, assets.Values{"Deed": deed(say, line[0])})
	default:
		reason = say.Say(key, values)
	}
	return say.Say(thegamemsg.AdviceBecause, assets.Values{"Deed": deed(say, line[0]), "Why": reason})
}

// near is the largest step that counts as a small one.
const near = 5

// ways returns the cards that the sentence of a reason lists: those laid on its pile after the first card of the turn and before the one
// that goes back or, after a small step, those that follow closely. It also reports whether the first card is on another pile.
func ways(line []thegame.Move, why partner.Reason) (cards []thegame.Card, elsewhere bool) {
	lays := Laid(line)
	if len(lays) == 0 {
		return nil, false
	}
	last := lays[0].Card
	for _, m := range lays[1:] {
		switch {
		case why.Kind == partner.Turns && m.Card == why.With:
			return cards, lays[0].Pile != why.Pile
		case why.Kind == partner.Turns && m.Pile == why.Pile:
			cards = append(cards, m.Card)
		case why.Small():
			if step := m.Pile.Step(last, m.Card); m.Pile != lays[0].Pile || step < 0 || step > near {
				return cards, false
			}
			cards, last = append(cards, m.Card), m.Card
		}
	}
	return cards, false
}

// listed names cards one after the other.
func listed(say *words.Sentences, cards []thegame.Card) (all string) {
	for i, c := range cards {
		next := say.Say(thegamemsg.AdviceCardsThe, assets.Values{"Card": c})
		switch {
		case i == 0:
			all = next
		case i == len(cards)-1:
			all = say.Say(thegamemsg.AdviceListAnd, assets.Values{"First": all, "Last": next})
		default:
			all = say.Say(thegamemsg.AdviceListThen, assets.Values{"First": all, "Last": next})
		}
	}
	return all
}

// Better says what to do in place of a turn that cost cards, and what speaks for that and not for the turn; empty where it is only that the
// games tried ended better.
func Better(say *words.Sentences, l *analysis.Loss) string {
	view := partner.Look(&l.Before, l.Before.Turn())
	why := partner.Why(view, l.Better)
	if reasons[why.Kind] == "" && !why.Small() || why.Kind == partner.Why(view, l.Moves).Kind {
		return ""
	}
	return because(say, l.Better, why)
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
