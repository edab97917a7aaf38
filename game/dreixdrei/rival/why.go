package rival

import (
	"math"
	"slices"

	"dreist/game/dreixdrei"
)

// Reason is what speaks for a way to go on and not for another, as far as the rules show it and all may know it.
type Reason struct {
	Kind   ReasonKind
	Of     dreixdrei.Kind // the kind of card that the reason is about, NoKind for none
	With   dreixdrei.Kind // the kind of cards that are kept, or got rid of next; NoKind for none
	Held   int            // of these
	Got    int            // cards that come to the hand and fit nearly always
	Demand dreixdrei.Kind // what the pile demands then, NoKind for nothing
	Count  int            // of cards in the pile before
	Pile   int            // and after
	Laid   int            // cards that are laid
	Jokers int            // and JOKERs among them
	Drawn  int            // cards that the seat draws for those it lays
	Down   int            // face-down cards that the seat has then
	Place  int            // of the seat that goes out
	Phase  int            // that the seat is in afterwards
	Tenths int            // how often of ten times that happens, about
	Swaps  int            // of an exchange until that is so
	Next   dreixdrei.Seat // the seat that follows
	Empty  bool           // its hand is empty then
	Again  bool           // the seat lays again at once
	Much   bool           // the next seat is stuck at least twice as often
	Arms   bool           // another swap of the exchange brings a better card to the hand
	Last   bool           // With is the only special that is left
	Number bool           // the seat has numbers that it might lay if they fitted
	Other  Other
}

// Other is the way that a reason compares with.
type Other struct {
	Takes  bool           // it takes up the pile
	Kind   dreixdrei.Kind // of the card that it lays, NoKind if it lays none
	Name   dreixdrei.Kind // of that card if it is a JOKER
	Laid   int            // cards that it lays
	Drawn  int            // cards that the seat draws for them
	Tenths int            // as of the reason
}

// ReasonKind is the kind of a reason.
type ReasonKind uint8

// The kinds of reasons.
const (
	Tried        ReasonKind = iota // the games tried ended best with it: there is nothing that can be seen
	GoesOut                        // the seat has no cards left then, and Place is its own
	Blocks                         // the next seat has certainly nothing that fits, and takes up Pile cards
	Hinders                        // it has nothing that fits more often, Tenths, than after the other way
	Clears                         // a DELETE: With, a number that does not fit, can be laid next
	Turns                          // a DELETE: the next face-down card is sure to fit
	Opens                          // the seat may use its open cards then (phase 2)
	Uncovers                       // no open card is left then (phase 3)
	Several                        // more cards are laid at once than the other way
	Helps                          // a special, Of, that none of the own numbers could replace: Count cards need not be taken up
	Smallest                       // With, which the other way lays, fits on more numbers than Of, which of all that fit now fits least often
	KeepsSeven                     // With, a 7 or more, which the other way lays, is kept: it lets no higher number follow
	KeepsEqual                     // Held more of Of, a high number, are kept, which the other way lays, too
	KeepsSpecial                   // a special, With, is kept, which the other way lays
	OnlyFit                        // nothing else fits
	Fours                          // taking up, four of Of come together and leave the game
	Gains                          // taking up, Got specials or equal high numbers come to the hand, Of among them
	Spares                         // taking up few cards, With, a special, is kept: nothing else fits
	Risks                          // a face-down card is turned up that may fit, Tenths
	Fits                           // a face-down card is turned up that fits whatever it is
	Saves                          // exchanging, Of becomes open and replaces With, which fits less
	Matches                        // exchanging, Count equal numbers, Of, lie open after so many Swaps, which can be laid at once
	Arms                           // exchanging, Of, a strong card, comes to a hand that holds small numbers only
	Ready                          // no exchange: no card of the hand is worth more than an open one

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
	for i := range all {
		if i > 0 && (all[i].Place-all[0].Place > alike || 2*all[i].Games < all[0].Games) {
			break
		}
		for _, o := range v.others(all, i) {
			switch found := Why(v, all[i].Moves, o); {
			case found.Kind == Tried:
			case !found.weak():
				return all[i].Moves, o, found
			case r.Kind == Tried:
				best, other, r = all[i].Moves, o, found
			}
		}
	}
	return best, other, r
}

// weak reports whether a reason is only given where no other way that is as good has a better one: it gives away cards that fit often, or
// does not tell all.
func (r *Reason) weak() bool {
	switch r.Kind {
	case Several:
		return r.Of >= high
	case Opens, Uncovers:
		return r.Jokers > 0
	case Gains:
		return r.Count > mostForHigh
	case Saves:
		return r.Arms
	case Matches:
		return r.Count == 2
	case Helps, Clears, KeepsSeven, KeepsEqual, Arms:
		return true
	}
	return false
}

// alikePlaces is by how many places, for each seat, ways may differ that are about as good: chance in the games tried accounts for as much.
const alikePlaces = 0.01

// others returns what to compare a way with: the best of the others, and before it the best laying if that takes up the pile.
func (v *View) others(all []Advice, at int) (others [][]dreixdrei.Move) {
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

// Why returns what speaks for a way to go on, of whoever is to move, and not for another, which may be nil.
func Why(v View, moves, other []dreixdrei.Move) Reason {
	p, m := &v.position, moves[0]
	if p.Exchange() {
		return whyExchange(p, moves)
	}
	seat, odds := p.Turn(), oddsOf(&v)
	own, ok := wayOf(p, m, &odds)
	if !ok {
		return Reason{}
	}
	r := Reason{
		Next: p.Next(seat), Phase: own.after.Phase(seat), Count: p.PileSize(), Pile: own.after.PileSize(), Laid: own.laid, Of: own.means,
		Drawn: max(p.DrawSize()-own.after.DrawSize(), 0), Down: own.after.DownSize(seat), Tenths: tenths(own.stuck),
	}
	r.Demand, _ = own.after.Demand()
	for _, piece := range m.Pieces() {
		if piece.Kind == dreixdrei.Joker {
			r.Jokers++
		}
	}
	r.Empty, r.Again = own.after.HandSize(seat) == 0, own.after.Turn() == seat && !own.after.Over()
	c := comparison{p: p, odds: &odds, own: own, r: r}
	if len(other) > 0 {
		if c.other, c.compares = wayOf(p, other[0], &odds); c.compares {
			o := &c.other
			c.r.Other = Other{Takes: o.move.Action == dreixdrei.TakePile, Kind: o.card, Laid: o.laid, Tenths: tenths(o.stuck),
				Drawn: max(p.DrawSize()-o.after.DrawSize(), 0)}
			c.r.Much = own.stuck >= 2*o.stuck
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
	if demand, _ := after.Demand(); w.laid > 0 && after.PileSize() > 0 && !after.Over() {
		w.stuck = o.next.stuck(demand)
	}
	return w, true
}

// odds are what a seat may know of cards that it does not see.
type odds struct{ next, hidden crowd }

func oddsOf(v *View) (o odds) {
	d, p := newDreamer(v), &v.position
	next := p.Next(v.seat)
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
		if k.Meets(demand) {
			on = append(on, demand)
		}
	}
	return on
}

// More returns the numbers on which With may be laid, and Of may not.
func (r *Reason) More() []dreixdrei.Kind {
	return slices.DeleteFunc(fitting(r.With), r.Of.Meets)
}

// Seldom returns the numbers on which Of may be laid if With may be laid on many more, nothing else.
func (r *Reason) Seldom() []dreixdrei.Kind {
	if on := fitting(r.Of); len(on) <= seldom && r.With > r.Of+2 {
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
		if k.Meets(demand) && holding(p, k).all() > 0 {
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
