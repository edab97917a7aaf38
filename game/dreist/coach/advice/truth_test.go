package advice_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"dreist/build/need"
	"dreist/game/dreist"
	"dreist/game/dreist/coach"
	"dreist/game/dreist/coach/advice"
)

// The claims of reasons in two hundred games are checked by the rules, written here again.
func TestNoReasonIsFalse(t *testing.T) {
	games := uint64(200)
	if testing.Short() {
		games = 30
	}
	var players []coach.Player
	for _, name := range []string{coach.FairKind, coach.EasyKind, coach.RandomKind} {
		p := need.Value(coach.NewPlayer(name))(t)
		players = append(players, p)
	}
	var given [advice.PurposeCount]int
	var costs [advice.SpendsPlayableCards + 1]int
	var brought [advice.MakesGiftUncertain + 1]int
	for seed := range games {
		rng := rand.New(rand.NewPCG(seed, 7))
		deal := dreist.NewSoloDeal(dreist.EvenCardCount, seed)
		if seed%3 == 0 {
			deal = dreist.NewTableDeal(3, 0, seed)
		}
		p := need.Value(deal.Position())(t)
		watch := &p
		for watch.Winner() == dreist.NoSeat {
			if watch.IsEgonToMove() {
				need.OK(t, watch.Play(dreist.EgonMove()))
				continue
			}
			ways := [][]dreist.Move{nil}
			for _, by := range players {
				ways = append(ways, line(t, *watch, by, rng))
			}
			p := *watch
			for _, way := range ways[1:] {
				for _, next := range ways {
					r := advice.ReasonFor(p, way, next)
					given[r.Purpose]++
					costs[r.Cost.Kind]++
					brought[r.Alternative.Drawback]++
					if wrong := claim(t, p, way, next, &r); wrong != "" {
						t.Fatalf("seed %d, %v, not %v: got %+v, but %s\n%s", seed, way, next, r, wrong, p.TextPicture())
					}
				}
			}
			need.OK(t, watch.Play(watch.WithHandCard(players[rng.IntN(len(players))].PlanMoves(coach.ViewOf(watch), rng)[0])))
		}
	}
	for name, counts := range map[string][]int{"reason": given[:], "cost": costs[:], "other way": brought[:]} {
		for kind, n := range counts {
			if n == 0 {
				t.Errorf("in %d games nothing had the %s %d", games, name, kind)
			}
		}
	}
	t.Logf("reasons %v, costs %v, other ways %v", given, costs, brought)
}

// line returns the moves of a player up to the end of a turn or a draw.
func line(t *testing.T, p dreist.Position, by coach.Player, rng *rand.Rand) (line []dreist.Move) {
	t.Helper()
	for me := p.Turn(); p.Turn() == me; {
		m := p.WithHandCard(by.PlanMoves(coach.ViewOf(&p), rng)[0])
		line = append(line, m)
		if m.Action == dreist.DrawCard {
			break
		}
		need.OK(t, p.Play(m))
	}
	return line
}

// claim returns what is wrong with a reason, "" if it is true.
func claim(t *testing.T, p dreist.Position, way, next []dreist.Move, r *advice.Reason) string {
	t.Helper()
	e := endOf(t, p, way)
	var other ending
	if len(next) > 0 && !advice.IsSameTurn(way, next) {
		other = endOf(t, p, next)
	} else if compares := r.Cost.Kind != advice.NoCost || r.Alternative.Difference != advice.NoDifference; r.Purpose == advice.KeepsPair ||
		compares && r.Purpose != advice.KeepsPlayableCards && r.Purpose != advice.KeepsOpening {
		return "it compares with nothing"
	}
	wrong := purpose(&p, &e, &other, way, r)
	switch {
	case wrong != "":
		return wrong
	case r.Purpose == advice.KeepsPlayableCards || r.Purpose == advice.KeepsOpening:
		return waiting(&p, &e, r)
	case r.Cost.Kind == advice.SpendsPlayableCards && mostFit(other.at, other.kept) < 2:
		return "fewer than two fit by the other way"
	case r.Cost.Kind != advice.NoCost && r.Cost.Kind != advice.SpendsPlayableCards:
		return "only a card that is kept has such a cost"
	}
	return worse(&p, &e, &other, r)
}

