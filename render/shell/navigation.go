package shell

// Navigation is a screen's answer to a gesture or tick: a step that changes the stack. The zero Navigation is Stay.
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
func (n Navigation) ClosingDownTo(below Screen) Navigation {
	n.closeDownTo = below
	return n
}

// ReplacingScreen makes a Push replace the answering screen.
func (n Navigation) ReplacingScreen() Navigation {
	if n.kind == pushKind {
		n.kind = closeKind
	}
	return n
}

// AndPush opens another screen over those of the step.
func (n Navigation) AndPush(over Screen) Navigation {
	n.push = append(n.push[:len(n.push):len(n.push)], over)
	return n
}

// ReplaceStack makes the step replace the whole stack, with lowest as the new lowest screen.
func (n Navigation) ReplaceStack(lowest Screen) Navigation {
	return Navigation{kind: replaceAllKind, push: append([]Screen{lowest}, n.push...)}
}

// IsStay reports whether the step leaves the stack unchanged.
func (n Navigation) IsStay() bool { return n.kind == stayKind }
