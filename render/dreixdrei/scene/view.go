package scene

import (
	"cmp"
	"slices"

	"dreist/game/dreixdrei"
)

// View is the state of the table on show.
type View struct {
	Seats    int
	Hands    [dreixdrei.MaxSeats][]dreixdrei.Card
	Open     [dreixdrei.MaxSeats][dreixdrei.Places]dreixdrei.Card // the open cards from the left, NoCard for an empty place
	Down     [dreixdrei.MaxSeats][dreixdrei.Places]dreixdrei.Card // the face-down cards, likewise
	Draw     []dreixdrei.Card                                     // the draw pile, bottom card first
	Pile     []dreixdrei.Card                                     // the pile, bottom card first
	Gone     []dreixdrei.Card                                     // the cards that left the game, the first one first
	Turned   dreixdrei.Card                                       // the card that was turned up and is not laid yet, or NoCard
	Names    map[dreixdrei.Card]dreixdrei.Kind                    // the names of JOKERs on the pile
	Phase    [dreixdrei.MaxSeats]int                              // 1 to 3
	Place    [dreixdrei.MaxSeats]int                              // the final place of a seat that is out, 0 while it plays
	Turn     dreixdrei.Seat                                       // the seat to move, NoSeat after the end
	Exchange bool                                                 // the seats are still swapping cards
	Loser    dreixdrei.Seat                                       // NoSeat before the end and in an undecided game

	starts dreixdrei.Seat
}

// ViewOf returns the view of a position.
func ViewOf(p *dreixdrei.Position) View {
	v := View{
		Seats: p.Seats(), Draw: p.AppendDraw(nil), Pile: slices.Clone(p.Pile()), Gone: slices.Clone(p.GoneCards()), Turned: p.Turned(),
		Names: map[dreixdrei.Card]dreixdrei.Kind{}, Turn: p.Turn(), Exchange: p.IsSwapping(), Loser: p.Loser(), starts: p.Starts(),
	}
	slices.Reverse(v.Draw)
	for _, c := range v.Pile {
		v.Names[c] = p.Face(c).Name
	}
	for s := range dreixdrei.Seat(v.Seats) {
		v.Hands[s] = p.AppendHand(nil, s)
		v.Open[s], v.Down[s], v.Phase[s] = p.Open(s), p.FaceDown(s), p.Phase(s)
		if p.IsFinished(s) {
			v.Place[s] = p.Place(s)
		}
	}
	return v
}

// Clone returns a view that shares no memory with v.
func (v *View) Clone() View {
	c := *v
	c.Draw, c.Pile, c.Gone = slices.Clone(v.Draw), slices.Clone(v.Pile), slices.Clone(v.Gone)
	c.Names = map[dreixdrei.Card]dreixdrei.Kind{}
	for card, name := range v.Names {
		c.Names[card] = name
	}
	for s := range v.Hands {
		c.Hands[s] = slices.Clone(v.Hands[s])
	}
	return c
}

// IsOver reports whether the game has ended.
func (v *View) IsOver() bool { return v.Turn == dreixdrei.NoSeat }

// Winner returns the seat that was out first, NoSeat before the end of the game.
func (v *View) Winner() dreixdrei.Seat {
	if at := slices.Index(v.Place[:], 1); at >= 0 && v.IsOver() {
		return dreixdrei.Seat(at)
	}
	return dreixdrei.NoSeat
}

// Face returns the face of a card, with the name of a JOKER on the pile.
func (v *View) Face(c dreixdrei.Card) dreixdrei.Face {
	return dreixdrei.Face{Kind: c.Kind(), Name: v.Names[c]}
}

// Demand returns the number that the pile demands, NoKind if any card may be laid, and the card that decides it, NoCard on an empty pile.
func (v *View) Demand() (k dreixdrei.Kind, by dreixdrei.Card) {
	for _, c := range slices.Backward(v.Pile) {
		switch means := v.Face(c).Means(); means {
		case dreixdrei.Invisible:
		case dreixdrei.Restart, dreixdrei.Delete:
			return dreixdrei.NoKind, c
		default:
			return means, c
		}
	}
	return dreixdrei.NoKind, dreixdrei.NoCard
}

