package words

import (
	"dreist/assets"
	"dreist/assets/msg/dreistmsg"
	"dreist/game/dreist"
	"dreist/game/dreist/coach/advice"
)

// purposes are the sentences for the purposes of turns.
var purposes = [advice.Kinds]string{
	advice.Wins: dreistmsg.HintWhyWins, advice.Empties: dreistmsg.HintWhyEmpties, advice.MakesTrio: dreistmsg.HintWhyTrio,
	advice.Clears: dreistmsg.HintWhyClears, advice.Many: dreistmsg.HintWhyMany, advice.Readies: dreistmsg.HintWhyReadies,
	advice.SetsTrio: dreistmsg.HintWhySettrio, advice.Prepares: dreistmsg.HintWhyPrepares, advice.Spares: dreistmsg.HintWhySpares,
	advice.Narrows: dreistmsg.HintWhyNarrows, advice.Denies: dreistmsg.HintWhyDenies, advice.Withholds: dreistmsg.HintWhyWithholds, advice.Saves: dreistmsg.HintWhySaves,
	advice.Waits: dreistmsg.HintWhyWaits, advice.Pairs: dreistmsg.HintWhyPairs, advice.Matches: dreistmsg.HintWhyMatches,
	advice.Loner: dreistmsg.HintWhyLoner, advice.Rare: dreistmsg.HintWhyRare, advice.Sheds: dreistmsg.HintWhySheds, advice.Edge: dreistmsg.HintWhyEdge,
	advice.Partners: dreistmsg.HintWhyPartners, advice.Single: dreistmsg.HintWhySingle, advice.Draws: dreistmsg.HintWhyDraws,
	advice.Risks: dreistmsg.HintWhyRisks, advice.Gives: dreistmsg.HintWhyGives, advice.GivesLast: dreistmsg.HintWhyGivesLast,
}

// Why returns the reason for a turn, to follow a colon: its purpose, its cost, and what the next best would bring; nothing if there is none.
func (s Sentences) Why(r advice.Reason) string {
	why := s.Purpose(r)
	if why == "" || r.Kind == advice.Wins {
		return why
	}
	if cost := s.cost(r.Cost); cost != "" {
		why = s.Say(dreistmsg.HintCost, assets.Values{"Why": why, "Cost": cost})
	}
	if next := s.next(&r.Next); next != "" {
		why = s.Say(dreistmsg.HintNext, assets.Values{"Why": why, "Next": next})
	}
	return s.Say(dreistmsg.HintBare, assets.Values{"Deed": why})
}

// Purpose returns the purpose of a turn without a full stop, to follow a colon; nothing if there is none.
func (s Sentences) Purpose(r advice.Reason) string {
	if r.Kind == advice.None {
		return ""
	}
	key, table, first := purposes[r.Kind], len(s.Seats) > 0, dreistmsg.RecapCard
	switch r.Kind {
	case advice.Waits, advice.Pairs, advice.Matches, advice.Denies: // they begin with the cards
		first = dreistmsg.HintCardFirst
	}
	v := assets.Values{"Column": r.Column, "Count": r.Count, "Of": r.Of, "Than": r.Than, "Cards": s.theCards(first, r.Cards...)}
	switch r.Kind {
	case advice.Empties, advice.Draws, advice.Risks:
		return s.Count(key, r.Count, v)
	case advice.Rare:
		if r.Count > 0 {
			return s.Count(key, r.Count, v)
		}
		key = dreistmsg.HintWhyRareNone
	case advice.Waits, advice.Sheds:
		return s.Count(key, len(r.Cards), v)
	case advice.Many:
		key = manyKey(r)
	case advice.Denies:
		key = s.atTable(key, dreistmsg.HintWhyDeniesTable)
	case advice.Withholds:
		key = s.atTable(key, dreistmsg.HintWhyWithholdsTable)
	case advice.Narrows:
		key = narrowsKey(r, table)
	case advice.Saves:
		if r.Then == advice.Narrower {
			return s.Say(dreistmsg.HintWhySavesRoom, v)
		}
	case advice.GivesLast:
		v["Name"] = s.Name(r.To)
	}
	why := s.Say(key, v)
	switch r.Then {
	case advice.Rest:
		return s.Say(dreistmsg.HintWhyThenRest, assets.Values{"Why": why})
	case advice.Narrower:
		return s.Say(s.atTable(dreistmsg.HintWhyThenNarrower, dreistmsg.HintWhyThenNarrowerTable), assets.Values{"Why": why})
	case advice.Another:
		return s.Say(dreistmsg.HintWhyThenAnother, assets.Values{"Why": why, "Cards": v["Cards"]})
	}
	return why
}

