package words

import (
	"dreist/assets"
	"dreist/assets/msg"
	"dreist/game/dreist"
	"dreist/game/dreist/coach/advice"
)

// reasons are the sentences that say why.
var reasons = [advice.Kinds]string{
	advice.Wins: msg.HintWhyWins, advice.Empties: msg.HintWhyEmpties, advice.Clears: msg.HintWhyClears, advice.MakesTrio: msg.HintWhyTrio,
	advice.Partners: msg.HintWhyPartners, advice.Opens: msg.HintWhyOpens, advice.Prepares: msg.HintWhyPrepares, advice.Leads: msg.HintWhyLeads,
	advice.Many: msg.HintWhyMany, advice.Keeps: msg.HintWhyKeeps, advice.Loner: msg.HintWhyLoner, advice.Edge: msg.HintWhyEdge,
	advice.Waits: msg.HintWhyKeeps, advice.Saves: msg.HintWhySaves, advice.Denies: msg.HintWhyDenies, advice.Draws: msg.HintWhyDraws,
	advice.Gives: msg.HintWhyGives,
}

// Why says why a turn begins as it does, as it goes on after what is done and a colon; nothing where there is no reason.
func (s Sentences) Why(r advice.Reason) string {
	if r.Kind == advice.None {
		return ""
	}
	v := assets.Values{"Column": r.Column, "Count": r.Count}
	if r.Card != dreist.NoCard {
		v["Card"] = s.Card(r.Card)
	}
	if r.With != dreist.NoCard {
		v["With"] = s.Card(r.With)
	}
	key := reasons[r.Kind]
	switch {
	case r.Kind == advice.Empties:
		return s.Count(key, r.Count, v)
	case r.Kind == advice.Opens && r.With.Kind() == r.Card.Kind():
		key = msg.HintWhyOpensTwin
	case r.Kind == advice.Clears && r.Count > 0:
		key = msg.HintWhyClearsDraw
	case r.Kind == advice.MakesTrio && r.Count > 0:
		key = msg.HintWhyTrioDraw
	case r.Kind == advice.Denies && len(s.Seats) > 0:
		key = msg.HintWhyDeniesTable
	}
	return s.Say(key, v)
}
