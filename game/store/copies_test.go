package store

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"runtime"
	"strings"
	"sync"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestTwoCopies lets several copies of the program save, load and set aside at once, beginning with broken files. Whatever is read must be
// whole: one copy's, or nothing where a file was set aside.
func TestTwoCopies(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("Windows replaces no file in the instant another copy reads it: that save fails, and the old text stays")
	}
	const copies, rounds = 4, 40
	_, dir := open(t)
	write(t, dir, "notes/learning.json", "broken")
	write(t, dir, "series.json", "broken")
	text := func(copy int) string { return strings.Repeat(fmt.Sprint(copy), 3000+copy) }
	seriesBy := func(copy int) SeriesState { return seriesOf(1+5*copy, "") }
	notesBy := func(copy int) Notes {
		return Notes{"who": json.RawMessage(fmt.Sprint(copy)), "long": json.RawMessage(`"` + text(copy) + `"`)}
	}
	whole := func(isBy func(copy int) bool) bool {
		for c := range copies {
			if isBy(c) {
				return true
			}
		}
		return false
	}
	isAside := func(err error) bool { return solved(err) == nil }
	var running sync.WaitGroup
	for c := range copies {
		running.Go(func() {
			s, err := Open(dir)
			if err != nil {
				t.Error(err)
				return
			}
			for round := range rounds {
				if err := errors.Join(s.SaveSeries("", seriesBy(c)), s.SaveNotes("learning", notesBy(c)), solved(s.SaveGame(Solo, text(c)))); err != nil {
					t.Error(err)
				}
				game, there, err := s.LoadGame(Solo)
				if err != nil || there && !whole(func(c int) bool { return game == text(c) }) {
					t.Errorf("got a game of %d bytes, %v, want that of one copy", len(game), err)
				}
				series, err := s.LoadSeries("")
				if !isAside(err) || len(series.Players) > 0 && !whole(func(c int) bool { return cmp.Equal(series, seriesBy(c)) }) {
					t.Errorf("got %+v, %v, want the series of one copy", series, err)
				}
				notes, err := s.LoadNotes("learning")
				if !isAside(err) || len(notes) > 0 && !whole(func(c int) bool { return cmp.Equal(notes, notesBy(c)) }) {
					t.Errorf("got the notes %s, %v, want those of one copy", notes, err)
				}
				if round%10 == 0 {
					if _, err := s.SetAside(Solo); err != nil && !errors.Is(err, fs.ErrNotExist) {
						t.Error(err)
					}
				}
			}
		})
	}
	running.Wait()
	for name, game := range filesIn(t, dir) {
		if strings.HasPrefix(name, "solo") && !whole(func(c int) bool { return game == text(c) }) {
			t.Errorf("%s holds %d bytes, want the game of one copy", name, len(game))
		}
	}
}
