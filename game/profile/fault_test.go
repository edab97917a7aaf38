package profile

import (
	"errors"
	"strings"
	"testing"

	"dreist/build/need"
	"dreist/fault"
	"dreist/game/store"
)

// A fault in writing one thing is a failure with its place, and keeps nothing else from being written.
func TestAFaultInWritingIsAFailure(t *testing.T) {
	s := need.Value(store.OpenFolder(t.TempDir()))(t)
	p := Open(s)
	written := false
	p.mu.Lock()
	p.put(&job{key: DataKey{Kind: NotesData, Name: "bad"}, run: func() error { panic("no ink") }})
	p.put(&job{key: DataKey{Kind: NotesData, Name: "good"}, run: func() error { written = true; return nil }})
	p.mu.Unlock()
	if err := p.Flush(); err == nil {
		t.Error("all is written")
	}
	var f *fault.Fault
	if all := p.TakeFailures(); len(all) != 1 || !errors.As(all[0].Err, &f) || !strings.HasPrefix(f.SourcePosition, "fault_test.go:") {
		t.Errorf("got the failures %+v", all)
	}
	if !written {
		t.Error("nothing else is written")
	}
}

// TestAFaultInATaskIsItsError ends the task, which is not made again.
func TestAFaultInATaskIsItsError(t *testing.T) {
	p := Open(need.Value(store.OpenFolder(t.TempDir()))(t))
	runs := 0
	task := begin(p, func() (int, error) { runs++; panic("no ink") }, func() {})
	p.SaveGame(store.SoloSlot, "solo")
	need.OK(t, p.Flush())
	if _, err, over := task.Result(); err == nil || !over || runs != 1 {
		t.Errorf("got %v, over: %v, after %d runs", err, over, runs)
	}
}
