package lesson

import "slices"

// IdeaAction is the kind of action that an idea asks for.
type IdeaAction uint8

// The actions.
const (
	MakeMove   IdeaAction = iota // make the move of ScriptProgress.WantedMove
	TakeBack                     // take the last move back
	AskHint                      // ask for a hint; any move instead is fine, too
	ChooseMove                   // make one of several moves that the game knows; any other move is fine, too
)

// MustOthersWait reports whether all other actions have to wait until this one is done.
func (d IdeaAction) MustOthersWait() bool { return d <= TakeBack }

// Idea is one lesson of a guided first game, which the player learns by an action. M is a move of the game, W the type of its speakers.
type Idea[M, W comparable] struct {
	ID      string // stable name, such as "opening"
	Speaker W      // who explains the idea
	Action  IdeaAction
	Moves   []M // the wanted moves, in order; after the last one the idea counts as understood
}

// UnloggedActions records actions of a player that leave no trace in the history.
type UnloggedActions struct {
	HasTakenBack bool // whether a move was taken back
	HasUsedHint  bool // whether a hint was given
}

// ScriptProgress is the progress of a guided first game. Make one with NewScriptProgress.
type ScriptProgress[M, W comparable] struct {
	ideas  []Idea[M, W]
	met    []bool
	active int // index of the current idea, -1 for none
	wanted M
	asked  bool // wanted is valid
}

// NewScriptProgress returns the progress from the ideas and whether each was met. The first idea not met is the current one if next
// returns needed, that the position needs it; next also returns the wanted move, if asked is true.
func NewScriptProgress[M, W comparable](ideas []Idea[M, W], met []bool, next func(Idea[M, W]) (wanted M, asked, needed bool)) *ScriptProgress[M, W] {
	if i := slices.Index(met, false); i >= 0 {
		if wanted, asked, needed := next(ideas[i]); needed {
			return ScriptProgressAt(ideas, met, i, wanted, asked)
		}
	}
	var none M
	return ScriptProgressAt(ideas, met, -1, none, false)
}

// ScriptProgressAt returns the progress with a given current idea, by its index in ideas or -1 for none. wanted is the wanted move if asked is true.
func ScriptProgressAt[M, W comparable](ideas []Idea[M, W], met []bool, active int, wanted M, asked bool) *ScriptProgress[M, W] {
	return &ScriptProgress[M, W]{ideas: ideas, met: met, active: active, wanted: wanted, asked: asked}
}

// CurrentIdea returns the current idea; ok is false if there is none.
func (l *ScriptProgress[M, W]) CurrentIdea() (idea Idea[M, W], ok bool) {
	if l.active < 0 {
		return idea, false
	}
	return l.ideas[l.active], true
}

// WantedMove returns the move that the current idea asks for. ok is false if it asks for none.
func (l *ScriptProgress[M, W]) WantedMove() (m M, ok bool) { return l.wanted, l.asked }

// CountMetIdeas returns the number of ideas met and the number of all ideas.
func (l *ScriptProgress[M, W]) CountMetIdeas() (met, all int) {
	for _, m := range l.met {
		if m {
			met++
		}
	}
	return met, len(l.met)
}

// HasMet reports whether the idea with an ID has been met.
func (l *ScriptProgress[M, W]) HasMet(id string) bool {
	i := slices.IndexFunc(l.ideas, func(idea Idea[M, W]) bool { return idea.ID == id })
	return i >= 0 && l.met[i]
}

// IsDone reports whether all ideas have been met.
func (l *ScriptProgress[M, W]) IsDone() bool { return !slices.Contains(l.met, false) }

// IsLeading reports whether all other actions have to wait for that of the current idea.
func (l *ScriptProgress[M, W]) IsLeading() bool {
	return l.active >= 0 && l.ideas[l.active].Action.MustOthersWait()
}

// IsHeldBack reports whether a move has to wait until the current idea has been met.
func (l *ScriptProgress[M, W]) IsHeldBack(m M) bool {
	return l.IsLeading() && !(l.asked && m == l.wanted)
}
