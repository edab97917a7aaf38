package words

import (
	"slices"
	"unicode/utf8"

	"dreist/assets"
	"dreist/game/dreist"
	"dreist/game/dreist/coach/advice"
)

var purposes = [advice.PurposeCount]string{
	advice.EmptiesHand: "hint.why.empties", advice.MakesTrio: "hint.why.trio", advice.ClearsColumn: "hint.why.clears",
	advice.KeepsPlayableCards: "hint.why.keeps", advice.KeepsOpening: "hint.why.starts", advice.KeepsPair: "hint.why.pairs",
	advice.LaysPartner: "hint.why.partners", advice.LaysOnlyFittingCard: "hint.why.single", advice.DrawsAtNoCost: "hint.why.draws",
	advice.RisksGift: "hint.why.risks", advice.DrawsFirst: "hint.why.first",
}

// longestReason is the number of characters that fit in the box of a hint.
const longestReason = 240

// ReasonText returns the reason for a turn, to be put after a colon: purpose, cost, and result of the next best turn; "" if there is no reason.
func (s Sentences) ReasonText(r advice.Reason) string {
	brief, free, alone := r, r, r
	if r.Alternative.Drawback == advice.KeepsUnplayableCards {
		brief.Alternative.Drawback = advice.KeepsCards
	}
	free.Cost, alone.Cost, alone.Alternative = advice.Cost{}, advice.Cost{}, advice.Alternative{}
	why := ""
	for _, r := range []advice.Reason{r, brief, free, alone} {
		if why = s.whole(r); utf8.RuneCountInString(why) <= longestReason {
			break
		}
	}
	return why
}

// whole returns the reason for a turn, whatever its length.
func (s Sentences) whole(r advice.Reason) string {
	why := s.purpose(r)
	if why == "" || r.Purpose == advice.WinsMatch {
		return why
	}
	if r.Cost.Kind == advice.SpendsPlayableCards {
		why = s.Say("hint.cost", assets.Values{"Why": why, "Cost": s.Say("hint.cost.spends")})
	}
	if next := s.next(&r); next != "" {
		why = s.Say("hint.next", assets.Values{"Why": why, "Next": next})
	}
	return s.Say("hint.bare", assets.Values{"Deed": why})
}

// purpose returns the purpose of a turn, without a full stop; "" if it has no purpose.
func (s Sentences) purpose(r advice.Reason) string {
	if r.Purpose == advice.NoPurpose {
		return ""
	}
	v := assets.Values{"Column": r.Column, "Count": r.Count, "Cards": s.theOthers(r.Cards, r.TrioCards, r.Hand), "Unfit": s.unfit(r.DiscardFit), "Laid": r.HasLaid,
		"Before": r.CanLayBefore}
	switch r.Purpose {
	case advice.WinsMatch:
		return s.wins(r, v)
	case advice.MakesTrio, advice.ClearsColumn:
		return s.trio(r, v)
	case advice.EmptiesHand:
		v["Single"] = len(r.TrioCards) == 1
	case advice.LaysManyCards:
		v["Between"] = s.further(r)
		return s.Say("hint.why.many", v)
	case advice.KeepsPlayableCards:
		if r.CanGiveNext {
			return s.Say("hint.why.keeps.gift", v)
		}
		if r.IsAllKept && len(r.Cards) > manyNamed {
			v["Cards"] = s.SayCount("hint.cards.others", len(r.Cards))
		}
	case advice.DrawsAtNoCost, advice.RisksGift:
		v["Share"] = s.Say(shareKey(r.Count, r.HiddenCount))
	case advice.GivesCards, advice.GivesToLeader:
		return s.gives(r, v)
	}
	return s.Say(purposes[r.Purpose], v)
}

// wins returns the sentence about a winning turn: which further cards to lay, and how many to give away after that.
func (s Sentences) wins(r advice.Reason, v assets.Values) string {
	v["Between"] = s.rest(r)
	if len(r.TrioCards) > 0 && r.Count > 0 {
		v["Gift"] = s.SayCount("hint.wins.gift", r.Count)
	}
	return s.Say("hint.why.wins", v)
}

// rest returns the cards laid after the first card to empty the hand or, if they are many, only their number.
func (s Sentences) rest(r advice.Reason) string {
	if n := len(r.TrioCards) - 1; n > manyNamed {
		return s.SayCount("hint.cards.others", n)
	}
	return s.further(r)
}

