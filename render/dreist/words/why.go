package words

import (
	"dreist/assets"
	"dreist/assets/msg"
	"dreist/game/dreist"
	"dreist/game/dreist/coach/advice"
)

// reasons are the sentences that say why.
var reasons = [advice.Kinds]string{
	advice.Fits: msg.HintWhyFits, advice.Wins: msg.HintWhyWins, advice.Clears: msg.HintWhyClears, advice.MakesTrio: msg.HintWhyTrio,
	advice.Prepares: msg.HintWhyPrepares, advice.Opens: msg.HintWhyOpens, advice.Partners: msg.HintWhyPartners, advice.Leads: msg.HintWhyLeads,
	advice.Empties: msg.HintWhyEmpties, advice.Many: msg.HintWhyMany, advice.Keeps: msg.HintWhyKeeps, advice.Loner: msg.HintWhyLoner,
	advice.Least: msg.HintWhyLeast, advice.Draws: msg.HintWhyDraws, advice.Gives: msg.HintWhyGives, advice.Waits: msg.HintWhyKeeps,
	advice.Stops: msg.HintWhyStops,
}

// Why says why a turn begins as it does, where its first card has been named.
func (s Sentences) Why(r advice.Reason) string {
	v := assets.Values{"Column": r.Column, "Count": r.Count}
	if r.Card != dreist.NoCard {
		v["Card"] = s.Card(r.Card)
	}
	if r.With != dreist.NoCard {
		v["With"] = s.Card(r.With)
	}
	if r.Kind == advice.Opens && r.Card != dreist.NoCard && r.With.Kind() == r.Card.Kind() {
		return s.Say(msg.HintWhyOpensTwin, v)
	}
	return s.Say(reasons[r.Kind], v)
}
