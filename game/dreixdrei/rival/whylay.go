package rival

import (
	"slices"

	"dreist/game/dreixdrei"
)

// comparison is a way, and another one that it is held against if there is one.
type comparison struct {
	p          *dreixdrei.Position
	odds       *odds
	own, other way
	compares   bool
	r          Reason
}

// is returns the reason of a kind, with returns it with the cards that it speaks of.
func (c *comparison) is(kind ReasonKind) Reason {
	r := c.r
	r.Kind = kind
	return r
}

// sure returns the reason of a kind that holds without a comparison: what a JOKER is named the other way is arbitrary.
func (c *comparison) sure(kind ReasonKind) Reason {
	r := c.is(kind)
	if r.Other.Name != dreixdrei.NoKind {
		r.Other = Other{}
	}
	return r
}

func (c *comparison) with(kind ReasonKind, with dreixdrei.Kind, held int) Reason {
	r := c.is(kind)
	r.With, r.Held = with, held
	return r
}

// What counts as hindering the next seat.
const (
	hindersFrom = 0.15 // by so much its chance to be stuck has to grow
	hindersMost = 0.5  // and so many cards it has to take up more on average
	blocksFrom  = 2    // cards of a pile that hinder
	oftenEnough = 3    // times of ten that it happens
	fewest      = 3    // cards of a pile for which a special is given away
	largePile   = 6    // cards of a pile from which on a 7 is not saved for a larger one
)

// lay returns what speaks for cards that are laid.
func (c *comparison) lay() Reason {
	seat, own, other := c.p.Turn(), &c.own, &c.other
	begins := func(phase int) bool {
		return c.p.Phase(seat) < phase && own.after.Phase(seat) == phase &&
			(!c.compares || other.after.Phase(seat) < phase && other.means != dreixdrei.Delete)
	}
	switch {
	case own.after.Out(seat):
		r := c.is(GoesOut)
		r.Place = len(c.p.Finished()) + 1
		return r
	case own.card == dreixdrei.Joker && holding(c.p, own.means).all() > 0:
		return Reason{} // the card itself would do
	case own.stuck == 1 && other.stuck < 1 && c.r.Pile >= blocksFrom:
		r := c.sure(Blocks)
		if other.means == dreixdrei.Delete {
			r.Other = Other{} // the seat itself goes on then
		}
		return r
	case own.means == dreixdrei.Delete && c.clears().Kind != Tried:
		return c.clears()
	case begins(2):
		return c.sure(Opens)
	case begins(3):
		return c.sure(Uncovers)
	case c.several():
		return c.is(Several)
	case !own.card.Number():
		return c.special()
	case !c.compares:
		return Reason{}
	case other.move.Action == dreixdrei.TakePile:
		if c.onlyFit() {
			return c.is(OnlyFit)
		}
		return Reason{}
	case !other.card.Number():
		return c.beforeSpecial()
	}
	return c.beforeNumber()
}

// hinders returns that the next seat has something that fits less often, by enough to matter.
func (c *comparison) hinders() Reason {
	more := c.own.stuck - c.other.stuck
	switch {
	case !c.compares || c.other.laid == 0 || c.other.means == dreixdrei.Delete || c.r.Tenths < oftenEnough || c.r.Pile < blocksFrom:
	case more >= hindersFrom && more*float64(c.r.Pile) >= hindersMost:
		return c.is(Hinders)
	}
	return Reason{}
}

// clears returns what a DELETE is good for: it gets rid of one card more.
func (c *comparison) clears() Reason {
	seat, demand, after := c.p.Turn(), demandOf(c.p), &c.own.after
	for k := dreixdrei.Lowest; k <= dreixdrei.Highest; k++ {
		left := c.p.HandCount(seat, k)
		if after.Phase(seat) == 2 {
			left += c.p.OpenCount(seat, k)
		}
		if left > 0 && !k.Meets(demand) {
			return c.with(Clears, k, left)
		}
	}
	if after.HandSize(seat) == 0 && after.Phase(seat) == 3 {
		return c.is(Turns)
	}
	return Reason{}
}

// several reports whether all equal numbers are laid at once, more than the other way.
func (c *comparison) several() bool {
	pieces := c.own.move.Pieces()
	return len(pieces) > 1 && c.left(c.own.card) == 0 && c.own.card.Number() && !c.own.joker() && c.compares && c.other.laid < len(pieces) &&
		(c.other.laid == 0 || c.other.card.Number())
}

