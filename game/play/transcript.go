package play

// Record returns the text of the match so far. It grows step by step, so that saving needs no replay.
func (m *Match[P, M, E]) Record() string {
	shown := &m.start
	if m.IsSettled() {
		shown = &m.position
	}
	return recordText(m.rules.Head(shown), m.text)
}

// recordText ends the line of an unfinished turn.
func recordText(head string, turns []byte) string {
	text := append([]byte(head), turns...)
	if len(turns) > 0 && text[len(text)-1] != '\n' {
		text = append(text, '\n')
	}
	return string(text)
}
