package shell

// Navigation is a screen's answer to a gesture or tick: a change of the stack. The zero Navigation is Stay.
type Navigation struct {
	kind        navigationKind
	closeDownTo Screen   // the lowest screen to close; nil for only the answering screen
	push        []Screen // screens to open afterwards, the last one topmost
}

type navigationKind uint8

const (
	stayKind navigationKind = iota
	pushKind
	closeKind
	closeToLowestKind
	replaceAllKind
	quitKind
)

// Stay leaves the stack as it is.
func Stay() Navigation { return Navigation{} }

// StayAfter returns an action that calls action and returns Stay.
func StayAfter(action func()) func() Navigation {
	return func() Navigation {
		action()
		return Stay()
	}
}

// Push opens a screen over the answering one.
func Push(s Screen) Navigation { return Navigation{kind: pushKind, push: []Screen{s}} }

// Close closes the answering screen.
func Close() Navigation { return Navigation{kind: closeKind} }

// Replace replaces the answering screen.
func Replace(s Screen) Navigation { return Navigation{kind: closeKind, push: []Screen{s}} }

// CloseToLowest closes all screens except the lowest, and opens others over it, the last one topmost.
func CloseToLowest(s ...Screen) Navigation { return Navigation{kind: closeToLowestKind, push: s} }

// Quit ends the program.
func Quit() Navigation { return Navigation{kind: quitKind} }

// ClosingDownTo makes Close and Replace close all screens down to below, inclusive. It has no effect if below is not open.
func (s Navigation) ClosingDownTo(below Screen) Navigation {
	s.closeDownTo = below
	return s
}

// InPlace makes a Push replace the answering screen.
func (s Navigation) InPlace() Navigation {
	if s.kind == pushKind {
		s.kind = closeKind
	}
	return s
}

// AndPush opens another screen over those of the step.
func (s Navigation) AndPush(over Screen) Navigation {
	s.push = append(s.push[:len(s.push):len(s.push)], over)
	return s
}

// WithLowest makes the step replace the whole stack, with lowest as the new lowest screen.
func (s Navigation) WithLowest(lowest Screen) Navigation {
	return Navigation{kind: replaceAllKind, push: append([]Screen{lowest}, s.push...)}
}

// IsStay reports whether the step leaves the stack unchanged.
func (s Navigation) IsStay() bool { return s.kind == stayKind }
