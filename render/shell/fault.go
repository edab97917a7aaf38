package shell

import (
	"fmt"
	"path/filepath"
	"runtime"
	"runtime/debug"
	"strings"
)

// Fault is a mistake in the program itself, at which it could not go on.
type Fault struct {
	What  string // what Go says of it
	Place string // where it happened
	Trace string // how the program came there
}

func (f *Fault) Error() string {
	return fmt.Sprintf("a fault in the program at %s: %s", f.Place, f.What)
}

// guard does what Ebitengine calls the program for. After the first fault in it, it leaves nothing open but the screen that tells
// of it; a second one, which only that screen can bring, ends the program.
func (a *App) guard(do func() error) (failed error) {
	if a.broken {
		return a.fault
	}
	defer func() {
		what := recover()
		if what == nil {
			return
		}
		if a.broken = a.fault != nil; a.broken {
			failed = a.fault
			return
		}
		a.fault = &Fault{What: fmt.Sprint(what), Place: culprit(), Trace: string(debug.Stack())}
		failed = a.guard(a.tellFault)
	}()
	return do()
}

// tellFault has the screen that tells of a fault take the place of all others.
func (a *App) tellFault() error {
	a.transition, a.toast, a.hosting, a.tip = transition{}, toasting{}, hosting{}, tip{rested: -1}
	a.notices, a.toasts = nil, nil
	a.stack = stack{screens: []Screen{a.game.Fault(a.fault)}}
	a.Top().Enter()
	a.Remake()
	a.refresh()
	return nil
}

// Fault returns what the program could not go on at, nil where there was nothing.
func (a *App) Fault() *Fault { return a.fault }

// culprit returns where the function that panicked was: the first place of the program itself.
func culprit() string {
	pcs := make([]uintptr, 64)
	frames := runtime.CallersFrames(pcs[:runtime.Callers(0, pcs)])
	for panicked := false; ; {
		f, more := frames.Next()
		if panicked && strings.HasPrefix(f.Function, "dreist/") {
			return fmt.Sprintf("%s:%d", filepath.Base(f.File), f.Line)
		}
		panicked = panicked || f.Function == "runtime.gopanic"
		if !more {
			return "an unknown place"
		}
	}
}
