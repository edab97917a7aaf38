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

// ending is the end of a way.
type ending struct {
	at      dreist.Position // after its last laid card
	laid    []dreist.Card
	kept    []dreist.Card
	cleared []int // columns
	trios   int
	last    dreist.Move
	over    bool // the turn ends
	wins    bool
	rid     int
}

// endOf plays a way by the rules.
func endOf(t *testing.T, p dreist.Position, way []dreist.Move) ending {
	t.Helper()
	me := p.Turn()
	e := ending{at: p, last: dreist.End()}
	for _, m := range way {
		m = e.at.FromHand(m)
		after, events, err := dreist.Apply(e.at, m)
		if err != nil {
			t.Fatal(err)
		}
		e.wins = after.Winner() == me
		if e.last = m; m.Action != dreist.LayCard {
			break
		}
		if slices.ContainsFunc(events, isTrio) {
			e.trios++
		}
		if column := m.Card.Number(); after.Layout().Taken(column) == 0 {
			e.cleared = append(e.cleared, column)
		}
		e.at, e.laid = after, append(e.laid, m.Card)
	}
	e.over = e.last.Action != dreist.DrawCard
	e.kept, e.rid = slices.Clone(e.at.Hand(me)), len(e.laid)
	switch e.last.Action {
	case dreist.DiscardCard:
		e.kept, e.rid = without(e.kept, e.last.Card), 1
	case dreist.GiveCards:
		e.rid += min(2, e.at.PileSize(me))
	}
	return e
}

func without(cards []dreist.Card, c dreist.Card) []dreist.Card {
	return slices.DeleteFunc(slices.Clone(cards), func(k dreist.Card) bool { return k == c })
}

// fit returns how many of some cards could be laid alone.
func fit(l *dreist.Layout, cards []dreist.Card) (n int) {
	for _, c := range cards {
		if len(places(l, c)) > 0 {
			n++
		}
	}
	return n
}

// allFit reports whether cards of the hand could be laid in some order.
func allFit(p dreist.Position, cards []dreist.Card) bool {
	if len(cards) == 0 {
		return true
	}
	for _, m := range p.AppendMoves(nil) {
		i := slices.IndexFunc(cards, func(c dreist.Card) bool { return m.Action == dreist.LayCard && c.Kind() == m.Card.Kind() })
		if i < 0 {
			continue
		}
		after, _, err := dreist.Apply(p, m)
		if err == nil && allFit(after, slices.Delete(slices.Clone(cards), i, i+1)) {
			return true
		}
	}
	return false
}

// canOpen reports whether a card could open a place with another.
func canOpen(p dreist.Position, a, b dreist.Card) bool {
	after, _, err := dreist.Apply(p, dreist.Lay(a, 1))
	if err != nil || after.Pending() != dreist.PartnerPending {
		return false
	}
	for row := 1; row <= 2; row++ {
		if _, _, err := dreist.Apply(after, dreist.Lay(b, row)); err == nil {
			return true
		}
	}
	return false
}

// makesTrio reports whether a card could make a row DREIer alone.
func makesTrio(l *dreist.Layout, c dreist.Card) bool {
	color := func(row, column int) bool {
		at := l.At(dreist.Cell{Row: row, Column: column})
		return at != dreist.NoCard && at.Color() == c.Color()
	}
	for _, at := range places(l, c) {
		run := 1
		for n := at.Column - 1; n >= 1 && color(at.Row, n); n-- {
			run++
		}
		for n := at.Column + 1; n <= dreist.Numbers && color(at.Row, n); n++ {
			run++
		}
		if run >= 3 {
			return true
		}
	}
	return false
}

// claim returns what is wrong with a reason, "" if it is true.
func claim(t *testing.T, p dreist.Position, way, next []dreist.Move, r *advice.Reason) string {
	t.Helper()
	e := endOf(t, p, way)
	var other ending
	if len(next) > 0 {
		other = endOf(t, p, next)
	} else if r.Cost.Kind != advice.Free || r.Next.Deed != advice.NoDeed || r.Kind == advice.Spares || r.Kind == advice.Narrows {
		return "it compares with nothing"
	}
	wrong := purpose(t, &p, &e, &other, way, r)
	if wrong == "" {
		wrong = price(&p, &e, &other, r)
	}
	if wrong == "" {
		wrong = worse(&p, &e, &other, r)
	}
	return wrong
}

