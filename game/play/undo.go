package play

import (
	"slices"

	"dreist/game/dreist"
	"dreist/game/dreist/record"
)

// CanUndo reports whether the last move can be taken back: a card laid in this turn, with nothing hidden seen
// since.
func (m *Match) CanUndo() bool {
	if len(m.history) == 0 || m.Over() {
		return false
	}
	last := m.history[len(m.history)-1]
	return last.Move.Action == dreist.LayCard && last.Seat == m.position.Turn()
}

// Undo takes the last move back and saves; it reports whether there was one to take back.
func (m *Match) Undo() bool {
	if !m.CanUndo() {
		return false
	}
	last := len(m.history) - 1
	m.undone = append(m.undone, m.history[last].Move)
	m.position = *m.Before(last)
	m.history = m.history[:last]
	m.save()
	return true
}

// CanRedo reports whether a move was taken back and nothing else played since.
func (m *Match) CanRedo() bool { return len(m.undone) > 0 }

// Redo plays the move that was last taken back, saves, and returns what happened; ok is false where there is none.
func (m *Match) Redo() (events []dreist.Event, ok bool) {
	if !m.CanRedo() {
		return nil, false
	}
	last := len(m.undone) - 1
	events, err := m.apply(m.undone[last])
	if err != nil { // the move was allowed from here before
		m.undone = m.undone[:0]
		return nil, false
	}
	m.undone = m.undone[:last]
	m.save()
	return events, true
}

// PracticeTag marks the record of a match that is played on from the middle of another, or again on the same deal, to
// practise. Its value tells from where: the number of moves that were taken over, 0 for a deal played again.
const PracticeTag = "Practice"

// Practise begins a match of its own from the position after the first steps of the history, 0 being the start. It
// carries a PracticeTag and is kept by another saver; m stays as it is.
func (m *Match) Practise(steps int, mark string, saver Saver) (*Match, error) {
	tags := slices.DeleteFunc(slices.Clone(m.game.Tags), func(t record.Tag) bool { return t.Name == PracticeTag })
	game, err := m.until(steps, append(tags, record.Tag{Name: PracticeTag, Value: mark}))
	if err != nil {
		return nil, err
	}
	return begin(game, saver)
}
