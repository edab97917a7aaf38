package advice_test

import (
	"fmt"
	"slices"
	"testing"

	"dreist/build/need"
	"dreist/game/dreist"
	"dreist/game/dreist/coach/advice"
)

// What follows from the rules, written here again to check reasons by.

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
	e := ending{at: p, last: dreist.EndMove()}
	for _, m := range way {
		m = e.at.WithHandCard(m)
		after, events, err := dreist.Apply(e.at, m)
		need.OK(t, err)
		e.wins = after.Winner() == me
		if e.last = m; m.Action != dreist.LayCard {
			break
		}
		if slices.ContainsFunc(events, isTrio) {
			e.trios++
		}
		if column := m.Card.Number(); after.Layout().TakenRows(column) == 0 {
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
		return p.Pending() != dreist.PartnerPending
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

// inOrder reports whether cards of the hand could be laid in their order.
func inOrder(p dreist.Position, cards []dreist.Card) bool {
	if len(cards) == 0 {
		return p.Pending() != dreist.PartnerPending
	}
	for row := range p.LegalRows(cards[0]).All() {
		if after, _, err := dreist.Apply(p, dreist.Lay(cards[0], row)); err == nil && inOrder(after, cards[1:]) {
			return true
		}
	}
	return false
}

// hurried lays some cards of the hand in every way: how many of the rest can be laid after the best, and whether one makes a DREIer.
func hurried(p dreist.Position, cards, rest []dreist.Card) (fit int, trio bool) {
	if len(cards) == 0 {
		return mostFit(p, rest), false
	}
	for i, c := range cards {
		for row := range p.LegalRows(c).All() {
			after, events, err := dreist.Apply(p, dreist.Lay(c, row))
			others := slices.Delete(slices.Clone(cards), i, i+1)
			if err != nil || !allFit(after, others) {
				continue
			}
			n, made := hurried(after, others, rest)
			fit, trio = max(fit, n), trio || made || slices.ContainsFunc(events, isTrio)
		}
	}
	return fit, trio
}

// allWays lays hand cards in every way that lays a kind in a row: how many at most, whether one makes a DREIer, and which kinds are laid.
func allWays(p dreist.Position, kind dreist.Kind, row int, laid []dreist.Move, trio bool, fit *[dreist.KindCount]bool) (most int, made bool) {
	there := func(m dreist.Move) bool { return m.Card.Kind() == kind && int(m.Row) == row }
	if slices.ContainsFunc(laid, there) && p.Pending() != dreist.PartnerPending {
		most, made = len(laid), trio
		for _, m := range laid {
			fit[m.Card.Kind()] = true
		}
	}
	for _, m := range p.AppendMoves(nil) {
		if m.Action != dreist.LayCard {
			continue
		}
		after, events, err := dreist.Apply(p, m)
		if err != nil {
			continue
		}
		n, now := allWays(after, kind, row, append(slices.Clone(laid), m), trio || slices.ContainsFunc(events, isTrio), fit)
		most, made = max(most, n), made || now
	}
	return most, made
}

// canTrio reports whether the hand could make a DREIer, with several cards, too.
func canTrio(p dreist.Position) bool {
	for _, m := range p.AppendMoves(nil) {
		if m.Action != dreist.LayCard {
			continue
		}
		after, events, err := dreist.Apply(p, m)
		if err == nil && (slices.ContainsFunc(events, isTrio) || canTrio(after)) {
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

// trioAlone reports whether a hand card makes a DREIer alone.
func trioAlone(p dreist.Position, c dreist.Card) bool {
	for row := range p.LegalRows(c).All() {
		if _, events, err := dreist.Apply(p, dreist.Lay(c, row)); err == nil && slices.ContainsFunc(events, isTrio) {
			return true
		}
	}
	return false
}

// mostFit returns how many of some hand cards can be laid in some order.
func mostFit(p dreist.Position, cards []dreist.Card) (most int) {
	for i, c := range cards {
		if slices.ContainsFunc(cards[:i], func(b dreist.Card) bool { return b.Kind() == c.Kind() }) {
			continue
		}
		for row := range p.LegalRows(c).All() {
			after, _, err := dreist.Apply(p, dreist.Lay(c, row))
			if err != nil {
				continue
			}
			rest := slices.Delete(slices.Clone(cards), i, i+1)
			if n := mostFit(after, rest); after.Pending() != dreist.PartnerPending || n > 0 {
				most = max(most, n+1)
			}
		}
	}
	return most
}

// emptying returns with how many of the cards not seen, drawn in a position, the whole hand could be laid.
func emptying(p dreist.Position, unseen []dreist.Card) (count int) {
	for i, c := range unseen {
		var kinds []dreist.Kind
		for _, k := range slices.Delete(slices.Clone(unseen), i, i+1) {
			kinds = append(kinds, k.Kind())
		}
		drawn := p
		drawn.Redeal(p.Turn(), append(kinds, c.Kind()))
		if drawn.Play(dreist.Draw()) == nil && allFit(drawn, drawn.Hand(p.Turn())) {
			count++
		}
	}
	return count
}

// unfit reports whether the discarded card could not be laid, not even as one of two that open a place.
func unfit(p *dreist.Position, e *ending) bool {
	gone := e.last.Card
	return e.last.Action == dreist.DiscardCard && len(places(p.Layout(), gone)) == 0 &&
		!slices.ContainsFunc(e.kept, func(c dreist.Card) bool { return canOpen(*p, gone, c) || canOpen(*p, c, gone) })
}

// kindsOf returns the kinds of cards, sorted.
func kindsOf(cards []dreist.Card) (kinds []dreist.Kind) {
	for _, c := range cards {
		kinds = append(kinds, c.Kind())
	}
	slices.Sort(kinds)
	return kinds
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
	for c := range dreist.Card(dreist.CardCount) {
		if p.Layout().Row(c) == 0 && !slices.Contains(p.Hand(p.Turn()), c) && !slices.Contains(p.AppendDiscardPile(nil), c) {
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

// placed returns what is wrong with what a card brings in another row, with the rest of the hand laid in any way.
func placed(p *dreist.Position, e *ending, r *advice.Reason) string {
	n := &r.Alternative
	var fit [dreist.KindCount]bool
	most, trio := allWays(*p, n.Cards[0].Kind(), n.Row, nil, false, &fit)
	switch n.Drawback {
	case advice.MissesTrio:
		if trio || e.trios == 0 {
			return "the hand makes a DREIer with it"
		}
	case advice.ShedsTooFewCards:
		if trio || most > n.Count || len(e.laid)+mostFit(e.at, e.kept) <= n.Count {
			return fmt.Sprintf("%d can be laid with it", most)
		}
	case advice.KeepsCards:
		for _, c := range n.KeptCards {
			if fit[c.Kind()] || !slices.Contains(e.laid, c) && !slices.Contains(r.Cards, c) {
				return fmt.Sprintf("%v can be laid, too, or is kept", c)
			}
		}
	default:
		return "nothing else is said of rows"
	}
	return ""
}
