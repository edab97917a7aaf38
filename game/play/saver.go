package play

// Saver keeps the one unfinished game as its text. What becomes of it later, such as on a full disk, is not the match's.
type Saver interface {
	// SaveGame replaces what is kept.
	SaveGame(text string)
	// FinishGame remembers a game whose end stands for good.
	FinishGame(text string, facts Facts)
}

// Unkept keeps nothing, for matches that nobody will go on with.
type Unkept struct{}

// SaveGame does nothing.
func (Unkept) SaveGame(string) {}

// FinishGame does nothing.
func (Unkept) FinishGame(string, Facts) {}

// save hands the match over to its saver, unfinished or finished.
func (m *Match[P, M, E]) save() {
	if m.Settled() {
		m.saver.FinishGame(m.Record(), m.Facts())
	} else {
		m.saver.SaveGame(m.Record())
	}
}
