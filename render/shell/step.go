package shell

// Step is a screen's answer to a gesture or tick: a change of the stack. The zero Step is Stay.
type Step struct {
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
func Stay() Step { return Step{} }

// StayAfter returns an action that calls action and returns Stay.
func StayAfter(action func()) func() Step {
	return func() Step {
		action()
		return Stay()
	}
}

// Push opens a screen over the answering one.
func Push(s Screen) Step { return Step{kind: push, push: []Screen{s}} }

// Close closes the answering screen.
func Close() Step { return Step{kind: closes} }

// Replace replaces the answering screen.
func Replace(s Screen) Step { return Step{kind: closes, push: []Screen{s}} }

// Home closes all screens except the lowest, and opens others over it, the last one topmost.
func Home(s ...Screen) Step { return Step{kind: home, push: s} }

// Quit ends the program.
func Quit() Step { return Step{kind: quit} }

// Through makes Close and Replace close all screens from the top down to below, inclusive. It has no effect if below is not on the
// stack.
func (s Step) Through(below Screen) Step {
	s.through = below
	return s
}

// InPlace makes a Push replace the answering screen.
func (s Step) InPlace() Step {
	if s.kind == push {
		s.kind = closes
	}
	return s
}

// AndPush opens another screen over those of the step.
func (s Step) AndPush(over Screen) Step {
	s.push = append(s.push[:len(s.push):len(s.push)], over)
	return s
}

// WithLowest makes the step replace the whole stack, with lowest as the new lowest screen.
func (s Step) WithLowest(lowest Screen) Step {
	return Step{kind: anew, push: append([]Screen{lowest}, s.push...)}
}

// IsStay reports whether the step leaves the stack unchanged.
func (s Step) IsStay() bool { return s.kind == stay }
