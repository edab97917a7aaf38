package peri

import (
	"iter"
	"strconv"
	"strings"
)

// Action is what a move does.
type Action uint8

// The actions. The zero Action is none.
const (
	DealCard Action = iota + 1 // deal from the stock
	GoAgain                    // turn the waste over, or lay out again
	Carry                      // carry the last cards of a place to another
	Remove                     // one card or two leave
	Swap                       // two cards change places
)

// Move is one decision of the player.
type Move struct {
	Action   Action
	From, To Place // Remove: the same place if one card leaves
	Cards    int   // of Carry
}

// The letters of the places that a move can name, by their parts; the waste has no number.
const placeLetters = "ftc-w-"

// String returns the place as records write it.
func (at Place) String() string {
	letter := placeLetters[at.Part:][:1]
	if at.Part == Waste {
		return letter
	}
	return letter + strconv.Itoa(int(at.Number)+1)
}

func parsePlace(text string) (at Place, ok bool) {
	if text == "w" {
		return Place{Part: Waste}, true
	}
	if text == "" {
		return at, false
	}
	part := strings.IndexByte(placeLetters[:Stock], text[0])
	number, err := strconv.ParseUint(text[1:], 10, 8)
	return Place{Part(part), uint8(number - 1)}, err == nil && part >= 0 && number > 0
}

// String returns the move as records write it.
func (m Move) String() string {
	switch m.Action {
	case DealCard:
		return "d"
	case GoAgain:
		return "r"
	case Carry:
		text := m.From.String() + "-" + m.To.String()
		if m.Cards > 1 {
			text += "x" + strconv.Itoa(m.Cards)
		}
		return text
	case Remove:
		if m.From == m.To {
			return m.From.String() + "*"
		}
		return m.From.String() + "*" + m.To.String()
	case Swap:
		return m.From.String() + "~" + m.To.String()
	}
	return "?"
}

// ParseMove reads a move as records write it. Each move has one spelling.
func ParseMove(text string) (m Move, ok bool) {
	m = parseMove(text)
	return m, m.String() == text && m.hasOrder()
}

// parseMove reads a move that may be spelt another way, the zero Move if it cannot be read.
func parseMove(text string) (m Move) {
	switch text {
	case "d":
		return Move{Action: DealCard}
	case "r":
		return Move{Action: GoAgain}
	}
	sign := strings.IndexAny(text, "-*~")
	if sign < 0 {
		return m
	}
	first, second, number := text[:sign], text[sign+1:], 1
	switch text[sign] {
	case '-':
		m.Action = Carry
		if to, cards, ok := strings.Cut(second, "x"); ok {
			second = to
			number, _ = strconv.Atoi(cards)
		}
		m.Cards = number
	case '*':
		m.Action = Remove
		if second == "" {
			second = first
		}
	case '~':
		m.Action = Swap
	}
	var ok1, ok2 bool
	m.From, ok1 = parsePlace(first)
	m.To, ok2 = parsePlace(second)
	if !ok1 || !ok2 {
		return Move{}
	}
	return m
}

// hasOrder reports whether cards that leave or change places are named in their one order: by their numbers, the waste last.
func (m Move) hasOrder() bool {
	switch {
	case m.Action == Carry:
		return m.Cards > 0
	case m.Action != Remove && m.Action != Swap:
		return true
	case m.From.Part != Tableau:
		return false
	case m.To.Part == Tableau:
		return m.From.Number < m.To.Number || m.Action == Remove && m.From == m.To
	}
	return m.Action == Remove && m.To.Part == Waste
}

// Moves yields all moves that are allowed.
func (p *Position) Moves() iter.Seq[Move] {
	return func(yield func(Move) bool) {
		if p.IsWon() {
			return
		}
		for m := range p.candidates() {
			if p.reason(m) == Allowed && !yield(m) {
				return
			}
		}
	}
}

// candidates yields moves, among them all that are allowed.
func (p *Position) candidates() iter.Seq[Move] {
	row := p.patience
	return func(yield func(Move) bool) {
		if !yield(Move{Action: DealCard}) || !yield(Move{Action: GoAgain}) {
			return
		}
		for from := range row.places(Tableau, Reserve, Waste) {
			run := p.run(from)
			for to := range row.places(Foundations, Tableau, Reserve) {
				for n := 1; n <= run && (n == 1 || to.Part == Tableau); n++ {
					if !yield(Move{Action: Carry, From: from, To: to, Cards: n}) {
						return
					}
				}
			}
			if run == 0 || row.Remove == nil && row.Swap == nil {
				continue
			}
			for to := range row.places(Tableau, Waste) {
				for _, m := range [...]Move{{Action: Remove, From: from, To: to}, {Action: Swap, From: from, To: to}} {
					if m.hasOrder() && !yield(m) {
						return
					}
				}
			}
		}
	}
}

// places yields the places of parts that the patience has.
func (row *Patience) places(parts ...Part) iter.Seq[Place] {
	return func(yield func(Place) bool) {
		for _, part := range parts {
			for i := range row.Size(part) {
				if row.Has(part) && !yield(Place{part, uint8(i)}) {
					return
				}
			}
		}
	}
}

// run returns how many of the last cards of a place move as one.
func (p *Position) run(from Place) int {
	pile := *p.pile(from)
	n := min(len(pile), 1)
	for from.Part == Tableau && n > 0 && n < len(pile) {
		if below := Card(pile[len(pile)-n-1]); below.IsFaceDown() || !p.patience.Table.Run.Allows(below, Card(pile[len(pile)-n])) {
			break
		}
		n++
	}
	return n
}
