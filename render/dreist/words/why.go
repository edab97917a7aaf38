package words

import (
	"slices"
	"unicode/utf8"

	"dreist/assets"
	"dreist/assets/msg/dreistmsg"
	"dreist/game/dreist"
	"dreist/game/dreist/coach/advice"
)

// purposes are the sentences for the purposes of turns.
var purposes = [advice.Kinds]string{
	advice.Wins: dreistmsg.HintWhyWins, advice.Empties: dreistmsg.HintWhyEmpties, advice.MakesTrio: dreistmsg.HintWhyTrio,
	advice.Clears: dreistmsg.HintWhyClears, advice.Many: dreistmsg.HintWhyMany, advice.Keeps: dreistmsg.HintWhyKeeps,
	advice.Starts: dreistmsg.HintWhyStarts, advice.SetsTrio: dreistmsg.HintWhySettrio, advice.Pairs: dreistmsg.HintWhyPairs,
	advice.Loner: dreistmsg.HintWhyLoner, advice.Partners: dreistmsg.HintWhyPartners, advice.Single: dreistmsg.HintWhySingle,
	advice.Draws: dreistmsg.HintWhyDraws, advice.Risks: dreistmsg.HintWhyRisks, advice.Gives: dreistmsg.HintWhyGives,
	advice.GivesLast: dreistmsg.HintWhyGivesLast, advice.First: dreistmsg.HintWhyFirst,
}

// longestReason is the number of characters for which the box of a hint has room.
const longestReason = 200

// Why returns the reason for a turn, to follow a colon: its purpose, its cost, and what the next best would bring; nothing if there is none.
func (s Sentences) Why(r advice.Reason) string {
	why := s.whole(r, s.theOthers(r.Cards, r.By))
	if utf8.RuneCountInString(why) > longestReason { // the cards are marked as well
		why = s.whole(r, s.Count(dreistmsg.HintCardsSome, len(r.Cards)))
	}
	return why
}

// whole returns the reason for a turn, with the cards that the purpose speaks of.
func (s Sentences) whole(r advice.Reason, cards string) string {
	why := s.purpose(r, cards)
	if why == "" || r.Kind == advice.Wins {
		return why
	}
	than := r.Kind == advice.Many && r.Next.Deed == advice.ByLayingOnly && r.Next.Brings == advice.RidsOf
	if than {
		why = s.Count(dreistmsg.HintThan, r.Next.Count, assets.Values{"Why": why})
	}
	next := s.next(&r.Next, r.Cost)
	if cost := s.cost(r.Cost); cost != "" && (next == "" || r.Cost.Kind == advice.Spends) {
		why = s.Say(dreistmsg.HintCost, assets.Values{"Why": why, "Cost": cost})
	}
	if next != "" && !than {
		why = s.Say(dreistmsg.HintNext, assets.Values{"Why": why, "Next": next})
	}
	return s.Say(dreistmsg.HintBare, assets.Values{"Deed": why})
}

// purpose returns the purpose of a turn, which speaks of cards, without a full stop; nothing if there is none.
func (s Sentences) purpose(r advice.Reason, cards string) string {
	if r.Kind == advice.None {
		return ""
	}
	v := assets.Values{"Column": r.Column, "Count": r.Count, "Cards": cards, "Unfit": s.unfit(r.Unfit), "Laid": r.Laid, "Chain": r.Chain}
	switch r.Kind {
	case advice.MakesTrio, advice.Clears:
		return s.trio(r, v)
	case advice.Many:
		return s.many(r, v)
	case advice.Keeps:
		return s.keeps(r, v)
	case advice.Draws, advice.Risks:
		v["Share"] = s.Say(shareKey(r.Count, r.Of))
	case advice.Gives, advice.GivesLast:
		return s.gives(r, v)
	}
	return s.Say(purposes[r.Kind], v)
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
	if len(r.By) > 1 && r.Then != advice.ForGift {
		names := s.names(r.By)
		last := len(names) - 1
		v["Maker"], v["Between"], v["Least"] = names[last], s.List(names[1:last]), r.Count
		if len(r.Cards) > 0 && len(r.By)+len(r.Cards) == r.Count { // what follows makes up the count
			v["Then"] = s.then(r, v)
		}
		switch clears := r.Kind == advice.Clears; {
		case clears && last > manyNamed:
			return s.Say(dreistmsg.HintWhyClearsFar, v)
		case last > manyNamed:
			return s.Say(dreistmsg.HintWhyTrioFar, v)
		case clears:
			return s.Count(dreistmsg.HintWhyClearsBy, last, v)
		}
		return s.Count(dreistmsg.HintWhyTrioBy, last, v)
	}
	v["Then"] = s.then(r, v)
	return s.Say(purposes[r.Kind], v)
}

// then returns what can follow a DREIer.
func (s Sentences) then(r advice.Reason, v assets.Values) string {
	switch r.Then {
	case advice.Rest:
		if len(r.Cards) > manyNamed {
			return s.Say(dreistmsg.HintThenRest)
		}
		return s.Count(dreistmsg.HintThenAnother, len(r.Cards), v)
	case advice.Again:
		return s.Say(dreistmsg.HintThenAgain, v)
	case advice.Opening:
		return s.Say(dreistmsg.HintThenOpens, v)
	case advice.Another:
		return s.Count(dreistmsg.HintThenAnother, len(r.Cards), v)
	case advice.ForGift:
		v["Share"] = s.Say(shareKey(r.Count, r.Of))
		return s.Say(dreistmsg.HintThenGift, v)
	}
	return s.Say(dreistmsg.HintThenNone)
}

// manyNamed is the number of further cards up to which they are named.
const manyNamed = 2

