// Package tutor guides a beginner through a first game against Egon: a prepared deal in which the ideas of the game
// come up one after the other, each explained when it is needed and then applied by the player.
//
// An Idea is data: when it is needed, which moves it asks for, and when it has been understood, all checked against
// the rules. A Lesson is the progress of a game. It follows from the history of the match alone, so that undo and
// resuming need no further state. Lesson.Wanted is computed from the position: the moves of the current idea, else
// the best that a beginner would think of. No move is scripted; the deal is such that every idea comes up in its order
// if Wanted is followed.
//
// Nobody has to follow. Until the basics have been met, a move after which one of them would not come up any more is
// refused for now (Lesson.Misses); after that every legal move is accepted. Skipped ideas stay open (Lesson.Open).
//
// The package has no texts: those of ideas are keys of the catalogue firstgame. It draws nothing.
package tutor

import (
	"slices"

	"dreist/game/dreist"
	"dreist/game/dreist/record"
)

// Lesson is the progress of a first game. Make one with Read.
type Lesson struct {
	ideas  course
	now    dreist.Position
	met    set
	active int // index of the current idea, -1 for none
	wanted []dreist.Move
}

// Read returns the progress of a game after some steps from a start position.
func Read(start dreist.Position, steps []record.Step) *Lesson {
	l := &Lesson{ideas: Ideas(), now: start}
	for _, s := range steps {
		if dreist.Seat(s.Seat) == You {
			l.met = l.ideas.after(&l.now, l.met, s.Move, s.Events)
		}
		l.now = s.Position
	}
	l.active = l.ideas.active(&l.now, l.met, false)
	l.wanted = l.ideas.wanted(&l.now, l.active, false)
	return l
}

// Declined returns the lesson for a player who declined, without a move, to draw a card.
func (l *Lesson) Declined() *Lesson {
	without := *l
	without.active = l.ideas.active(&l.now, l.met|l.ideas.offer(), true)
	without.wanted = l.ideas.wanted(&l.now, without.active, true)
	return &without
}

// Active returns the current idea; ok is false if there is none.
func (l *Lesson) Active() (idea Idea, ok bool) {
	if l.active < 0 {
		return Idea{}, false
	}
	return l.ideas[l.active], true
}

// Met returns how many ideas have been met, and how many there are.
func (l *Lesson) Met() (met, all int) {
	return len(l.ideas) - len(l.Open()), len(l.ideas)
}

// Has reports whether the idea with an ID has been met.
func (l *Lesson) Has(id string) bool {
	i := slices.IndexFunc(l.ideas, func(i Idea) bool { return i.ID == id })
	return i >= 0 && l.met.has(i)
}

// Open returns the ideas not met; at the end, those that the player skipped.
func (l *Lesson) Open() []Idea {
	var open []Idea
	for i, idea := range l.ideas {
		if !l.met.has(i) {
			open = append(open, idea)
		}
	}
	return open
}

// Done reports whether all ideas have been met.
func (l *Lesson) Done() bool { return l.met == 1<<len(l.ideas)-1 }

// Misses returns the basic idea that would not come up any more after a legal move; ok is false if there is none.
// That happens only until the basics have been met, and never with a move of Wanted, one that wins, or one that lays
// a whole hand.
func (l *Lesson) Misses(m dreist.Move) (idea Idea, ok bool) {
	if !l.now.May(m) || slices.ContainsFunc(l.wanted, m.Like) {
		return Idea{}, false
	}
	i := l.ideas.misses(&l.now, l.met, m)
	if i < 0 {
		return Idea{}, false
	}
	return l.ideas[i], true
}

// Loses reports whether a legal move gives up the chance of the current idea, and returns that idea. The move is
// allowed anyway.
func (l *Lesson) Loses(m dreist.Move) (idea Idea, ok bool) {
	if l.active < 0 || !l.ideas[l.active].fleeting || !l.now.May(m) || slices.ContainsFunc(l.wanted, m.Like) {
		return Idea{}, false
	}
	next := l.now
	if next.Play(m) != nil || next.Winner() == You {
		return Idea{}, false
	}
	return l.ideas[l.active], true
}

// Wanted returns the moves that the current idea asks for or, without one, what else to do, best first. It is empty
// unless it is the player's turn. Read-only.
func (l *Lesson) Wanted() []dreist.Move { return l.wanted }
