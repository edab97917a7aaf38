package edit

import "dreist/input"

// Clipboard is a clipboard of the system.
type Clipboard interface {
	// Read asks for the text without waiting. The channel gives it as soon as it is there; it is closed without one where there is none, and may stay silent.
	Read() <-chan input.Pasted
	// Write keeps a text in place of the one before. An error means that it was not taken.
	Write(text string) error
	// WriteImage keeps a picture, a PNG file, in place of what was there.
	WriteImage(png []byte) error
}

// Pocket is a clipboard that always works: it keeps the text that was copied last itself and, where there is a system's clipboard, shares it with that. The
// zero Pocket keeps texts for the program alone.
type Pocket struct {
	System Clipboard // may be nil
	text   string
	alone  bool // the system did not take the last text
	image  bool // a picture was copied last
}

// Write keeps a text and hands it to the system. What the system does not take, which it reports, can still be pasted in
// the program.
func (p *Pocket) Write(text string) (taken bool) {
	p.text, p.image = text, false
	p.alone = p.System != nil && p.System.Write(text) != nil
	return !p.alone
}

// WriteImage hands a picture to the system, which reports whether it took it: nobody pastes one in the program.
func (p *Pocket) WriteImage(png []byte) (taken bool) {
	if p.System == nil || p.System.WriteImage(png) != nil {
		return false
	}
	p.alone, p.image = false, true
	return true
}

// HoldsImage reports whether a picture was copied last.
func (p *Pocket) HoldsImage() bool { return p.image }

// Read asks for the system's text or, where it has none or did not take what was copied last, the pocket's own.
func (p *Pocket) Read() Reading {
	if p.System == nil || p.alone {
		return Reading{own: p.text}
	}
	return Reading{answer: p.System.Read(), own: p.text}
}

// Reading is a text on its way from a clipboard.
type Reading struct {
	answer <-chan input.Pasted // of the system; nil where nobody is asked
	own    string
}

// Take returns the text, and whether it is there yet. It is taken once. It panics with a fault that came up on the way, as the program can
// tell of it here.
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
