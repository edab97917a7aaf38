package scene

import (
	"cmp"
	"maps"
	"slices"

	"dreist/game/dreixdrei"
)

// View is the state of the table on show.
type View struct {
	SeatCount      int
	Hands          [dreixdrei.MaxSeats][]dreixdrei.Card
	OpenCards      [dreixdrei.MaxSeats][dreixdrei.SpotsPerSeat]dreixdrei.Card // the open cards from the left, NoCard for an empty spot
	FaceDownCards  [dreixdrei.MaxSeats][dreixdrei.SpotsPerSeat]dreixdrei.Card // the face-down cards from the left, NoCard for an empty spot
	DrawPile       []dreixdrei.Card                                           // the draw pile, bottom card first
	Pile           []dreixdrei.Card                                           // the pile, bottom card first
	RemovedCards   []dreixdrei.Card                                           // the cards that left the game, the first one first
	TurnedOverCard dreixdrei.Card                                             // the card that was turned over and is not laid yet, or NoCard
	jokerNames     map[dreixdrei.Card]dreixdrei.Kind                          // the names of JOKERs on the pile
	Phases         [dreixdrei.MaxSeats]int                                    // the phase of each seat, 1 to 3
	FinalPlaces    [dreixdrei.MaxSeats]int                                    // the final place of each seat that has finished, 0 while it plays
	SeatToMove     dreixdrei.Seat                                             // the seat to move, NoSeat after the end
	IsSwapping     bool                                                       // the seats are still swapping cards
	Loser          dreixdrei.Seat                                             // the last seat with cards, NoSeat before the end and in an undecided game

	starts dreixdrei.Seat
}

// ViewOf returns the view of a position.
func ViewOf(p *dreixdrei.Position) View {
	v := View{
		SeatCount: p.SeatCount(), DrawPile: p.AppendDrawPile(nil), Pile: slices.Clone(p.Pile()), RemovedCards: slices.Clone(p.RemovedCards()), TurnedOverCard: p.TurnedJoker(),
		jokerNames: map[dreixdrei.Card]dreixdrei.Kind{}, SeatToMove: p.Turn(), IsSwapping: p.IsSwapping(), Loser: p.Loser(), starts: p.StartSeat(),
	}
	slices.Reverse(v.DrawPile)
	for _, c := range v.Pile {
		v.jokerNames[c] = p.Face(c).JokerName
	}
	for s := range dreixdrei.Seat(v.SeatCount) {
		v.Hands[s] = p.AppendHand(nil, s)
		v.OpenCards[s], v.FaceDownCards[s], v.Phases[s] = p.OpenCards(s), p.FaceDownCards(s), p.Phase(s)
		if p.IsFinished(s) {
			v.FinalPlaces[s] = p.Place(s)
		}
	}
	return v
}

// clone returns a view that shares no memory with v.
func (v *View) clone() View {
	c := *v
	c.DrawPile, c.Pile, c.RemovedCards = slices.Clone(v.DrawPile), slices.Clone(v.Pile), slices.Clone(v.RemovedCards)
	c.jokerNames = maps.Clone(v.jokerNames)
	for s := range v.Hands {
		c.Hands[s] = slices.Clone(v.Hands[s])
	}
	return c
}

// IsOver reports whether the game has ended.
func (v *View) IsOver() bool { return v.SeatToMove == dreixdrei.NoSeat }

// Winner returns the seat that finished first, NoSeat before the end of the game.
func (v *View) Winner() dreixdrei.Seat {
	if at := slices.Index(v.FinalPlaces[:], 1); at >= 0 && v.IsOver() {
		return dreixdrei.Seat(at)
	}
	return dreixdrei.NoSeat
}

// Face returns the face of a card, with the name of a JOKER on the pile.
func (v *View) Face(c dreixdrei.Card) dreixdrei.Face {
	return dreixdrei.Face{Kind: c.Kind(), JokerName: v.jokerNames[c]}
}

// Demand returns the number that the pile demands, NoKind if any card may be laid, and the card that decides it, NoCard on an empty pile.
func (v *View) Demand() (k dreixdrei.Kind, by dreixdrei.Card) {
	for _, c := range slices.Backward(v.Pile) {
		switch means := v.Face(c).EffectiveKind(); means {
		case dreixdrei.Invisible:
		case dreixdrei.Restart, dreixdrei.Delete:
			return dreixdrei.NoKind, c
		default:
			return means, c
		}
	}
	return dreixdrei.NoKind, dreixdrei.NoCard
}

