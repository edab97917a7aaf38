package tutor

import (
	"slices"

	"dreist/game/dreist"
)

// search finds out whether all ideas can still come up. It remembers what it has found.
type search struct {
	ideas []Idea
	known map[moment]bool
	left  int // how many more positions the question of now may look at
}

// patience is how many positions a question may look at, so that the answer comes within a frame or two. What is not
// found by then counts as not there.
const patience = 800

// moment is a position with the ideas met so far.
type moment struct {
	position dreist.Position
	met      set
}

// active returns the first idea not met yet that a position needs, or -1.
func (s *search) active(p *dreist.Position, met set) int {
	if p.Turn() != You {
		return -1
	}
	for i := range s.ideas {
		if !met.has(i) && s.ideas[i].needed(p) {
			return i
		}
	}
	return -1
}

// after returns the ideas met after a move of the player.
func (s *search) after(p *dreist.Position, met set, m dreist.Move, events []dreist.Event) set {
	if i := s.active(p, met); i >= 0 && s.ideas[i].met(p, m, events) {
		met |= 1 << i
	}
	return met
}

// leads reports whether all ideas can come up after a legal move. An idea that is needed stays so until
// it is met, within the turn.
func (s *search) leads(p dreist.Position, met set, m dreist.Move) bool {
	next, events, err := dreist.Apply(p, m)
	if err != nil {
		return false
	}
	after := s.after(&p, met, m, events)
	if i := s.active(&p, met); i >= 0 && !after.has(i) && (next.Turn() != You || !s.ideas[i].needed(&next)) {
		return false
	}
	return s.possible(next, after)
}

// possible reports whether all ideas can come up from a position on.
func (s *search) possible(p dreist.Position, met set) bool {
	if met == 1<<len(s.ideas)-1 {
		return true
	}
	for p.EgonToMove() {
		if p.Play(dreist.Egon()) != nil {
			return false
		}
	}
	if p.Turn() != You {
		return false
	}
	at := moment{p, met}
	if found, ok := s.known[at]; ok {
		return found
	}
	if s.left == 0 {
		return false
	}
	s.left--
	s.known[at] = false
	for _, m := range s.moves(&p, met) {
		if s.leads(p, met, m) {
			s.known[at] = true
			return true
		}
	}
	if s.left == 0 {
		delete(s.known, at) // it was not looked at to its end
	}
	return false
}

// ask begins a question.
func (s *search) ask() *search {
	s.left = patience
	return s
}

// moves returns the moves of the player, those first that most likely lead on.
func (s *search) moves(p *dreist.Position, met set) []dreist.Move {
	moves := p.AppendMoves(nil)
	active := s.active(p, met)
	rank := func(m dreist.Move) int {
		if active >= 0 {
			if _, events, err := dreist.Apply(*p, m); err == nil && s.ideas[active].asked(p, m, events) {
				return order(m) - 10
			}
		}
		return order(m)
	}
	slices.SortStableFunc(moves, func(a, b dreist.Move) int { return rank(a) - rank(b) })
	return moves
}

// order is the rank of a move where no idea asks for one: what most people would do first.
func order(m dreist.Move) int {
	switch m.Action {
	case dreist.GiveCards:
		return 0
	case dreist.LayCard:
		return 1
	case dreist.DrawCard:
		return 2
	case dreist.EndTurn:
		return 3
	}
	return 4
}
