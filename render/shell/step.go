package shell

// Step is what a screen answers to a gesture or a tick: what becomes of the stack. The zero Step is Stay.
type Step struct {
	kind    stepKind
	through Screen   // what closes reaches down to, with this screen; nil for the screen that answers alone
	push    []Screen // what then comes on top, the last one topmost
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

// Staying returns an action that leads to no other screen as one that is answered by Stay.
func Staying(action func()) func() Step {
	return func() Step {
		action()
		return Stay()
	}
}

// Push puts a screen over the one that answers, which comes back when that closes.
func Push(s Screen) Step { return Step{kind: push, push: []Screen{s}} }

// Close takes the screen that answers away.
func Close() Step { return Step{kind: closes} }

// Replace puts a screen in the place of the one that answers.
func Replace(s Screen) Step { return Step{kind: closes, push: []Screen{s}} }

// Home takes away all screens but the lowest and puts others over it, the last one topmost.
func Home(s ...Screen) Step { return Step{kind: home, push: s} }

// Quit ends the program.
func Quit() Step { return Step{kind: quit} }

// Through makes Close and Replace take away everything from the top down to a screen, that one included. A screen that is
// not on the stack changes nothing about the step.
func (s Step) Through(below Screen) Step {
	s.through = below
	return s
}

// InPlace makes a step that puts screens over the one that answers put them in its place.
func (s Step) InPlace() Step {
	if s.kind == push {
		s.kind = closes
	}
	return s
}

// Then puts another screen over those that the step brings.
func (s Step) Then(over Screen) Step {
	s.push = append(s.push[:len(s.push):len(s.push)], over)
	return s
}

// Over makes a step that puts screens over others put them over another lowest screen, in the place of all that is open.
func (s Step) Over(lowest Screen) Step {
	return Step{kind: anew, push: append([]Screen{lowest}, s.push...)}
}

// Stays reports whether the step leaves the stack as it is.
func (s Step) Stays() bool { return s.kind == stay }
