package screens

import (
	"context"

	"dreist/fault"
	"dreist/input"
)

// asking is a file dialogue of the system that is open.
type asking struct {
	told   string // what is said meanwhile
	close  context.CancelFunc
	answer chan dialogAnswer
	chosen func(path string)
	absent func() // what is done where there is no dialogue after all
}

// dialogAnswer is what came of a file dialogue: a path, an empty one if the player chose none, or why it could not be shown.
type dialogAnswer struct {
	path string
	err  error
}

// askForFile opens the file dialogue of the system, beside everything else. A dialogue that cannot be shown is not asked again.
func (p *Program) askForFile(q input.FileQuestion, told string, absent func(), chosen func(path string)) {
	show, answer := p.Options.Dialog, make(chan dialogAnswer, 1)
	ctx, cancel := context.WithCancel(context.Background())
	p.asked = &asking{told: told, close: cancel, answer: answer, chosen: chosen, absent: absent}
	go func() {
		var a dialogAnswer
		defer func() { answer <- a }()
		defer fault.Catch(func(f *fault.Fault) { a.err = f })
		a.path, a.err = show(ctx, q)
	}()
	p.Remake()
}

// followDialog takes the answer of the file dialogue, if there is one.
func (p *Program) followDialog() {
	if p.asked == nil {
		return
	}
	select {
	case a := <-p.asked.answer:
		asked := p.asked
		p.closeDialog()
		p.Remake()
		switch {
		case a.err != nil:
			p.Options.Dialog = nil
			asked.absent()
		case a.path != "":
			asked.chosen(a.path)
		}
	default:
	}
}

// closeDialog closes the file dialogue of the system, if it is open.
func (p *Program) closeDialog() {
	if p.asked != nil {
		p.asked.close()
		p.asked = nil
	}
}
