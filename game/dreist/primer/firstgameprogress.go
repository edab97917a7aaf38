package primer

import (
	"slices"

	"dreist/game/dreist"
	"dreist/game/dreist/record"
	"dreist/game/lesson"
)

// FirstGameProgress is the progress of a first game. Make one with NewFirstGameProgress.
type FirstGameProgress struct {
	*Script
	ideas  course
	now    dreist.Position
	met    set
	active int // index of the current idea, -1 for none
	moves  []dreist.Move
}

// Script is the part of a FirstGameProgress that all games share. Its speakers have no type, as only the chick speaks.
type Script = lesson.ScriptProgress[dreist.Move, struct{}]

// NewFirstGameProgress returns the progress of a game after some steps from a start position.
func NewFirstGameProgress(start dreist.Position, steps []record.Step) *FirstGameProgress {
	l := &FirstGameProgress{ideas: Ideas(), now: start}
	for _, s := range steps {
		if dreist.Seat(s.Seat) == LearnerSeat {
			l.met = l.ideas.after(&l.now, l.met, s.Move, s.Events)
		}
		l.now = s.Position
	}
	return l.goOn(l.met, false)
}

// AfterDecline returns the progress after the player has declined, without a move, to draw a card.
func (l *FirstGameProgress) AfterDecline() *FirstGameProgress {
	without := *l
	return without.goOn(l.met|l.ideas.offer(), true)
}

// goOn chooses the active idea and the wanted moves, taking the ideas in met as met, and returns the progress.
func (l *FirstGameProgress) goOn(met set, declined bool) *FirstGameProgress {
	l.active = l.ideas.active(&l.now, met, declined)
	l.moves = l.ideas.wanted(&l.now, l.active, declined)
	var ideas []lesson.Idea[dreist.Move, struct{}]
	var all []bool
	for i, idea := range l.ideas {
		ideas, all = append(ideas, lesson.Idea[dreist.Move, struct{}]{ID: idea.ID}), append(all, l.met.has(i))
	}
	best := dreist.Move{}
	if len(l.moves) > 0 {
		best = l.moves[0]
	}
	l.Script = lesson.ScriptProgressAt(ideas, all, l.active, best, len(l.moves) > 0)
	return l
}

// UnmetIdeas returns the ideas that have not been met. At the end of the game the player has skipped them.
func (l *FirstGameProgress) UnmetIdeas() (open []Idea) {
	for i, idea := range l.ideas {
		if !l.met.has(i) {
			open = append(open, idea)
		}
	}
	return open
}

// LostIdea returns the ID of the basic idea that would no longer come up after a legal move, or "". It is always "" once all basic ideas have
// been met, for one of Moves, and for a move that wins or lays the whole hand.
func (l *FirstGameProgress) LostIdea(m dreist.Move) string {
	if l.now.CanMove(m) && !slices.ContainsFunc(l.moves, m.IsLike) {
		if i := l.ideas.misses(&l.now, l.met, m); i >= 0 {
			return l.ideas[i].ID
		}
	}
	return ""
}

// IsMissingChance reports whether a legal move gives up the chance to learn the current idea. It is allowed nevertheless.
func (l *FirstGameProgress) IsMissingChance(m dreist.Move) bool {
	if l.active < 0 || !l.ideas[l.active].fleeting || slices.ContainsFunc(l.moves, m.IsLike) {
		return false
	}
	next := l.now
	return next.Play(m) == nil && next.Winner() != LearnerSeat
}

// Moves returns the moves that the current idea asks for, best first; without an idea, the best moves that a beginner would think of. There
// are none unless it is the player's turn. The slice is read-only.
func (l *FirstGameProgress) Moves() []dreist.Move { return l.moves }
