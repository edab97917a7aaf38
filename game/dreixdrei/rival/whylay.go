package rival

import (
	"slices"

	"dreist/game/dreixdrei"
)

// comparison is a recommended move, with another one that it is compared with.
type comparison struct {
	p          *dreixdrei.Position
	odds       *odds
	own, other way
	compares   bool   // there is another move
	r          Reason // the facts that reasons of all kinds have
}

func (c *comparison) is(kind ReasonKind) Reason {
	r := c.r
	r.Kind = kind
	return r
}

// sure returns the reason of a kind that needs no comparison. It leaves out the other move if that names a JOKER, which is arbitrary, or leads
// to the same phase.
func (c *comparison) sure(kind ReasonKind) Reason {
	r := c.is(kind)
	if seat := c.p.Turn(); r.OtherMoves.JokerName != dreixdrei.NoKind || c.compares && c.other.after.Phase(seat) == c.own.after.Phase(seat) {
		r.OtherMoves = OtherMoves{}
	}
	return r
}

// with returns the reason of a kind with the second kind of card that it is about.
func (c *comparison) with(kind ReasonKind, with dreixdrei.Kind, held int) Reason {
	r := c.is(kind)
	r.SecondKind, r.HeldCount, r.exhaustedNumbers = with, held, outOf(c.p)
	return r
}

// The limits for reasons to lay cards.
const (
	hindersFrom = 0.12 // the least growth of the next seat's chance to be stuck
	hindersMost = 0.5  // the least growth of the mean number of cards that it picks up
	blocksFrom  = 2    // the least number of cards in a pile that hinders
	oftenEnough = 2    // the least probability of being stuck, in tenths
	fewest      = 3    // the least number of cards in a pile that is worth a special
	largePile   = 6    // the number of cards in a pile for which a 7 is not kept for a larger pile
)

func (c *comparison) lay() Reason {
	seat, own, other := c.p.Turn(), &c.own, &c.other
	begins := func(phase int) bool {
		return c.named() && c.p.Phase(seat) < phase && own.after.Phase(seat) == phase && other.means != dreixdrei.Delete &&
			(!c.compares || other.after.Phase(seat) < phase || own.means == dreixdrei.Delete)
	}
	switch {
	case own.after.IsFinished(seat):
		r := c.is(FinishesNow)
		r.Place = len(c.p.FinishedSeats()) + 1
		return r
	case c.finishes().Kind != NoReason:
		return c.finishes()
	case own.card == dreixdrei.Joker && holding(c.p, own.means).all() > 0:
		return Reason{} // the card itself would do
	case c.blocks():
		r := c.is(BlocksNextSeat)
		r.HasSpecials = own.stuck < 1
		return r
	case own.means == dreixdrei.Delete && c.clears().Kind != NoReason:
		return c.clears()
	case begins(2):
		return c.sure(ReachesPhase2)
	case begins(3):
		return c.sure(ReachesPhase3)
	case c.several():
		return c.is(LaysMoreCards)
	case !own.card.IsNumber():
		return c.special()
	case !c.compares:
		return Reason{}
	case other.move.Action == dreixdrei.PickUpPile:
		if c.onlyFit() {
			return c.is(LaysOnlyFittingCard)
		}
		return Reason{}
	case !other.card.IsNumber():
		return c.beforeSpecial()
	}
	return c.beforeNumber()
}

// finishes returns the reason that only equal specials are left, which can be laid together and always fit. There is none if the other move does
// the same, or if the game may end before the next turn.
func (c *comparison) finishes() Reason {
	seat := c.p.Turn()
	k, held := endsWith(&c.own.after, seat)
	if held == 0 || c.own.after.Turn() == seat || c.own.after.IsOver() || !c.goesOn() {
		return Reason{}
	}
	if c.compares {
		if _, otherwise := endsWith(&c.other.after, seat); otherwise > 0 || c.other.after.IsFinished(seat) {
			return Reason{}
		}
	}
	return c.with(FinishesNextTurn, k, held)
}

// endsWith returns the special that all cards left to a seat are, and their number; 0 if there are other cards.
func endsWith(p *dreixdrei.Position, seat dreixdrei.Seat) (k dreixdrei.Kind, held int) {
	if p.OpenCardCount(seat)+p.FaceDownCount(seat) > 0 {
		return dreixdrei.NoKind, 0
	}
	for k = dreixdrei.Delete; k <= dreixdrei.Joker; k++ {
		if held = p.CountInHand(seat, k); held > 0 && held == p.HandSize(seat) {
			return k, held
		}
	}
	return dreixdrei.NoKind, 0
}

