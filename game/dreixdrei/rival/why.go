package rival

import (
	"math"
	"slices"

	"dreist/game/dreixdrei"
)

// Reason is why a hint recommends moves. It uses only what the rules show and every player may know.
type Reason struct {
	Kind ReasonKind
	// CardKind is the kind of the card that the reason is about, NoKind if it is about none.
	CardKind dreixdrei.Kind
	// SecondKind is the kind of the cards that are kept, or got rid of next, or NoKind.
	SecondKind dreixdrei.Kind
	// HeldCount is the number of cards of SecondKind in the hand.
	HeldCount int
	// GainedCount is the number of cards that come to the hand and fit nearly always.
	GainedCount int
	// Demand is what the pile demands afterwards, NoKind if it demands nothing.
	Demand dreixdrei.Kind
	// Count is the number of cards in the pile before; see also the kinds.
	Count int
	// Pile is the number of cards in the pile afterwards.
	Pile int
	// LaidCount is the number of cards that are laid.
	LaidCount int
	// Jokers is the number of JOKERs among them.
	Jokers int
	// DrawnCount is the number of cards that the seat draws for those it lays.
	DrawnCount int
	// FaceDown is the number of face-down cards that the seat has afterwards.
	FaceDown int
	// Place is the place of a seat that finishes.
	Place int
	// Phase is the phase of the seat afterwards.
	Phase int
	// Tenths is the estimated probability of the reason, in tenths.
	Tenths int
	// HandSize is the number of cards in the hand afterwards.
	HandSize int
	// Swaps is the number of swaps.
	Swaps int
	// NextSeat is the seat that follows.
	NextSeat dreixdrei.Seat
	// IsNextHandEmpty is true if the hand of NextSeat is empty then.
	IsNextHandEmpty bool
	// MustLayAgain is true if the seat lays again at once.
	MustLayAgain bool
	// IsStuckTwiceAsOften is true if NextSeat is stuck at least twice as often as after the other moves.
	IsStuckTwiceAsOften bool
	// OtherSpendsLastSpecials is true if the other moves lay the last specials.
	OtherSpendsLastSpecials bool
	// HasNumbers is true if the seat has numbers that it might lay if they fitted.
	HasNumbers bool
	// FewNumbersFit is true if few numbers fit for NextSeat.
	FewNumbersFit bool
	// AnyFitsAfterRestart is true if any card would fit for NextSeat after a RESTART.
	AnyFitsAfterRestart bool
	// HasSpecials is true if NextSeat has specials that fit.
	HasSpecials bool
	// ExhaustedNumbers are the numbers of which all cards have left the game.
	ExhaustedNumbers Kinds
	// KeptCards are left in the hand and fit more often than some of FrontCards.
	KeptCards Cards
	// FrontCards are the cards that a swap brings to the front.
	FrontCards Cards
	// HandCards are the cards that a swap brings to the hand.
	HandCards Cards
	Other     Other
}

// Kinds is a set of numbers.
type Kinds [dreixdrei.Highest + 1]bool

// outOf returns the numbers of which all cards have left the game.
func outOf(p *dreixdrei.Position) (out Kinds) {
	var gone [dreixdrei.Highest + 1]int
	for _, c := range p.GoneCards() {
		if k := c.Kind(); k.IsNumber() {
			gone[k]++
		}
	}
	for k := dreixdrei.Lowest; k <= dreixdrei.Highest; k++ {
		out[k] = gone[k] == k.Copies(p.Sets())
	}
	return out
}

// Cards are kinds of cards of an exchange, lowest first, NoKind where there are fewer.
type Cards [dreixdrei.Places]dreixdrei.Kind

// All returns the kinds of the cards.
func (c *Cards) All() []dreixdrei.Kind {
	return slices.DeleteFunc(slices.Clone(c[:]), func(k dreixdrei.Kind) bool { return k == dreixdrei.NoKind })
}

// Other is what a reason compares with.
type Other struct {
	// TakesPile is true if the pile is picked up.
	TakesPile bool
	// Kind is the kind of the card that is laid, NoKind if none is.
	Kind dreixdrei.Kind
	// Name is what a JOKER is named.
	Name dreixdrei.Kind
	// LaidCount is the number of cards that are laid.
	LaidCount int
	// DrawnCount is the number of cards that the seat draws for them.
	DrawnCount int
	// HandSize is the number of cards in the hand afterwards.
	HandSize int
	// Tenths is the estimated probability, as in Reason.
	Tenths int
	// NeverHappens is true if that probability is 0.
	NeverHappens bool
	// FittingKind is a card that everybody knows NextSeat to hold and that fits then, or NoKind.
	FittingKind dreixdrei.Kind
}

