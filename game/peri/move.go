package peri

import (
	"cmp"
	"iter"
	"strconv"
	"strings"
)

// Action is the kind of a move.
type Action uint8

// The actions. The zero Action is no move.
const (
	DealCard Action = iota + 1 // deal from the stock
	Redeal                     // turn the waste over, or lay out again
	Carry                      // carry the last cards of a pile to another spot
	Remove                     // take one card or two from the table
	Swap                       // swap two cards
)

// Move is one decision of the player.
type Move struct {
	Action    Action
	From, To  Spot // the same spot twice if only one card is removed
	CardCount int  // the number of carried cards
}

// beside returns the spot n spots to the right, or to the left if n is negative.
func (at Spot) beside(n int) Spot { return Spot{at.Part, at.Number + uint8(n)} }

// spotLetters are the letters of spots in records, by part; a part with a blank is in no move. The waste has no number.
const spotLetters = "ftc w "

// String returns the spot as records write it.
func (at Spot) String() string {
	letter := spotLetters[at.Part:][:1]
	if at.Part == Waste {
		return letter
	}
	return letter + strconv.Itoa(int(at.Number)+1)
}

// parseSpot reads a spot; for any other text it returns a spot with another spelling.
func parseSpot(text string) (at Spot) {
	if text != "" {
		number, _ := strconv.ParseUint(text[1:], 10, 8)
		at = Spot{Part(max(strings.IndexByte(spotLetters, text[0]), 0)), uint8(max(number, 1) - 1)}
	}
	return at
}

const actionSigns = "?dr-*~"

// String returns the move as records write it.
func (m Move) String() string {
	sign := actionSigns[m.Action:][:1]
	switch {
	case m.Action < Carry:
		return sign
	case m.Action == Remove && m.From == m.To:
		return m.From.String() + sign
	case m.CardCount > 1:
		return m.From.String() + sign + m.To.String() + "x" + strconv.Itoa(m.CardCount)
	}
	return m.From.String() + sign + m.To.String()
}

// ParseMove reads a move as String writes it; ok is false for any other spelling.
func ParseMove(text string) (m Move, ok bool) {
	sign := strings.IndexAny(text, actionSigns[DealCard:])
	if sign < 0 {
		return m, false
	}
	m.Action = Action(strings.IndexByte(actionSigns, text[sign]))
	from, to := text[:sign], text[sign+1:]
	switch m.Action {
	case Carry:
		place, cards, _ := strings.Cut(to, "x")
		n, _ := strconv.Atoi(cards)
		to, m.CardCount = place, max(n, 1)
	case Remove:
		to = cmp.Or(to, from)
	}
	m.From, m.To = parseSpot(from), parseSpot(to)
	return m, m.String() == text && m.isWellFormed()
}

// isWellFormed reports whether a move has its only valid form. Remove and Swap start in the tableau and name their spots by number, the
// waste last; Remove of a single card names its spot twice. Carry takes at least one card.
func (m Move) isWellFormed() bool {
	switch {
	case m.Action < Carry:
		return m.Action > 0
	case m.Action == Carry:
		return m.CardCount > 0
	case m.To.Part == Tableau && m.From.Number < m.To.Number, m.Action == Remove && (m.From == m.To || m.To.Part == Waste):
		return m.From.Part == Tableau
	}
	return false
}

// Moves yields all allowed moves, no move after the end of the game.
func (p *Position) Moves() iter.Seq[Move] {
	row, action, goals := p.Patience, Carry, []Part{Foundations, Tableau, Reserve}
	switch {
	case row.PairAction != 0:
		action, goals = row.PairAction, []Part{Tableau, Waste}
	case row.Tableau.BuildRule.SuitRule == NoSuits && row.Tableau.EmptyRule == EmptyTakesNone:
		goals = []Part{Foundations, Reserve}
	}
	return func(yield func(Move) bool) {
		isLast := func(m Move) bool { return p.judge(m) == Allowed && !yield(m) }
		if p.IsWon() || isLast(Move{Action: DealCard}) || isLast(Move{Action: Redeal}) {
			return
		}
		for from := range row.spots(Tableau, Reserve, Waste) {
			run := p.RunLength(from)
			if run == 0 {
				continue
			}
			for to := range row.spots(goals...) {
				for n := 1; n <= run && (n == 1 || to.Part == Tableau); n++ {
					m := Move{action, from, to, n}
					if action != Carry {
						m.CardCount = 0
					}
					if m.isWellFormed() && isLast(m) {
						return
					}
				}
			}
		}
	}
}

func (row *Patience) spots(parts ...Part) iter.Seq[Spot] {
	return func(yield func(Spot) bool) {
		for _, part := range parts {
			for i := range row.SpotCount(part) {
				if !yield(Spot{part, uint8(i)}) {
					return
				}
			}
		}
	}
}

// RunLength returns the number of cards at the end of a pile that may move as one.
func (p *Position) RunLength(from Spot) int {
	pile := p.Pile(from)
	n := min(len(pile), 1)
	for from.Part == Tableau && n > 0 && n < len(pile) {
		if below := Card(pile[len(pile)-n-1]); below.IsFaceDown() || !p.Patience.Tableau.RunRule.CanFollow(below, Card(pile[len(pile)-n])) {
			break
		}
		n++
	}
	return n
}