// goesOn reports whether another seat has enough face-down cards that the game cannot end before the next turn.
func (c *comparison) goesOn() bool {
	for s := range dreixdrei.Seat(c.p.SeatCount()) {
		if s != c.p.Turn() && c.own.after.FaceDownCount(s) >= nearlyOut {
			return true
		}
	}
	return false
}

// blocks reports whether all cards of the next seat are known and no card, or no number, of them fits, but one would fit after the other move.
func (c *comparison) blocks() bool {
	goesOn := c.own.means == dreixdrei.Delete || c.other.means == dreixdrei.Delete
	if goesOn || c.odds.next.cards > 0 || c.r.PileSize < blocksFrom || c.own.after.IsOver() {
		return false
	}
	fits, otherwise := c.odds.next.fitting(c.r.Demand), c.r.OtherMoves.FittingKind
	return !fits.IsNumber() && (otherwise.IsNumber() || fits == dreixdrei.NoKind && (c.other.laid == 0 || otherwise != fits))
}

// named reports whether the name of a JOKER, if one is laid, needs no reason of its own.
func (c *comparison) named() bool {
	return !c.own.joker() || c.own.card.IsNumber() || c.own.means == dreixdrei.Delete
}

// hinders returns the reason that the next seat is stuck more often, by enough to matter.
func (c *comparison) hinders() Reason {
	more := c.own.stuck - c.other.stuck
	switch {
	case !c.compares || c.other.laid == 0 || c.other.means == dreixdrei.Delete || c.r.ProbabilityTenths < oftenEnough || c.r.PileSize < blocksFrom:
	case c.p.HandSize(c.r.NextSeat) == 0 && c.p.Phase(c.r.NextSeat) == 3: // it takes up what it turns up, too
	case more >= hindersFrom && more*float64(c.r.PileSize) >= hindersMost:
		return c.is(HindersNextSeat)
	}
	return Reason{}
}

// clears returns the reason for a DELETE: one more card can be laid after it.
func (c *comparison) clears() Reason {
	seat, demand, after := c.p.Turn(), demandOf(c.p), &c.own.after
	for k := dreixdrei.LowestNumber; k <= dreixdrei.HighestNumber; k++ {
		left := c.p.CountInHand(seat, k)
		if after.Phase(seat) == 2 {
			left += c.p.CountOpenCards(seat, k)
		}
		if left > 0 && !k.CanMeet(demand) {
			return c.with(DeletesPile, k, left)
		}
	}
	if after.HandSize(seat) == 0 && after.Phase(seat) == 3 {
		return c.is(DeletesPile)
	}
	return Reason{}
}

// several reports whether all equal numbers are laid together, more than by the other move, and that is of use: fewer cards are left, or cards
// that fit seldom are replaced by new ones.
func (c *comparison) several() bool {
	pieces, own, other := c.own.move.CardsToLay(), c.own.card, c.other.card
	if len(pieces) < 2 || c.left(own) > 0 || !own.IsNumber() || c.own.joker() || !c.compares || c.other.laid >= len(pieces) {
		return false
	}
	if slices.ContainsFunc(numbersOf(c.p), func(k dreixdrei.Kind) bool {
		return holding(c.p, k).all() > len(pieces) || k < own && holding(c.p, k).all() == len(pieces)
	}) {
		return false // why not those?
	}
	switch {
	case other == dreixdrei.NoKind:
		return c.r.DrawnCount == 0
	case !other.IsNumber():
		return false
	case c.r.HandSize < c.r.OtherMoves.HandSize || c.r.DrawnCount == 0:
		return true
	}
	return c.r.DrawnCount == c.r.LaidCount && len(fitting(own)) <= fewer && own != dreixdrei.Seven && c.leastFitting(own)
}

// fewer is the largest number of fitting numbers with which new cards are better than a card.
const fewer = 5

func (c *comparison) special() Reason {
	if c.own.move.Action == dreixdrei.LayCards && c.own.laid == 1 && len(numbersOf(c.p)) == 0 && c.r.CardCount >= fewest {
		return c.helps()
	}
	return c.hinders()
}

// helps returns the reason for a special that is laid because no number fits. It names the special that is kept, if any.
func (c *comparison) helps() Reason {
	r := c.is(LaysSpecial)
	r.CardKind, r.HoldsNumberCards = c.own.card, hasNumbers(c.p)
	if r.CardKind == dreixdrei.Joker {
		if !r.FewNumbersFit {
			return Reason{}
		}
		return r
	}
	for k := dreixdrei.Delete; k <= dreixdrei.Joker; k++ {
		switch n := c.left(k); {
		case n == 0:
		case r.CardKind == dreixdrei.Invisible && k == dreixdrei.Restart && r.FewNumbersFit:
			r.AnyFitsAfterRestart = true
		case k == dreixdrei.Invisible && r.CardKind != k, k == dreixdrei.Restart && r.CardKind != k:
			return Reason{} // why not that one?
		case r.SecondKind != c.other.card && (k != r.CardKind || k == c.other.card):
			r.SecondKind, r.HeldCount = k, n
		}
	}
	if r.AnyFitsAfterRestart {
		r.SecondKind, r.HeldCount = dreixdrei.NoKind, 0
	}
	return r
}

