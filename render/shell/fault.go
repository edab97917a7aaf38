package shell

import "dreist/fault"

// guard runs a callback of Ebitengine. The first panic replaces all screens by the one about the fault; a second ends the program.
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

func (a *App) tellFault() error {
	a.transition, a.toast, a.hosting, a.tip = transition{}, toasting{}, hosting{}, tip{rested: -1}
	a.notices, a.toasts = nil, nil
	a.stack = stack{screens: []Screen{a.program.ReportFault(a.fault)}}
	a.TopScreen().Enter()
	a.Remake()
	a.refresh()
	return nil
}

// Fault returns the fault that stopped the program, nil if there is none.
func (a *App) Fault() *fault.Fault { return a.fault }
