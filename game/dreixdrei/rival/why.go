package rival

import "dreist/game/dreixdrei"

// Reason is what speaks for a way to go on, as far as the rules show it and all may know it.
type Reason struct {
	Kind    ReasonKind
	Of      dreixdrei.Kind // the kind of card that the reason is about, NoKind for none
	With    dreixdrei.Kind // the kind of cards that are kept or given, or of a smaller number; NoKind for none
	Held    int            // of these
	Demand  dreixdrei.Kind // what the pile demands then, NoKind for nothing
	Count   int            // of cards in the pile before
	Laid    int            // cards that are laid
	Drawn   int            // cards that the seat draws for those it lays
	Smaller int            // by how many cards the hand gets smaller
	Most    bool           // no other cards of a kind that fit are so many
	Numbers bool           // the seat has numbers that it might lay if they fitted
	Phase   int            // that the seat is in afterwards
	Empty   bool           // its hand is empty then
	Next    dreixdrei.Seat // the seat that follows
}

// ReasonKind is the kind of a reason.
type ReasonKind uint8

// The kinds of reasons. A way has the first that holds.
const (
	Tried        ReasonKind = iota // the games tried ended best with it: there is nothing that can be seen
	GoesOut                        // the seat has no cards left then
	Clears                         // Count cards leave the game, and the same seat goes on
	Opens                          // the seat may use its open cards then (phase 2)
	Uncovers                       // no open card is left then (phase 3)
	Several                        // Laid cards are laid at once
	Helps                          // a special, Of, that none of the own numbers could replace: Count cards need not be taken up
	Hides                          // an INVISIBLE: the next seat has to meet the same Demand, and With is kept
	KeepsNumbers                   // a special that keeps numbers, all of them high
	Lowers                         // a 7: the next seat can lay no higher number
	Smallest                       // of the numbers that fit the smallest: With, or more than one, is kept
	KeepsEqual                     // Of is the only number that fits, and Held more of it are kept
	KeepsSpecial                   // Of is the only number that fits, and a special, With, is kept
	OnlyFit                        // nothing else fits
	Raises                         // the next seat has to meet a higher Demand than if With were laid
	Fours                          // taking up, four of Of come together and leave the game
	Gains                          // taking up, a special, Of, comes to the hand
	Pairs                          // taking up, With comes to the hand and is there more than once then
	FewCards                       // taking up, no more than fewCards come to the hand
	Risks                          // a face-down card is turned up that may fit, as nothing else does
	Fits                           // a face-down card is turned up that fits whatever it is
	Saves                          // exchanging, Of becomes open and replaces With, which is worth less
	Matches                        // exchanging, Count equal numbers, Of, lie open, which can be laid at once
	Arms                           // exchanging, the open card Of comes to the hand, where there are Held of it then
	Ready                          // no exchange: no card of the hand is worth more than an open one

	ReasonKinds = int(iota)
)

// fewCards is how many cards of a pile are few, and high the number from which on numbers are high.
const (
	fewCards = 3
	high     = 9
)

// Why returns what speaks for a way to go on, of whoever is to move.
func Why(v View, moves []dreixdrei.Move) Reason {
	p, m := v.position, moves[0]
	if p.Exchange() {
		return whyExchange(&p, moves)
	}
	seat := p.Turn()
	after, events, err := dreixdrei.Apply(p, m)
	if err != nil {
		return Reason{}
	}
	r := Reason{Next: p.Next(seat), Phase: after.Phase(seat), Count: p.PileSize(), Drawn: p.DrawSize() - after.DrawSize()}
	r.Empty = after.HandSize(seat) == 0
	r.Smaller = p.HandSize(seat) - after.HandSize(seat)
	r.Demand, _ = after.Demand()
	switch m.Action {
	case dreixdrei.TakePile:
		return whyTake(&p, events, r)
	case dreixdrei.TurnCard:
		if r.Kind = Risks; demandOf(&p) == dreixdrei.NoKind {
			r.Kind = Fits
		}
		return r
	case dreixdrei.NameJoker:
		r.Of = m.Name
	default:
		r.Of = m.Kind()
	}
	return whyLay(&p, &after, &m, r)
}

