package puzzle

import (
	"slices"

	"dreist/game/dreist"
)

// emptied reports whether the player has won, or has an empty hand in the player's own turn.
func emptied(p *dreist.Position) bool {
	return len(p.Hand(you)) == 0 && (p.Turn() == you || p.Winner() == you)
}

// steps returns the moves that can help to empty the hand: laying and drawing.
func steps(p *dreist.Position) []dreist.Move {
	return slices.DeleteFunc(p.AppendMoves(nil), func(m dreist.Move) bool {
		return m.Action != dreist.LayCard && m.Action != dreist.DrawCard
	})
}

// solution returns moves that empty the hand; ok is false if there are none.
func solution(p *dreist.Position) (line []dreist.Move, ok bool) {
	dead := map[dreist.Position]bool{}
	var find func(p *dreist.Position) bool
	find = func(p *dreist.Position) bool {
		if emptied(p) {
			return true
		}
		if dead[*p] {
			return false
		}
		for _, m := range steps(p) {
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

// certain is the fixed-point 1 of a chance.
const certain = 1 << 20

// odds computes the chance that random steps empty the hand, in integers, for equal results on every machine.
type odds struct {
	known map[dreist.Position]int
	room  int // remaining number of positions to visit
}

// of returns the chance from a position, 0 to certain: at least 1 if there is a solution, and certain if too many positions are visited.
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