// ReasonKind is the kind of a reason.
type ReasonKind uint8

// The kinds of reasons.
const (
	Tried      ReasonKind = iota // the games tried ended best with it: there is nothing that can be seen
	GoesOut                      // the seat has no cards left then, and Place is its own
	Finishes                     // only HeldCount of SecondKind, specials, are left: it goes out with its next turn
	Blocks                       // the next seat has nothing that fits, and takes up Pile cards, or at most specials, if HasSpecials says so
	Hinders                      // it has nothing that fits more often, Tenths, than after the other way
	Clears                       // a DELETE: SecondKind, a number that does not fit, can be laid next, or the next face-down card is sure to fit
	Opens                        // the seat may use its open cards then (phase 2)
	Uncovers                     // no open card is left then (phase 3)
	Several                      // more cards are laid at once than the other way
	Helps                        // a special, CardKind, that none of its numbers could replace: Count cards need not be taken up
	Smallest                     // SecondKind, which the other way lays, fits on more numbers than CardKind, which of all that fit now fits least often
	KeepsSeven                   // SecondKind, a 7, which the other way lays, is kept: it lets no higher number follow
	Keeps                        // HeldCount of SecondKind are kept, high numbers or specials, which the other way lays, too
	OnlyFit                      // nothing else fits
	Fours                        // taking up, four of CardKind come together and leave the game
	Gains                        // taking up, GainedCount specials or equal high numbers come to the hand, CardKind among them
	Spares                       // taking up few cards, SecondKind, a special, is kept: nothing else fits
	Risks                        // a face-down card is turned up that fits, Tenths
	Saves                        // exchanging, FrontCards becomes open and replaces HandCards, which fits less
	Matches                      // exchanging, Count equal numbers, CardKind, lie open then, which can be laid at once, and SecondKind, a special
	Arms                         // exchanging, HandCards, strong cards, comes to a hand of small numbers, or a special to one without
	Ready                        // no exchange: no card of the hand is worth more than an open one

	ReasonKinds = int(iota)
)

const (
	high  = 9 // the number from which on numbers are high
	small = 6 // and up to which they are small
)

// Explain returns the best of the ways that were advised for which something can be said, and what: of ways that are about as good as the
// best, one with a reason. other is the way that the reason compares with, if any.
func Explain(v View, all []Advice) (best, other []dreixdrei.Move, r Reason) {
	alike := alikePlaces * float64(v.position.Seats())
	best = all[0].Moves
	if decided(all) { // a card is rather laid than the pile taken
		at := slices.IndexFunc(all, func(a Advice) bool { return a.Moves[0].Action == dreixdrei.LayCards })
		return all[max(at, 0)].Moves, nil, Reason{}
	}
	for i := range all {
		if i > 0 && (all[i].Place-all[0].Place > alike || 2*all[i].Games < all[0].Games) {
			break
		}
		switch o, found := v.first(all, i); {
		case found.Kind == Tried:
		case !found.weak():
			return all[i].Moves, o, found
		case r.Kind == Tried:
			best, other, r = all[i].Moves, o, found
		}
	}
	return best, other, r
}

// first returns the first way that a reason can be held against, and the reason.
func (v *View) first(all []Advice, at int) (other []dreixdrei.Move, r Reason) {
	for _, other = range v.others(all, at) {
		if r = ReasonFor(*v, all[at].Moves, other); r.Kind != Tried {
			break
		}
	}
	return other, r
}

// decided reports whether all ways end the same, so that nothing speaks for any of them.
func decided(all []Advice) bool {
	return len(all) > 1 && !slices.ContainsFunc(all, func(a Advice) bool { return a.Place != all[0].Place })
}

// weak reports whether a reason is only given where no other way that is as good has a better one: it gives away cards that fit often, or
// does not tell all.
func (r *Reason) weak() bool {
	switch r.Kind {
	case Several:
		return r.CardKind >= high
	case Opens, Uncovers:
		return r.Jokers > 0
	case Gains:
		return r.Count > mostForHigh
	case Saves:
		return r.KeptCards[0] != dreixdrei.NoKind
	case Matches:
		return r.Count == 2
	case Clears:
		return r.SecondKind != dreixdrei.NoKind
	case Keeps:
		return r.SecondKind.IsNumber()
	case Helps, KeepsSeven, Arms:
		return true
	}
	return false
}

