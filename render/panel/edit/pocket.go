package edit

import "dreist/input"

// Clipboard is a system clipboard.
type Clipboard interface {
	// Read requests the text without waiting. The channel delivers it when it arrives, is closed if there is none,
	// and may stay silent.
	Read() <-chan input.Pasted
	// Write stores a text. An error means that the system did not accept it.
	Write(text string) error
}

// Pocket is a clipboard that always works: it keeps the last copied text itself and shares it with the system's
// clipboard, if there is one. The zero Pocket works within the program only.
type Pocket struct {
	System Clipboard // may be nil
	text   string
	alone  bool // the system did not accept the last text
}

// Write stores a text and passes it to the system; taken reports whether the system accepted it. Otherwise it can still be pasted
// within the program.
func (p *Pocket) Write(text string) (taken bool) {
	p.text = text
	p.alone = p.System != nil && p.System.Write(text) != nil
	return !p.alone
}

// Read requests the system's text or, if it has none or did not accept the last copy, the pocket's own.
func (p *Pocket) Read() Reading {
	if p.System == nil || p.alone {
		return Reading{own: p.text}
	}
	return Reading{answer: p.System.Read(), own: p.text}
}

// Reading is a text requested from a clipboard.
type Reading struct {
	answer <-chan input.Pasted // from the system, nil for the pocket's own text
	own    string
}

// Take returns the text once it has arrived. It panics with a fault of the reading goroutine, so that the caller's goroutine can
// report it.
func (r Reading) Take() (text string, ok bool) {
	if r.answer == nil {
		return r.own, true
	}
	select {
	case pasted, ok := <-r.answer:
		switch {
		case !ok:
			return r.own, true
		case pasted.Fault != nil:
			panic(pasted.Fault)
		}
		return pasted.Text, true
	default:
		return "", false
	}
}
