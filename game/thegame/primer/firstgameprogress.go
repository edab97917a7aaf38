package primer

import (
	"slices"

	"dreist/game/lesson"
	"dreist/game/thegame"
	"dreist/game/thegame/record"
)

// FirstGameProgress is the progress of a first game. NewFirstGameProgress makes one.
type FirstGameProgress struct {
	*lesson.ScriptProgress[thegame.Move, thegame.Pile]
}

// NewFirstGameProgress returns the progress after some steps from the start position.
func NewFirstGameProgress(start thegame.Position, steps []record.Step, seen lesson.UnloggedActions) FirstGameProgress {
	now := start
	if len(steps) > 0 {
		now = steps[len(steps)-1].Position
	}
	all := ideas()
	met := make([]bool, len(all))
	for i := len(all) - 1; i >= 0; i-- {
		met[i] = understood(all, i, met, steps, seen)
	}
	return FirstGameProgress{lesson.NewScriptProgress(all, met, func(i Idea) (thegame.Move, bool, bool) {
		m, asked := next(i, &now)
		return m, asked, !now.IsOver() && (i.Action != lesson.AskHint || now.LaidCount() == 0) // the idea of hints waits for the turn after the script
	})}
}

// understood reports whether an idea was understood. A big step need not be taken back: playing on is fine, too.
func understood(all []Idea, i int, met []bool, steps []record.Step, seen lesson.UnloggedActions) bool {
	switch all[i].ID {
	case hint:
		return seen.HasUsedHint || laidAfter(steps, 2)
	case back:
		return seen.HasTakenBack || met[i+1]
	case gap:
		return met[i+1] || played(steps, last(all[i]))
	default:
		return played(steps, last(all[i]))
	}
}

func last(i Idea) thegame.Move { return i.Moves[len(i.Moves)-1] }

// next returns the move that an idea asks for at a position; ok is false if it asks for no move.
func next(i Idea, now *thegame.Position) (m thegame.Move, ok bool) {
	for _, m := range i.Moves {
		if m.Action == thegame.EndTurn || now.HasCard(now.Turn(), m.Card) {
			return m, true
		}
	}
	return m, false
}

func played(steps []record.Step, m thegame.Move) bool {
	return slices.ContainsFunc(steps, func(s record.Step) bool { return s.Move == m })
}

// laidAfter reports whether a card was laid after a number of turns.
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

// IsHeldBack reports whether a move has to wait until the current idea is understood. Signals never wait.
func (l FirstGameProgress) IsHeldBack(m thegame.Move) bool {
	return m.Action != thegame.GiveSignal && l.ScriptProgress.IsHeldBack(m)
}
