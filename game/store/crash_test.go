package store

import (
	"io"
	"os"
	"os/exec"
	"strings"
	"testing"

	"dreist/build/need"
)

// crashFolder names the folder of a program that is to crash.
const crashFolder = "DREIST_TEST_CRASH"

// crashIfAsked crashes where this test is run by itself for that.
func crashIfAsked() {
	folder := os.Getenv(crashFolder)
	if folder == "" {
		return
	}
	s, err := OpenFolder(folder)
	if err != nil {
		os.Exit(3)
	}
	if before := s.WatchCrashes(); before != "" {
		os.Exit(4)
	}
	_, _ = os.Stdout.WriteString(".")
	_, _ = io.Copy(io.Discard, os.Stdin) // until it is told to
	done := make(chan struct{})
	go func() { panic("far from the screen") }()
	<-done
}

// running starts a program that crashes when it is told to, and returns once it waits for that.
func running(t *testing.T, folder string) (crash func()) {
	t.Helper()
	program := exec.Command(os.Args[0], "-test.run", "^"+t.Name()+"$")
	program.Env = append(os.Environ(), crashFolder+"="+folder)
	tell := need.Value(program.StdinPipe())(t)
	says := need.Value(program.StdoutPipe())(t)
	need.OK(t, program.Start())
	need.Value(io.ReadFull(says, make([]byte, 1)))(t)
	return func() {
		t.Helper()
		_ = tell.Close()
		if err := program.Wait(); err == nil || program.ProcessState.ExitCode() != 2 {
			t.Fatalf("the program did not crash: %v", err)
		}
	}
}

// What Go says of a crash in any goroutine is found at the next start, and only then.
func TestACrashIsFoundAtTheNextStart(t *testing.T) {
	crashIfAsked()
	folder := t.TempDir()
	running(t, folder)()
	s := need.Value(OpenFolder(folder))(t)
	found := s.WatchCrashes()
	if !strings.Contains(found, "far from the screen") || !strings.Contains(found, "crash_test.go") {
		t.Errorf("found %q", found)
	}
	if again := s.WatchCrashes(); again != found {
		t.Errorf("what was not told is found again as %q", again)
	}
	s.DeleteCrashReports()
	if again := s.WatchCrashes(); again != "" {
		t.Errorf("what was told is found again as %q", again)
	}
}

// Of copies that run at a time each crash is told, whoever tells of it, also one that comes while another is told.
func TestCopiesCrash(t *testing.T) {
	crashIfAsked()
	folder := t.TempDir()
	first, second, third := running(t, folder), running(t, folder), running(t, folder)
	s := need.Value(OpenFolder(folder))(t)
	wantReports := func(n int) {
		t.Helper()
		if found := s.WatchCrashes(); strings.Count(found, "far from the screen") != n {
			t.Fatalf("found %q", found)
		}
	}
	first()
	wantReports(1)
	s.DeleteCrashReports()
	second()
	wantReports(1)
	third()
	s.DeleteCrashReports()
	wantReports(2)
}

// A folder that cannot be made does no harm.
func TestCrashesCannotBeWatched(t *testing.T) {
	if found := need.Value(OpenFolder("/dev/null/nowhere"))(t).WatchCrashes(); found != "" {
		t.Errorf("found %q", found)
	}
}
