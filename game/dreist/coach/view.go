package coach

import (
	"math/rand/v2"

	"dreist/game/dreist"
)

// View is the knowledge of the seat to move: the layout, the discard pile, its own hand, the number of cards of each
// seat, and the kinds of the hidden cards, but not their places. Games that look equal to the seat have equal views.
// ViewOf makes one.
//
// Not even copy numbers are visible, as a deal read from a record numbers them pile by pile: an open copy 2 would
// reveal where copies 0 and 1 are.
type View struct{ now *dreist.Position }

// ViewOf returns the view that the seat to move has of the true position. It is valid until the position changes.
func ViewOf(now *dreist.Position) View { return View{now} }

// AppendMoves appends every legal move of the seat to move to dst, each once. A card in them stands for its kind.
func (v View) AppendMoves(dst []dreist.Move) []dreist.Move {
	from := len(dst)
	dst = v.now.AppendMoves(dst)
	for i := from; i < len(dst); i++ {
		if m := &dst[i]; m.Card != dreist.NoCard {
			m.Card = m.Card.Kind().Card(0)
		}
	}
	return dst
}

// HiddenCounts returns the number of cards of each kind that the seat cannot see: in piles and in the others' hands. Cards out
// of play in a set-up do not count.
func (v View) HiddenCounts() [dreist.KindCount]int {
	var counts [dreist.KindCount]int
	for _, c := range v.now.AppendHidden(nil) {
		counts[c.Kind()]++
	}
	return counts
}

func (v View) mode() dreist.Mode { return v.now.Mode() }

// Imagine returns a random position consistent with the view: visible cards as they are, hidden ones dealt so that each
// deal is equally probable. Copies of a kind may differ from the true position: dreist.Position.WithHandCard
// turns its moves into moves of the true position.
func (v View) Imagine(rng *rand.Rand) dreist.Position {
	return v.redealt(shuffled(v.HiddenCounts(), rng))
}

// ImagineNext is Imagine with a card of the given hidden kind on top of the seat's own pile, which must not be empty.
func (v View) ImagineNext(kind dreist.Kind, rng *rand.Rand) dreist.Position {
	counts := v.HiddenCounts()
	counts[kind]--
	return v.redealt(append(shuffled(counts, rng), kind))
}

func (v View) redealt(stock []dreist.Kind) dreist.Position {
	p := *v.now
	p.Redeal(p.Turn(), stock)
	return p
}

// shuffled returns the counted kinds in random order, which depends on the counts and rng alone.
func shuffled(counts [dreist.KindCount]int, rng *rand.Rand) []dreist.Kind {
	stock := make([]dreist.Kind, 0, dreist.CardCount)
	for kind, count := range counts {
		for range count {
			stock = append(stock, dreist.Kind(kind))
		}
	}
	rng.Shuffle(len(stock), func(i, j int) { stock[i], stock[j] = stock[j], stock[i] })
	return stock
}
