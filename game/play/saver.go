package play

// Saver stores the one unfinished game as its text.
type Saver interface {
	// SaveGame replaces what is stored.
	SaveGame(text string) error
	// FinishGame remembers a game that has ended.
	FinishGame(text string, facts Facts) error
}

// Unkept keeps nothing, for matches that nobody will go on with.
type Unkept struct{}

// SaveGame does nothing.
func (Unkept) SaveGame(string) error { return nil }

// FinishGame does nothing.
func (Unkept) FinishGame(string, Facts) error { return nil }

// Unsaved returns why the last save failed, nil if it did not.
func (m *Match[P, M, E]) Unsaved() error { return m.unsaved }

// save hands the match over to its saver, unfinished or finished. A failure never stops the match.
func (m *Match[P, M, E]) save() {
	if m.Over() {
		m.unsaved = m.saver.FinishGame(m.Record(), m.Facts())
	} else {
		m.unsaved = m.saver.SaveGame(m.Record())
	}
}
