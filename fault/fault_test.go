package fault

import (
	"errors"
	"fmt"
	"strings"
	"testing"
)

// stumble panics.
func stumble() { panic("no ground") }

// beside runs a function in a goroutine of its own and returns its fault.
func beside(do func()) *Fault {
	found := make(chan *Fault, 1)
	go func() {
		defer close(found)
		defer CatchPanic(func(f *Fault) { found <- f })
		do()
	}()
	return <-found
}

// A fault has the place where it happened and the stack trace, also if another goroutine raises it again.
func TestAFaultKeepsItsPlace(t *testing.T) {
	first := beside(stumble)
	if first == nil || first.Message != "no ground" || !strings.HasPrefix(first.SourcePosition, "fault_test.go:") ||
		!strings.Contains(first.Trace, "fault.stumble") {
		t.Fatalf("got %+v", first)
	}
	taken := beside(func() { panic(first) })
	if taken == nil || taken.Message != first.Message || taken.SourcePosition != first.SourcePosition {
		t.Fatalf("taken over it is %+v", taken)
	}
	for _, want := range []string{"fault.stumble", "taken over by", "TestAFaultKeepsItsPlace"} {
		if !strings.Contains(taken.Trace, want) {
			t.Errorf("the trace lacks %q:\n%s", want, taken.Trace)
		}
	}
	if none := beside(func() {}); none != nil {
		t.Errorf("there was a fault at %s", none.SourcePosition)
	}
}

// abort is the report of Go after a C library aborted.
const abort = "SIGABRT: abort\nPC=0x7f m=3 sigcode=18446744073709551610\n" +
	"signal arrived during cgo execution\n\ngoroutine 1 gp=0x2 m=3 mp=0x2 [syscall]:\n" +
	"runtime.cgocall(0x4b33a0, 0x252e06d0a000)\n\t/go/cgocall.go:167 +0x4b fp=0x2 sp=0x2 pc=0x4\n" +
	"dreist/input.(*Clipboard).Write(0x0)\n\tdreist/input/clipboard.go:40 +0x1d fp=0x2\nmain.main()\n\tdreist/main.go:3 +0x1\n"

func TestRead(t *testing.T) {
	for _, c := range []struct{ name, text, what, place string }{
		{"panic", "panic: far away [recovered]\n\tpanic: again\n\ngoroutine 7 [running]:\n" +
			"panic({0x1, 0x2})\n\t/usr/lib/go/panic.go:860 +0x13a\n" +
			"dreist/game/play.(*Match).Do(0x0)\n\tdreist/game/play/match.go:12 +0x1d\nmain.main()\n\tdreist/main.go:3 +0x1\n",
			"far away [recovered]", "match.go:12"},
		{"of Windows", "panic: far away\r\n\r\ngoroutine 7 [running]:\r\nmain.main()\r\n\tC:/dreist/main.go:3 +0x1\r\n",
			"far away", "main.go:3"},
		{"of Go itself", "fatal error: all goroutines are asleep - deadlock!\n\ngoroutine 1 [chan receive]:\n" +
			"main.main()\n\t/x/main.go:9 +0x1\n", "all goroutines are asleep - deadlock!", "main.go:9"},
		{"elsewhere", "panic: far away\n\ngoroutine 7 [running]:\nother.Do()\n\t/x/other.go:9 +0x1\n", "far away", ""},
		{"cut off", "panic: far away\n\ngoroutine 7 [running]:\nmain.main()\n", "far away", ""},
		{"a signal", abort, "SIGABRT: abort", "clipboard.go:40"},
		{"a signal in Go", "SIGSEGV: segmentation violation\nPC=0x0 m=0 sigcode=1 addr=0x10\n\n" +
			"goroutine 1 [running]:\nmain.main()\n\t/x/main.go:9 +0x1\n", "SIGSEGV: segmentation violation", "main.go:9"},
		{"memory", "malloc(): corrupted top size\n" + abort, "malloc(): corrupted top size (SIGABRT: abort)", "clipboard.go:40"},
		{"memory freed twice", "double free or corruption (out)\n" + abort, "double free or corruption (out) (SIGABRT: abort)",
			"clipboard.go:40"},
		{"memory of macOS", "dreist(77,0x1f) malloc: *** error for object 0x1: pointer being freed was not allocated\n" + abort,
			"dreist(77,0x1f) malloc: *** error for object 0x1: pointer being freed was not allocated (SIGABRT: abort)", "clipboard.go:40"},
		{"an exception", "terminate called after throwing an instance of 'std::bad_alloc'\n  what():  std::bad_alloc\n" + abort,
			"terminate called after throwing an instance of 'std::bad_alloc' (SIGABRT: abort)", "clipboard.go:40"},
		{"what was assumed", "dreist: xcb_io.c:260: poll_for_event: Assertion `!lost' failed.\n" + abort,
			"dreist: xcb_io.c:260: poll_for_event: Assertion `!lost' failed. (SIGABRT: abort)", "clipboard.go:40"},
		{"a complaint without a signal", "free(): invalid pointer\nAborted (core dumped)\n", "free(): invalid pointer", ""},
		{"what only looks like a signal", "SIG: a\nSIGHT SEEN: b\nSigned: c\nSIGABRT: \n", "it ended", ""},
		{"nothing", "\n", "it ended", ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			if f := ParseCrash(c.text); f.Message != c.what || f.SourcePosition != c.place || f.Trace != c.text {
				t.Errorf("got %q at %q", f.Message, f.SourcePosition)
			}
		})
	}
}

// Raise panics with a wrapped fault and ignores other errors.
func TestRaise(t *testing.T) {
	first := beside(stumble)
	raised := beside(func() { RaiseFault(fmt.Errorf("on the way: %w", first)) })
	if raised == nil || raised.SourcePosition != first.SourcePosition {
		t.Errorf("got %+v", raised)
	}
	if f := beside(func() { RaiseFault(nil); RaiseFault(errors.New("no disk")) }); f != nil {
		t.Errorf("got %+v of what is no fault", f)
	}
}