func demandOf(p *dreixdrei.Position) dreixdrei.Kind {
	demand, _ := p.Demand()
	return demand
}

// whyLay returns what speaks for cards that are laid.
func whyLay(before, after *dreixdrei.Position, m *dreixdrei.Move, r Reason) Reason {
	seat, demand := before.Turn(), demandOf(before)
	set := func(kind ReasonKind) Reason {
		r.Kind = kind
		return r
	}
	keep := func(kind ReasonKind, with dreixdrei.Kind, held int) Reason {
		r.With, r.Held = with, held
		return set(kind)
	}
	laid, lays := len(m.Pieces()), m.Action == dreixdrei.LayCards
	r.Laid = max(laid, 1)
	numbers := numbersOf(before)
	special, specials := specialKept(before, m)
	switch {
	case after.Out(seat):
		return set(GoesOut)
	case r.Of == dreixdrei.Delete:
		return set(Clears)
	case before.Phase(seat) < 2 && after.Phase(seat) == 2:
		return set(Opens)
	case before.Phase(seat) < 3 && after.Phase(seat) == 3:
		return set(Uncovers)
	case laid > 1:
		r.Most = mostAtOnce(before, laid)
		return set(Several)
	case r.Of == dreixdrei.Invisible && !lays && Hard(demand):
		return set(Hides)
	case !r.Of.Number() && !lays:
		return Reason{}
	case !r.Of.Number() && len(numbers) == 0 && before.PileSize() > 0:
		r.Numbers = hasNumbers(before)
		return keep(Helps, special, specials)
	case r.Of == dreixdrei.Invisible && len(numbers) > 0 && Hard(demand):
		return keep(Hides, numbers[0], holding(before, numbers[0]).all())
	case !r.Of.Number() && len(numbers) > 0 && numbers[0] >= high:
		return set(KeepsNumbers)
	case !r.Of.Number():
		return Reason{}
	case r.Of == dreixdrei.Seven && demand != dreixdrei.Seven:
		return set(Lowers)
	case lays && len(numbers) > 0 && m.Pieces()[0].Kind == numbers[0]:
		return whySmallest(before, numbers, special, specials, r)
	case r.Of == dreixdrei.Seven:
		return Reason{}
	case len(numbers) > 0 && numbers[0] < r.Of && meeting(numbers[0]) > meeting(r.Of):
		return keep(Raises, numbers[0], 1)
	case r.Of >= high && r.Of > demand && demand != dreixdrei.Seven:
		return set(Raises)
	}
	return Reason{}
}

