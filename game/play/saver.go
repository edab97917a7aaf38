package play

// Saver stores a match as its text. What happens to it later, such as on a full disk, is not the match's concern.
type Saver interface {
	// SaveGame replaces the unfinished game.
	SaveGame(text string)
	// FinishGame stores a match whose end is final.
	FinishGame(text string, facts Facts)
}

// DiscardSaver is a Saver that stores nothing, for matches that are not continued.
type DiscardSaver struct{}

// SaveGame does nothing.
func (DiscardSaver) SaveGame(string) {}

// FinishGame does nothing.
func (DiscardSaver) FinishGame(string, Facts) {}

// save passes the text to the saver, as unfinished or finished.
func (m *Match[P, M, E]) save() {
	if m.IsSettled() {
		m.saver.FinishGame(m.Record(), m.Facts())
	} else {
		m.saver.SaveGame(m.Record())
	}
}
