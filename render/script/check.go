package script

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// CheckScript plays the script in a file with the driver that open returns for it, and fails the test unless the screens say what the
// file expects. With the flag -update it writes what they say to the file instead.
func CheckScript(t *testing.T, file string, open func(t *testing.T, s *Script) Driver) {
	t.Helper()
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	s, err := Parse(string(want))
	if err != nil {
		t.Fatalf("%s: %v", file, err)
	}
	got, err := s.Play(open(t, s))
	if err != nil {
		t.Fatalf("%s: %v", file, err)
	}
	if f := flag.Lookup("update"); f != nil && f.Value.String() == "true" {
		if err := os.WriteFile(file, []byte(got), 0o600); err != nil {
			t.Fatal(err)
		}
	} else if got != string(want) {
		t.Errorf("%s: the screens say something else now; -update writes it there:\n%s", file, difference(string(want), got))
	}
}

// CheckFolder checks each script in a folder, as a subtest.
func CheckFolder(t *testing.T, folder string, open func(t *testing.T, s *Script) Driver) {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(folder, "*.play"))
	if err != nil || len(files) == 0 {
		t.Fatalf("there are no scripts in %s: %v", folder, err)
	}
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".play"), func(t *testing.T) { CheckScript(t, file, open) })
	}
}

// shown is the number of lines printed of a difference.
const shown = 6

func difference(want, got string) string {
	a, b := strings.Split(want, "\n"), strings.Split(got, "\n")
	i := 0
	for i < min(len(a), len(b)) && a[i] == b[i] {
		i++
	}
	few := func(lines []string) string {
		return strings.Join(lines[min(i, len(lines)):min(i+shown, len(lines))], "\n")
	}
	return fmt.Sprintf("from line %d, want\n%s\ngot\n%s", i+1, few(a), few(b))
}
