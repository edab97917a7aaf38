package rival

import "dreist/game/dreixdrei"

// Reason is what speaks for a way to go on, as far as the rules show it and all may know it.
type Reason struct {
	Kind   ReasonKind
	Of     dreixdrei.Kind // the kind of card that the reason is about, NoKind for none
	Demand dreixdrei.Kind // what the pile demands then, NoKind for nothing
	Count  int            // of cards
	Next   dreixdrei.Seat // the seat that follows
}

// ReasonKind is the kind of a reason.
type ReasonKind uint8

// The kinds of reasons. A way has the first that holds.
const (
	Tried    ReasonKind = iota // the games tried ended best with it
	GoesOut                    // the seat has no cards left then
	Clears                     // Count cards leave the game, and the same seat goes on
	Opens                      // the seat may use its open cards then (phase 2)
	Uncovers                   // no open card is left then (phase 3)
	Several                    // Count cards are laid at once
	Helps                      // a special, Of, that none of the own numbers could replace
	Hides                      // an INVISIBLE: the next seat has to meet the same Demand
	Lowers                     // a 7: the next seat can lay no higher number
	Smallest                   // Of is the smallest number of the seat that fits
	Raises                     // the next seat has to meet a higher Demand
	Fours                      // taking up, four of Of come together and leave the game
	Gains                      // taking up, a special, Of, comes to the hand
	FewCards                   // taking up, no more than fewCards come to the hand
	Risks                      // a face-down card is turned up, as taking up would bring Count cards
	Saves                      // exchanging, each card that becomes open is worth more than that which it replaces
	Matches                    // exchanging, Count equal numbers, Of, lie open, which can be laid at once
	Arms                       // exchanging, the open card Of comes to the hand, where it can be laid sooner
	Ready                      // no exchange: no card of the hand is worth more than an open one

	ReasonKinds = int(iota)
)

// fewCards is how many cards of a pile are few.
const fewCards = 3

// Why returns what speaks for a way to go on, of whoever is to move.
func Why(v View, moves []dreixdrei.Move) Reason {
	p, m := v.position, moves[0]
	if p.Exchange() {
		return whyExchange(&p, moves)
	}
	before, seat := p, p.Turn()
	after, events, err := dreixdrei.Apply(p, m)
	if err != nil {
		return Reason{}
	}
	r := Reason{Next: before.Next(seat)}
	r.Demand, _ = after.Demand()
	switch m.Action {
	case dreixdrei.TakePile:
		return whyTake(&before, events, r)
	case dreixdrei.TurnCard:
		if r.Count = before.PileSize(); r.Count > 0 {
			r.Kind = Risks
		}
		return r
	case dreixdrei.NameJoker:
		r.Of = m.Name
	default:
		r.Of = m.Kind()
	}
	return whyLay(&before, &after, &m, r)
}

// whyLay returns what speaks for cards that are laid.
func whyLay(before, after *dreixdrei.Position, m *dreixdrei.Move, r Reason) Reason {
	seat, demand := before.Turn(), dreixdrei.NoKind
	demand, _ = before.Demand()
	set := func(kind ReasonKind, count int) Reason {
		r.Kind, r.Count = kind, count
		return r
	}
	laid := max(len(m.Pieces()), 1)
	own := leastNumber(before)
	switch {
	case after.Out(seat):
		return set(GoesOut, laid)
	case r.Of == dreixdrei.Delete && before.PileSize() > 0:
		return set(Clears, before.PileSize())
	case before.Phase(seat) < 2 && after.Phase(seat) == 2:
		return set(Opens, laid)
	case before.Phase(seat) < 3 && after.Phase(seat) == 3:
		return set(Uncovers, laid)
	case laid > 1:
		return set(Several, laid)
	case !r.Of.Number() && before.PileSize() > 0 && m.Action == dreixdrei.LayCards && own == dreixdrei.NoKind:
		return set(Helps, 1)
	case r.Of == dreixdrei.Invisible && demand != dreixdrei.NoKind:
		return set(Hides, 1)
	case r.Of == dreixdrei.Seven && demand != dreixdrei.Seven:
		return set(Lowers, 1)
	case m.Action == dreixdrei.LayCards && m.Pieces()[0].Kind == own:
		return set(Smallest, 1)
	case r.Of.Number() && r.Of > demand && r.Of != dreixdrei.Seven && demand != dreixdrei.Seven:
		return set(Raises, 1)
	}
	return r
}

// leastNumber returns the smallest number that the seat to move may lay, NoKind where none fits.
func leastNumber(p *dreixdrei.Position) dreixdrei.Kind {
	demand, _ := p.Demand()
	for k := dreixdrei.Lowest; k <= dreixdrei.Highest; k++ {
		if k.Meets(demand) && holding(p, k).all() > 0 {
			return k
		}
	}
	return dreixdrei.NoKind
}

// whyTake returns what speaks for taking up the pile.
func whyTake(before *dreixdrei.Position, events []dreixdrei.Event, r Reason) Reason {
	r.Count = before.PileSize()
	for _, e := range events {
		if four, ok := e.(dreixdrei.FourSetAside); ok {
			r.Kind, r.Of = Fours, four.Kind
			return r
		}
	}
	for _, c := range before.Pile() {
		if k := c.Kind(); !k.Number() && k > r.Of {
			r.Kind, r.Of = Gains, k
		}
	}
	if r.Kind == Tried && r.Count <= fewCards {
		r.Kind = FewCards
	}
	return r
}

// whyExchange returns what speaks for an exchange.
func whyExchange(p *dreixdrei.Position, moves []dreixdrei.Move) Reason {
	r, armed := Reason{Kind: Saves}, dreixdrei.NoKind
	for _, m := range moves {
		switch {
		case m.Action != dreixdrei.SwapCards:
		case m.Hand < m.Open:
			armed = max(armed, m.Open)
		case m.Hand == m.Open:
			return Reason{}
		default:
			r.Of = max(r.Of, m.Hand)
		}
	}
	if armed != dreixdrei.NoKind {
		if of, n := matched(*p, moves); n > 1 {
			return Reason{Kind: Matches, Of: of, Count: n}
		}
		return Reason{Kind: Arms, Of: armed}
	}
	if r.Of != dreixdrei.NoKind {
		return r
	}
	least, most := dreixdrei.Joker, dreixdrei.NoKind
	for _, c := range p.Open(p.Turn()) {
		least = min(least, c.Kind())
	}
	for k := dreixdrei.Lowest; k <= dreixdrei.Joker; k++ {
		if p.HandCount(p.Turn(), k) > 0 {
			most = k
		}
	}
	if most <= least {
		return Reason{Kind: Ready}
	}
	return Reason{}
}

// matched returns the highest number of which an exchange brings more to the open cards, and how many lie there then.
func matched(p dreixdrei.Position, moves []dreixdrei.Move) (of dreixdrei.Kind, n int) {
	before, seat := p, p.Turn()
	for _, m := range moves {
		if m.Action != dreixdrei.SwapCards || p.Play(m) != nil {
			break
		}
	}
	for k := dreixdrei.Lowest; k.Number(); k++ {
		if after := p.OpenCount(seat, k); after > max(1, before.OpenCount(seat, k)) {
			of, n = k, after
		}
	}
	return of, n
}
