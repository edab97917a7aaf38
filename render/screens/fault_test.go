package screens

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"dreist/build/need"
	"dreist/fault"
	"dreist/game/store"
	"dreist/render/shell"
)

// wrote returns the only report in the outbox.
func (v *visitor) wrote() string {
	v.Helper()
	found, err := filepath.Glob(filepath.Join(v.Options.ExportFolder.Path(), "toy-report-*.txt"))
	if err != nil || len(found) != 1 {
		v.Fatalf("%d reports are in the outbox: %v", len(found), err)
	}
	text := need.Value(os.ReadFile(found[0]))(v)
	return string(text)
}

// A fault leads to a report from which the running game can be played again, and to a screen that says where it lies.
func TestAFaultIsReported(t *testing.T) {
	folder := t.TempDir()
	v := visit(t, folder)
	v.press("start.table")
	v.ClickID("setup.join.2")
	v.press("setup.play")
	v.ClickID(tuck)
	v.Options.Version = Version{Release: "1.2.3"}
	running := v.table().match.Record()
	v.App.Navigate(shell.Push(v.Window().ReportFault(&fault.Fault{Message: "no paint", SourcePosition: "brush.go:12", Trace: "main\nbrush"})))
	v.WantText("brush.go:12")
	v.WantText(v.Options.ExportFolder.Path())
	text := v.wrote()
	for _, want := range []string{"; Higher card 1.2.3, ", "; a fault in the program at brush.go:12: no paint\n", "; main\n; brush\n", "\n; ---- toy/table\n" + running} {
		if !strings.Contains(text, want) {
			t.Errorf("the report lacks %q:\n%s", want, text)
		}
	}
	v.press("fault.quit")
	if !v.App.MustQuit() {
		t.Error("the program does not end")
	}
}

// What Go wrote when the program ended by itself is told at the next start, once.
func TestACrashIsToldAtTheNextStart(t *testing.T) {
	v := visit(t, t.TempDir())
	if len(v.Notices()) != 0 {
		t.Fatal("a crash is told that never was")
	}
	o := v.Options
	o.CrashReport = "panic: far from the screen\n\ngoroutine 9 [running]:\ndreist/sounds.(*attendant).serve(0x1)\n\t/x/sounds/attendant.go:70 +0x1\n"
	f := need.Value(NewProgram(o, v.listed()))(t)
	if got := f.Notices(); len(got) != 1 || !strings.Contains(got[0].Path, o.ExportFolder.Path()) || !strings.Contains(got[0].Text, "attendant.go:70") {
		t.Errorf("got the notices %v", got)
	}
	text := v.wrote()
	for _, want := range []string{"; a fault in the program at attendant.go:70: far from the screen\n", "; goroutine 9 [running]:\n"} {
		if !strings.Contains(text, want) {
			t.Errorf("the report lacks %q:\n%s", want, text)
		}
	}
}

// A fault behind the screens, where something is written, is told like any other, even where the game has words of its own
// for what it could not save.
func TestAFaultInSavingIsTold(t *testing.T) {
	v := visit(t, t.TempDir())
	v.stumbles = true
	v.Profile.SetNotes(slow, store.Notes{"n": []byte("1")})
	if err := v.Profile.Flush(); err == nil {
		t.Fatal("the notes are written")
	}
	defer func() {
		if f, ok := recover().(*fault.Fault); !ok || !strings.HasPrefix(f.SourcePosition, "toy_test.go:") {
			t.Errorf("got %v", f)
		}
	}()
	v.ShowFailures()
	t.Error("it goes on")
}
