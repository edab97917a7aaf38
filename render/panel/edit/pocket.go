package edit

import "dreist/input"

// SystemClipboard is the clipboard of the operating system.
type SystemClipboard interface {
	// Read requests the text without waiting. The channel delivers it when it arrives, is closed if there is none, and may stay silent.
	Read() <-chan input.PastedText
	// Write stores a text. An error means that the system did not accept it.
	Write(text string) error
}

// SharedClipboard is a clipboard that always works: it keeps the last copied text itself and shares it with the system's
// clipboard, if there is one. The zero SharedClipboard works within the program only.
type SharedClipboard struct {
	System SystemClipboard // may be nil
	text   string
	alone  bool // the system did not accept the last text
}

// Write stores a text and passes it to the system; taken reports whether the system accepted it. Otherwise it can still be pasted within the program.
func (s *SharedClipboard) Write(text string) (taken bool) {
	s.text = text
	s.alone = s.System != nil && s.System.Write(text) != nil
	return !s.alone
}

// RequestText requests the system's text or, if it has none or did not accept the last copy, its own.
func (s *SharedClipboard) RequestText() PasteRequest {
	if s.System == nil || s.alone {
		return PasteRequest{own: s.text}
	}
	return PasteRequest{answer: s.System.Read(), own: s.text}
}

// PasteRequest is a text requested from a clipboard.
type PasteRequest struct {
	answer <-chan input.PastedText // from the system, nil for the text kept by the SharedClipboard
	own    string
}

// TakeText returns the text once it has arrived. It panics with a fault of the reading goroutine, so that the caller's goroutine can report it.
func (r PasteRequest) TakeText() (text string, ok bool) {
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