// left returns the number of cards of a kind that the seat can still lay after the move.
func (c *comparison) left(k dreixdrei.Kind) int {
	n := holding(c.p, k).all()
	for _, piece := range c.own.move.CardsToLay() {
		if piece.Kind == k {
			n--
		}
	}
	return n
}

func (c *comparison) onlyFit() bool {
	if c.left(c.own.card) > 0 {
		return false // why not all of them?
	}
	for _, m := range c.p.AppendLays(nil) {
		if m.CardsToLay()[0].Kind != c.own.card {
			return false
		}
	}
	return c.r.CardCount > 0
}

// beforeSpecial returns the reason for laying numbers if the other move lays a special.
func (c *comparison) beforeSpecial() Reason {
	if r := c.hinders(); r.Kind != NoReason {
		return r
	}
	if c.own.laid == 1 {
		return c.keepsSpecial(c.other.card)
	}
	return Reason{}
}

// keepsSpecial returns the reason that a special is kept, if that matters: the other move spends the last specials, or numbers are left to lay.
func (c *comparison) keepsSpecial(k dreixdrei.Kind) Reason {
	specials, numbers := 0, c.r.DrawnCount
	for kind := dreixdrei.LowestNumber; kind <= dreixdrei.Joker; kind++ {
		if n := c.left(kind); kind.IsNumber() {
			numbers += n
		} else {
			specials += n
		}
	}
	r := c.with(KeepsCards, k, c.left(k))
	r.OtherSpendsLastSpecials = specials == c.other.specials()
	if r.HeldCount == 0 || !r.OtherSpendsLastSpecials && numbers == 0 || c.hurries() || !c.leastFitting(c.own.card) {
		return Reason{}
	}
	return r
}

// beforeNumber returns the reason for laying numbers if the other move lays other numbers, or more or fewer of them.
func (c *comparison) beforeNumber() Reason {
	own, other := c.own.card, c.other.card
	if r := c.hinders(); r.Kind != NoReason {
		return r
	}
	switch kept := c.left(other); {
	case c.other.joker() && !c.own.joker():
		return c.keepsSpecial(dreixdrei.Joker)
	case kept == 0 || c.hurries():
	case other == dreixdrei.Seven && c.r.CardCount < largePile && own > small-2 && c.leastFitting(own, other):
		if c.odds.next.fitting(other) == dreixdrei.NoKind { // else it holds the next seat up no more
			return c.with(KeepsSeven, other, kept)
		}
	case own == other && own >= high && c.own.laid < c.other.laid && c.r.OtherMoves.drawnCount > c.r.DrawnCount:
		return c.with(KeepsCards, other, kept)
	case own < other:
		if len(fitting(other)) > len(fitting(own)) && c.leastFitting(own) && c.left(own) == 0 {
			if r := c.with(LaysRarelyFittingCard, other, kept); len(r.ExtraNumbers()) > 0 {
				return r
			}
		}
	}
	return Reason{}
}

// leastFitting reports whether no other number that fits now, except some, fits less often, and no lower one as often; otherwise that number
// could be laid for the same reason.
func (c *comparison) leastFitting(k dreixdrei.Kind, but ...dreixdrei.Kind) bool {
	return !slices.ContainsFunc(numbersOf(c.p), func(o dreixdrei.Kind) bool {
		return !slices.Contains(but, o) && (len(fitting(o)) < len(fitting(k)) || o < k && len(fitting(o)) == len(fitting(k)))
	})
}

func (w *way) joker() bool {
	return slices.ContainsFunc(w.move.CardsToLay(), func(piece dreixdrei.CardToLay) bool { return piece.Kind == dreixdrei.Joker })
}

func (w *way) specials() (n int) {
	for _, piece := range w.move.CardsToLay() {
		if !piece.Kind.IsNumber() {
			n++
		}
	}
	return n
}

// hurries reports whether another seat may finish before a kept card is of use.
func (c *comparison) hurries() bool {
	for s := range dreixdrei.Seat(c.p.SeatCount()) {
		if s != c.p.Turn() && !c.p.IsFinished(s) && c.p.HandSize(s)+c.p.OpenCardCount(s)+c.p.FaceDownCount(s) <= nearlyOut {
			return true
		}
	}
	return false
}

// nearlyOut is the largest number of cards of a seat that may soon finish.
const nearlyOut = 2
