package advice

import (
	"slices"

	"dreist/game/dreist"
)

// Reason is why a turn begins as it does. Its claim is always true of the position, convincing or not.
type Reason struct {
	Kind   Kind
	Card   dreist.Card // the hand card, or NoCard
	With   dreist.Card // a related card, or NoCard
	Column int         // the cleared column
	Count  int         // number of cards
}

// Kind is the kind of a reason.
type Kind uint8

const (
	None      Kind = iota // no reason
	Wins                  // all cards can be laid
	Empties               // the turn empties the hand, and Count cards can be given away
	Clears                // Card clears a column, for which Count cards can be drawn
	MakesTrio             // Card makes a DREIer, for which Count cards can be drawn
	Partners              // Card is the partner of the waiting opening
	Opens                 // Card opens a place together with With
	Prepares              // With makes a DREIer or clears a column afterwards
	Leads                 // With fits afterwards, but not now
	Many                  // Count cards can be laid one after the other
	Keeps                 // Card is discarded; the two that stay match
	Loner                 // no other hand card matches the discarded one
	Edge                  // the discarded card has the number Count, with a neighbour on one side only
	Waits                 // Card could be laid, but stays with With, which it matches
	Saves                 // every card that could still be laid clears the column
	Denies                // Card stays: laying it would help somebody else
	Draws                 // another card can be drawn, at no cost
	Gives                 // Count cards can be given away
)

// Kinds is the number of kinds.
const Kinds = int(Gives) + 1

// Why returns the reason for the first move of a line: the purpose of the turn rather than the effect of the move.
func Why(p dreist.Position, line []dreist.Move) Reason {
	none := Reason{Card: dreist.NoCard, With: dreist.NoCard}
	if len(line) == 0 {
		return none
	}
	first, r := p.FromHand(line[0]), none
	next := p
	switch r.Card = first.Card; {
	case first.Action == dreist.LayCard:
		return lays(p, line, r)
	case next.Play(first) == nil && next.Winner() == p.Turn():
		r.Kind = Wins
		return r
	}
	switch first.Action {
	case dreist.DiscardCard:
		return discards(&p, r)
	case dreist.DrawCard:
		if len(p.Hand(p.Turn())) > 0 && mayFit(&p) { // with an empty hand a draw costs the gift
			r.Kind = Draws
		}
	case dreist.GiveCards:
		r.Kind, r.Count = Gives, gift(&p)
	case dreist.EndTurn:
		return stays(&p, none)
	}
	return r
}

// gift returns how many cards the seat to move can give away with an empty hand.
func gift(p *dreist.Position) int { return min(2, p.PileSize(p.Turn())) }

// lays explains why a card is laid.
func lays(p dreist.Position, line []dreist.Move, r Reason) Reason {
	steps, _ := Steps(p, line)
	if len(steps) == 0 {
		return r
	}
	first, last := steps[0], steps[len(steps)-1]
	laid := slices.DeleteFunc(slices.Clone(steps), func(s Step) bool { return s.Move.Action != dreist.LayCard })
	next := p
	if next.Play(first.Move) != nil {
		return r
	}
	draws := 0
	if next.May(dreist.Draw()) {
		draws = 1
	}
	var follows Step
	if len(laid) > 1 {
		follows = laid[1]
	}
	switch {
	case slices.ContainsFunc(laid, func(s Step) bool { return s.Wins }):
		r.Kind = Wins
	case laid[len(laid)-1].Empties && last.Move.Action != dreist.DrawCard:
		r.Kind, r.Count = Empties, gift(&p)
	case first.Column > 0:
		r.Kind, r.Column, r.Count = Clears, first.Column, draws
	case first.Trio:
		r.Kind, r.Count = MakesTrio, draws
	case p.Pending() == dreist.PartnerPending:
		r.Kind, r.With = Partners, p.Opening()
	case first.Opening && len(laid) > 1:
		r.Kind, r.With = Opens, follows.Move.Card
	default:
		return leads(&p, &next, laid, r)
	}
	return r
}

// leads finds the later card of the line that the first one prepares, from the position before and after it.
func leads(p, next *dreist.Position, laid []Step, r Reason) Reason {
	for _, s := range laid[1:] {
		if slices.Contains(s.Trios, r.Card) || s.Column == r.Card.Number() {
			r.Kind, r.With = Prepares, s.Move.Card
			return r
		}
	}
	for _, s := range laid[1:] {
		if p.Rows(s.Move.Card) == 0 && next.Rows(s.Move.Card) != 0 {
			r.Kind, r.With = Leads, s.Move.Card
			return r
		}
	}
	if len(laid) > 1 {
		r.Kind, r.Count = Many, len(laid)
	}
	return r
}

