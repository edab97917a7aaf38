package tutor

import (
	"dreist/game/dreist"
	"dreist/game/record"
)

// Lesson is where a first game has come to. Make one with Read.
type Lesson struct {
	ideas  []Idea
	now    dreist.Position
	met    set
	active int // index of the idea that is needed now, -1 for none
	search *search
}

// set holds ideas by their indices.
type set uint32

func (s set) has(i int) bool { return s&(1<<i) != 0 }

// Read returns where a game has come to that began in a position and in which these steps were made.
func Read(start dreist.Position, steps []record.Step) *Lesson {
	l := &Lesson{ideas: Ideas(), now: start, search: &search{ideas: Ideas(), known: map[moment]bool{}}}
	for _, s := range steps {
		if s.Seat == You {
			l.met = l.search.after(&l.now, l.met, s.Move, s.Events)
		}
		l.now = s.Position
	}
	l.active = l.search.active(&l.now, l.met)
	return l
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
	for i := range l.ideas {
		if l.met.has(i) {
			met++
		}
	}
	return met, len(l.ideas)
}

// Done reports whether all ideas have been met: from then on the game is free.
func (l *Lesson) Done() bool {
	met, all := l.Met()
	return met == all
}

// Allows reports whether every idea can still come up after a move. It says nothing about moves that the rules refuse,
// and nothing about a game that is not the laid-out one.
func (l *Lesson) Allows(m dreist.Move) bool {
	if l.Done() || !l.now.May(m) || !l.search.ask().possible(l.now, l.met) {
		return true
	}
	return l.search.ask().leads(l.now, l.met, m)
}

// Hint returns a move that leads on; ok is false where it is not the player's turn, and when the game is free.
func (l *Lesson) Hint() (m dreist.Move, ok bool) {
	if l.Done() || l.now.Turn() != You {
		return dreist.Move{}, false
	}
	for _, m := range l.search.moves(&l.now, l.met) {
		if l.search.ask().leads(l.now, l.met, m) {
			return m, true
		}
	}
	return dreist.Move{}, false
}

// Wanted returns the moves that the idea asks for which is needed now or, where none does at once, the hint.
func (l *Lesson) Wanted() []dreist.Move {
	var wanted []dreist.Move
	if l.active >= 0 {
		for _, m := range l.now.AppendMoves(nil) {
			_, events, err := dreist.Apply(l.now, m)
			if err == nil && l.ideas[l.active].asked(&l.now, m, events) && l.Allows(m) {
				wanted = append(wanted, m)
			}
		}
	}
	if hint, ok := l.Hint(); ok && len(wanted) == 0 {
		wanted = append(wanted, hint)
	}
	return wanted
}
