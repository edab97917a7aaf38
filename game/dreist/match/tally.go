package match

// TakenBackTag counts the moves taken back. Matches without any lack it.
const TakenBackTag = "TakenBack"

// Undo takes the last move back, counts that and saves; false if there is none to take back.
func (m *Match) Undo() bool {
	if !m.CanUndo() {
		return false
	}
	m.Increase(TakenBackTag)
	return m.inner.Undo()
}