func (s Sentences) further(r advice.Reason) string {
	if len(r.TrioCards) < 2 {
		return ""
	}
	return s.JoinList(s.names(r.TrioCards, r.Hand)[1:])
}

// unfit says that the discarded card can be laid nowhere, "" if it can.
func (s Sentences) unfit(u advice.DiscardFit) string {
	switch u {
	case advice.FitsNowhere:
		return s.Say("hint.unfit")
	case advice.FitsNoPartner:
		return s.Say("hint.unfit.none")
	}
	return ""
}

// trio returns the sentence on the purpose of a DREIer. It names the card that completes the DREIer, unless it is the first one, and what can
// follow.
func (s Sentences) trio(r advice.Reason, v assets.Values) string {
	if len(r.TrioCards) > 1 {
		names := s.names(r.TrioCards, r.Hand)
		last := len(names) - 1
		v["Maker"], v["Between"], v["Least"] = names[last], s.JoinList(names[1:last]), r.Count
		if len(r.Cards) > 0 && len(r.TrioCards)+len(r.Cards) == r.Count { // what follows makes up the count
			v["Then"] = s.then(r, v)
		}
		if r.Purpose == advice.ClearsColumn {
			return s.SayCount("hint.why.clears.by", last, v)
		}
		return s.SayCount("hint.why.trio.by", last, v)
	}
	v["Then"] = s.then(r, v)
	return s.Say(purposes[r.Purpose], v)
}

// then returns the sentence about what can follow a DREIer.
func (s Sentences) then(r advice.Reason, v assets.Values) string {
	switch r.DrawUse {
	case advice.AllCardsFit, advice.MoreCardsFit:
		if r.DrawUse == advice.AllCardsFit && len(r.Cards) > manyNamed {
			return s.Say("hint.then.rest")
		}
		return s.Say("hint.then.another", v)
	case advice.AnotherTrio:
		return s.Say("hint.then.again", v)
	case advice.PairCanOpen:
		return s.Say("hint.then.opens", v)
	case advice.GiftPossible:
		v["Share"], v["Sure"], v["Least"], v["All"] = s.Say(shareKey(r.Count, r.HiddenCount)), r.SureCount, len(r.TrioCards)+len(r.Cards), r.SureCount+1
		if v["Others"] = ""; len(r.Cards) > 0 {
			v["Others"] = s.SayCount("hint.cards.others", len(r.Cards))
		}
		return s.Say("hint.then.gift", v)
	}
	return s.Say("hint.then.none")
}

// manyNamed is the greatest number of further cards that are named.
const manyNamed = 2

func (s Sentences) gives(r advice.Reason, v assets.Values) string {
	names := []string{s.SeatName(r.Receivers.First)}
	if r.Receivers.Next != dreist.NoSeat {
		v["Names"] = s.JoinList(append(names, s.SeatName(r.Receivers.Next)))
		return s.Say("hint.why.gives.each", v)
	}
	v["Names"] = names[0]
	if r.Purpose == advice.GivesToLeader {
		v["Lays"], v["Between"] = len(r.TrioCards) > 0, s.rest(r)
		return s.Say("hint.why.gives.last", v)
	}
	return s.SayCount("hint.why.gives", r.Count, v)
}

// shares are the keys for how many of the hidden cards fit, each up to a share.
var shares = []struct {
	below float64
	key   string
}{
	{0.17, "hint.share.few"}, {0.29, "hint.share.quarter"}, {0.42, "hint.share.third"}, {0.585, "hint.share.half"},
	{0.71, "hint.share.thirds"}, {0.85, "hint.share.quarters"},
}

// shareKey returns the key for the share of count in the number of all hidden cards, rounded to a common fraction.
func shareKey(count, of int) string {
	for _, s := range shares {
		if float64(count) < s.below*float64(of) {
			return s.key
		}
	}
	return "hint.share.most"
}

// theCards returns a list of cards with their articles, equal ones together.
func (s Sentences) theCards(cards, hand []dreist.Card) string {
	if n := len(cards); n > 1 && twins(cards[1:], cards[0]) == n-1 {
		return s.Say("hint.card.pair",
			assets.Values{"Color": s.Say("color." + cards[0].Color().String()), "Number": cards[0].Number(), "Count": n})
	}
	return s.JoinList(s.names(cards, hand))
}

// twins returns how many of the cards are equal to a card.
func twins(cards []dreist.Card, one dreist.Card) (count int) {
	for _, c := range cards {
		if c.Kind() == one.Kind() {
			count++
		}
	}
	return count
}

