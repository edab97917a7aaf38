package peri

import (
	"slices"
	"strings"
)

func reasonUnless(isRight bool, reason Reason) Reason {
	if isRight {
		return Allowed
	}
	return reason
}

// layRow fills the gaps in columns that have fewer cards than there are rows, row by row (P 8). Without gaps it deals another row.
func (p *Position) layRow() {
	before := p.stock()
	for row := range p.Counter {
		for at := range p.Patience.spots(Tableau) {
			if len(p.Pile(at)) <= row {
				p.lay(at)
			}
		}
	}
	if p.stock() == before {
		p.Counter++
		dealRows(1, nil)(p)
	}
}

// cellarReason returns CellarShut for the card in the cellar unless one of the two half rows next to it is empty (P 12).
func cellarReason(p *Position, m Move) Reason {
	last := Spot{Tableau, uint8(p.Patience.Tableau.SpotCount - 1)}
	return reasonUnless(m.From.Part != Reserve || p.top(last) == NoCard || p.top(last.beside(-1)) == NoCard, CellarShut)
}

func (p *Position) isNext(packet int) bool { return packet == p.Counter-1 }

// packetReason allows only a card of the packet that was served last (P 14).
func packetReason(p *Position, m Move) Reason {
	return reasonUnless(p.isNext(int(m.From.Number)), NotPacketsTurn)
}

// servePacket records which packet was served. If it is empty, all complete packets move to their foundations (P 15).
func servePacket(p *Position, m Move) {
	if m.Action == Carry {
		p.Counter = int(m.To.Number) + 1
	}
	if p.top(Spot{Tableau, uint8(p.Counter - 1)}) != NoCard {
		return
	}
	for at := range p.Patience.spots(Tableau) {
		packet := p.Pile(at)
		if !slices.ContainsFunc([]Card(packet), func(c Card) bool { return c.Rank() != p.Patience.Foundations[at.Number].FirstRank }) {
			p.carry(at, Spot{Foundations, at.Number}, len(packet))
		}
	}
}

// betweenReason allows cards to be removed if the cards on both sides, which become neighbours, share suit or rank (P 16).
func betweenReason(p *Position, m Move) Reason {
	switch {
	case m.To.Number-m.From.Number > 1:
		return NotSideBySide
	case m.From.Number == 0 || int(m.To.Number) == p.Patience.Tableau.SpotCount-1 || p.top(m.To.beside(1)) == NoCard:
		return AtTheEdge
	}
	a, b := p.top(m.From.beside(-1)), p.top(m.To.beside(1))
	return reasonUnless(a.Suit() == b.Suit() || a.Rank() == b.Rank(), NoNeighbours)
}

// Distance returns how many rows and columns apart two spots of the grid are, 0 or more. The tableau has to have a GridWidth.
func (row *Patience) Distance(a, b Spot) (rows, columns int) {
	width := row.Tableau.GridWidth
	rows, columns = int(b.Number)/width-int(a.Number)/width, int(b.Number)%width-int(a.Number)%width
	return max(rows, -rows), max(columns, -columns)
}

// slideReason allows the cards beside, above and below the gap to move into it (P 17).
func slideReason(p *Position, m Move) Reason {
	rows, columns := p.Patience.Distance(m.From, m.To)
	return reasonUnless(rows+columns == 1, NotBesideGap)
}

func heartInOrder(c Card) Spot { return Spot{Tableau, uint8(c.Rank() - Ace)} }

// suitInOrder returns the spot of a card in the row of its suit, which runs 2 3 … K A.
func suitInOrder(c Card) Spot {
	return Spot{Tableau, uint8(King*int(c.Suit()) + (c.Rank()+King-2)%King)}
}

func equalReason(p *Position, m Move) Reason {
	if m.From == m.To {
		return NoSuchMove
	}
	return reasonUnless(p.top(m.From).Rank() == p.top(m.To).Rank(), NotEqual)
}

// lineReason allows neighbours in rank in one row or column to be swapped (P 19).
func lineReason(p *Position, m Move) Reason {
	rows, columns := p.Patience.Distance(m.From, m.To)
	if rows > 0 && columns > 0 {
		return NotInLine
	}
	return rankRound.followReason(p.top(m.From), p.top(m.To))
}

// thirteenReason allows a king to be removed alone, or two cards that add up to 13.
func thirteenReason(p *Position, m Move) Reason {
	sum := p.top(m.From).Rank()
	if m.From != m.To {
		sum += p.top(m.To).Rank()
	}
	return reasonUnless(sum == King, NotThirteen)
}

// hasThirteen reports whether cards on the table make 13, so that no card may be drawn (P 22).
func (p *Position) hasThirteen() bool {
	table := []Card(p.inParts(Tableau, Tableau))
	return slices.ContainsFunc(table, func(a Card) bool {
		return a.Rank() == King || slices.ContainsFunc(table, func(b Card) bool { return a.Rank()+b.Rank() == King })
	})
}

// cornerReason allows two cards of one rank to be removed if they touch corner to corner (P 25).
func cornerReason(p *Position, m Move) Reason {
	if rows, columns := p.Patience.Distance(m.From, m.To); m.From != m.To && (rows != 1 || columns != 1) {
		return NotCorner
	}
	return equalReason(p, m)
}

// layOut lays the cards left on the table out again, sorted as in order (P 25).
func (p *Position) layOut(order Pile) {
	left := string(p.inParts(Tableau, Tableau))
	for at := range p.Patience.spots(Tableau) {
		for order != "" && !strings.Contains(left, string(order[:1])) {
			order = order[1:]
		}
		next := min(len(order), 1)
		p.set(at, order[:next])
		order = order[next:]
	}
}

func isKing(c Card) bool   { return c.Rank() == King }
func isCouple(c Card) bool { return c == heartQueen || c == heartKing }
