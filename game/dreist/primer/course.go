package primer

import (
	"cmp"
	"slices"

	"dreist/game/dreist"
)

type course []Idea

type set uint32

func (s set) has(i int) bool { return s&(1<<i) != 0 }

// known is the set of the basic ideas.
const known set = 1<<basics - 1

// active returns the index of the first idea not met that a position needs, or -1. While a card is offered for a DREIer,
// only ideas about that count, unless the player declined.
func (c course) active(p *dreist.Position, met set, declined bool) int {
	if p.Turn() != LearnerSeat {
		return -1
	}
	offered := canDraw(p) && !declined
	for i := range c {
		if !met.has(i) && (!offered || c[i].settles) && c[i].needed(p) {
			return i
		}
	}
	return -1
}

// after returns the ideas met after a move of the player. Declining an offer also meets its idea.
func (c course) after(p *dreist.Position, met set, m dreist.Move, events []dreist.Event) set {
	declined := canDraw(p) && m.Action != dreist.DrawCard
	if declined {
		met |= c.offer()
	}
	if i := c.active(p, met, declined); i >= 0 && c[i].met(p, m, events) {
		met |= 1 << i
	}
	return met
}

// offer returns the set of the idea about the reward of a DREIer.
func (c course) offer() set {
	return 1 << slices.IndexFunc(c, func(i Idea) bool { return i.ID == "draw" })
}

// wanted returns the moves that an idea asks for, best first. For idea -1 they are the best moves that a beginner would think of; none of them
// ends a turn while a card fits. There are none unless it is the player's turn.
func (c course) wanted(p *dreist.Position, idea int, declined bool) []dreist.Move {
	if p.Turn() != LearnerSeat {
		return nil
	}
	moves := p.AppendMoves(nil)
	slices.SortStableFunc(moves, func(a, b dreist.Move) int {
		return cmp.Or(rank(a, declined)-rank(b, declined), leaves(p, b)-leaves(p, a))
	})
	if idea >= 0 {
		return slices.DeleteFunc(moves, func(m dreist.Move) bool {
			_, events, err := dreist.Apply(*p, m)
			return err != nil || !c[idea].asked(p, m, events)
		})
	}
	if moves[0].Action == dreist.DiscardCard {
		return moves // all equally good
	}
	return moves[:1]
}

func rank(m dreist.Move, declined bool) int {
	switch m.Action {
	case dreist.GiveCards:
		return 0
	case dreist.DrawCard:
		if !declined {
			return 1
		}
		return 5
	case dreist.LayCard:
		return 2
	case dreist.EndTurn:
		return 3
	}
	return 4
}

// leaves returns the number of hand cards that still fit after a move.
func leaves(p *dreist.Position, m dreist.Move) int {
	next := *p
	if m.Action != dreist.LayCard || next.Play(m) != nil {
		return 0
	}
	n := 0
	for _, c := range next.Hand(LearnerSeat) {
		if next.LegalRows(c) != 0 {
			n++
		}
	}
	return n
}

// ahead is the number of Egon's turns that follow looks ahead.
const ahead = 4

// follow returns the ideas that a player meets by making the first of the wanted moves until all basic ideas are met.
func (c course) follow(p dreist.Position, met set) set {
	for turns := 0; turns < ahead && met&known != known && p.Turn() != dreist.NoSeat; {
		if p.IsEgonToMove() {
			if p.Play(dreist.EgonMove()) != nil {
				return met
			}
			turns++
			continue
		}
		m := c.wanted(&p, c.active(&p, met, false), false)[0]
		next, events, err := dreist.Apply(p, m)
		if err != nil {
			return met
		}
		met, p = c.after(&p, met, m, events), next
	}
	return met
}

// misses returns the index of the basic idea that would no longer come up after a legal move, -1 if there is none or the move wins or lays the
// whole hand.
func (c course) misses(p *dreist.Position, met set, m dreist.Move) int {
	if met&known == known || c.follow(*p, met)&known != known {
		return -1
	}
	next, events, err := dreist.Apply(*p, m)
	if err != nil || next.Turn() == dreist.NoSeat || m.Action == dreist.LayCard && len(next.Hand(LearnerSeat)) == 0 {
		return -1
	}
	then := c.follow(next, c.after(p, met, m, events))
	for i := range basics {
		if !then.has(i) {
			return i
		}
	}
	return -1
}
