package screens

import (
	"context"

	"dreist/fault"
	"dreist/input"
)

type asking struct {
	told   string // text shown meanwhile
	close  context.CancelFunc
	answer chan dialogAnswer
	chosen func(path string) // is called with the chosen path
	absent func()            // is called if the dialogue cannot be shown
}

// dialogAnswer is the result of a file dialogue: a path, empty if the player cancelled, or the error if it could not be shown.
type dialogAnswer struct {
	path string
	err  error
}

// askForFile opens the system's file dialogue in the background. If it cannot be shown it is not tried again.
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

func (p *Program) closeDialog() {
	if p.asked != nil {
		p.asked.close()
		p.asked = nil
	}
}
