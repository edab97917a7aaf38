package sight

import (
	"fmt"
	"slices"

	"dreist/game/dreist"
)

// imagined is a deal being put together from kinds of cards. It numbers the copies of a kind in the order in which
// they are asked for.
type imagined struct {
	deal   dreist.Deal
	copies [dreist.Kinds]int
}

func (d *imagined) card(k dreist.Kind) dreist.Card {
	d.copies[k]++
	return k.Card(d.copies[k] - 1)
}

// seen returns cards that the seat sees, in their order.
func (d *imagined) seen(cards []dreist.Card) []dreist.Card {
	list := make([]dreist.Card, len(cards))
	for i, c := range cards {
		list[i] = d.card(c.Kind())
	}
	return list
}

// hidden returns as many cards as a place holds that the seat does not see.
func (d *imagined) hidden(count int, from *kinds) []dreist.Card {
	list := make([]dreist.Card, count)
	for i := range list {
		list[i] = d.card(from.pop())
	}
	return list
}

// layout returns the cards of a layout, kind by kind from the top, so that their order tells nothing of their copies.
func (d *imagined) layout(l *dreist.Layout) []dreist.Placed {
	list := make([]dreist.Placed, 0, dreist.Deck)
	for k := range dreist.Kind(dreist.Kinds) {
		var rows [dreist.Copies]int
		for i := range rows {
			rows[i] = l.Row(k.Card(i))
		}
		slices.Sort(rows[:])
		for _, row := range rows {
			if row > 0 {
				list = append(list, dreist.Placed{Card: d.card(k), Row: row})
			}
		}
	}
	return list
}

// imagine deals the position at the start of the turn, with what is hidden now taken from a stock of just so many
// cards, and plays the moves of the turn again. The rules know no other way into the middle of a turn.
func (w *Watch) imagine(stock kinds) dreist.Position {
	p := &w.start
	me := p.Turn()
	d := imagined{deal: dreist.Deal{Mode: p.Mode(), Starts: me}}
	d.deal.Hands = make([][]dreist.Card, p.Seats())
	d.deal.Piles = make([][]dreist.Card, p.Seats())
	var memory [dreist.Deck]dreist.Card
	d.deal.Hands[me] = d.seen(p.Hand(me))
	d.deal.Piles[me] = d.seen(p.AppendPile(memory[:0], me)[:w.drawn()])
	d.deal.Layout = d.layout(p.Layout())
	d.deal.Discard = d.seen(p.AppendDiscard(memory[:0]))
	d.deal.Piles[me] = append(d.deal.Piles[me], d.hidden(p.PileSize(me)-w.drawn(), &stock)...)
	for s := range dreist.Seat(p.Seats()) {
		if s != me {
			d.deal.Hands[s] = d.hidden(len(p.Hand(s)), &stock)
			d.deal.Piles[s] = d.hidden(p.PileSize(s), &stock)
		}
	}
	start, err := d.deal.Position()
	if err != nil {
		panic(fmt.Sprintf("sight: imagine a position: %v", err))
	}
	for _, m := range w.moves {
		if err := start.Play(fromHand(&start, m)); err != nil {
			panic(fmt.Sprintf("sight: imagine a turn: %v", err))
		}
	}
	return start
}
