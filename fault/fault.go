// Package fault carries a panic, with its source position and stack trace, to the goroutine that can report it.
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

// Fault is a bug at which the program could not continue.
type Fault struct {
	Message        string // the panic message
	SourcePosition string // source position, such as match.go:12; empty outside of the program's own code
	Trace          string // stack trace
}

func (f *Fault) Error() string {
	return fmt.Sprintf("a fault in the program at %s: %s", cmp.Or(f.SourcePosition, "an unknown place"), f.Message)
}

// CatchPanic recovers a panic and passes it to caught as a Fault, so that another goroutine can raise it. Call it with defer.
func CatchPanic(caught func(*Fault)) {
	if what := recover(); what != nil {
		caught(faultOf(what))
	}
}

// RaiseFault panics if an error from another goroutine is a Fault. It ignores other errors.
func RaiseFault(err error) {
	if f := (*Fault)(nil); errors.As(err, &f) {
		panic(f)
	}
}

// faultOf returns the fault of a recovered panic. A fault of another goroutine keeps its source position.
func faultOf(what any) *Fault {
	if f, ok := what.(*Fault); ok {
		return &Fault{f.Message, f.SourcePosition, f.Trace + "\ntaken over by\n" + string(debug.Stack())}
	}
	return &Fault{fmt.Sprint(what), culprit(), string(debug.Stack())}
}

// own reports whether a function is one of the program.
func own(function string) bool {
	return strings.HasPrefix(function, "dreist/") || strings.HasPrefix(function, "main.")
}

// culprit returns the source position of the panic: the innermost frame in the program's own code.
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

// ParseCrash parses a crash report of Go. If a C library aborted, Go reports only a signal; the library's own message may come before it.
func ParseCrash(text string) *Fault {
	f := &Fault{Trace: text}
	complaint, called := "", false
	for line := range strings.Lines(text) {
		line = strings.TrimRight(line, "\r\n")
		if called {
			place, _, _ := strings.Cut(strings.TrimSpace(line), " ")
			f.SourcePosition = path.Base(filepath.ToSlash(place))
			break
		}
		if f.Message == "" {
			if f.Message = ended(line); f.Message == "" && complains(line) {
				complaint = line
			}
			continue
		}
		called = own(line)
	}
	switch {
	case f.Message == "":
		f.Message = cmp.Or(complaint, "it ended")
	case complaint != "":
		f.Message = complaint + " (" + f.Message + ")"
	}
	return f
}

// ended returns the reason in a line of a Go crash report, "" if the line has none.
func ended(line string) string {
	for _, begins := range []string{"panic: ", "fatal error: "} {
		if what, ok := strings.CutPrefix(line, begins); ok {
			return what
		}
	}
	signal, what, ok := strings.Cut(line, ": ")
	if ok && what != "" && len(signal) > len("SIG") && strings.HasPrefix(signal, "SIG") && strings.ToUpper(signal) == signal &&
		!strings.Contains(signal, " ") {
		return line
	}
	return ""
}

// complains reports whether a line is an abort message of the C or C++ runtime.
func complains(line string) bool {
	for _, phrase := range []string{
		// memory
		"malloc", "alloc(): ", "free(): ", "munmap_chunk(): ", "double free or corruption", "corrupted size", "corrupted double-linked list",
		"*** stack smashing detected", "*** buffer overflow detected",
		"terminate called", "terminating due to", "terminating with", // exceptions
		"Assertion `", "Assertion failed: ",
	} {
		if strings.Contains(line, phrase) {
			return true
		}
	}
	return false
}
