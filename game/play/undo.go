package play

// CanUndo reports whether the last move can be taken back: a person made it, it revealed nothing hidden, and the match has no final or
// accepted end.
func (m *Match[P, M, E]) CanUndo() bool {
	if len(m.history) == 0 || m.IsSettled() {
		return false
	}
	last := &m.history[len(m.history)-1]
	return m.IsPerson(last.Seat) && !m.rules.MustNotBeUndone(last)
}

// UndoMove takes the last move back and saves. It returns false and does nothing if CanUndo is false.
func (m *Match[P, M, E]) UndoMove() (done bool) {
	if !m.CanUndo() {
		return false
	}
	last := len(m.history) - 1
	m.undone = append(m.undone, m.history[last].Move)
	m.position = *m.PositionBefore(last)
	m.history = m.history[:last]
	m.text, m.before = m.text[:m.before[last]], m.before[:last]
	m.save()
	return true
}

// CanRedo reports whether there is an undone move to play again. A new move clears them.
func (m *Match[P, M, E]) CanRedo() bool { return len(m.undone) > 0 }

// NextRedo returns the undone move that RedoMove plays again; ok is false if there is none.
func (m *Match[P, M, E]) NextRedo() (next M, ok bool) {
	if ok = m.CanRedo(); ok {
		next = m.undone[len(m.undone)-1]
	}
	return next, ok
}

// RedoMove plays the last undone move again, saves, and returns its events. ok is false if there is none.
func (m *Match[P, M, E]) RedoMove() (events []E, ok bool) {
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
