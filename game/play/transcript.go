package play

// Record returns the text of the match so far. It grows step by step, so that saving needs no replay.
func (m *Match[P, M, E]) Record() string {
	shown := &m.start
	if m.IsSettled() {
		shown = &m.position
	}
	text := append([]byte(m.rules.Head(shown)), m.text...)
	if len(m.text) > 0 && text[len(text)-1] != '\n' {
		text = append(text, '\n')
	}
	return string(text)
}