// whySmallest returns what speaks for one card of the smallest number that fits: what is kept.
func whySmallest(before *dreixdrei.Position, numbers []dreixdrei.Kind, special dreixdrei.Kind, specials int, r Reason) Reason {
	switch more := holding(before, r.Of).all() - 1; {
	case len(numbers) > 1:
		r.Kind = Smallest
		if len(numbers) == 2 {
			r.With = numbers[1]
		}
	case more > 0:
		r.Kind, r.With, r.Held = KeepsEqual, r.Of, more
	case specials > 0:
		r.Kind, r.With, r.Held = KeepsSpecial, special, specials
	case r.Count > 0:
		r.Kind = OnlyFit
	}
	return r
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

// Hard reports whether few numbers meet a demand.
func Hard(demand dreixdrei.Kind) bool { return demand == dreixdrei.Seven || demand >= high }

// hasNumbers reports whether the seat to move has numbers among the cards that it may lay, whether they fit or not.
func hasNumbers(p *dreixdrei.Position) bool {
	for k := dreixdrei.Lowest; k <= dreixdrei.Highest; k++ {
		if holding(p, k).all() > 0 {
			return true
		}
	}
	return false
}

// meeting returns how many numbers may be laid on a number.
func meeting(demand dreixdrei.Kind) (n int) {
	for k := dreixdrei.Lowest; k <= dreixdrei.Highest; k++ {
		if k.Meets(demand) {
			n++
		}
	}
	return n
}

// specialKept returns the best special that a laying leaves, and how many of it.
func specialKept(p *dreixdrei.Position, m *dreixdrei.Move) (kept dreixdrei.Kind, held int) {
	for k := dreixdrei.Delete; k <= dreixdrei.Joker; k++ {
		n := holding(p, k).all()
		for _, c := range m.Pieces() {
			if c.Kind == k {
				n--
			}
		}
		if n > 0 {
			kept, held = k, n
		}
	}
	return kept, held
}

// mostAtOnce reports whether so many cards are more than the seat to move has of any other kind that fits; JOKERs left aside.
func mostAtOnce(p *dreixdrei.Position, laid int) bool {
	kinds := 0
	for k := dreixdrei.Lowest; k < dreixdrei.Joker; k++ {
		if k.Meets(demandOf(p)) && holding(p, k).all() >= laid {
			kinds++
		}
	}
	return kinds <= 1 && holding(p, dreixdrei.Joker).all() == 0
}

// whyTake returns what speaks for taking up the pile.
func whyTake(before *dreixdrei.Position, events []dreixdrei.Event, r Reason) Reason {
	for _, e := range events {
		if four, ok := e.(dreixdrei.FourSetAside); ok {
			r.Kind, r.Of = Fours, four.Kind
			return r
		}
	}
	var count [dreixdrei.Joker + 1]int
	for _, c := range before.Pile() {
		k := c.Kind()
		count[k]++
		if !k.Number() && k > r.Of {
			r.Kind, r.Of = Gains, k
		}
	}
	if r.Kind == Gains {
		r.Held = count[r.Of]
		return r
	}
	for k := dreixdrei.Lowest; k <= dreixdrei.Highest; k++ {
		if own := before.HandCount(before.Turn(), k); count[k] > 0 && own > 0 && own+count[k] >= r.Held {
			r.Kind, r.With, r.Held = Pairs, k, own+count[k]
		}
	}
	if r.Kind == Tried && r.Count <= fewCards {
		r.Kind = FewCards
		if len(numbersOf(before)) == 0 {
			r.With, r.Held = specialKept(before, &dreixdrei.Move{})
		}
	}
	return r
}

// whyExchange returns what speaks for an exchange: for its first swap.
func whyExchange(p *dreixdrei.Position, moves []dreixdrei.Move) Reason {
	seat, m, end := p.Turn(), moves[0], *p
	for _, m := range moves {
		if m.Action == dreixdrei.SwapCards {
			_ = end.Play(m) // it was found by the rules
		}
	}
	if m.Action == dreixdrei.SwapCards {
		armed, saved := end.HandCount(seat, m.Open), end.OpenCount(seat, m.Hand)
		of, equal := matched(*p, moves)
		switch {
		case m.Hand < m.Open && equal > 1:
			return Reason{Kind: Matches, Of: of, Count: equal}
		case armed <= p.HandCount(seat, m.Open) || saved <= p.OpenCount(seat, m.Hand):
		case m.Hand < m.Open:
			return Reason{Kind: Arms, Of: m.Open, Held: armed}
		case m.Hand > m.Open:
			return Reason{Kind: Saves, Of: m.Hand, With: m.Open}
		}
		return Reason{}
	}
	least, most := dreixdrei.Joker, dreixdrei.NoKind
	for _, c := range p.Open(seat) {
		least = min(least, c.Kind())
	}
	for k := dreixdrei.Lowest; k <= dreixdrei.Joker; k++ {
		if p.HandCount(seat, k) > 0 {
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
