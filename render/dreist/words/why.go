package words

import (
	"slices"

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
	key, table := purposes[r.Kind], len(s.Seats) > 0
	v := assets.Values{"Column": r.Column, "Count": r.Count, "Than": r.Than, "Cards": s.theCards(r.Cards...), "Unfit": s.unfit(r.Unfit)}
	switch r.Kind {
	case advice.Empties:
		return s.Count(key, r.Count, v)
	case advice.Draws, advice.Risks:
		v["Share"] = s.Say(shareKey(r.Count, r.Of))
		return s.Say(key, v)
	case advice.MakesTrio, advice.Clears:
		return s.trio(r, v)
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
	return s.Say(key, v)
}

// unfit says that the discarded card can be laid nowhere, nothing if it can.
func (s Sentences) unfit(u advice.Unfit) string {
	switch u {
	case advice.FitsNowhere:
		return s.Say(dreistmsg.HintUnfit)
	case advice.FitsNone:
		return s.Say(dreistmsg.HintUnfitNone)
	}
	return ""
}

// trio returns the purpose of a DREIer: which card makes it, if it is not the first one, and what can follow.
func (s Sentences) trio(r advice.Reason, v assets.Values) string {
	switch r.Then {
	case advice.Rest:
		v["Then"] = s.Say(dreistmsg.HintThenRest)
	case advice.Narrower:
		v["Then"] = s.Say(s.atTable(dreistmsg.HintThenNarrower, dreistmsg.HintThenNarrowerTable))
	case advice.Again:
		v["Then"] = s.Say(dreistmsg.HintThenAgain, v)
	case advice.Another:
		v["Then"] = s.Count(dreistmsg.HintThenAnother, len(r.Cards), v)
	default:
		v["Then"] = ""
	}
	if len(r.By) < 2 {
		return s.Say(purposes[r.Kind], v)
	}
	names := s.names(r.By)
	last := len(names) - 1
	v["Maker"], v["Between"] = names[last], s.List(names[1:last])
	if r.Kind == advice.Clears {
		return s.Count(dreistmsg.HintWhyClearsBy, last, v)
	}
	return s.Count(dreistmsg.HintWhyTrioBy, last, v)
}

// shares are the sentences for how many of the hidden cards fit, each up to a share.
var shares = []struct {
	below float64
	key   string
}{
	{0.17, dreistmsg.HintShareFew}, {0.29, dreistmsg.HintShareQuarter}, {0.42, dreistmsg.HintShareThird}, {0.585, dreistmsg.HintShareHalf},
	{0.71, dreistmsg.HintShareThirds}, {0.85, dreistmsg.HintShareQuarters},
}

// shareKey returns the key for a number of all hidden cards that fit, as a share that is easily told.
func shareKey(count, of int) string {
	for _, s := range shares {
		if float64(count) < s.below*float64(of) {
			return s.key
		}
	}
	return dreistmsg.HintShareMost
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

// theCards returns a list of cards with their articles, two equal ones as a pair.
func (s Sentences) theCards(cards ...dreist.Card) string {
	if len(cards) == 2 && cards[0].Kind() == cards[1].Kind() {
		return s.Say(dreistmsg.HintCardPair, assets.Values{"Color": s.Say("color." + cards[0].Color().String()), "Number": cards[0].Number()})
	}
	return s.List(s.names(cards))
}

// names returns cards with their articles, one that equals another before it as such.
func (s Sentences) names(cards []dreist.Card) []string {
	names := make([]string, len(cards))
	for i, c := range cards {
		key := dreistmsg.RecapCard
		if slices.ContainsFunc(cards[:i], func(b dreist.Card) bool { return b.Kind() == c.Kind() }) {
			key = dreistmsg.HintCardTwin
		}
		names[i] = s.Say(key, assets.Values{"Card": s.Card(c)})
	}
	return names
}

// cost returns what a turn costs, nothing if there is nothing to say.
func (s Sentences) cost(c advice.Cost) string {
	switch c.Kind {
	case advice.Fewer:
		return s.Count(dreistmsg.HintCostFewer, c.Count)
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
	advice.ByAdding: dreistmsg.HintNextAdd, advice.ByLaying: dreistmsg.HintNextLay, advice.ByLayingOnly: dreistmsg.HintNextOnly, advice.ByLayingMany: dreistmsg.HintNextMany,
	advice.ByLacking: dreistmsg.HintNextLack, advice.ByPlacing: dreistmsg.HintNextPlace, advice.ByStopping: dreistmsg.HintNextStop,
}

// next returns what the next best turn would bring, nothing if there is nothing to say.
func (s Sentences) next(n *advice.Next) string {
	if n.Deed == advice.NoDeed {
		return ""
	}
	return s.Say(otherWays[n.Deed], assets.Values{
		"Cards": s.theCards(n.Cards...), "Count": len(n.Cards), "Row": n.Row, "Brings": s.brings(n)})
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
		v["Card"] = s.Say(key, assets.Values{"Card": s.Card(n.Card)})
	}
	switch n.Brings {
	case advice.RidsOf:
		if n.Count == 0 {
			return s.Say(dreistmsg.HintBringsRidsNone)
		}
		return s.Count(dreistmsg.HintBringsRids, n.Count, v)
	case advice.NoTrio:
		return s.Say(dreistmsg.HintBringsTrio)
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
