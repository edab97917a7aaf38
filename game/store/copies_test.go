package store_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"path/filepath"
	"runtime"
	"strings"
	"sync"
	"testing"

	"github.com/google/go-cmp/cmp"

	"dreist/game/store"
)

// seriesOfCopy is the series that one copy of the program saves, told apart by its length.
func seriesOfCopy(copy int) store.SeriesState {
	state := aSeries()
	state.Length = 50 + copy
	for range copy * 5 {
		state.Games = append(state.Games, state.Games[0])
	}
	return state
}

// TestTwoCopiesSaveSeriesAndNotes lets several copies of the program save and load at once, beginning with broken
// files. Whatever is read must be whole: one copy's, or nothing where a file was set aside.
func TestTwoCopiesSaveSeriesAndNotes(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("Windows replaces no file in the instant another copy reads it: that save fails, and the old text stays")
	}
	const copies, rounds = 4, 25
	_, dir := open(t)
	write(t, filepath.Join(dir, "notes"), "learning.json", "broken")
	write(t, dir, "series.json", "broken")
	var running sync.WaitGroup
	for c := range copies {
		running.Go(func() {
			s, err := store.Open(dir)
			if err != nil {
				t.Error(err)
				return
			}
			own := store.Notes{"who": json.RawMessage(fmt.Sprint(c)), "long": json.RawMessage(`"` + strings.Repeat(fmt.Sprint(c), 3000+c) + `"`)}
			for range rounds {
				if err := errors.Join(s.SaveSeries("", seriesOfCopy(c)), s.SaveNotes("learning", own)); err != nil {
					t.Error(err)
				}
				state, err := s.LoadSeries("")
				if whole := len(state.Players) == 0 || isOneCopys(state, copies); !isAside(err) || !whole {
					t.Errorf("got %+v, %v, want the series of one copy", state, err)
				}
				notes, err := s.LoadNotes("learning")
				who := string(notes["who"])
				if whole := strings.Trim(string(notes["long"]), who+`"`) == ""; !isAside(err) || !whole {
					t.Errorf("got the notes of %q with %d values, %v, want those of one copy", who, len(notes), err)
				}
			}
		})
	}
	running.Wait()
}

// isAside reports whether nothing is wrong or a file was set aside.
func isAside(err error) bool {
	var aside *store.SetAsideError
	return err == nil || errors.As(err, &aside)
}

func isOneCopys(state store.SeriesState, copies int) bool {
	for c := range copies {
		if cmp.Equal(state, seriesOfCopy(c)) {
			return true
		}
	}
	return false
}