// purpose returns what is wrong with a purpose.
func purpose(t *testing.T, p *dreist.Position, e, other *ending, way []dreist.Move, r *advice.Reason) string {
	t.Helper()
	me, end, unseen := p.Turn(), e.at.Layout(), unseen(p)
	for _, c := range r.Cards {
		if r.Kind != advice.Withholds && r.Kind != advice.Loner && r.Kind != advice.Rare && r.Kind != advice.Edge && r.Kind != advice.Partners &&
			r.Kind != advice.Single && !slices.Contains(e.kept, c) {
			return fmt.Sprintf("%v is not kept", c)
		}
	}
	if r.Laid != (p.Laid() > 0) {
		return "cards were laid before, or not"
	}
	switch r.Then {
	case advice.Rest:
		if !allFit(e.at, e.kept) {
			return "the rest does not fit"
		}
	case advice.Another:
		if fit(end, r.Cards) != len(r.Cards) || len(r.Cards) == 0 {
			return "the other cards do not fit"
		}
	case advice.Again:
		trio := false
		for row := range e.at.Rows(r.Cards[0]).All() {
			_, events, err := dreist.Apply(e.at, dreist.Lay(r.Cards[0], row))
			trio = trio || err == nil && slices.ContainsFunc(events, isTrio)
		}
		if !trio {
			return "it makes no other DREIer"
		}
	case advice.Narrower:
		if r.Kind != advice.Saves && fit(end, unseen) >= fit(p.Layout(), unseen) {
			return "there is as much room"
		}
	}
	switch r.Kind {
	case advice.Wins:
		if !e.wins {
			return "nobody wins"
		}
	case advice.Empties:
		if len(e.kept) > 0 || e.last.Action != dreist.GiveCards || r.Count != min(2, e.at.PileSize(me)) {
			return "the hand is not empty, or nothing is given"
		}
	case advice.MakesTrio, advice.Clears:
		if e.over || !e.at.May(dreist.Draw()) || r.Kind == advice.Clears && !slices.Contains(e.cleared, r.Column) {
			return "no card is drawn, or the column is not cleared"
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
	case advice.Many:
		if len(e.laid) != r.Count || r.Count < 2 || len(r.Cards) > 0 && len(e.kept) != 1 || !e.over {
			return "it is another number of cards"
		}
	case advice.Readies:
		if e.last.Action != dreist.DiscardCard || r.Count != len(e.kept) || !allFit(*p, e.kept) {
			return "they do not all fit"
		}
	case advice.SetsTrio:
		if !makesTrio(end, r.Cards[0]) || makesTrio(p.Layout(), r.Cards[0]) {
			return "it makes no DREIer then, or did before"
		}
	case advice.Prepares:
		if len(places(end, r.Cards[0])) == 0 || len(places(p.Layout(), r.Cards[0])) > 0 {
			return "it fits nowhere then, or did before"
		}
	case advice.Spares:
		if slices.Contains(e.cleared, r.Column) || !slices.Contains(other.cleared, r.Column) {
			return "the column is cleared, or by neither way"
		}
	case advice.Narrows:
		if fit(end, unseen) != r.Count || fit(other.at.Layout(), unseen) != r.Than || r.Count >= r.Than || !e.over || !other.over {
			return "other numbers of cards fit"
		}
	case advice.Waits, advice.Sheds:
		for _, c := range r.Cards {
			if len(places(p.Layout(), c)) == 0 || len(places(end, c)) == 0 {
				return fmt.Sprintf("%v fits nowhere", c)
			}
		}
		if r.Kind == advice.Sheds && !unfit(p, e) {
			return "the discarded card fits"
		}
	case advice.Pairs:
		if !goTogether(r.Cards[0], r.Cards[1]) || !canOpen(e.at, r.Cards[0], r.Cards[1]) {
			return "they can open nothing"
		}
	case advice.Matches:
		if !goTogether(r.Cards[0], r.Cards[1]) {
			return "they do not go together"
		}
	case advice.Draws, advice.Risks:
		if n := fit(end, unseen); r.Count != n || r.Of != len(unseen) || (r.Kind == advice.Risks) != allFit(e.at, e.kept) || len(e.laid) > 0 {
			return fmt.Sprintf("%d of %d fit", n, len(unseen))
		}
	case advice.Gives, advice.GivesLast:
		if e.last.Action != dreist.GiveCards || e.rid != r.Count {
			return "nothing is given"
		}
		for s := range dreist.Seat(p.Seats()) {
			if r.Kind == advice.GivesLast && s != me && p.CardsLeft(s) < p.CardsLeft(r.To) {
				return "another has fewer cards"
			}
		}
	}
	return staying(t, p, e, r)
}

// staying returns what is wrong with a reason to discard a card, or to lay no more.
func staying(t *testing.T, p *dreist.Position, e *ending, r *advice.Reason) string {
	t.Helper()
	unseen := unseen(p)
	mates := func(c dreist.Card) (n int) {
		for _, u := range unseen {
			if goTogether(u, c) {
				n++
			}
		}
		return n
	}
	if r.Unfit != advice.FitsSomewhere && (!unfit(p, e) || (r.Unfit == advice.FitsNone) != (p.Layout().Depth() == 0)) {
		return "the discarded card fits"
	}
	switch r.Kind {
	case advice.Denies, advice.Withholds:
		c := r.Cards[0]
		if discarded := e.last.Action == dreist.DiscardCard && e.last.Card.Kind() == c.Kind(); discarded != (r.Kind == advice.Withholds) {
			return "the card stays, or goes"
		}
		if p.Rows(c) == 0 {
			return "the card fits nowhere"
		}
		for row := range p.Rows(c).All() {
			if !servesOthers(t, *p, c, row) {
				return fmt.Sprintf("in row %d it is of no use to others", row)
			}
		}
	case advice.Saves:
		fits := 0
		for _, m := range p.AppendMoves(nil) {
			after := *p
			if m.Action != dreist.LayCard {
				continue
			}
			if fits++; after.Play(m) != nil || p.Layout().Taken(r.Column) == 0 || after.Layout().Taken(r.Column) != 0 {
				return fmt.Sprintf("%v leaves the column", m)
			}
			if r.Then == advice.Narrower && fit(after.Layout(), unseen) >= fit(p.Layout(), unseen) {
				return fmt.Sprintf("%v leaves as much room", m)
			}
		}
		if fits == 0 {
			return "nothing fits"
		}
	case advice.Loner:
		if e.last.Action != dreist.DiscardCard || slices.ContainsFunc(e.kept, func(c dreist.Card) bool { return goTogether(c, e.last.Card) }) {
			return "it goes with another one"
		}
	case advice.Rare:
		if mates(e.last.Card) != r.Count || slices.ContainsFunc(e.kept, func(c dreist.Card) bool { return mates(c) <= r.Count }) {
			return "another one has as few mates"
		}
	case advice.Edge:
		if e.last.Action != dreist.DiscardCard || r.Count != e.last.Card.Number() || r.Count != 1 && r.Count != 8 {
			return "there is room on both sides"
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

// unfit reports whether the discarded card could not be laid, not even as one of two that open a place.
func unfit(p *dreist.Position, e *ending) bool {
	gone := e.last.Card
	return e.last.Action == dreist.DiscardCard && len(places(p.Layout(), gone)) == 0 &&
		!slices.ContainsFunc(e.kept, func(c dreist.Card) bool { return canOpen(*p, gone, c) || canOpen(*p, c, gone) })
}

// price returns what is wrong with a cost.
func price(p *dreist.Position, e, other *ending, r *advice.Reason) string {
	unseen := unseen(p)
	switch r.Cost.Kind {
	case advice.Fewer:
		if !e.over || !other.over || other.rid-e.rid != r.Cost.Count || r.Cost.Count < 1 {
			return fmt.Sprintf("it gets rid of %d cards, the other way of %d", e.rid, other.rid)
		}
	case advice.Opens:
		if fit(e.at.Layout(), unseen) <= fit(other.at.Layout(), unseen) || !e.over || !other.over {
			return "there is no more room for others"
		}
	case advice.Leaves:
		if !e.over || other.over {
			return "a card is drawn, or by neither way"
		}
	}
	return ""
}

// worse returns what is wrong with what the other way brings.
func worse(p *dreist.Position, e, other *ending, r *advice.Reason) string {
	n, unseen := &r.Next, unseen(p)
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
			(n.Deed == advice.ByAdding || n.Deed == advice.ByLaying || n.Deed == advice.ByLayingMany) && others <= mine,
			n.Deed == advice.ByLacking && mine <= others,
			n.Deed == advice.ByPlacing && other.at.Layout().Row(c) != n.Row && len(other.cleared) == 0:
			return "the other way does something else"
		}
	}
	if n.Deed == advice.ByLayingOnly && !slices.Equal(n.Cards, other.laid) {
		return "the other way lays something else"
	}
	if n.Deed == advice.ByDrawing && other.over || n.Deed == advice.ByNotDrawing && !other.over || n.Deed == advice.ByStopping && len(other.laid) > 0 {
		return "the other way draws, or lays"
	}
	stuck := func(c dreist.Card) bool {
		return len(places(other.at.Layout(), c)) == 0 &&
			!slices.ContainsFunc(other.kept, func(d dreist.Card) bool { return d != c && canOpen(other.at, c, d) })
	}
	switch n.Brings {
	case advice.RidsOf:
		if !other.over || other.rid != n.Count || len(e.laid) <= n.Count && (!e.over || e.rid <= n.Count) {
			return fmt.Sprintf("the other way gets rid of %d", other.rid)
		}
	case advice.HoldsOne, advice.Stuck:
		if !other.over || len(other.kept) != 1 || other.kept[0] != n.Card || n.Brings == advice.Stuck && !stuck(n.Card) {
			return "the other way keeps others, or it fits"
		}
	case advice.StuckAll:
		if !other.over || len(other.kept) != n.Count || slices.ContainsFunc(other.kept, func(c dreist.Card) bool { return !stuck(c) }) {
			return "the other way keeps another number, or one fits"
		}
	case advice.Clearing:
		if slices.Contains(e.cleared, n.Column) || !slices.Contains(other.cleared, n.Column) || p.Layout().Taken(n.Column).Len() != n.Count {
			return "the other way clears no other column"
		}
	case advice.Widens:
		if fit(e.at.Layout(), unseen) != n.Than || fit(other.at.Layout(), unseen) != n.Count || n.Count <= n.Than {
			return "other numbers of cards fit"
		}
	case advice.NoTrio:
		if other.trios > 0 || !other.over || e.trios == 0 {
			return "the other way makes a DREIer, or goes on"
		}
	case advice.MoreToGo:
		if other.over {
			return "the other way draws nothing"
		}
	case advice.Widows:
		if other.last.Card == n.Card || len(places(other.at.Layout(), n.Card)) > 0 || !goTogether(other.last.Card, n.Card) ||
			slices.ContainsFunc(other.kept, func(c dreist.Card) bool { return c != n.Card && goTogether(c, n.Card) }) {
			return "it keeps a partner"
		}
	}
	return ""
}

func isTrio(e dreist.Event) bool {
	_, trio := e.(dreist.TrioMade)
	return trio
}

// goTogether reports whether two cards are partners on an empty layout (rules §3.3).
func goTogether(a, b dreist.Card) bool {
	return a.Number() == b.Number() || a.Color() == b.Color() && max(a.Number(), b.Number())-min(a.Number(), b.Number()) == 1
}

// unseen returns the cards hidden from the seat to move.
func unseen(p *dreist.Position) []dreist.Card {
	var cards []dreist.Card
	for c := range dreist.Card(dreist.Deck) {
		if p.Layout().Row(c) == 0 && !slices.Contains(p.Hand(p.Turn()), c) && !slices.Contains(p.AppendDiscard(nil), c) {
			cards = append(cards, c)
		}
	}
	return cards
}

// places returns the cells on which a card could be laid alone (rules §3): without another colour beside it, and with contact.
func places(l *dreist.Layout, c dreist.Card) (cells []dreist.Cell) {
	for row := 1; row <= l.Depth()+1; row++ {
		at := c.Cell(row)
		company, clash := false, l.At(at) != dreist.NoCard
		for _, by := range around(at) {
			switch other := l.At(by); {
			case other == dreist.NoCard:
			case by.Row == row && other.Color() != c.Color():
				clash = true
			default:
				company = true
			}
		}
		if company && !clash {
			cells = append(cells, at)
		}
	}
	return cells
}

// around returns the neighbouring cells.
func around(at dreist.Cell) []dreist.Cell {
	return []dreist.Cell{{Row: at.Row - 1, Column: at.Column}, {Row: at.Row + 1, Column: at.Column}, {Row: at.Row, Column: at.Column - 1},
		{Row: at.Row, Column: at.Column + 1}}
}

// servesOthers reports whether a card on a row would let others lay a card beside it that they can lay nowhere now.
func servesOthers(t *testing.T, p dreist.Position, c dreist.Card, row int) bool {
	t.Helper()
	after := p
	if err := after.Play(dreist.Lay(c, row)); err != nil {
		t.Fatal(err)
	}
	return after.Layout().At(c.Cell(row)) == c && slices.ContainsFunc(unseen(&p), func(k dreist.Card) bool {
		return len(places(p.Layout(), k)) == 0 && slices.ContainsFunc(places(after.Layout(), k),
			func(at dreist.Cell) bool { return slices.Contains(around(c.Cell(row)), at) })
	})
}
