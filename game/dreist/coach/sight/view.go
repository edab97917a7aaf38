package sight

import (
	"math/rand/v2"

	"dreist/game/dreist"
)

// View is what the seat to move may know: the layout, the discard pile, its own hand, who holds how many cards, and
// which kinds of cards are hidden from it, but not where. Two games that look alike to the seat have views that answer
// alike. Watch.View makes one.
//
// Not even the copy numbers of cards come through, as a deal read from a record counts them pile by pile: a copy 2
// that lies open would tell where copies 0 and 1 are.
type View struct{ watch *Watch }

// AppendMoves appends every move that the seat to move may make to dst, each once. A card in them stands for its kind.
func (v View) AppendMoves(dst []dreist.Move) []dreist.Move {
	from := len(dst)
	dst = v.watch.now.AppendMoves(dst)
	for i := from; i < len(dst); i++ {
		if m := &dst[i]; m.Card != dreist.NoCard {
			m.Card = m.Card.Kind().Card(0)
		}
	}
	return dst
}

// Hidden counts the cards of each kind that the seat cannot see: in all piles and in the hands of the others. In a
// set-up with fewer than 96 cards it is known which of them are in play.
func (v View) Hidden() [dreist.Kinds]int {
	w := v.watch
	var counts [dreist.Kinds]int
	var memory [dreist.Deck]dreist.Card
	cards := memory[:0]
	for s := range dreist.Seat(w.now.Seats()) {
		cards = w.now.AppendPile(cards, s)
		if s != w.now.Turn() {
			cards = append(cards, w.now.Hand(s)...)
		}
	}
	for _, c := range cards {
		counts[c.Kind()]++
	}
	return counts
}

// Mode returns what is played.
func (v View) Mode() dreist.Mode { return v.watch.now.Mode() }

// Imagine returns a position that the seat must hold for possible: what it sees is as it is, and the hidden cards are
// dealt at random to where hidden cards are, each way to deal them being equally likely. The position differs from
// the true one in which copy of a kind a card is; its moves are understood by Watch.Play all the same.
func (v View) Imagine(rng *rand.Rand) dreist.Position {
	stock := shuffled(v.Hidden(), rng)
	return v.redealt(&stock)
}

// ImagineNext is Imagine with a card of the given kind, which must be a hidden one, next on the seat's own pile,
// which must not be empty.
func (v View) ImagineNext(kind dreist.Kind, rng *rand.Rand) dreist.Position {
	counts := v.Hidden()
	counts[kind]--
	stock := shuffled(counts, rng)
	stock.push(kind)
	return v.redealt(&stock)
}

// redealt returns the position with what is hidden from the seat taken from a stock of just so many cards.
func (v View) redealt(stock *kinds) dreist.Position {
	p := v.watch.now
	p.Redeal(p.Turn(), stock.list[:stock.n])
	return p
}

// kinds is a stock of kinds of cards.
type kinds struct {
	list [dreist.Deck]dreist.Kind
	n    int
}

func (k *kinds) push(kind dreist.Kind) {
	k.list[k.n] = kind
	k.n++
}

// shuffled returns the counted kinds in an order that follows from them and the given randomness alone.
func shuffled(counts [dreist.Kinds]int, rng *rand.Rand) kinds {
	var k kinds
	for kind, count := range counts {
		for range count {
			k.push(dreist.Kind(kind))
		}
	}
	rng.Shuffle(k.n, func(i, j int) { k.list[i], k.list[j] = k.list[j], k.list[i] })
	return k
}