// discards explains a discard: by what could be laid instead, by the two cards that stay, or by the card itself.
func discards(p *dreist.Position, r Reason) Reason {
	hand, gone := p.Hand(p.Turn()), r.Card
	if why := denied(p, r); why.Kind != None {
		return why
	}
	for i, c := range hand {
		for _, d := range hand[i+1:] {
			if c.Kind() != gone.Kind() && d.Kind() != gone.Kind() && together(c, d) {
				return Reason{Kind: Keeps, Card: c, With: d}
			}
		}
	}
	others := slices.DeleteFunc(slices.Clone(hand), func(c dreist.Card) bool { return c == gone })
	number := gone.Number()
	switch {
	case len(others) == 0:
	case !slices.ContainsFunc(others, func(c dreist.Card) bool { return c.Kind() == gone.Kind() || together(c, gone) }):
		r.Kind = Loner
	case atEdge(number) && slices.ContainsFunc(others, func(c dreist.Card) bool { return !atEdge(c.Number()) }):
		r.Kind, r.Count = Edge, number
	}
	return r
}

// atEdge reports whether a number has only one neighbour.
func atEdge(number int) bool { return number == 1 || number == dreist.Numbers }

// stays explains why nothing more is laid.
func stays(p *dreist.Position, r Reason) Reason {
	if why := denied(p, r); why.Kind == Saves {
		return why
	}
	hand := p.Hand(p.Turn())
	for _, c := range hand {
		if p.Rows(c) == 0 {
			continue
		}
		for _, d := range hand {
			if together(c, d) {
				return Reason{Kind: Waits, Card: c, With: d}
			}
		}
	}
	return denied(p, r)
}

// denied explains why no card is laid: it would clear a column or help others. r is about a card that leaves.
func denied(p *dreist.Position, r Reason) Reason {
	column, single, helps := 0, true, dreist.NoCard
	for _, c := range p.Hand(p.Turn()) {
		rows := p.Rows(c)
		if rows == 0 {
			continue
		}
		helpful := c != r.Card
		for row := range rows.All() {
			steps, _ := Steps(*p, []dreist.Move{dreist.Lay(c, row)})
			cleared := len(steps) == 1 && steps[0].Column > 0
			single = single && cleared && (column == 0 || column == c.Number())
			column = c.Number()
			helpful = helpful && len(steps) == 1 && !steps[0].Opening && !cleared && helpsOthers(*p, c, row)
		}
		if helpful && helps == dreist.NoCard {
			helps = c
		}
	}
	switch {
	case column > 0 && single:
		return Reason{Kind: Saves, Card: dreist.NoCard, With: dreist.NoCard, Column: column}
	case helps != dreist.NoCard:
		return Reason{Kind: Denies, Card: helps, With: dreist.NoCard}
	}
	return r
}

// helpsOthers reports whether laying a card on a row would make a card playable that fits nowhere now.
func helpsOthers(p dreist.Position, c dreist.Card, row int) bool {
	before := p.EgonTurn()
	if p.Play(dreist.Lay(c, row)) != nil || p.Layout().Row(c) == 0 {
		return false
	}
	after, at := p.EgonTurn(), c.Cell(row)
	return slices.ContainsFunc(hidden(&p), func(k dreist.Card) bool {
		if before.Fits(k) != 0 {
			return false
		}
		fits := after.Fits(k)
		switch k.Number() {
		case at.Column:
			return fits.Has(at.Row-1) || fits.Has(at.Row+1)
		case at.Column - 1, at.Column + 1:
			return fits.Has(at.Row)
		}
		return false
	})
}

// mayFit reports whether a drawn card could fit.
func mayFit(p *dreist.Position) bool {
	turn := p.EgonTurn()
	return slices.ContainsFunc(hidden(p), func(c dreist.Card) bool { return turn.Fits(c) != 0 })
}

// hidden returns the cards hidden from the seat to move; where each is must not be used.
func hidden(p *dreist.Position) []dreist.Card {
	var cards []dreist.Card
	for s := range dreist.Seat(p.Seats()) {
		if cards = p.AppendPile(cards, s); s != p.Turn() && p.HasHand(s) {
			cards = append(cards, p.Hand(s)...)
		}
	}
	return cards
}

// together reports whether two cards of different kinds can open together.
func together(a, b dreist.Card) bool {
	apart := a.Number() - b.Number()
	return apart == 0 && a.Color() != b.Color() || (apart == 1 || apart == -1) && a.Color() == b.Color()
}
