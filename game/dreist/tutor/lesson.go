// Package tutor leads somebody who knows nothing through a first game against Egon: a laid-out deal in which the ideas
// of the game come up one after the other, each explained when it is needed and then done by the player.
//
// An Idea is data: when it is needed, which moves it asks for, and when it has been understood, all asked of the
// rules. A Lesson is where a game has come to. It follows from the history of the match alone, so that taking back
// and going on with a saved game need no memory of their own. What is wanted next (Lesson.Wanted) is read off the
// position at hand: the moves that the idea of the moment asks for, else the best that comes to mind. No move is
// written down; the deal is such that whoever does what is wanted meets every idea in its order.
//
// Nobody has to. Until the basics have been met, a move after which one of them would not come up any more is kept for
// later (Lesson.Misses); from then on everything legal goes. What the player passes by stays open (Lesson.Open).
//
// The package holds no sentence: an idea's texts are keys of the catalogue firstgame. It draws nothing.
package tutor

import (
	"slices"

	"dreist/game/dreist"
	"dreist/game/dreist/record"
)

// Lesson is where a first game has come to. Make one with Read.
type Lesson struct {
	ideas  course
	now    dreist.Position
	met    set
	active int // index of the idea that is needed now, -1 for none
	wanted []dreist.Move
}

// Read returns where a game has come to that began in a position and in which these steps were made.
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

// Declined returns the same lesson for a player who has said, without a move, that no card is to be drawn.
func (l *Lesson) Declined() *Lesson {
	without := *l
	without.active = l.ideas.active(&l.now, l.met|l.ideas.offer(), true)
	without.wanted = l.ideas.wanted(&l.now, without.active, true)
	return &without
}

// Active returns the idea that is needed now; ok is false where none is.
func (l *Lesson) Active() (idea Idea, ok bool) {
	if l.active < 0 {
		return Idea{}, false
	}
	return l.ideas[l.active], true
}

// Met returns how many of the ideas have been met, and how many there are.
func (l *Lesson) Met() (met, all int) {
	return len(l.ideas) - len(l.Open()), len(l.ideas)
}

// Has reports whether the idea with an ID has been met.
func (l *Lesson) Has(id string) bool {
	i := slices.IndexFunc(l.ideas, func(i Idea) bool { return i.ID == id })
	return i >= 0 && l.met.has(i)
}

// Open returns the ideas that have not been met. At the end these are what the player has passed by.
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

// Misses returns the idea that would not come up any more after a legal move; ok is false where the move misses
// nothing. That can only happen until the basics have been met, and never with a move that is wanted, that wins or that
// lays a whole hand.
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

// Loses reports whether a legal move gives up what the idea of the moment offers, and returns that idea. It may be
// made all the same.
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

// Wanted returns the moves that the idea asks for which is needed now or, where none is, what else to do, the best
// first. There are none where it is not the player's turn. The slice must not be changed.
func (l *Lesson) Wanted() []dreist.Move { return l.wanted }
