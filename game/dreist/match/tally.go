package match

// TakenBackTag counts the moves taken back. Matches without any lack it.
const TakenBackTag = "TakenBack"

// UndoMove takes the last move back, counts that and saves; false if there is none to take back.
func (m *Match) UndoMove() (done bool) {
	if !m.CanUndo() {
		return false
	}
	m.Increase(TakenBackTag)
	return m.inner.UndoMove()
}
