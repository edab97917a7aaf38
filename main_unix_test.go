//go:build unix

package main

import (
	"io"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
)

// TestWhatCannotBeReadIsToldBeforeAWindowOpens names a pipe that nobody writes to and a file that may not be read.
func TestWhatCannotBeReadIsToldBeforeAWindowOpens(t *testing.T) {
	pipe, secret := filepath.Join(t.TempDir(), "pipe"), filepath.Join(t.TempDir(), "secret.dreist")
	if err := syscall.Mkfifo(pipe, 0o600); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(secret, []byte(goodRecord), 0); err != nil {
		t.Fatal(err)
	}
	reasons := map[string]string{pipe: "it is not an ordinary file"}
	if os.Getuid() != 0 { // who may read everything can read it
		reasons[secret] = "permission denied"
	}
	for path, why := range reasons {
		var out, complaints strings.Builder
		window := func(string, io.Writer) int {
			t.Errorf("%s opens a window", path)
			return statusDone
		}
		status := run([]string{path}, strings.NewReader(""), &out, &complaints, window)
		if want := "dreist: " + path + ": cannot be read: " + why + "\n"; status != statusFailed || complaints.String() != want {
			t.Errorf("status %d, %q, want %q", status, complaints.String(), want)
		}
	}
}