// purpose returns what is wrong with a purpose.
func purpose(p *dreist.Position, e, other *ending, way []dreist.Move, r *advice.Reason) string {
	me, end, unseen := p.Turn(), e.at.Layout(), unseen(p)
	for _, c := range r.Cards {
		kept := r.Purpose != advice.LaysPartner && r.Purpose != advice.LaysOnlyFittingCard
		if kept && !slices.Contains(e.kept, c) {
			return fmt.Sprintf("%v is not kept", c)
		}
	}
	if r.HasLaid != (p.LaidCount() > 0) || !slices.Equal(kindsOf(r.Hand), kindsOf(p.Hand(me))) {
		return "cards were laid before, or not, or the hand is another one"
	}
	if wrong := then(p, e, r); wrong != "" {
		return wrong
	}
	switch r.Purpose {
	case advice.WinsMatch:
		gift := 0
		if e.last.Action == dreist.GiveCards {
			gift = e.rid - len(e.laid)
		}
		if !e.wins || len(e.kept) > 0 || r.Count != gift || !slices.Equal(r.TrioCards, e.laid) {
			return "nobody wins, or by other moves"
		}
	case advice.EmptiesHand:
		if len(e.kept) > 0 || e.last.Action != dreist.GiveCards || r.Count != e.rid || len(other.laid) > 0 && other.last.Action == dreist.GiveCards {
			return "the hand is not empty, nothing is given, or as much by the other way"
		}
	case advice.MakesTrio, advice.ClearsColumn:
		if e.over || !e.at.CanMove(dreist.Draw()) || r.Purpose == advice.ClearsColumn && !slices.Contains(e.cleared, r.Column) {
			return "no card is drawn, or the column is not cleared"
		}
		if n := len(e.laid) + mostFit(e.at, e.kept); r.DrawUse != advice.GiftPossible && r.Count != n {
			return fmt.Sprintf("%d can be laid at least", n)
		}
		at, makes := *p, false
		for i, c := range r.TrioCards {
			after, events, err := dreist.Apply(at, at.WithHandCard(way[i]))
			if err != nil || way[i].Card.Kind() != c.Kind() {
				return "other cards are laid"
			}
			at, makes = after, slices.ContainsFunc(events, isTrio)
		}
		if !makes {
			return fmt.Sprintf("the last of %v makes no DREIer", r.TrioCards)
		}
	case advice.DrawsFirst:
		if e.over || other.over || len(other.laid) <= len(e.laid) || slices.ContainsFunc(e.laid, func(c dreist.Card) bool { return !slices.Contains(other.laid, c) }) {
			return "the other way does not lay more before it draws"
		}
		if len(r.Cards) == 0 || !inOrder(e.at, r.Cards) {
			return "the others cannot be laid then"
		}
	case advice.LaysManyCards:
		if len(e.laid) != r.Count || !slices.Equal(r.TrioCards, e.laid) || r.Count < 2 || !e.over {
			return "it is another number of cards"
		}
		if mostFit(e.at, e.kept) > 0 {
			return "another card fits"
		}
	case advice.KeepsPlayableCards, advice.KeepsOpening:
		if len(r.Cards) != r.Count || r.Count == 0 || !allFit(e.at, r.Cards) || r.Count != mostFit(e.at, e.kept) {
			return "they do not all fit"
		}
		if r.IsAllKept != (r.Count == len(e.kept) && r.Count > 1) || r.CanGiveNext && (!r.IsAllKept || r.Count != dreist.HandSize-1 || p.PileSize(me) < 2) {
			return "others are kept, or there is nothing to give"
		}
		if !unfit(p, e) || mostFit(*p, p.Hand(me)) > r.Count {
			return "the discarded card could go, too"
		}
		if r.Purpose == advice.KeepsOpening && (fit(end, r.Cards) > 0 || !canOpen(e.at, r.Cards[0], r.Cards[1])) {
			return "they open no place"
		}
	case advice.DrawsAtNoCost, advice.RisksGift:
		n := fit(end, unseen)
		if r.Purpose == advice.RisksGift {
			n = emptying(e.at, unseen)
		}
		if r.Count != n || r.HiddenCount != len(unseen) || (r.Purpose == advice.RisksGift) != allFit(e.at, e.kept) || len(e.laid) > 0 {
			return fmt.Sprintf("%d of %d fit", n, len(unseen))
		}
	case advice.GivesCards, advice.GivesToLeader:
		if e.last.Action != dreist.GiveCards || e.rid != r.Count+len(e.laid) || r.Receivers != e.last.Receivers || len(r.TrioCards) > 0 && len(r.TrioCards) != len(p.Hand(me)) {
			return "nothing is given, or to others"
		}
		for s := range dreist.Seat(p.SeatCount()) {
			if r.Purpose == advice.GivesToLeader && s != me && p.CardsLeft(s) < p.CardsLeft(r.Receivers.First) {
				return "another has fewer cards"
			}
		}
	}
	return staying(p, e, other, r)
}

