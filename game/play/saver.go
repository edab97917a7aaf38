package play

// Saver stores the text of a match. It handles errors of storage itself, such as a full disk.
type Saver interface {
	// SaveGame replaces the unfinished game.
	SaveGame(text string)
	// FinishGame stores a match whose end is final.
	FinishGame(text string, facts MatchFacts)
}

// DiscardSaver is a Saver that stores nothing, for matches that are never resumed.
type DiscardSaver struct{}

// SaveGame does nothing.
func (DiscardSaver) SaveGame(string) {}

// FinishGame does nothing.
func (DiscardSaver) FinishGame(string, MatchFacts) {}

func (m *Match[P, M, E]) save() {
	if m.IsSettled() {
		m.saver.FinishGame(m.Record(), m.Facts())
	} else {
		m.saver.SaveGame(m.Record())
	}
}