// alikePlaces is by how many places, for each seat, ways may differ that are about as good: chance in the games tried accounts for as much.
const alikePlaces = 0.01

// others returns what to compare a way with: the obvious way; if it is that itself, or there is none, the best of the others, and before it
// the best laying if that takes up the pile.
func (v *View) others(all []Advice, at int) (others [][]dreixdrei.Move) {
	if o, ok := v.obvious(); ok && o != all[at].Moves[0] && slices.ContainsFunc(all, func(a Advice) bool { return a.Moves[0] == o }) {
		return [][]dreixdrei.Move{{o}}
	}
	for i := range all {
		if i == at {
			continue
		}
		m := all[i].Moves
		if len(others) == 0 && m[0].Action != dreixdrei.LayCards {
			others = append(others, m)
		} else if m[0].Action == dreixdrei.LayCards {
			return append([][]dreixdrei.Move{m}, others...)
		}
	}
	if others == nil {
		others = append(others, nil)
	}
	return others
}

// obvious returns what comes to mind first: to lay all of the lowest number that fits.
func (v *View) obvious() (m dreixdrei.Move, ok bool) {
	p := &v.position
	if fit := numbersOf(p); len(fit) > 0 && !p.IsSwapping() && p.Turned() == dreixdrei.NoCard {
		h := holding(p, fit[0])
		return h.lay(fit[0], h.all()), true
	}
	return m, false
}

// ReasonFor returns the reason to prefer moves of the seat to move over other, which may be nil.
func ReasonFor(v View, moves, other []dreixdrei.Move) Reason {
	p, m := &v.position, moves[0]
	if p.IsSwapping() {
		return whyExchange(p, moves)
	}
	seat, odds := p.Turn(), oddsOf(&v)
	own, ok := wayOf(p, m, &odds)
	if !ok {
		return Reason{}
	}
	r := Reason{
		NextSeat: p.NextSeat(seat), Phase: own.after.Phase(seat), Count: p.PileSize(), Pile: own.after.PileSize(), LaidCount: own.laid, CardKind: own.means,
		DrawnCount: max(p.DrawSize()-own.after.DrawSize(), 0), FaceDown: own.after.DownSize(seat), Tenths: tenths(own.stuck),
	}
	r.Demand, _ = own.after.Demand()
	for _, piece := range m.Pieces() {
		if piece.Kind == dreixdrei.Joker {
			r.Jokers++
		}
	}
	r.FewNumbersFit = (r.Demand == dreixdrei.Seven || r.Demand >= high) && !own.after.IsOver()
	r.HandSize = own.after.HandSize(seat)
	r.IsNextHandEmpty, r.MustLayAgain = r.HandSize == 0, own.after.Turn() == seat && !own.after.IsOver()
	c := comparison{p: p, odds: &odds, own: own, r: r}
	if len(other) > 0 {
		if c.other, c.compares = wayOf(p, other[0], &odds); c.compares {
			o := &c.other
			c.r.Other = Other{TakesPile: o.move.Action == dreixdrei.TakePile, Kind: o.card, LaidCount: o.laid, Tenths: tenths(o.stuck),
				DrawnCount: max(p.DrawSize()-o.after.DrawSize(), 0), HandSize: o.after.HandSize(seat), NeverHappens: o.stuck == 0}
			if demand, _ := o.after.Demand(); o.laid > 0 {
				c.r.Other.FittingKind = odds.next.fitting(demand)
			}
			c.r.IsStuckTwiceAsOften = own.stuck >= 2*o.stuck
			if o.card == dreixdrei.Joker {
				c.r.Other.Name = o.means
			}
		}
	}
	switch m.Action {
	case dreixdrei.TakePile:
		return c.take()
	case dreixdrei.TurnCard:
		return c.turn()
	}
	return c.lay()
}

// way is what a move leads to.
type way struct {
	move  dreixdrei.Move
	card  dreixdrei.Kind // of what is laid first, NoKind for nothing
	means dreixdrei.Kind
	laid  int
	after dreixdrei.Position
	four  dreixdrei.Kind // four of these leave the game
	stuck float64        // the chance that the next seat has nothing that fits
}

