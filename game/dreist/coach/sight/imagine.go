package sight

import (
	"fmt"
	"slices"

	"dreist/game/dreist"
)

// imagined is a deal being put together from kinds of cards. It numbers the copies of a kind in the order in which
// they are asked for, and holds all the memory of the deal, as computer players imagine one for every move.
type imagined struct {
	deal   dreist.Deal
	copies [dreist.Kinds]int
	cards  [dreist.Deck]dreist.Card // of hands, piles and discard pile, one list after the other
	used   int
	hands  [dreist.MaxSeats][]dreist.Card
	piles  [dreist.MaxSeats][]dreist.Card
	placed [dreist.Deck]dreist.Placed
}

func (d *imagined) card(k dreist.Kind) dreist.Card {
	d.copies[k]++
	return k.Card(d.copies[k] - 1)
}

// room returns an empty place for so many cards.
func (d *imagined) room(count int) []dreist.Card {
	d.used += count
	return d.cards[d.used-count : d.used]
}

// seen fills a place with cards that the seat sees, in their order, and returns it.
func (d *imagined) seen(place, cards []dreist.Card) []dreist.Card {
	for i := range place {
		place[i] = d.card(cards[i].Kind())
	}
	return place
}

// hidden fills a place with cards that the seat does not see, and returns it.
func (d *imagined) hidden(place []dreist.Card, from *kinds) []dreist.Card {
	for i := range place {
		place[i] = d.card(from.pop())
	}
	return place
}

// layout returns the cards of a layout, kind by kind from the top, so that their order tells nothing of their copies.
func (d *imagined) layout(l *dreist.Layout) []dreist.Placed {
	list := d.placed[:0]
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
	d := &w.imagined
	*d = imagined{deal: dreist.Deal{Mode: p.Mode(), Starts: me}}
	d.deal.Hands, d.deal.Piles = d.hands[:p.Seats()], d.piles[:p.Seats()]
	var memory [dreist.Deck]dreist.Card
	d.deal.Hands[me] = d.seen(d.room(len(p.Hand(me))), p.Hand(me))
	pile := d.room(p.PileSize(me))
	d.seen(pile[:w.drawn()], p.AppendPile(memory[:0], me))
	d.deal.Layout = d.layout(p.Layout())
	discard := p.AppendDiscard(memory[:0])
	d.deal.Discard = d.seen(d.room(len(discard)), discard)
	d.hidden(pile[w.drawn():], &stock)
	d.deal.Piles[me] = pile
	for s := range dreist.Seat(p.Seats()) {
		if s != me {
			d.deal.Hands[s] = d.hidden(d.room(len(p.Hand(s))), &stock)
			d.deal.Piles[s] = d.hidden(d.room(p.PileSize(s)), &stock)
		}
	}
	start, err := d.deal.Position()
	if err != nil {
		panic(fmt.Sprintf("sight: imagine a position: %v", err))
	}
	for _, m := range w.moves {
		if err := start.Play(start.FromHand(m)); err != nil {
			panic(fmt.Sprintf("sight: imagine a turn: %v", err))
		}
	}
	return start
}
