package store

import (
	"bytes"
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

func BenchmarkHistory(b *testing.B) {
	for _, games := range []int{2_000, 5_000, 20_000} {
		s := hoard(b, games)
		b.Run(fmt.Sprintf("%d/files", games), func(b *testing.B) {
			for b.Loop() {
				need.Value(s.readCatalogue())(b)
			}
		})
		need.Value(s.History())(b)
		b.Run(fmt.Sprintf("%d/index", games), func(b *testing.B) {
			for b.Loop() {
				entries, err := s.History()
				if err != nil || len(entries) != games {
					b.Fatal(len(entries), err)
				}
			}
		})
		b.Run(fmt.Sprintf("%d/filter", games), func(b *testing.B) {
			for b.Loop() {
				entries, err := s.History()
				if entries = (Filter{Kinds: []Kind{KindSolo}, Limit: 50}).Choose(entries); err != nil || len(entries) != 50 {
					b.Fatal(len(entries), err)
				}
			}
		})
		entries := need.Value(s.History())(b)
		b.Run(fmt.Sprintf("%d/tally", games), func(b *testing.B) {
			for b.Loop() {
				Tally(entries)
			}
		})
	}
}

func BenchmarkAddFinished(b *testing.B) {
	s := hoard(b, 2_000)
	need.Value(s.History())(b)
	n := 1_000_000
	for b.Loop() {
		need.Value(s.AddFinished(finishedGame(n)))(b)
		n++
	}
}

func BenchmarkArchive(b *testing.B) {
	s := hoard(b, 2_000)
	var archive bytes.Buffer
	b.Run("export", func(b *testing.B) {
		for b.Loop() {
			archive.Reset()
			need.OK(b, s.Export(&archive))
		}
		b.ReportMetric(float64(archive.Len()), "bytes")
	})
	b.Run("restore", func(b *testing.B) {
		for b.Loop() {
			other := need.Value(Open(b.TempDir()))(b)
			if r, err := other.Restore(bytes.NewReader(archive.Bytes()), int64(archive.Len())); err != nil || r.Games != 2_000 {
				b.Fatal(r.Games, err)
			}
		}
	})
}