// then returns what is wrong with what is said to follow a draw.
func then(p *dreist.Position, e *ending, r *advice.Reason) string {
	unseen := unseen(p)
	before := allFit(*p, r.Cards) && (r.DrawUse != advice.PairCanOpen || fit(p.Layout(), r.Cards) == 0)
	if r.DrawUse != advice.NoCardFits && len(r.Cards) > 0 && r.CanLayBefore != before {
		return "the others fit before, or only then"
	}
	switch r.DrawUse {
	case advice.AllCardsFit:
		if !allFit(e.at, e.kept) {
			return "the rest does not fit"
		}
	case advice.MoreCardsFit:
		if n := len(r.Cards); n == 0 || !inOrder(e.at, r.Cards) || n < 3 && fit(e.at.Layout(), r.Cards) == 0 {
			return "the other cards do not fit"
		}
	case advice.PairCanOpen:
		if fit(e.at.Layout(), r.Cards) > 0 || !canOpen(e.at, r.Cards[0], r.Cards[1]) {
			return "they open no place"
		}
	case advice.AnotherTrio:
		if !trioAlone(e.at, r.Cards[0]) {
			return "it makes no other DREIer"
		}
	case advice.GiftPossible:
		if n := emptying(e.at, unseen); r.Count != n || r.HiddenCount != len(unseen) {
			return fmt.Sprintf("%d cards empty the hand", n)
		}
		all, pile := len(p.Hand(p.Turn())), p.PileSize(p.Turn())
		if !allFit(e.at, e.kept) || len(r.Cards) != len(e.kept) || len(r.TrioCards)+len(r.Cards) != all || r.SureCount != all+2 || pile < 3 {
			return fmt.Sprintf("%d cards are in the hand and %d in the pile", all, pile)
		}
	}
	return ""
}

// staying returns what is wrong with a reason to discard a card, or to lay no more.
func staying(p *dreist.Position, e, other *ending, r *advice.Reason) string {
	if r.DiscardFit != advice.FitsSomewhere && (!unfit(p, e) || (r.DiscardFit == advice.FitsNoPartner) != (p.Layout().Depth() == 0)) {
		return "the discarded card fits"
	}
	switch r.Purpose {
	case advice.KeepsPair:
		if e.last.Action != dreist.DiscardCard || !goTogether(r.Cards[0], r.Cards[1]) || other.last.Card != r.Cards[0] {
			return "they do not go together, or the other way keeps them"
		}
		if mostFit(e.at, e.kept) > 0 || !unfit(p, e) {
			return "one fits"
		}
		if e.last.Action != dreist.DiscardCard || slices.ContainsFunc(e.kept, func(c dreist.Card) bool { return goTogether(c, e.last.Card) }) {
			return "it goes with another one"
		}
	case advice.LaysPartner:
		if p.Pending() != dreist.PartnerPending || r.Cards[0] != e.laid[0] {
			return "nothing waited for it"
		}
	case advice.LaysOnlyFittingCard:
		for _, m := range p.AppendMoves(nil) {
			if m.Action == dreist.LayCard && m.Card.Kind() != e.laid[0].Kind() {
				return fmt.Sprintf("%v fits, too", m.Card)
			}
		}
	}
	return ""
}

