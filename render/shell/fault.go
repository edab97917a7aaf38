package shell

import "dreist/fault"

// guard runs a callback of Ebitengine. The first panic replaces all screens by the one about the fault; a second ends the program.
func (a *App) guard(do func() error) (failed error) {
	if a.faultScreenFailed {
		return a.fault
	}
	defer fault.CatchPanic(func(f *fault.Fault) {
		if a.faultScreenFailed = a.fault != nil; a.faultScreenFailed {
			failed = a.fault
			return
		}
		a.fault = f
		failed = a.guard(a.showFault)
	})
	return do()
}

func (a *App) showFault() error {
	a.transition, a.toast, a.host, a.tip = transition{}, toastState{}, hostState{}, tip{restedTicks: -1}
	a.notices, a.toasts = nil, nil
	a.stack = stack{screens: []Screen{a.program.ReportFault(a.fault)}}
	a.TopScreen().Enter()
	a.RemakeScreens()
	a.refresh()
	return nil
}

// Fault returns the fault that stopped the program, nil if there is none.
func (a *App) Fault() *fault.Fault { return a.fault }
