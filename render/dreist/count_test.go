package dreist

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/google/go-cmp/cmp"

	"dreist/game/dreist"
	"dreist/game/dreist/coach"
	"dreist/game/dreist/ladder"
	"dreist/game/store"
)

// TestTheEndOfAGameIsKilledAtEachStep ends games of all kinds and kills the program after each step of storing that. A new
// one then does what is left to do, and knows the same as if nothing had been.
func TestTheEndOfAGameIsKilledAtEachStep(t *testing.T) {
	for name, begin := range map[string]func(g *guest){
		"single": func(g *guest) { g.press("start.new") },
		"ladder": func(g *guest) {
			g.press("start.ladder")
			g.pressPrimary()
		},
		"daily": func(g *guest) { g.press("start.daily") },
		"series": func(g *guest) {
			g.setUp(2, store.SeatSetup{Kind: store.SeatPerson}, store.SeatSetup{Kind: coach.Easy})
		},
		"practice": func(g *guest) {
			g.press("start.new")
			g.playOn(nil)
			g.playAgain()
		},
	} {
		t.Run(name, func(t *testing.T) {
			folder := t.TempDir()
			g := visit(t, folder, 6)
			g.hurry()
			begin(g)
			before := t.TempDir()
			g.onDisk()
			copyFolder(t, folder, before)
			slot := g.mode.slot
			g.playOn(nil)
			last := g.record()
			g.onDisk()
			want := knowledgeOf(t, folder)
			if _, ok, err := g.onDisk().LoadGame(slot); ok || err != nil {
				t.Errorf("the finished game stays in its slot, %v", err)
			}
			// First the last move is saved, then the game is in the history, then it is counted, then its slot is free.
			for n, stored := range []func(to string){
				func(string) {},
				func(to string) { copyFolder(t, filepath.Join(folder, "history"), filepath.Join(to, "history")) },
				func(to string) { copyFolder(t, folder, to) },
			} {
				killed := t.TempDir()
				copyFolder(t, before, killed)
				stored(killed)
				write(t, filepath.Join(killed, string(slot)+".dreist"), last)
				if diff := cmp.Diff(want, knowledgeOf(t, killed)); diff != "" {
					t.Errorf("killed after step %d (-want +got):\n%s", n+1, diff)
				}
				if diff := cmp.Diff(want, knowledgeOf(t, killed)); diff != "" {
					t.Errorf("started once more after step %d (-want +got):\n%s", n+1, diff)
				}
			}
		})
	}
}

// knowledge is what the program knows of the games that were played.
type knowledge struct {
	Unfinished map[store.Slot]string
	Finished   []string
	Ladder     ladder.State
	Series     store.SeriesState
	Daily      bool
	Statistics ladder.Statistics
}

// knowledgeOf starts the program on a folder and returns what it knows.
func knowledgeOf(t *testing.T, folder string) knowledge {
	t.Helper()
	g := visit(t, folder, 1)
	g.onDisk()
	for _, n := range g.Notices() {
		t.Errorf("the program tells %q", n.Text)
	}
	k := knowledge{Unfinished: map[store.Slot]string{}, Ladder: g.game.climb.State(), Series: g.Series().SeriesState,
		Daily: g.daily.Done(g.day)}
	for _, slot := range slots() {
		if text, ok, err := g.onDisk().LoadGame(slot); ok || err != nil {
			k.Unfinished[slot] = text
		}
	}
	entries, err := g.onDisk().History()
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		text, err := g.onDisk().LoadFinished(e.ID)
		if err != nil {
			t.Fatal(err)
		}
		k.Finished = append(k.Finished, text)
	}
	k.Statistics = ladder.Tally(entries)
	return k
}

// copyFolder copies all files of a folder into another.
func copyFolder(t *testing.T, from, to string) {
	t.Helper()
	writeAll()
	if err := os.MkdirAll(to, 0o700); err != nil {
		t.Fatal(err)
	}
	entries, err := os.ReadDir(from)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		if e.IsDir() {
			copyFolder(t, filepath.Join(from, e.Name()), filepath.Join(to, e.Name()))
			continue
		}
		text, err := os.ReadFile(filepath.Join(from, e.Name()))
		if err != nil {
			t.Fatal(err)
		}
		write(t, filepath.Join(to, e.Name()), string(text))
	}
}

func write(t *testing.T, path, text string) {
	t.Helper()
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
}

// TestPracticeOfASeriesGameCountsInNoSeries resumes practice of a game that was the second of its series while another
// series waits for its second.
func TestPracticeOfASeriesGameCountsInNoSeries(t *testing.T) {
	folder := t.TempDir()
	g := visit(t, folder, 6)
	g.hurry()
	two := []store.SeatSetup{{Kind: store.SeatPerson}, {Kind: coach.Easy}}
	g.setUp(2, two...)
	g.playOn(nil)
	g.press("series.next")
	g.playOn(nil)
	g.playAgain()
	g.wait(1)
	g.leave()
	g.wait(1)
	g.setUp(2, two...)
	g.playOn(nil)
	if got := len(g.Series().Games); got != 1 {
		t.Fatalf("got %d games in the new series, want 1", got)
	}
	g = visit(t, folder, 7)
	saved := g.findSaved(practiceSlot)
	if saved == nil {
		t.Fatal("the practice game is not kept")
	}
	g.resume(saved)
	g.playOn(nil)
	if got := len(g.Series().Games); got != 1 {
		t.Errorf("practice counts: the series has %d games", got)
	}
}

// TestALadderWhoseFileIsLostIsRebuilt breaks the file of the ladder in the middle of a climb.
func TestALadderWhoseFileIsLostIsRebuilt(t *testing.T) {
	folder := t.TempDir()
	g := visit(t, folder, 6)
	g.climb()
	g.finish(t, true)
	g.climb()
	g.finish(t, true)
	g.climb()
	g.table.Play(dreist.Discard(g.table.Position().Hand(0)[0]))
	before := g.record()
	g.onDisk()
	write(t, filepath.Join(folder, "ladder.json"), "{")
	g = visit(t, folder, 7)
	g.wantRead("ladder.broken-1.json")
	g.press("notice.ok")
	g.press("start.ladder")
	g.pressPrimary()
	if got := g.record(); got != before || g.mode.rung != 54 {
		t.Errorf("the climb goes on at rung %d with\n%s\nwant 54 and\n%s", g.mode.rung, got, before)
	}
}