// waiting returns what is wrong with the reason to keep cards that could be laid now.
func waiting(p *dreist.Position, e *ending, r *advice.Reason) string {
	rest := slices.DeleteFunc(slices.Clone(p.Hand(p.Turn())), func(c dreist.Card) bool { return slices.Contains(r.Cards, c) })
	fit, trio := hurried(*p, r.Cards, rest)
	more := r.Count - 1
	switch r.Cost.Kind {
	case advice.ShedsAsManyCards:
		if trio || more > 0 {
			return "they are more, or make a DREIer"
		}
	case advice.ShedsFewerCards:
		if trio || more < 1 || r.Cost.Count != more {
			return fmt.Sprintf("they are %d more, or make a DREIer", more)
		}
	case advice.LeavesTrioUnmade:
		if !trio || r.Cost.Count != r.Count {
			return "they make no DREIer, or are another number"
		}
	default:
		return "they can be laid for nothing"
	}
	n := &r.Alternative
	if n.Difference != advice.ByLayingKept || !slices.Equal(kindsOf(n.Cards), kindsOf(r.Cards)) {
		return "they are others"
	}
	alike := slices.DeleteFunc(slices.Clone(rest), func(c dreist.Card) bool { return c.Kind() != e.last.Card.Kind() })
	switch left := kindsOf(n.KeptCards); {
	case n.Drawback == advice.KeepsUnplayableCards && fit == 0 && len(rest) > max(2, len(alike)), n.Drawback == advice.KeepsCards && (fit > 0 || len(rest) == len(alike)):
		if !slices.Equal(left, kindsOf(alike)) || mostFit(*p, p.Hand(p.Turn())) > r.Count {
			return "another card is left, or it goes, too"
		}
	case n.Drawback == advice.KeepsCards && len(rest) == 2:
		if !slices.Equal(left, kindsOf(rest)) {
			return "others are left"
		}
	default:
		return fmt.Sprintf("%d of %v fit then", fit, rest)
	}
	return ""
}

// worse returns what is wrong with what the other way brings.
func worse(p *dreist.Position, e, other *ending, r *advice.Reason) string {
	n := &r.Alternative
	if (n.Difference == advice.NoDifference) != (n.Drawback == advice.NoDrawback) {
		return "half a sentence about the other way"
	}
	for _, c := range n.Cards {
		switch {
		case n.Difference == advice.ByDiscarding && (other.last.Action != dreist.DiscardCard || other.last.Card != c),
			n.Difference == advice.ByPlacing && other.at.Layout().Row(c) != n.Row && len(other.cleared) == 0:
			return "the other way does something else"
		}
	}
	if lists := n.Difference == advice.ByLaying || n.Difference == advice.ByLayingTrioFirst; lists && !slices.Equal(n.Cards, other.laid) {
		return "the other way lays something else"
	}
	if n.Difference == advice.ByDrawing && other.over || n.Difference == advice.ByStopping && len(other.laid) > 0 ||
		n.Difference == advice.ByNotGiving && (!slices.Equal(kindsOf(e.laid), kindsOf(other.laid)) || other.last.Action == dreist.GiveCards) {
		return "the other way draws, lays, or gives"
	}
	if n.Difference == advice.ByPlacing {
		return placed(p, e, r)
	}
	switch n.Drawback {
	case advice.ShedsTooFewCards:
		if !other.over || other.rid != n.Count || len(e.laid)+mostFit(e.at, e.kept) <= n.Count && (!e.over || e.rid <= n.Count) {
			return fmt.Sprintf("the other way gets rid of %d", other.rid)
		}
	case advice.MissesSecondTrio:
		if other.over || other.trios != 1 || !trioAlone(e.at, r.Cards[0]) || canTrio(other.at) {
			return "the other way makes another DREIer, too"
		}
	case advice.MissesTrio:
		if other.trios > 0 || !other.over || e.trios == 0 {
			return "the other way makes a DREIer, or goes on"
		}
		if _, trio := hurried(*p, other.laid, nil); trio {
			return "these cards can make one"
		}
	case advice.EndsTurn:
		if !other.over || e.over {
			return "the other way goes on"
		}
	case advice.MissesGift:
		if !other.over || other.last.Action == dreist.GiveCards || n.Difference == advice.ByNotGiving {
			return "the other way gives, or this is all it says"
		}
	case advice.MakesGiftUncertain:
		if other.over || e.last.Action != dreist.GiveCards {
			return "the other way draws nothing"
		}
	}
	return ""
}
