// Package fault takes a mistake in the program from the goroutine where it happened to the one that can tell of it, with the place and
// how the program came there.
package fault

import (
	"cmp"
	"errors"
	"fmt"
	"path"
	"path/filepath"
	"runtime"
	"runtime/debug"
	"strings"
)

// Fault is a mistake in the program itself, at which it could not go on.
type Fault struct {
	What  string // what Go says of it
	Place string // where it happened, empty where nothing of the program itself was at work
	Trace string // how the program came there
}

func (f *Fault) Error() string {
	return fmt.Sprintf("a fault in the program at %s: %s", cmp.Or(f.Place, "an unknown place"), f.What)
}

// Catch is to be deferred. Where the function panics it ends the panic and hands over the fault, with which another goroutine may
// panic in its turn.
func Catch(caught func(*Fault)) {
	if what := recover(); what != nil {
		caught(of(what))
	}
}

// Raise panics with the fault that an error holds, for what another goroutine only kept. Of other errors it takes no notice.
func Raise(err error) {
	if f := (*Fault)(nil); errors.As(err, &f) {
		panic(f)
	}
}

// of returns the fault of a panic that has just been ended. One that comes from another goroutine keeps its place.
func of(what any) *Fault {
	if f, ok := what.(*Fault); ok {
		return &Fault{f.What, f.Place, f.Trace + "\ntaken over by\n" + string(debug.Stack())}
	}
	return &Fault{fmt.Sprint(what), culprit(), string(debug.Stack())}
}

// The names of the functions of the program begin with one of these.
const (
	module  = "dreist/"
	command = "main."
)

func own(function string) bool {
	return strings.HasPrefix(function, module) || strings.HasPrefix(function, command)
}

// culprit returns where the function that panicked was: the first place of the program itself.
func culprit() string {
	pcs := make([]uintptr, 64)
	frames := runtime.CallersFrames(pcs[:runtime.Callers(0, pcs)])
	for panicked := false; ; {
		f, more := frames.Next()
		if panicked && own(f.Function) {
			return fmt.Sprintf("%s:%d", filepath.Base(f.File), f.Line)
		}
		panicked = panicked || f.Function == "runtime.gopanic"
		if !more {
			return ""
		}
	}
}

// Read returns the fault that Go tells of where it ends a program.
func Read(text string) *Fault {
	f := &Fault{What: "it ended", Trace: text}
	told, called := false, false
	for line := range strings.Lines(text) {
		line = strings.TrimRight(line, "\r\n")
		what, panicked := strings.CutPrefix(line, "panic: ")
		if !panicked {
			what, panicked = strings.CutPrefix(line, "fatal error: ")
		}
		switch {
		case panicked && !told:
			f.What, told = what, true
		case told && called:
			place, _, _ := strings.Cut(strings.TrimSpace(line), " ")
			f.Place = path.Base(filepath.ToSlash(place))
			return f
		}
		called = told && own(line)
	}
	return f
}