// special returns what speaks for a special.
func (c *comparison) special() Reason {
	if c.own.move.Action == dreixdrei.LayCards && c.own.laid == 1 && len(numbersOf(c.p)) == 0 && c.r.Count >= fewest {
		r := c.is(Helps)
		r.Of, r.Number = c.own.card, hasNumbers(c.p)
		for k := dreixdrei.Delete; k <= dreixdrei.Joker; k++ {
			if n := c.left(k); n > 0 && k != r.Of && r.With != c.other.card {
				r.With, r.Held = k, n
			}
		}
		return r
	}
	return c.hinders()
}

// left returns how many cards of a kind the seat has left to lay.
func (c *comparison) left(k dreixdrei.Kind) int {
	n := holding(c.p, k).all()
	for _, piece := range c.own.move.Pieces() {
		if piece.Kind == k {
			n--
		}
	}
	return n
}

// onlyFit reports whether nothing else fits.
func (c *comparison) onlyFit() bool {
	for _, m := range c.p.AppendLays(nil) {
		if m.Pieces()[0].Kind != c.own.card {
			return false
		}
	}
	return c.r.Count > 0
}

// beforeSpecial returns what speaks for numbers where the other way lays a special.
func (c *comparison) beforeSpecial() Reason {
	if r := c.hinders(); r.Kind != Tried {
		return r
	}
	if c.own.laid == 1 {
		return c.keepsSpecial(c.other.card)
	}
	return Reason{}
}

// keepsSpecial returns that a special is kept, where that matters: the seat has no other, or numbers to lay before it.
func (c *comparison) keepsSpecial(k dreixdrei.Kind) Reason {
	specials, numbers := 0, 0
	for kind := dreixdrei.Lowest; kind <= dreixdrei.Joker; kind++ {
		if n := c.left(kind); kind.Number() {
			numbers += n
		} else {
			specials += n
		}
	}
	r := c.with(KeepsSpecial, k, c.left(k))
	r.Last = specials == 1
	if r.Held == 0 || !r.Last && numbers == 0 || c.hurries() {
		return Reason{}
	}
	return r
}

// beforeNumber returns what speaks for numbers where the other way lays others, or another number of them.
func (c *comparison) beforeNumber() Reason {
	own, other := c.own.card, c.other.card
	if r := c.hinders(); r.Kind != Tried {
		return r
	}
	switch kept := c.left(other); {
	case c.other.joker() && !c.own.joker():
		return c.keepsSpecial(dreixdrei.Joker)
	case kept == 0 || c.hurries():
	case other == dreixdrei.Seven && c.r.Count < largePile && own > small-2:
		return c.with(KeepsSeven, other, kept)
	case own == other && own >= high && c.own.laid < c.other.laid && c.r.Other.Drawn > c.r.Drawn:
		return c.with(KeepsEqual, other, kept)
	case own < other:
		if len(fitting(other)) > len(fitting(own)) && c.leastFitting(own) {
			return c.with(Smallest, other, kept)
		}
	}
	return Reason{}
}

// leastFitting reports whether, of the numbers that fit now, none fits less often, nor a lower one as often: else that one could be laid
// for the same reason.
func (c *comparison) leastFitting(k dreixdrei.Kind) bool {
	return !slices.ContainsFunc(numbersOf(c.p), func(o dreixdrei.Kind) bool {
		return len(fitting(o)) < len(fitting(k)) || o < k && len(fitting(o)) == len(fitting(k))
	})
}

// joker reports whether a way lays a JOKER.
func (w *way) joker() bool {
	return slices.ContainsFunc(w.move.Pieces(), func(piece dreixdrei.Piece) bool { return piece.Kind == dreixdrei.Joker })
}

// hurries reports whether another seat may be out before anything that is kept is of use.
func (c *comparison) hurries() bool {
	for s := range dreixdrei.Seat(c.p.Seats()) {
		if s != c.p.Turn() && !c.p.Out(s) && c.p.HandSize(s)+c.p.OpenSize(s)+c.p.DownSize(s) <= nearlyOut {
			return true
		}
	}
	return false
}

// nearlyOut is how many cards are left to a seat that may soon be out.
const nearlyOut = 2
