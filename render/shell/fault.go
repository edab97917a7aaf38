package shell

import "dreist/fault"

// guard does what Ebitengine calls the program for. After the first fault in it, it leaves nothing open but the screen that tells
// of it; a second one, which only that screen can bring, ends the program.
func (a *App) guard(do func() error) (failed error) {
	if a.broken {
		return a.fault
	}
	defer fault.Catch(func(f *fault.Fault) {
		if a.broken = a.fault != nil; a.broken {
			failed = a.fault
			return
		}
		a.fault = f
		failed = a.guard(a.tellFault)
	})
	return do()
}

// tellFault has the screen that tells of a fault take the place of all others.
func (a *App) tellFault() error {
	a.transition, a.toast, a.hosting, a.tip = transition{}, toasting{}, hosting{}, tip{rested: -1}
	a.notices, a.toasts = nil, nil
	a.stack = stack{screens: []Screen{a.program.Fault(a.fault)}}
	a.Top().Enter()
	a.Remake()
	a.refresh()
	return nil
}

// Fault returns what the program could not go on at, nil where there was nothing.
func (a *App) Fault() *fault.Fault { return a.fault }
