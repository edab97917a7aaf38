package play

// transcript is the text of a match. It grows step by step, so that saving needs no replay.
type transcript struct {
	head string // the head while the match runs
	body []byte // the steps
	ends []int  // the length of body after each step
}

// add replaces the body with one that has one more step.
func (t *transcript) add(body []byte) {
	t.body = body
	t.ends = append(t.ends, len(body))
}

// cut removes the last step.
func (t *transcript) cut() {
	t.ends = t.ends[:len(t.ends)-1]
	end := 0
	if len(t.ends) > 0 {
		end = t.ends[len(t.ends)-1]
	}
	t.body = t.body[:end]
}

// under returns the whole text below a head.
func (t *transcript) under(head string) string {
	text := make([]byte, 0, len(head)+len(t.body)+1)
	text = append(append(text, head...), t.body...)
	if n := len(t.body); n > 0 && t.body[n-1] != '\n' {
		text = append(text, '\n')
	}
	return string(text)
}

// UpdateHead updates the head of the text from the rules, which have changed it, and saves.
func (m *Match[P, M, E]) UpdateHead() {
	m.text.head = m.rules.Head(&m.start)
	m.save()
}

// Record returns the text of the match so far.
func (m *Match[P, M, E]) Record() string {
	head := m.text.head
	if m.IsSettled() {
		head = m.rules.Head(&m.position)
	}
	return m.text.under(head)
}
