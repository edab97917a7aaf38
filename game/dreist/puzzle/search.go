package puzzle

import (
	"slices"

	"dreist/game/dreist"
)

// emptied reports whether the player's hand is empty in his own turn, or he has won.
func emptied(p *dreist.Position) bool {
	return len(p.Hand(you)) == 0 && (p.Turn() == you || p.Winner() == you)
}

// steps returns the moves that can help to empty the hand: laying, and drawing where it is allowed.
func steps(p *dreist.Position) []dreist.Move {
	return slices.DeleteFunc(p.AppendMoves(nil), func(m dreist.Move) bool {
		return m.Action != dreist.LayCard && m.Action != dreist.DrawCard
	})
}

// solution returns moves that empty the hand, nil and false if there are none. Without draws it looks only for those
// that need none.
func solution(p *dreist.Position, draws bool) ([]dreist.Move, bool) {
	dead := map[dreist.Position]bool{}
	var line []dreist.Move
	var find func(p *dreist.Position) bool
	find = func(p *dreist.Position) bool {
		if emptied(p) {
			return true
		}
		if dead[*p] {
			return false
		}
		for _, m := range steps(p) {
			if m.Action == dreist.DrawCard && !draws {
				continue
			}
			next := after(p, m)
			line = append(line, m)
			if find(&next) {
				return true
			}
			line = line[:len(line)-1]
		}
		dead[*p] = true
		return false
	}
	return line, find(p)
}

// certain is the chance of what always happens.
const certain = 1 << 20

// odds finds out how likely it is that somebody who plays any steps empties the hand. It counts in whole numbers, so
// that every machine comes to the same.
type odds struct {
	known map[dreist.Position]int
	room  int // how many positions may still be looked at
}

// of returns the chance in parts of certain, at least 1 if there is any; when it runs out of room, it says certain.
func (o *odds) of(p *dreist.Position) int {
	if emptied(p) {
		return certain
	}
	if chance, ok := o.known[*p]; ok {
		return chance
	}
	if o.room--; o.room < 0 {
		return certain
	}
	moves := steps(p)
	if len(moves) == 0 {
		return 0
	}
	sum := 0
	for _, m := range moves {
		next := after(p, m)
		sum += o.of(&next)
	}
	chance := (sum + len(moves) - 1) / len(moves)
	o.known[*p] = chance
	return chance
}
