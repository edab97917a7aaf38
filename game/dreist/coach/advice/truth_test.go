package advice_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"dreist/game/dreist"
	"dreist/game/dreist/coach"
	"dreist/game/dreist/coach/advice"
	"dreist/game/dreist/coach/sight"
)

// The claims of reasons in two hundred games are checked by the rules, written here again.
func TestNoReasonIsFalse(t *testing.T) {
	games := uint64(200)
	if testing.Short() {
		games = 30
	}
	var players []coach.Player
	for _, name := range []string{coach.Fair, coach.Easy, coach.Random} {
		p, err := coach.New(name)
		if err != nil {
			t.Fatal(err)
		}
		players = append(players, p)
	}
	var given [advice.Kinds]int
	var costs [advice.CostKinds]int
	var brought [advice.AllBrings]int
	for seed := range games {
		rng := rand.New(rand.NewPCG(seed, 7))
		deal := dreist.NewSoloDeal(dreist.EvenDeal, seed)
		if seed%3 == 0 {
			deal = dreist.NewTableDeal(3, 0, seed)
		}
		p, err := deal.Position()
		if err != nil {
			t.Fatal(err)
		}
		watch, err := sight.NewWatch(p)
		if err != nil {
			t.Fatal(err)
		}
		for watch.Position().Winner() == dreist.NoSeat {
			if watch.Position().EgonToMove() {
				if err := watch.Play(dreist.Egon()); err != nil {
					t.Fatal(err)
				}
				continue
			}
			ways := [][]dreist.Move{nil}
			for _, by := range players {
				ways = append(ways, line(t, *watch, by, rng))
			}
			p := *watch.Position()
			for _, way := range ways[1:] {
				for _, next := range ways {
					r := advice.Why(p, way, next)
					given[r.Kind]++
					costs[r.Cost.Kind]++
					brought[r.Next.Brings]++
					if wrong := claim(t, p, way, next, &r); wrong != "" {
						t.Fatalf("seed %d, %v, not %v: got %+v, but %s\n%s", seed, way, next, r, wrong, p.Picture())
					}
				}
			}
			if err := watch.Play(players[rng.IntN(len(players))].Choose(watch.View(), rng)); err != nil {
				t.Fatal(err)
			}
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
func line(t *testing.T, watch sight.Watch, by coach.Player, rng *rand.Rand) (line []dreist.Move) {
	t.Helper()
	me := watch.Position().Turn()
	for watch.Position().Turn() == me {
		m := watch.Position().FromHand(by.Choose(watch.View(), rng))
		line = append(line, m)
		if m.Action == dreist.DrawCard {
			break
		}
		if err := watch.Play(m); err != nil {
			t.Fatal(err)
		}
	}
	return line
}

// claim returns what is wrong with a reason, "" if it is true.
func claim(t *testing.T, p dreist.Position, way, next []dreist.Move, r *advice.Reason) string {
	t.Helper()
	e := endOf(t, p, way)
	var other ending
	if len(next) > 0 && !advice.Same(way, next) {
		other = endOf(t, p, next)
	} else if r.Cost.Kind != advice.Free || r.Next.Deed != advice.NoDeed || r.Kind == advice.Pairs || r.Kind == advice.SetsTrio {
		return "it compares with nothing"
	}
	wrong := purpose(&p, &e, &other, way, r)
	if wrong == "" {
		wrong = price(&e, &other, r)
	}
	if wrong == "" {
		wrong = worse(&e, &other, r)
	}
	return wrong
}

// purpose returns what is wrong with a purpose.
func purpose(p *dreist.Position, e, other *ending, way []dreist.Move, r *advice.Reason) string {
	me, end, unseen := p.Turn(), e.at.Layout(), unseen(p)
	for _, c := range r.Cards {
		kept := r.Kind != advice.Loner && r.Kind != advice.Partners && r.Kind != advice.Single
		if kept && !slices.Contains(e.kept, c) {
			return fmt.Sprintf("%v is not kept", c)
		}
	}
	if r.Laid != (p.Laid() > 0) {
		return "cards were laid before, or not"
	}
	if wrong := then(p, e, r); wrong != "" {
		return wrong
	}
	switch r.Kind {
	case advice.Wins:
		if !e.wins {
			return "nobody wins"
		}
	case advice.Empties:
		if len(e.kept) > 0 || e.last.Action != dreist.GiveCards || r.Count != e.rid || len(other.laid) > 0 && other.last.Action == dreist.GiveCards {
			return "the hand is not empty, nothing is given, or as much by the other way"
		}
	case advice.MakesTrio, advice.Clears:
		if e.over || !e.at.May(dreist.Draw()) || r.Kind == advice.Clears && !slices.Contains(e.cleared, r.Column) {
			return "no card is drawn, or the column is not cleared"
		}
		if n := len(e.laid) + mostFit(e.at, e.kept); r.Then != advice.ForGift && r.Count != n {
			return fmt.Sprintf("%d can be laid at least", n)
		}
		at, makes := *p, false
		for i, c := range r.By {
			after, events, err := dreist.Apply(at, at.FromHand(way[i]))
			if err != nil || way[i].Card.Kind() != c.Kind() {
				return "other cards are laid"
			}
			at, makes = after, slices.ContainsFunc(events, isTrio)
		}
		if !makes {
			return fmt.Sprintf("the last of %v makes no DREIer", r.By)
		}
	case advice.First:
		if e.over || other.over || len(other.laid) <= len(e.laid) || slices.ContainsFunc(e.laid, func(c dreist.Card) bool { return !slices.Contains(other.laid, c) }) {
			return "the other way does not lay more before it draws"
		}
	case advice.Many:
		if len(e.laid) != r.Count || !slices.Equal(r.By, e.laid) || r.Count < 2 || !e.over {
			return "it is another number of cards"
		}
	case advice.Keeps, advice.Starts:
		if len(r.Cards) != r.Count || r.Count == 0 || !allFit(e.at, r.Cards) || r.Count != mostFit(e.at, e.kept) {
			return "they do not all fit"
		}
		if r.All != (r.Count == len(e.kept) && r.Count > 1) || r.Gift && (!r.All || r.Count != dreist.HandSize-1 || p.PileSize(me) < 2) {
			return "others are kept, or there is nothing to give"
		}
		if r.Chain != (r.Kind == advice.Keeps && fit(end, r.Cards) < len(r.Cards)) {
			return "they fit already, or only one after the other"
		}
		if r.Kind == advice.Starts && (fit(end, r.Cards) > 0 || !canOpen(e.at, r.Cards[0], r.Cards[1])) {
			return "they open no place"
		}
	case advice.SetsTrio:
		if !makesTrio(end, r.Cards[0]) || makesTrio(p.Layout(), r.Cards[0]) {
			return "it makes no DREIer then, or did before"
		}
	case advice.Draws, advice.Risks:
		n := fit(end, unseen)
		if r.Kind == advice.Risks {
			n = emptying(e.at, unseen)
		}
		if r.Count != n || r.Of != len(unseen) || (r.Kind == advice.Risks) != allFit(e.at, e.kept) || len(e.laid) > 0 {
			return fmt.Sprintf("%d of %d fit", n, len(unseen))
		}
	case advice.Gives, advice.GivesLast:
		if e.last.Action != dreist.GiveCards || e.rid != r.Count+len(e.laid) || r.To != e.last.To {
			return "nothing is given, or to others"
		}
		for s := range dreist.Seat(p.Seats()) {
			if r.Kind == advice.GivesLast && s != me && p.CardsLeft(s) < p.CardsLeft(r.To.First) {
				return "another has fewer cards"
			}
		}
	}
	return staying(p, e, other, r)
}

// then returns what is wrong with what is said to follow a draw.
func then(p *dreist.Position, e *ending, r *advice.Reason) string {
	unseen := unseen(p)
	switch r.Then {
	case advice.Rest:
		if !allFit(e.at, e.kept) {
			return "the rest does not fit"
		}
	case advice.Another:
		if n := len(r.Cards); n == 0 || !allFit(e.at, r.Cards) || n < 3 && fit(e.at.Layout(), r.Cards) == 0 {
			return "the other cards do not fit"
		}
	case advice.Opening:
		if fit(e.at.Layout(), r.Cards) > 0 || !canOpen(e.at, r.Cards[0], r.Cards[1]) {
			return "they open no place"
		}
	case advice.Again:
		if !trioAlone(e.at, r.Cards[0]) {
			return "it makes no other DREIer"
		}
	case advice.ForGift:
		if n := emptying(e.at, unseen); r.Count != n || r.Of != len(unseen) {
			return fmt.Sprintf("%d cards empty the hand", n)
		}
	}
	return ""
}

// staying returns what is wrong with a reason to discard a card, or to lay no more.
func staying(p *dreist.Position, e, other *ending, r *advice.Reason) string {
	if r.Unfit != advice.FitsSomewhere && (!unfit(p, e) || (r.Unfit == advice.FitsNone) != (p.Layout().Depth() == 0)) {
		return "the discarded card fits"
	}
	switch r.Kind {
	case advice.Pairs:
		if e.last.Action != dreist.DiscardCard || !goTogether(r.Cards[0], r.Cards[1]) || other.last.Card != r.Cards[0] {
			return "they do not go together, or the other way keeps them"
		}
		if fit(e.at.Layout(), r.Cards) > 0 {
			return "one of them waits for no place"
		}
		fallthrough
	case advice.Loner:
		if e.last.Action != dreist.DiscardCard || slices.ContainsFunc(e.kept, func(c dreist.Card) bool { return goTogether(c, e.last.Card) }) {
			return "it goes with another one"
		}
	case advice.Partners:
		if p.Pending() != dreist.PartnerPending || r.Cards[0] != e.laid[0] {
			return "nothing waited for it"
		}
	case advice.Single:
		for _, m := range p.AppendMoves(nil) {
			if m.Action == dreist.LayCard && m.Card.Kind() != e.laid[0].Kind() {
				return fmt.Sprintf("%v fits, too", m.Card)
			}
		}
	}
	return ""
}

// price returns what is wrong with a cost.
func price(e, other *ending, r *advice.Reason) string {
	switch r.Cost.Kind {
	case advice.Fewer:
		if !e.over || !other.over || other.rid-e.rid != r.Cost.Count || r.Cost.Count < 1 {
			return fmt.Sprintf("it gets rid of %d cards, the other way of %d", e.rid, other.rid)
		}
	case advice.Spends:
		if mostFit(e.at, e.kept) > 0 || mostFit(other.at, other.kept) < 2 {
			return "one fits, or none by the other way"
		}
	case advice.Leaves:
		if !e.over || other.over {
			return "a card is drawn, or by neither way"
		}
	}
	return ""
}

// worse returns what is wrong with what the other way brings.
func worse(e, other *ending, r *advice.Reason) string {
	n := &r.Next
	if (n.Deed == advice.NoDeed) != (n.Brings == advice.NoWorse) {
		return "half a sentence about the other way"
	}
	lays := func(e *ending, c dreist.Card) (count int) {
		for _, l := range e.laid {
			if l.Kind() == c.Kind() {
				count++
			}
		}
		return count
	}
	for _, c := range n.Cards {
		mine, others := lays(e, c), lays(other, c)
		switch {
		case n.Deed == advice.ByDiscarding && (other.last.Action != dreist.DiscardCard || other.last.Card != c),
			(n.Deed == advice.ByLaying || n.Deed == advice.ByLayingMany) && others == 0,
			n.Deed == advice.ByLayingOnly && mine < others,
			n.Deed == advice.ByLayingKept && (mine >= others || !slices.ContainsFunc(r.Cards, func(k dreist.Card) bool { return k.Kind() == c.Kind() })),
			n.Deed == advice.ByPlacing && other.at.Layout().Row(c) != n.Row && len(other.cleared) == 0:
			return "the other way does something else"
		}
	}
	if lists := n.Deed == advice.ByLayingOnly || n.Deed == advice.ByLaying || n.Deed == advice.ByLayingMany; lists && !slices.Equal(n.Cards, other.laid) {
		return "the other way lays something else"
	}
	if n.Deed == advice.ByDrawing && other.over || n.Deed == advice.ByStopping && len(other.laid) > 0 ||
		n.Deed == advice.ByNotGiving && (!slices.Equal(kindsOf(e.laid), kindsOf(other.laid)) || other.last.Action == dreist.GiveCards) {
		return "the other way draws, lays, or gives"
	}
	stuck := func(c dreist.Card) bool {
		return len(places(other.at.Layout(), c)) == 0 &&
			!slices.ContainsFunc(other.kept, func(d dreist.Card) bool { return d != c && canOpen(other.at, c, d) })
	}
	switch n.Brings {
	case advice.RidsOf:
		if !other.over || other.rid != n.Count || len(e.laid)+mostFit(e.at, e.kept) <= n.Count && (!e.over || e.rid <= n.Count) {
			return fmt.Sprintf("the other way gets rid of %d", other.rid)
		}
	case advice.Stuck:
		if !other.over || len(other.kept) != 1 || other.kept[0] != n.Card || !stuck(n.Card) {
			return "the other way keeps others, or it fits"
		}
	case advice.Fits:
		if m := mostFit(other.at, other.kept); m != n.Count || m >= r.Count || m == 1 && !allFit(other.at, []dreist.Card{n.Card}) {
			return fmt.Sprintf("%d fit by the other way", m)
		}
		if n.Column > 0 && (slices.Contains(e.cleared, n.Column) || !slices.Contains(other.cleared, n.Column)) {
			return "the other way clears no other column"
		}
	case advice.NoTrio:
		if other.trios > 0 || !other.over || e.trios == 0 {
			return "the other way makes a DREIer, or goes on"
		}
	case advice.EndsTurn:
		if !other.over || e.over {
			return "the other way goes on"
		}
	case advice.NoGift:
		if !other.over || other.last.Action == dreist.GiveCards {
			return "the other way gives"
		}
	case advice.MayGive:
		if other.over || e.last.Action != dreist.GiveCards {
			return "the other way draws nothing"
		}
	}
	return ""
}