// theOthers returns a list of cards like theCards. A card equal to a card laid before is called the other one.
func (s Sentences) theOthers(cards, laid, hand []dreist.Card) string {
	if slices.ContainsFunc(cards, func(c dreist.Card) bool { return twins(laid, c) > 0 }) {
		return s.JoinList(s.names(slices.Concat(laid, cards), hand)[len(laid):])
	}
	return s.theCards(cards, hand)
}

// CardWithArticle returns a card with its article, or as one of several if the hand has others like it.
func (s Sentences) CardWithArticle(c dreist.Card, hand []dreist.Card) string {
	if twins(hand, c) > 1 {
		return s.Say("hint.card.one", assets.Values{"Color": s.Say("color." + c.Color().String()), "Number": c.Number()})
	}
	return s.Say("recap.card", assets.Values{"Card": s.CardName(c)})
}

// names returns cards with their articles: “the other” or “the third” if equal to earlier cards, “one of” if equal to others in the hand.
func (s Sentences) names(cards, hand []dreist.Card) []string {
	names := make([]string, len(cards))
	for i, c := range cards {
		if twins(cards, c) == 1 {
			names[i] = s.CardWithArticle(c, hand)
			continue
		}
		nth := [dreist.CopyCount]string{"recap.card", "hint.card.twin", "hint.card.third"}
		names[i] = s.Say(nth[min(twins(cards[:i], c), dreist.CopyCount-1)], assets.Values{"Card": s.CardName(c)})
	}
	return names
}

// gain returns the cost of a turn as the advantage of the next best turn, "" if there is nothing to say.
func (s Sentences) gain(c advice.Cost) string {
	switch c.Kind {
	case advice.ShedsAsManyCards:
		return s.Say("hint.gain.even")
	case advice.ShedsFewerCards:
		return s.SayCount("hint.gain.more", c.Count)
	case advice.LeavesTrioUnmade:
		return s.SayCount("hint.gain.draw", c.Count)
	}
	return ""
}

// otherWays are the keys of sentences about the difference of the next best turn.
var otherWays = map[advice.Difference]string{
	advice.ByDiscarding: "hint.next.discard", advice.ByDrawing: "hint.next.draw", advice.ByNotGiving: "hint.next.ungiven",
	advice.ByLaying: "hint.next.lay", advice.ByPlacing: "hint.next.place",
	advice.ByStopping: "hint.next.stop", advice.ByLayingTrioFirst: "hint.next.first",
}

// next returns the result of the next best turn, with the cost that it avoids; "" if there is nothing to say.
func (s Sentences) next(r *advice.Reason) string {
	n := &r.Alternative
	v := assets.Values{"Cards": s.theCards(n.Cards, r.Hand), "Count": len(n.Cards), "Row": n.Row, "Brings": s.brings(r)}
	switch {
	case n.Difference == advice.NoDifference:
		return ""
	case n.Difference == advice.ByLayingKept && r.Cost.Kind == advice.LeavesTrioUnmade:
		return s.SayCount("hint.next.trio", len(n.Cards), v)
	case n.Difference == advice.ByLayingKept:
		return s.SayCount("hint.next.kept", len(n.Cards), v)
	}
	return s.Say(otherWays[n.Difference], v)
}

// brings returns the sentence about the disadvantage of the next best turn.
func (s Sentences) brings(r *advice.Reason) string {
	n := &r.Alternative
	v := assets.Values{"Count": n.Count, "Laid": n.HasLaid, "Cost": s.gain(r.Cost), "Left": s.theOthers(n.KeptCards, n.Cards, r.Hand)}
	switch n.Drawback {
	case advice.ShedsTooFewCards:
		if n.Count == 0 {
			return s.Say("hint.brings.rids.none")
		}
		return s.SayCount("hint.brings.rids", n.Count, v)
	case advice.KeepsUnplayableCards:
		return s.SayCount("hint.brings.fitsnot", len(n.KeptCards), v)
	case advice.KeepsCards:
		return s.SayCount("hint.brings.keeping", len(n.KeptCards), v)
	case advice.NoDrawback:
		return ""
	}
	return s.Say(drawbacks[n.Drawback])
}

// drawbacks are the keys of the sentences about drawbacks that have no values.
var drawbacks = map[advice.Drawback]string{
	advice.MissesTrio: "hint.brings.trio", advice.MissesSecondTrio: "hint.brings.onetrio", advice.EndsTurn: "hint.brings.ends",
	advice.MissesGift: "hint.brings.ungiven", advice.MakesGiftUncertain: "hint.brings.gift",
}
