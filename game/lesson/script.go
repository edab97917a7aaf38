package lesson

import "slices"

// Deed is what an idea asks for.
type Deed uint8

// The deeds.
const (
	Move     Deed = iota // the move of Script.WantedMove
	TakeBack             // the last move is taken back
	AskHint              // a hint is asked for; any move instead is fine, too
	Choice               // one of several moves, which the game knows; any other is fine, too
)

// MustOthersWait reports whether whatever else is done has to wait.
func (d Deed) MustOthersWait() bool { return d <= TakeBack }

// Idea is something to understand about a game, by doing it. M is a move of the game, W who speaks of it.
type Idea[M, W comparable] struct {
	ID    string // stable, such as "trick"
	Who   W
	Deed  Deed
	Moves []M // that it asks for, in this order; with the last one it was understood
}

// Seen is what a player has done that leaves no trace in the history.
type Seen struct {
	TookBack bool // a move
	Hinted   bool // a hint was given
}

// Script is the progress of a first game. Make one with NewScript.
type Script[M, W comparable] struct {
	ideas  []Idea[M, W]
	met    []bool
	active int // index of the current idea, -1 for none
	wanted M
	asked  bool // there is a move that is wanted
}

// NewScript returns the progress where some ideas were met. The first one that was not is the current one, if the position needs it: next tells,
// with the move that it asks for there, and whether it asks for one.
func NewScript[M, W comparable](ideas []Idea[M, W], met []bool, next func(Idea[M, W]) (wanted M, asked, needed bool)) *Script[M, W] {
	if i := slices.Index(met, false); i >= 0 {
		if wanted, asked, needed := next(ideas[i]); needed {
			return ScriptAt(ideas, met, i, wanted, asked)
		}
	}
	var none M
	return ScriptAt(ideas, met, -1, none, false)
}

// ScriptAt returns the progress where some ideas were met and one is the current one, -1 for none, with the move that is asked for, if any.
func ScriptAt[M, W comparable](ideas []Idea[M, W], met []bool, active int, wanted M, asked bool) *Script[M, W] {
	return &Script[M, W]{ideas: ideas, met: met, active: active, wanted: wanted, asked: asked}
}

// Active returns the current idea; ok is false if there is none.
func (l *Script[M, W]) Active() (idea Idea[M, W], ok bool) {
	if l.active < 0 {
		return idea, false
	}
	return l.ideas[l.active], true
}

// WantedMove returns the move that the current idea asks for; ok is false if it asks for none.
func (l *Script[M, W]) WantedMove() (m M, ok bool) { return l.wanted, l.asked }

// Met returns how many ideas have been met, and how many there are.
func (l *Script[M, W]) Met() (met, all int) {
	for _, m := range l.met {
		if m {
			met++
		}
	}
	return met, len(l.met)
}

// Has reports whether an idea has been met.
func (l *Script[M, W]) Has(id string) bool {
	i := slices.IndexFunc(l.ideas, func(idea Idea[M, W]) bool { return idea.ID == id })
	return i >= 0 && l.met[i]
}

// IsDone reports whether all ideas have been met.
func (l *Script[M, W]) IsDone() bool { return !slices.Contains(l.met, false) }

// IsLeading reports whether the current idea has everything else wait.
func (l *Script[M, W]) IsLeading() bool {
	return l.active >= 0 && l.ideas[l.active].Deed.MustOthersWait()
}

// MustWait reports whether a move has to wait until the current idea was met.
func (l *Script[M, W]) MustWait(m M) bool { return l.IsLeading() && !(l.asked && m == l.wanted) }
