package moments

import "dreist/game/dreist"

// Player chooses the next move of the seat to move.
type Player func(p *dreist.Position) dreist.Move

// Greedy lays as long as anything fits, first what leaves the most to lay next, gives whenever it may, draws where
// nothing fits any more, and else discards the first card. It beats Egon now and then.
func Greedy(p *dreist.Position) dreist.Move {
	return best(p, func(m dreist.Move) int {
		switch m.Action {
		case dreist.GiveCards:
			return 100
		case dreist.LayCard:
			return 10 + roomAfter(p, m)
		case dreist.EndTurn:
			return 5
		}
		return 1
	})
}

// Keen is Greedy, but draws a card for every DREIer.
func Keen(p *dreist.Position) dreist.Move {
	if p.Pending() == dreist.DrawPending {
		return dreist.Draw()
	}
	return Greedy(p)
}

// Deep lays every card as far down as the rules let it, where that makes no DREIer: its layouts grow long.
func Deep(p *dreist.Position) dreist.Move {
	return best(p, func(m dreist.Move) int {
		switch m.Action {
		case dreist.LayCard:
			next, events, err := dreist.Apply(*p, m)
			if err != nil || cleared(events) {
				return 0
			}
			return 10 + next.Layout().Depth()*100 + int(m.Row)
		case dreist.EndTurn:
			return 5
		}
		return 1
	})
}

func cleared(events []dreist.Event) bool {
	for _, e := range events {
		if _, ok := e.(dreist.ColumnCleared); ok {
			return true
		}
	}
	return false
}

// roomAfter returns on how many cells the hand could be laid after a move.
func roomAfter(p *dreist.Position, m dreist.Move) int {
	next, _, err := dreist.Apply(*p, m)
	if err != nil {
		return 0
	}
	room := 0
	for _, c := range next.Hand(0) {
		room += next.Rows(c).Len()
	}
	return room
}

// best returns the move that is worth most, the first of equal ones.
func best(p *dreist.Position, worth func(dreist.Move) int) dreist.Move {
	moves := p.AppendMoves(nil)
	chosen, most := moves[0], worth(moves[0])
	for _, m := range moves[1:] {
		if w := worth(m); w > most {
			chosen, most = m, w
		}
	}
	return chosen
}
