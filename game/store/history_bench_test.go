package store

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"dreist/build/need"
)

// hoard returns a store with many finished games of a usual size, written without syncing.
func hoard(b testing.TB, games int) *Store {
	b.Helper()
	s := need.Value(Open(b.TempDir()))(b)
	need.OK(b, os.MkdirAll(s.historyDir(), 0o700))
	for n := range games {
		f := finishedGame(n)
		f.Record = strings.Repeat(fmt.Sprintf("%d: 4y1 5y1 8v1 8r2 .\n", n%10), 120) + f.Record
		f.Summary.Turns, f.Summary.Counts, f.Summary.Opponents = 120, map[string]int{"trios": 7}, []string{"robot"}
		id := historyID{"2026-11-21", n + 1}
		need.OK(b, os.WriteFile(filepath.Join(s.historyDir(), id.file()), []byte(f.text()), 0o600))
	}
	return s
}