// Follow changes the view by one event.
func (v *View) Follow(e dreixdrei.Event) {
	switch e := e.(type) {
	case dreixdrei.CardsSwapped:
		v.take(e.Hand)
		v.Open[e.Seat][e.Place] = e.Hand
		v.give(e.Seat, e.Open)
	case dreixdrei.JokerNamed:
		for _, c := range e.Cards {
			v.Names[c] = e.Name
		}
	case dreixdrei.CardsLaid:
		for _, laid := range e.Cards {
			v.take(laid.Card)
			v.Pile = append(v.Pile, laid.Card)
			v.Names[laid.Card] = laid.Face.Name
		}
	case dreixdrei.HandFilled:
		for _, c := range e.Cards {
			v.take(c)
		}
		v.give(e.Seat, e.Cards...)
	case dreixdrei.PileDeleted:
		v.clear()
		v.Gone = append(v.Gone, e.Cards...)
	case dreixdrei.PileTaken:
		v.clear()
		v.take(e.Misfit)
		v.give(e.Seat, e.Cards...)
		if e.Misfit != dreixdrei.NoCard {
			v.give(e.Seat, e.Misfit)
		}
	case dreixdrei.FourSetAside:
		for _, c := range e.Cards {
			v.take(c)
			v.Gone = append(v.Gone, c)
		}
	case dreixdrei.CardTurnedUp:
		v.take(e.Card)
		v.Turned = e.Card
	case dreixdrei.PhaseReached:
		v.Phase[e.Seat] = e.Phase
	case dreixdrei.SeatOut:
		v.Place[e.Seat] = e.Place
	case dreixdrei.TurnEnded:
		v.Turn = e.Next
		if e.Exchange && e.Next == v.starts {
			v.Exchange = false
		}
	case dreixdrei.GameEnded:
		v.Turn, v.Loser = dreixdrei.NoSeat, e.Loser
	}
}

// clear empties the pile.
func (v *View) clear() { v.Pile, v.Names = nil, map[dreixdrei.Card]dreixdrei.Kind{} }

// give puts cards into a hand.
func (v *View) give(to dreixdrei.Seat, cards ...dreixdrei.Card) {
	v.Hands[to] = append(v.Hands[to], cards...)
}

// SortedHand returns a hand by kind, as a player who may see it does. Of equal cards the last one, on top, is laid first.
func SortedHand(hand []dreixdrei.Card) []dreixdrei.Card {
	return slices.SortedFunc(slices.Values(hand), func(c, d dreixdrei.Card) int {
		return cmp.Or(cmp.Compare(c.Kind(), d.Kind()), cmp.Compare(d, c))
	})
}

// Shuffled returns a hand in the order in which it lies face down. The place of a card there gives nothing away.
func Shuffled(hand []dreixdrei.Card) []dreixdrei.Card {
	return slices.SortedFunc(slices.Values(hand), func(c, d dreixdrei.Card) int {
		const step = 47 // has no divisor in common with the number of cards
		return int(c)*step%Cards - int(d)*step%Cards
	})
}

// take takes a card from wherever it is.
func (v *View) take(c dreixdrei.Card) {
	if c == dreixdrei.NoCard {
		return
	}
	is := func(other dreixdrei.Card) bool { return other == c }
	v.Draw = slices.DeleteFunc(v.Draw, is)
	for s := range v.Hands {
		v.Hands[s] = slices.DeleteFunc(v.Hands[s], is)
		for i := range v.Open[s] {
			if v.Open[s][i] == c {
				v.Open[s][i] = dreixdrei.NoCard
			}
			if v.Down[s][i] == c {
				v.Down[s][i] = dreixdrei.NoCard
			}
		}
	}
	if v.Turned == c {
		v.Turned = dreixdrei.NoCard
	}
}

// Groups returns the groups of equal cards in a sorted hand.
func Groups(hand []dreixdrei.Card) (all []Group) {
	for i, c := range hand {
		if n := len(all); n > 0 && hand[i-1].Kind() == c.Kind() {
			all[n-1].Count++
			continue
		}
		all = append(all, Group{First: i, Count: 1})
	}
	return all
}

// backs returns the groups of n cards that lie face down: one group for each, so that nobody sees which are equal.
func backs(n int) []Group {
	all := make([]Group, n)
	for i := range all {
		all[i] = Group{First: i, Count: 1}
	}
	return all
}