func (v *View) applyEvent(e dreixdrei.Event) {
	switch e := e.(type) {
	case dreixdrei.CardsSwapped:
		v.take(e.CardFromHand)
		v.OpenCards[e.Seat][e.Spot] = e.CardFromHand
		v.give(e.Seat, e.OpenCard)
	case dreixdrei.JokerNamed:
		for _, c := range e.Cards {
			v.jokerNames[c] = e.Name
		}
	case dreixdrei.CardsLaid:
		for _, laid := range e.Cards {
			v.take(laid.Card)
			v.Pile = append(v.Pile, laid.Card)
			v.jokerNames[laid.Card] = laid.Face.JokerName
		}
	case dreixdrei.HandFilled:
		for _, c := range e.Cards {
			v.take(c)
		}
		v.give(e.Seat, e.Cards...)
	case dreixdrei.PileDeleted:
		v.clear()
		v.RemovedCards = append(v.RemovedCards, e.Cards...)
	case dreixdrei.PilePickedUp:
		v.clear()
		v.take(e.Misfit)
		v.give(e.Seat, e.Cards...)
		if e.Misfit != dreixdrei.NoCard {
			v.give(e.Seat, e.Misfit)
		}
	case dreixdrei.FourSetAside:
		for _, c := range e.Cards {
			v.take(c)
			v.RemovedCards = append(v.RemovedCards, c)
		}
	case dreixdrei.CardTurnedUp:
		v.take(e.Card)
		v.TurnedOverCard = e.Card
	case dreixdrei.PhaseReached:
		v.Phases[e.Seat] = e.Phase
	case dreixdrei.SeatFinished:
		v.FinalPlaces[e.Seat] = e.Place
	case dreixdrei.TurnEnded:
		v.SeatToMove = e.NextSeat
		if e.IsSwapEnd && e.NextSeat == v.starts {
			v.IsSwapping = false
		}
	case dreixdrei.GameEnded:
		v.SeatToMove, v.Loser = dreixdrei.NoSeat, e.Loser
	}
}

func (v *View) clear() { v.Pile, v.jokerNames = nil, map[dreixdrei.Card]dreixdrei.Kind{} }

func (v *View) give(to dreixdrei.Seat, cards ...dreixdrei.Card) {
	v.Hands[to] = append(v.Hands[to], cards...)
}

// SortedHand returns a hand by kind, as a player who may see it does. Of equal cards the last one, on top, is laid first.
func SortedHand(hand []dreixdrei.Card) []dreixdrei.Card {
	return slices.SortedFunc(slices.Values(hand), func(c, d dreixdrei.Card) int {
		return cmp.Or(cmp.Compare(c.Kind(), d.Kind()), cmp.Compare(d, c))
	})
}

// shuffledHand returns a hand in the order in which it lies face down, which gives nothing away about the cards.
func shuffledHand(hand []dreixdrei.Card) []dreixdrei.Card {
	return slices.SortedFunc(slices.Values(hand), func(c, d dreixdrei.Card) int {
		const step = 47 // has no divisor in common with the number of cards
		return int(c)*step%PoseCount - int(d)*step%PoseCount
	})
}

func (v *View) take(c dreixdrei.Card) {
	if c == dreixdrei.NoCard {
		return
	}
	is := func(other dreixdrei.Card) bool { return other == c }
	v.DrawPile = slices.DeleteFunc(v.DrawPile, is)
	for s := range v.Hands {
		v.Hands[s] = slices.DeleteFunc(v.Hands[s], is)
		for i := range v.OpenCards[s] {
			if v.OpenCards[s][i] == c {
				v.OpenCards[s][i] = dreixdrei.NoCard
			}
			if v.FaceDownCards[s][i] == c {
				v.FaceDownCards[s][i] = dreixdrei.NoCard
			}
		}
	}
	if v.TurnedOverCard == c {
		v.TurnedOverCard = dreixdrei.NoCard
	}
}

// GroupsOf returns the groups of equal cards in a sorted hand.
func GroupsOf(hand []dreixdrei.Card) (all []CardGroup) {
	for i, c := range hand {
		if n := len(all); n > 0 && hand[i-1].Kind() == c.Kind() {
			all[n-1].Count++
			continue
		}
		all = append(all, CardGroup{FirstIndex: i, Count: 1})
	}
	return all
}

// backs returns the groups of n cards that lie face down: each is a group of its own, so that nobody sees which are equal.
func backs(n int) []CardGroup {
	all := make([]CardGroup, n)
	for i := range all {
		all[i] = CardGroup{FirstIndex: i, Count: 1}
	}
	return all
}
