package screens

import (
	"context"

	"dreist/fault"
	"dreist/input"
)

type asking struct {
	told   string // text shown meanwhile
	close  context.CancelFunc
	answer chan func() // what the answer leads to
}

// askForFile opens the system's file dialogue in the background, and calls chosen with the chosen path or, if the dialogue cannot be shown,
// absent. It is not tried again then.
func (p *Program) askForFile(q input.FileQuestion, told string, absent func(), chosen func(path string)) {
	show, answer := p.Options.FileDialog, make(chan func(), 1)
	ctx, cancel := context.WithCancel(context.Background())
	p.asked = &asking{told: told, close: cancel, answer: answer}
	go func() {
		var path string
		var err error
		defer func() {
			answer <- func() {
				switch {
				case err != nil:
					p.Options.FileDialog = nil
					absent()
				case path != "":
					chosen(path)
				}
			}
		}()
		defer fault.CatchPanic(func(f *fault.Fault) { err = f })
		path, err = show(ctx, q)
	}()
	p.RemakeScreens()
}

func (p *Program) followDialog() {
	if p.asked == nil {
		return
	}
	select {
	case answered := <-p.asked.answer:
		p.closeDialog()
		p.RemakeScreens()
		answered()
	default:
	}
}

func (p *Program) closeDialog() {
	if p.asked != nil {
		p.asked.close()
		p.asked = nil
	}
}