// many returns the purpose of laying some cards.
func (s Sentences) many(r advice.Reason, v assets.Values) string {
	if n := len(r.By) - 1; n >= 1 && n <= manyNamed {
		v["Between"] = s.List(s.names(r.By)[1:])
		return s.Say(dreistmsg.HintWhyManyBy, v)
	}
	return s.Say(dreistmsg.HintWhyMany, v)
}

// keeps returns the purpose of keeping cards that fit.
func (s Sentences) keeps(r advice.Reason, v assets.Values) string {
	switch {
	case r.Gift:
		return s.Say(dreistmsg.HintWhyKeepsGift, v)
	case r.All && len(r.Cards) > 2:
		return s.Say(dreistmsg.HintWhyKeepsAll, v)
	case r.Unfit == advice.FitsNone:
		return s.Say(dreistmsg.HintWhyKeepsOpen, v)
	case len(r.Cards) > manyNamed && r.Unfit == advice.FitsNowhere:
		return s.Say(dreistmsg.HintWhyKeepsSome, v)
	}
	return s.Count(dreistmsg.HintWhyKeeps, len(r.Cards), v)
}

// gives returns the purpose of a gift.
func (s Sentences) gives(r advice.Reason, v assets.Values) string {
	names := []string{s.Name(r.To.First)}
	if r.To.Next != dreist.NoSeat {
		v["Names"] = s.List(append(names, s.Name(r.To.Next)))
		return s.Say(dreistmsg.HintWhyGivesEach, v)
	}
	v["Names"] = names[0]
	if r.Kind == advice.GivesLast {
		v["Lays"] = len(r.By) > 0
		return s.Say(dreistmsg.HintWhyGivesLast, v)
	}
	return s.Count(dreistmsg.HintWhyGives, r.Count, v)
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

// theCards returns a list of cards with their articles, two equal ones as a pair.
func (s Sentences) theCards(cards ...dreist.Card) string {
	if len(cards) == 2 && cards[0].Kind() == cards[1].Kind() {
		return s.Say(dreistmsg.HintCardPair, assets.Values{"Color": s.Say("color." + cards[0].Color().String()), "Number": cards[0].Number()})
	}
	return s.List(s.names(cards))
}

// theOthers returns a list of cards like theCards, each that equals one of those laid before as the other one.
func (s Sentences) theOthers(cards, laid []dreist.Card) string {
	if slices.ContainsFunc(laid, func(l dreist.Card) bool {
		return slices.ContainsFunc(cards, func(c dreist.Card) bool { return c.Kind() == l.Kind() })
	}) {
		return s.List(s.names(slices.Concat(laid, cards))[len(laid):])
	}
	return s.theCards(cards...)
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
	case advice.Leaves:
		return s.Say(dreistmsg.HintCostLeaves)
	case advice.Spends:
		return s.Say(dreistmsg.HintCostSpends)
	}
	return ""
}

// gain returns a cost as what the next best turn has for it, nothing if there is nothing to say.
func (s Sentences) gain(c advice.Cost) string {
	switch c.Kind {
	case advice.Fewer:
		return s.Count(dreistmsg.HintGainMore, c.Count)
	case advice.Leaves:
		return s.Say(dreistmsg.HintGainDraw)
	}
	return ""
}

// otherWays are the sentences for how the next best way differs.
var otherWays = map[advice.Deed]string{
	advice.ByDiscarding: dreistmsg.HintNextDiscard, advice.ByDrawing: dreistmsg.HintNextDraw, advice.ByNotGiving: dreistmsg.HintNextUngiven,
	advice.ByLaying: dreistmsg.HintNextLay, advice.ByLayingOnly: dreistmsg.HintNextOnly, advice.ByLayingMany: dreistmsg.HintNextMany,
	advice.ByOther: dreistmsg.HintNextOther, advice.ByPlacing: dreistmsg.HintNextPlace, advice.ByStopping: dreistmsg.HintNextStop,
}

// next returns what the next best turn would bring, with what it would not have cost; nothing if there is nothing to say.
func (s Sentences) next(n *advice.Next, cost advice.Cost) string {
	v := assets.Values{"Cards": s.theCards(n.Cards...), "Count": len(n.Cards), "Row": n.Row, "Brings": s.brings(n, cost)}
	switch n.Deed {
	case advice.NoDeed:
		return ""
	case advice.ByLayingKept:
		return s.Count(dreistmsg.HintNextKept, len(n.Cards), v)
	}
	return s.Say(otherWays[n.Deed], v)
}

// brings returns how the next best turn is worse.
func (s Sentences) brings(n *advice.Next, cost advice.Cost) string {
	v := assets.Values{"Count": n.Count, "Column": n.Column, "Cost": s.gain(cost)}
	if n.Brings == advice.Stuck || n.Brings == advice.Fits && n.Count == 1 {
		key := dreistmsg.RecapCard
		if slices.ContainsFunc(n.Cards, func(c dreist.Card) bool { return c != n.Card && c.Kind() == n.Card.Kind() }) {
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
	case advice.Fits:
		if n.Count == 0 {
			return s.Say(dreistmsg.HintBringsFitsNone, v)
		}
		return s.Count(dreistmsg.HintBringsFits, n.Count, v)
	case advice.NoTrio:
		return s.Say(dreistmsg.HintBringsTrio)
	case advice.Stuck:
		return s.Say(dreistmsg.HintBringsStuck, v)
	case advice.EndsTurn:
		return s.Say(dreistmsg.HintBringsEnds)
	case advice.NoGift:
		return s.Say(dreistmsg.HintBringsUngiven)
	case advice.MayGive:
		return s.Say(dreistmsg.HintBringsGift)
	}
	return ""
}
