//go:build unix

package command_test

import (
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"dreist/build/need"
)

// refusedFolder runs simulate with a folder for records and returns the error output.
func refusedFolder(t *testing.T, dir string) string {
	t.Helper()
	status, out, complaints := do("simulate -games 3 -seats random -records " + dir)
	if status != 1 || out != "" {
		t.Errorf("got status %d, want 1, and %s", status, out)
	}
	return complaints
}

// TestRecordsLeaveAloneWhatIsThere tries folders that are not empty.
func TestRecordsLeaveAloneWhatIsThere(t *testing.T) {
	outside := filepath.Join(t.TempDir(), "outside")
	const kept = "precious"
	for name, put := range map[string]func(path string) error{
		"file":      func(path string) error { return os.WriteFile(path, []byte(kept), 0o644) },
		"link":      func(path string) error { return os.Symlink(outside, path) },
		"dead link": func(path string) error { return os.Symlink(filepath.Join(outside, "nowhere"), path) },
		"pipe":      func(path string) error { return syscall.Mkfifo(path, 0o644) },
		"folder":    func(path string) error { return os.Mkdir(path, 0o755) },
	} {
		for _, at := range []string{"1.dreist", "3.dreist", ".hidden"} {
			t.Run(name+" "+at, func(t *testing.T) {
				need.OK(t, os.WriteFile(outside, []byte(kept), 0o644))
				dir := t.TempDir()
				need.OK(t, put(filepath.Join(dir, at)))
				want := "dreist: simulate: -records " + dir + ": the folder is not empty (" + at + "); name a new or empty one\n"
				if got := refusedFolder(t, dir); got != want {
					t.Errorf("got %q, want %q", got, want)
				}
				there, err := os.ReadDir(dir)
				if err != nil || len(there) != 1 {
					t.Errorf("got %v (%v) in the folder, want what was there", there, err)
				}
				if text, err := os.ReadFile(outside); err != nil || string(text) != kept {
					t.Errorf("the file outside is %q (%v)", text, err)
				}
				if name == "file" {
					if text, err := os.ReadFile(filepath.Join(dir, at)); err != nil || string(text) != kept {
						t.Errorf("the file is %q (%v)", text, err)
					}
				}
			})
		}
	}
}

func TestRecordsAreNotWrittenTwice(t *testing.T) {
	dir := filepath.Dir(recorded(t, "-games 3 -seats random")[0])
	if got := refusedFolder(t, dir); !strings.Contains(got, "name a new or empty one") {
		t.Errorf("got %q", got)
	}
}

func TestRecordsNeedAFolderToWriteTo(t *testing.T) {
	dir, want := t.TempDir(), "record game "
	need.OK(t, os.Chmod(dir, 0o555))
	if os.Geteuid() == 0 { // root may write everywhere
		dir, want = "/dev/null/records", "make the folder for records: "
	}
	if got := refusedFolder(t, dir); !strings.HasPrefix(got, "dreist: simulate: "+want) {
		t.Errorf("got %q", got)
	}
	pipe := filepath.Join(t.TempDir(), "pipe")
	need.OK(t, syscall.Mkfifo(pipe, 0o644))
	if got := refusedFolder(t, pipe); !strings.HasPrefix(got, "dreist: simulate: make the folder for records: ") {
		t.Errorf("got %q", got)
	}
}
