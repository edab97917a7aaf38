package dreist

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/google/go-cmp/cmp"

	"dreist/game/days"
	"dreist/game/dreist"
	"dreist/game/dreist/deals"
	"dreist/game/dreist/ladder"
	"dreist/game/dreist/match"
	"dreist/game/dreist/record"
	"dreist/game/keep"
	"dreist/game/play"
	"dreist/game/store"
)

// TestTheEndOfAGameIsKilledAtEachStep ends games of all kinds, practice of a series' game among them, and kills the program after each step of
// storing that. A new one then does what is left to do, and knows the same as if nothing had been.
func TestTheEndOfAGameIsKilledAtEachStep(t *testing.T) {
	for name, c := range map[string]mode{
		"single": {slot: store.Solo}, "ladder": {slot: ladder.Slot, rung: 50}, "daily": {slot: days.Slot, daily: "2026-11-21"},
		"series": {slot: store.Table, series: 1}, "practice": {slot: practiceSlot, practice: practiceAgain, series: 1},
	} {
		t.Run(name, func(t *testing.T) {
			folder, before := t.TempDir(), t.TempDir()
			g := visit(t, folder, 6)
			g.game.climb.Save(ladder.State{Rung: 50, Running: true, Seeds: []uint64{22}, Climbs: 1})
			g.SaveSeries(play.NewSeries([]store.SeriesPlayer{{Name: "Ada", Kind: store.SeatPerson}, {Name: "Ben", Kind: store.SeatPerson}}, 0, 3))
			g.onDisk()
			copyFolder(t, folder, before)
			deal := deals.Daily("2026-11-21").Deal()
			switch {
			case c.rung > 0:
				deal = soloCode(c.rung, 22).Deal() // is won by laying whatever fits
			case c.series > 0:
				deal = dreist.NewTableDeal(2, 0, 5)
			}
			k, err := g.BeginMatch(g.keepMode(c), func(to play.Saver) (keep.Match, error) {
				return match.New(deal, record.Seats("Ada", []string{"Egon", "Ben"}[min(c.series, 1)]), c.tags(deals.Code{}), to)
			})
			if err != nil {
				t.Fatal(err)
			}
			for m := matchOf(k); !m.IsOver(); {
				if _, err := m.Play(firstMove(m.Position())); err != nil {
					t.Fatal(err)
				}
			}
			last := k.Match.Record()
			g.onDisk()
			want := knowledgeOf(t, folder)
			if len(want.Finished) != 1 || len(want.Unfinished) > 0 || c.rung > 0 && want.Ladder.Rung != 52 {
				t.Errorf("known is %+v", want)
			}
			// First the last move is saved, then the game is in the history, then it is counted, then its slot is free.
			for n, stored := range []string{"", "history", "."} {
				killed := t.TempDir()
				copyFolder(t, before, killed)
				if stored != "" {
					copyFolder(t, filepath.Join(folder, stored), filepath.Join(killed, stored))
				}
				if err := os.WriteFile(filepath.Join(killed, string(c.slot)+".dreist"), []byte(last), 0o600); err != nil {
					t.Fatal(err)
				}
				for range 2 {
					if diff := cmp.Diff(want, knowledgeOf(t, killed)); diff != "" {
						t.Errorf("killed after step %d (-want +got):\n%s", n+1, diff)
					}
				}
			}
		})
	}
}

// firstMove returns the first move that lays a card, else any.
func firstMove(p *dreist.Position) dreist.Move {
	moves := p.AppendMoves(nil)
	for _, m := range moves {
		if m.Action == dreist.LayCard {
			return m
		}
	}
	return moves[0]
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
	files := g.onDisk()
	for _, n := range g.Notices() {
		t.Errorf("the program tells %q", n.Text)
	}
	k := knowledge{Unfinished: map[store.Slot]string{}, Ladder: g.game.climb.State(), Series: g.Series().SeriesState,
		Daily: g.daily.Done(g.day)}
	for _, slot := range slots() {
		if text, ok, err := files.LoadGame(slot); ok || err != nil {
			k.Unfinished[slot] = text
		}
	}
	entries, err := files.History()
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		text, err := files.LoadFinished(e.ID)
		if err != nil {
			t.Fatal(err)
		}
		k.Finished = append(k.Finished, text)
	}
	k.Statistics = ladder.Tally(entries)
	return k
}

// copyFolder copies all files of a folder into another, over those that are there.
func copyFolder(t *testing.T, from, to string) {
	t.Helper()
	err := filepath.WalkDir(from, func(path string, e os.DirEntry, err error) error {
		name, _ := filepath.Rel(from, path)
		if err != nil {
			return err
		}
		if e.IsDir() {
			return os.MkdirAll(filepath.Join(to, name), 0o700)
		}
		text, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		return os.WriteFile(filepath.Join(to, name), text, 0o600)
	})
	if err != nil {
		t.Fatal(err)
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
	if err := os.WriteFile(filepath.Join(folder, "ladder.json"), []byte("{"), 0o600); err != nil {
		t.Fatal(err)
	}
	g = visit(t, folder, 7)
	g.wantRead("ladder.broken-1.json")
	g.press("notice.ok")
	g.press("start.ladder")
	g.pressPrimary()
	if got := g.record(); got != before || g.mode.rung != 54 {
		t.Errorf("the climb goes on at rung %d with\n%s\nwant 54 and\n%s", g.mode.rung, got, before)
	}
}