func wayOf(p *dreixdrei.Position, m dreixdrei.Move, o *odds) (way, bool) {
	after, events, err := dreixdrei.Apply(*p, m)
	if err != nil {
		return way{}, false
	}
	w := way{move: m, after: after}
	for _, e := range events {
		if four, ok := e.(dreixdrei.FourSetAside); ok {
			w.four = four.Kind
		}
	}
	switch m.Action {
	case dreixdrei.LayCards:
		w.card, w.means, w.laid = m.Pieces()[0].Kind, m.Kind(), len(m.Pieces())
	case dreixdrei.NameJoker:
		w.card, w.means, w.laid = dreixdrei.Joker, m.Name, 1
	}
	if demand, _ := after.Demand(); w.laid > 0 && after.PileSize() > 0 && !after.IsOver() {
		w.stuck = o.next.stuck(demand)
	}
	return w, true
}

// odds are what a seat may know of cards that it does not see.
type odds struct{ next, hidden crowd }

func oddsOf(v *View) (o odds) {
	d, p := newDreamer(v), &v.position
	next := p.NextSeat(v.seat)
	for _, c := range d.hidden {
		o.hidden.unseen[c.Kind()]++
	}
	o.hidden.all, o.hidden.cards = len(d.hidden), 1
	o.next = o.hidden
	o.next.cards = p.HandSize(next) - len(d.known[next])
	for _, c := range d.known[next] {
		o.next.known[c.Kind()] = true
	}
	if open := p.Open(next); p.Phase(next) == 2 {
		for _, c := range open {
			o.next.known[c.Kind()] = true // nothing meets a demand for an empty place
		}
	}
	if p.HandSize(next) == 0 && p.Phase(next) == 3 {
		o.next.cards = 1
	}
	return o
}

// tenths returns a chance as times of ten.
func tenths(chance float64) int { return int(math.Round(10 * chance)) }

// fitting returns the numbers on which a kind may be laid.
func fitting(k dreixdrei.Kind) (on []dreixdrei.Kind) {
	for demand := dreixdrei.Lowest; demand <= dreixdrei.Highest; demand++ {
		if k.CanMeet(demand) {
			on = append(on, demand)
		}
	}
	return on
}

// More returns the numbers in the game on which SecondKind may be laid, and CardKind may not.
func (r *Reason) More() []dreixdrei.Kind {
	return slices.DeleteFunc(fitting(r.SecondKind), func(on dreixdrei.Kind) bool { return r.CardKind.CanMeet(on) || r.ExhaustedNumbers[on] })
}

// IsTurned reports whether CardKind may be laid on a 7, and SecondKind not: there it is the other way round.
func (r *Reason) IsTurned() bool {
	return r.CardKind.CanMeet(dreixdrei.Seven) && !r.SecondKind.CanMeet(dreixdrei.Seven)
}

// FittingNumbers returns the numbers on which CardKind may be laid.
func (r *Reason) FittingNumbers() []dreixdrei.Kind { return fitting(r.CardKind) }

// IsHandRenewed reports whether new cards come to the hand in place of all that are laid.
func (r *Reason) IsHandRenewed() bool {
	return r.DrawnCount == r.LaidCount && r.HandSize >= r.Other.HandSize
}

// Seldom returns the numbers on which CardKind may be laid if SecondKind may be laid on many more, nothing else.
func (r *Reason) Seldom() []dreixdrei.Kind {
	if on := fitting(r.CardKind); len(on) <= seldom && r.SecondKind > r.CardKind+2 {
		return on
	}
	return nil
}

// seldom is on how many numbers a number may be laid that fits seldom.
const seldom = 4

func demandOf(p *dreixdrei.Position) dreixdrei.Kind {
	demand, _ := p.Demand()
	return demand
}

// numbersOf returns the numbers that the seat to move may lay, smallest first.
func numbersOf(p *dreixdrei.Position) (fit []dreixdrei.Kind) {
	demand := demandOf(p)
	for k := dreixdrei.Lowest; k <= dreixdrei.Highest; k++ {
		if k.CanMeet(demand) && holding(p, k).all() > 0 {
			fit = append(fit, k)
		}
	}
	return fit
}

// hasNumbers reports whether the seat to move has numbers among the cards that it may lay, whether they fit or not.
func hasNumbers(p *dreixdrei.Position) bool {
	for k := dreixdrei.Lowest; k <= dreixdrei.Highest; k++ {
		if holding(p, k).all() > 0 {
			return true
		}
	}
	return false
}
