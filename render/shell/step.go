package shell

// Navigation is a screen's answer to a gesture or tick: a change of the stack. The zero Navigation is Stay.
type Navigation struct {
	kind    stepKind
	through Screen   // the lowest screen to close; nil for only the answering screen
	push    []Screen // screens to open afterwards, the last one topmost
}

type stepKind uint8

const (
	stay stepKind = iota
	push
	closes
	home
	anew
	quit
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
func Push(s Screen) Navigation { return Navigation{kind: push, push: []Screen{s}} }

// Close closes the answering screen.
func Close() Navigation { return Navigation{kind: closes} }

// Replace replaces the answering screen.
func Replace(s Screen) Navigation { return Navigation{kind: closes, push: []Screen{s}} }

// CloseToLowest closes all screens except the lowest, and opens others over it, the last one topmost.
func CloseToLowest(s ...Screen) Navigation { return Navigation{kind: home, push: s} }

// Quit ends the program.
func Quit() Navigation { return Navigation{kind: quit} }

// ClosingDownTo makes Close and Replace close all screens down to below, inclusive. It has no effect if below is not open.
func (s Navigation) ClosingDownTo(below Screen) Navigation {
	s.through = below
	return s
}

// InPlace makes a Push replace the answering screen.
func (s Navigation) InPlace() Navigation {
	if s.kind == push {
		s.kind = closes
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
	return Navigation{kind: anew, push: append([]Screen{lowest}, s.push...)}
}

// IsStay reports whether the step leaves the stack unchanged.
func (s Navigation) IsStay() bool { return s.kind == stay }