// manyKey returns the key for a number of cards laid.
func manyKey(r advice.Reason) string {
	switch only := len(r.Cards) > 0; {
	case r.Laid && only:
		return dreistmsg.HintWhyMoreBut
	case r.Laid:
		return dreistmsg.HintWhyMore
	case only:
		return dreistmsg.HintWhyManyBut
	}
	return dreistmsg.HintWhyMany
}

// narrowsKey returns the key for others finding less room.
func narrowsKey(r advice.Reason, table bool) string {
	switch none := r.Count == 0; {
	case none && table:
		return dreistmsg.HintWhyNarrowsAllTable
	case none:
		return dreistmsg.HintWhyNarrowsAll
	case table:
		return dreistmsg.HintWhyNarrowsTable
	}
	return dreistmsg.HintWhyNarrows
}

// theCards returns a list of cards with their articles, the second of two equal ones as such; first is the key of the first one.
func (s Sentences) theCards(first string, cards ...dreist.Card) string {
	names := make([]string, len(cards))
	for i, c := range cards {
		key := dreistmsg.RecapCard
		switch {
		case i == 0:
			key = first
		case c.Kind() == cards[i-1].Kind():
			key = dreistmsg.HintCardTwin
		}
		names[i] = s.Say(key, assets.Values{"Card": s.Card(c)})
	}
	return s.List(names)
}

// cost returns what a turn costs, nothing if there is nothing to say.
func (s Sentences) cost(c advice.Cost) string {
	switch c.Kind {
	case advice.Fewer:
		return s.Count(dreistmsg.HintCostFewer, c.Count)
	case advice.Sweeps:
		return s.Say(dreistmsg.HintCostSweeps, assets.Values{"Column": c.Column})
	case advice.Opens:
		return s.Say(s.atTable(dreistmsg.HintCostOpens, dreistmsg.HintCostOpensTable))
	case advice.Leaves:
		return s.Say(dreistmsg.HintCostLeaves)
	}
	return ""
}

// atTable returns one key against Egon and another at a table.
func (s Sentences) atTable(egon, table string) string {
	if len(s.Seats) > 0 {
		return table
	}
	return egon
}

// otherWays are the sentences for how the next best way differs.
var otherWays = map[advice.Deed]string{
	advice.ByDiscarding: dreistmsg.HintNextDiscard, advice.ByDrawing: dreistmsg.HintNextDraw, advice.ByNotDrawing: dreistmsg.HintNextSpurn,
	advice.ByAdding: dreistmsg.HintNextAdd, advice.ByLaying: dreistmsg.HintNextLay, advice.ByLayingMany: dreistmsg.HintNextMany,
	advice.ByLacking: dreistmsg.HintNextLack, advice.ByPlacing: dreistmsg.HintNextPlace, advice.ByStopping: dreistmsg.HintNextStop,
}

// next returns what the next best turn would bring, nothing if there is nothing to say.
func (s Sentences) next(n *advice.Next) string {
	if n.Deed == advice.NoDeed {
		return ""
	}
	return s.Say(otherWays[n.Deed], assets.Values{
		"Cards": s.theCards(dreistmsg.RecapCard, n.Cards...), "Count": len(n.Cards), "Row": n.Row, "Brings": s.brings(n)})
}

// brings returns how the next best turn is worse.
func (s Sentences) brings(n *advice.Next) string {
	v := assets.Values{"Count": n.Count, "Than": n.Than, "Column": n.Column}
	switch n.Brings {
	case advice.HoldsOne, advice.Stuck, advice.Widows:
		key := dreistmsg.RecapCard
		if len(n.Cards) > 0 && n.Cards[0].Kind() == n.Card.Kind() {
			key = dreistmsg.HintCardTwin
		}
		v["Card"] = s.theCards(key, n.Card)
	}
	switch n.Brings {
	case advice.RidsOf:
		if n.Count == 0 {
			return s.Say(dreistmsg.HintBringsRidsNone)
		}
		return s.Count(dreistmsg.HintBringsRids, n.Count, v)
	case advice.NoTrio:
		return s.Say(dreistmsg.HintBringsTrio)
	case advice.Finishes:
		return s.Say(dreistmsg.HintBringsFinishes)
	case advice.HoldsOne:
		return s.Say(dreistmsg.HintBringsOne, v)
	case advice.Stuck:
		return s.Say(dreistmsg.HintBringsStuck, v)
	case advice.StuckAll:
		return s.Say(dreistmsg.HintBringsStuckAll, v)
	case advice.Clearing:
		return s.Count(dreistmsg.HintBringsClearing, n.Count, v)
	case advice.Widens:
		return s.Say(s.atTable(dreistmsg.HintBringsWidens, dreistmsg.HintBringsWidensTable), v)
	case advice.MoreToGo:
		return s.Say(dreistmsg.HintBringsMore)
	case advice.Widows:
		return s.Say(dreistmsg.HintBringsWidows, v)
	}
	return ""
}
