package panel

// Clipboard keeps the text that was copied last.
type Clipboard interface {
	// Read returns the text, "" where there is none. An error means that it cannot be reached at the moment.
	Read() (string, error)
	// Write keeps a text in place of the one before.
	Write(text string) error
}

// Pocket is a clipboard that always works: it keeps texts itself and, where there is a system's clipboard, shares them with it. The zero Pocket keeps
// them for the program alone.
type Pocket struct {
	System Clipboard // may be nil
	text   string
	alone  bool // the system did not take the last text
}

// Read returns the system's text or, where it cannot be read or did not take what was copied last, the pocket's own. It never fails.
func (p *Pocket) Read() (string, error) {
	if p.System != nil && !p.alone {
		if text, err := p.System.Read(); err == nil {
			return text, nil
		}
	}
	return p.text, nil
}

// Write keeps a text and hands it to the system. It never fails: what the system does not take can still be pasted in the program.
func (p *Pocket) Write(text string) error {
	p.text = text
	p.alone = p.System != nil && p.System.Write(text) != nil
	return nil
}

// Copying lets the fields of a panel copy to and paste from a clipboard. Without this option they share one that the skin keeps.
func Copying(c Clipboard) Option { return func(m *making) { m.clipboard = c } }
