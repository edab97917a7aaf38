// Package tutor guides a beginner through the first turns of a game alone: a prepared deal with fewer cards, and a script in which each
// idea of the game is done by the player. After the script the player goes on with the same cards, and only what happens for the first
// time is remarked on.
//
// A Lesson is the progress of a game. It follows from the history of the match, and from the two things that leave no trace there, so
// that undo and resuming need no further state. Until the script ends, moves that it does not ask for are kept for later.
//
// The package has no texts and draws nothing.
package tutor

import (
	"slices"

	"dreist/game/thegame"
	"dreist/game/thegame/record"
)

// Seen is what a player has done that leaves no trace in the history.
type Seen struct {
	TookBack bool // a card
	Hinted   bool // a hint was given
}

// Lesson is the progress of a first game. Make one with Read.
type Lesson struct {
	ideas  []Idea
	met    []bool
	active int // index of the current idea, -1 for none
	wanted []thegame.Move
}

// Read returns the progress after some steps from the start position.
func Read(start thegame.Position, steps []record.Step, seen Seen) *Lesson {
	now := start
	if len(steps) > 0 {
		now = steps[len(steps)-1].Position
	}
	l := &Lesson{ideas: script(), active: -1}
	l.met = make([]bool, len(l.ideas))
	for i := len(l.ideas) - 1; i >= 0; i-- {
		l.met[i] = l.understood(i, steps, seen)
	}
	if i := slices.Index(l.met, false); i >= 0 && !now.Over() && l.needed(i, &now) {
		l.active, l.wanted = i, l.ideas[i].next(&now)
	}
	return l
}

// understood reports whether an idea was met. A big step that was not taken back, and goes on, is fine, too.
func (l *Lesson) understood(i int, steps []record.Step, seen Seen) bool {
	switch idea := &l.ideas[i]; idea.ID {
	case hint:
		return seen.Hinted || laidAfter(steps, 2)
	case back:
		return seen.TookBack || l.met[i+1]
	case gap:
		return l.met[i+1] || played(steps, idea.last())
	default:
		return played(steps, idea.last())
	}
}

// needed reports whether a position needs an idea: that of hints waits for the turn after the script.
func (l *Lesson) needed(i int, now *thegame.Position) bool {
	return l.ideas[i].Deed != AskHint || now.Laid() == 0
}

func (i *Idea) last() thegame.Move { return i.moves[len(i.moves)-1] }

// next returns the move that the idea asks for at a position, none where it asks for something else.
func (i *Idea) next(now *thegame.Position) []thegame.Move {
	for n, m := range i.moves {
		if m.Action == thegame.EndTurn || now.Holds(now.Turn(), m.Card) {
			return i.moves[n : n+1]
		}
	}
	return nil
}

// played reports whether a move was made.
func played(steps []record.Step, m thegame.Move) bool {
	return slices.ContainsFunc(steps, func(s record.Step) bool { return s.Move == m })
}

// laidAfter reports whether a card was laid after so many turns.
func laidAfter(steps []record.Step, turns int) bool {
	for _, s := range steps {
		switch s.Move.Action {
		case thegame.EndTurn:
			turns--
		case thegame.LayCard:
			if turns <= 0 {
				return true
			}
		}
	}
	return false
}

// Active returns the current idea; ok is false if there is none.
func (l *Lesson) Active() (idea Idea, ok bool) {
	if l.active < 0 {
		return Idea{}, false
	}
	return l.ideas[l.active], true
}

// Wanted returns the move that the current idea asks for; ok is false if it asks for none.
func (l *Lesson) Wanted() (m thegame.Move, ok bool) {
	if len(l.wanted) == 0 {
		return m, false
	}
	return l.wanted[0], true
}

// Met returns how many ideas have been met, and how many there are.
func (l *Lesson) Met() (met, all int) {
	for _, m := range l.met {
		if m {
			met++
		}
	}
	return met, len(l.met)
}

// Done reports whether the script has ended.
func (l *Lesson) Done() bool { return !slices.Contains(l.met, false) }

// Keeps reports whether a move has to wait until the current idea was met. Signals never have to.
func (l *Lesson) Keeps(m thegame.Move) bool {
	idea, ok := l.Active()
	return ok && idea.Deed != AskHint && m.Action != thegame.SayWish && !slices.Contains(l.wanted, m)
}
