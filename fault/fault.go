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

// Read returns the fault that Go tells of where it ends a program. Where a library that is not in Go ended it, Go names a signal, and the library may have
// said before what was wrong.
func Read(text string) *Fault {
	f := &Fault{Trace: text}
	complaint, called := "", false
	for line := range strings.Lines(text) {
		line = strings.TrimRight(line, "\r\n")
		if called {
			place, _, _ := strings.Cut(strings.TrimSpace(line), " ")
			f.Place = path.Base(filepath.ToSlash(place))
			break
		}
		if f.What == "" {
			if f.What = ended(line); f.What == "" && complains(line) {
				complaint = line
			}
			continue
		}
		called = own(line)
	}
	switch {
	case f.What == "":
		f.What = cmp.Or(complaint, "it ended")
	case complaint != "":
		f.What = complaint + " (" + f.What + ")"
	}
	return f
}

// ended returns what Go says in a line of why it ends a program, empty where it says nothing of that.
func ended(line string) string {
	for _, begins := range []string{"panic: ", "fatal error: "} {
		if what, ok := strings.CutPrefix(line, begins); ok {
			return what
		}
	}
	signal, what, ok := strings.Cut(line, ": ")
	if ok && what != "" && len(signal) > len("SIG") && strings.HasPrefix(signal, "SIG") && strings.ToUpper(signal) == signal && !strings.Contains(signal, " ") {
		return line
	}
	return ""
}

// complains reports whether the runtime of C or C++ says in a line why it aborts.
func complains(line string) bool {
	for _, phrase := range []string{
		"malloc", "alloc(): ", "free(): ", "munmap_chunk(): ", "double free or corruption", "corrupted size", "corrupted double-linked list", // of memory
		"*** stack smashing detected", "*** buffer overflow detected",
		"terminate called", "terminating due to", "terminating with", // of exceptions
		"Assertion `", "Assertion failed: ",
	} {
		if strings.Contains(line, phrase) {
			return true
		}
	}
	return false
}
