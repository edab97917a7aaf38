package store_test

import (
	"os"
	"os/exec"
	"strings"
	"testing"

	"dreist/game/store"
)

// crashFolder names the folder of a program that is to crash.
const crashFolder = "DREIST_TEST_CRASH"

// crashIfAsked crashes where this test is run by itself for that.
func crashIfAsked() {
	folder := os.Getenv(crashFolder)
	if folder == "" {
		return
	}
	s, err := store.Open(folder)
	if err != nil {
		os.Exit(3)
	}
	if before := s.WatchCrashes(); before != "" {
		os.Exit(4)
	}
	done := make(chan struct{})
	go func() { panic("far from the screen") }()
	<-done
}

// What Go says of a crash in any goroutine is found at the next start, and only then.
func TestACrashIsFoundAtTheNextStart(t *testing.T) {
	crashIfAsked()
	folder := t.TempDir()
	crash := exec.Command(os.Args[0], "-test.run", "^TestACrashIsFoundAtTheNextStart$")
	crash.Env = append(os.Environ(), crashFolder+"="+folder)
	if err := crash.Run(); err == nil || crash.ProcessState.ExitCode() != 2 {
		t.Fatalf("the program did not crash: %v", err)
	}
	s, err := store.Open(folder)
	if err != nil {
		t.Fatal(err)
	}
	found := s.WatchCrashes()
	if !strings.Contains(found, "far from the screen") || !strings.Contains(found, "crash_test.go") {
		t.Errorf("found %q", found)
	}
	if again := s.WatchCrashes(); again != found {
		t.Errorf("what was not told is found again as %q", again)
	}
	s.CrashTold()
	if again := s.WatchCrashes(); again != "" {
		t.Errorf("what was told is found again as %q", again)
	}
}

// A folder that cannot be made does no harm.
func TestCrashesCannotBeWatched(t *testing.T) {
	s, err := store.Open("/dev/null/nowhere")
	if err != nil {
		t.Fatal(err)
	}
	if found := s.WatchCrashes(); found != "" {
		t.Errorf("found %q", found)
	}
}
