package words

import (
	"dreist/assets"
	"dreist/assets/msg/dreistmsg"
	"dreist/game/dreist"
	"dreist/game/dreist/coach/advice"
)

// reasons are the sentences for the reasons of advice.
var reasons = [advice.Kinds]string{
	advice.Wins: dreistmsg.HintWhyWins, advice.Empties: dreistmsg.HintWhyEmpties, advice.Clears: dreistmsg.HintWhyClears,
	advice.MakesTrio: dreistmsg.HintWhyTrio,
	advice.Partners:  dreistmsg.HintWhyPartners, advice.Opens: dreistmsg.HintWhyOpens, advice.Prepares: dreistmsg.HintWhyPrepares,
	advice.Leads: dreistmsg.HintWhyLeads,
	advice.Many:  dreistmsg.HintWhyMany, advice.Keeps: dreistmsg.HintWhyKeeps, advice.Loner: dreistmsg.HintWhyLoner,
	advice.Edge:  dreistmsg.HintWhyEdge,
	advice.Waits: dreistmsg.HintWhyKeeps, advice.Saves: dreistmsg.HintWhySaves, advice.Denies: dreistmsg.HintWhyDenies,
	advice.Draws: dreistmsg.HintWhyDraws,
	advice.Gives: dreistmsg.HintWhyGives,
}

// Why returns the reason for a turn, to follow a colon; nothing if there is none.
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
		key = dreistmsg.HintWhyOpensTwin
	case r.Kind == advice.Clears && r.Count > 0:
		key = dreistmsg.HintWhyClearsDraw
	case r.Kind == advice.MakesTrio && r.Count > 0:
		key = dreistmsg.HintWhyTrioDraw
	case r.Kind == advice.Denies && len(s.Seats) > 0:
		key = dreistmsg.HintWhyDeniesTable
	}
	return s.Say(key, v)
}
