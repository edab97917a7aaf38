package profile_test

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"syscall"
	"testing"

	"github.com/gofrs/flock"
	"github.com/google/go-cmp/cmp"

	"dreist/build/need"
	"dreist/game/profile"
	"dreist/game/store"
)

// open returns a profile in a folder of its own, and the store it uses.
func open(t *testing.T, folder string) (*profile.Profile, *store.Folder) {
	t.Helper()
	files := need.Value(store.OpenFolder(folder))(t)
	return profile.Open(files), files
}

func flush(t *testing.T, p *profile.Profile) {
	t.Helper()
	need.OK(t, p.Flush())
}

func finished(n int) store.FinishedGame {
	return store.FinishedGame{
		Record: fmt.Sprint("record ", n), Date: "2026-11-21", Kind: store.KindSolo,
		Summary: store.Summary{SeatCount: 2, Seat: 1, Outcome: store.WonBy(0, 0, 3)},
	}
}

// block puts a file in the way of a folder, so that nothing can be written there, and returns what takes it away.
func block(t *testing.T, folder string) (unblock func()) {
	t.Helper()
	need.OK(t, os.WriteFile(folder, nil, 0o600))
	return func() {
		need.OK(t, os.Remove(folder))
	}
}

func reasons(p *profile.Profile) []string {
	var found []string
	for _, f := range p.TakeFailures() {
		found = append(found, fmt.Sprintf("%s %s: %s %s", f.Kind, f.Name, f.Reason, f.File))
	}
	return found
}

func wantReasons(t *testing.T, p *profile.Profile, want ...string) {
	t.Helper()
	got := reasons(p)
	slices.Sort(got) // what is written in the background fails when it fails
	slices.Sort(want)
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("got the failures marked +, want those marked -\n%s", diff)
	}
}

// TestWhatIsHandedOverComesBack changes something of every kind and opens the folder again.
func TestWhatIsHandedOverComesBack(t *testing.T) {
	folder := t.TempDir()
	p, _ := open(t, folder)
	settings := p.Settings()
	settings.EffectsVolume = 7
	p.SetSettings(settings)
	series := store.SeriesState{Players: []store.SeriesPlayer{{Name: "Anna", Kind: "person"}, {Kind: "robot"}}, PlannedGameCount: 2, IsRunning: true}
	p.SaveGame(store.SoloSlot, "solo")
	p.SaveGame(store.TableSlot, "last turn")
	id := p.AddFinished(store.TableSlot, finished(1))
	series.Games = append(series.Games, store.SeriesGame{Outcome: store.WonBy(0, 0, 3), ID: id})
	p.SetNotes("series", series.Notes())
	p.SetNotes("daily", store.Notes{"2026-11-21": store.EncodeJSON(true)})
	p.ClearSlot(store.TableSlot)
	if record, err := p.LoadFinished(id); record != "record 1" || err != nil {
		t.Errorf("got %q, %v before it is written", record, err)
	}
	fresh, ok := p.FinishedGame(id)
	if _, none := p.FinishedGame("2026-11-21-2"); !ok || fresh.ID != id || none {
		t.Errorf("got the game %+v, %v before it is written, and %v one that is not there", fresh, ok, none)
	}
	flush(t, p)
	if e, ok := p.FinishedGame(id); !ok || e.ID != id || e.Hash != fresh.Hash {
		t.Errorf("got the game %+v, %v, want what was %+v before it was written", e, ok, fresh)
	}
	for name, p := range map[string]*profile.Profile{"the same": p, "another": first(open(t, folder))} {
		if got := p.Settings(); got != settings {
			t.Errorf("%s: got the settings %+v", name, got)
		}
		solo, there, err := p.UnfinishedGame(store.SoloSlot)
		if _, table, _ := p.UnfinishedGame(store.TableSlot); solo != "solo" || !there || err != nil || table {
			t.Errorf("%s: got the games %q, %v, %v", name, solo, err, table)
		}
		if got := string(p.Notes("daily")["2026-11-21"]); got != "true" {
			t.Errorf("%s: got the note %q", name, got)
		}
		entries := p.History(store.Filter{})
		games := seriesIn(p).Games
		if len(entries) != 1 || len(games) != 1 || entries[0].ID != id {
			t.Fatalf("%s: got the history %+v and the series %+v", name, entries, games)
		}
		for _, id := range []string{entries[0].ID, games[0].ID} {
			if record, err := p.LoadFinished(id); record != "record 1" || err != nil {
				t.Errorf("%s: got %q, %v", name, record, err)
			}
		}
		wantReasons(t, p)
	}
}

func first(p *profile.Profile, _ *store.Folder) *profile.Profile { return p }

// TestADraggedSliderIsWrittenOnce moves it for as long as anybody would, and lets it be.
func TestADraggedSliderIsWrittenOnce(t *testing.T) {
	folder := t.TempDir()
	p, _ := open(t, folder)
	s := p.Settings()
	for i := range 90 {
		s.EffectsVolume = i
		p.SetSettings(s)
		p.Tick()
	}
	if left, err := os.ReadDir(folder); len(left) != 0 || err != nil {
		t.Errorf("something was written while it moved: %v, %v", left, err)
	}
	for p.IsWriting() {
		p.Tick()
	}
	other, _ := open(t, folder)
	if got := other.Settings().EffectsVolume; got != 89 {
		t.Errorf("got the volume %d, want 89", got)
	}
}

// TestNothingIsWrittenInThePlaceOfWhatComesBefore finishes a game behind moves, and begins another one in its slot.
func TestNothingIsWrittenInThePlaceOfWhatComesBefore(t *testing.T) {
	folder := t.TempDir()
	p, files := open(t, folder)
	for n := range 30 {
		p.SaveGame(store.SoloSlot, fmt.Sprint("move ", n))
		p.AddFinished(store.SoloSlot, finished(n))
		p.SetNotes("count", store.Notes{"n": store.EncodeJSON(n)})
		p.ClearSlot(store.SoloSlot)
	}
	p.SaveGame(store.SoloSlot, "the next game")
	flush(t, p)
	if text, ok, err := files.LoadGame(store.SoloSlot); text != "the next game" || !ok || err != nil {
		t.Errorf("got %q, %v, %v", text, ok, err)
	}
	if entries := p.History(store.Filter{}); len(entries) != 30 || entries[0].ID != finished(29).Entry().ID {
		t.Errorf("got %d games, the newest %+v", len(entries), entries[0])
	}
}

// TestWhatCannotBeWrittenLivesOn plays where nothing can be written, and lets it be written after all.
func TestWhatCannotBeWrittenLivesOn(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "games")
	unblock := block(t, folder)
	p, files := open(t, folder)
	settings := p.Settings()
	settings.IsMuted = true
	p.SetSettings(settings)
	for range 3 {
		p.SaveGame(store.SoloSlot, "over")
		if p.Flush() == nil || len(p.UnsavedData()) != 2 {
			t.Fatal("nothing could be written, and nobody says so")
		}
	}
	wantReasons(t, p, "settings : unread ", "game solo: unsaved ", "settings : unsaved ")
	p.AddFinished(store.SoloSlot, finished(1))
	p.SetNotes("count", store.Notes{"n": store.EncodeJSON(1)})
	p.ClearSlot(store.SoloSlot)
	p.SaveGame(store.SoloSlot, "begun after it")
	p.SaveGame(store.TableSlot, "a table")
	p.ClearSlot(store.TableSlot)
	if p.Flush() == nil {
		t.Fatal("nothing could be written, and nobody says so")
	}
	text, ok, _ := p.UnfinishedGame(store.SoloSlot)
	if _, table, _ := p.UnfinishedGame(store.TableSlot); text != "begun after it" || !ok || table {
		t.Errorf("got the games %q and %v", text, table)
	}
	if got := p.Notes("count")["n"]; string(got) != "1" || len(p.History(store.Filter{})) != 1 || !p.Settings().IsMuted {
		t.Error("something is forgotten")
	}
	unblock()
	flush(t, p)
	if got := p.UnsavedData(); len(got) != 0 {
		t.Errorf("everything is written, and got %v", got)
	}
	if text, ok, err := files.LoadGame(store.SoloSlot); text != "begun after it" || !ok || err != nil {
		t.Errorf("got the game %q, %v, %v", text, ok, err)
	}
	other, _ := open(t, folder)
	if got := other.Notes("count")["n"]; string(got) != "1" || len(other.History(store.Filter{})) != 1 || !other.Settings().IsMuted {
		t.Error("something was not written")
	}
}

// TestAGameThatIsNotCountedStaysInItsSlot lets only the counting fail.
func TestAGameThatIsNotCountedStaysInItsSlot(t *testing.T) {
	folder := t.TempDir()
	unblock := block(t, filepath.Join(folder, "notes"))
	p, files := open(t, folder)
	p.AddFinished(store.SoloSlot, finished(1))
	p.SetNotes("count", store.Notes{"n": store.EncodeJSON(1)})
	p.ClearSlot(store.SoloSlot)
	if p.Flush() == nil {
		t.Error("counting did not fail")
	}
	if text, ok, _ := files.LoadGame(store.SoloSlot); text != "record 1" || !ok {
		t.Errorf("got %q, %v, want the game that a start has to count", text, ok)
	}
	unblock()
	flush(t, p)
	if _, ok, _ := files.LoadGame(store.SoloSlot); ok {
		t.Error("the slot was not freed")
	}
}

// TestAGameThatWasInTheHistoryIsThereOnce finishes what a kill left undone.
func TestAGameThatWasInTheHistoryIsThereOnce(t *testing.T) {
	folder := t.TempDir()
	p, files := open(t, folder)
	need.Value(files.AddFinished(finished(1)))(t)
	p.History(store.Filter{})
	id := p.AddFinished(store.SoloSlot, finished(1))
	flush(t, p)
	if entries := p.History(store.Filter{}); len(entries) != 1 {
		t.Errorf("got %+v, want one game", entries)
	}
	if text, err := p.LoadFinished(id); text != "record 1" || err != nil {
		t.Errorf("got %q, %v", text, err)
	}
}

// TestTwoRunningCopies has a second copy play while the first one saves, and take over when that has ended.
func TestTwoRunningCopies(t *testing.T) {
	folder := t.TempDir()
	claim := flock.New(filepath.Join(folder, ".lock")) // that of the first copy
	need.Value(claim.TryLock())(t)
	first, _ := open(t, folder)
	first.SaveGame(store.SoloSlot, "turn 1")
	first.SetNotes("count", store.Notes{"a": store.EncodeJSON(1)})
	flush(t, first)

	files := need.Value(store.OpenFolder(folder))(t)
	if files.Claim(); !files.IsClaimedByOther() {
		t.Fatal("both copies save")
	}
	second := profile.Open(files)
	wantReasons(t, second, " : elsewhere ")
	if text, _, err := second.UnfinishedGame(store.SoloSlot); text != "turn 1" || err != nil {
		t.Errorf("got %q, %v", text, err)
	}
	second.Notes("count")
	series := store.SeriesState{Players: make([]store.SeriesPlayer, 2), PlannedGameCount: 9, IsRunning: true}
	first.SetNotes("series", series.Notes())
	flush(t, first)
	second.Notes("series")
	series.Games = []store.SeriesGame{{Outcome: store.WonBy(0, 0, 3)}}
	second.SetNotes("series", series.Notes())
	second.AddFinished(store.PracticeSlot, finished(3))
	second.ClearSlot(store.PracticeSlot)
	second.SaveGame(store.SoloSlot, "another turn 2")
	second.SetNotes("count", store.Notes{"b": store.EncodeJSON(2)})
	id := second.AddFinished(store.TableSlot, finished(2))
	if err := second.Flush(); !errors.Is(err, store.ErrOtherCopy) || len(second.UnsavedData()) != 6 {
		t.Errorf("got %v", err)
	}
	first.SaveGame(store.SoloSlot, "turn 2")
	first.SaveGame(store.PracticeSlot, "of the first")
	first.SetNotes("series", store.SeriesState{Players: make([]store.SeriesPlayer, 3), PlannedGameCount: 3, IsRunning: true}.Notes())
	first.SetNotes("count", store.Notes{"a": store.EncodeJSON(3)})
	first.AddFinished(store.TableSlot, finished(1))
	flush(t, first)

	need.OK(t, claim.Unlock())
	failed := false
	files.InterceptWrites(func(step, path string) error {
		if failed || step != "rename" || filepath.Base(path) != "solo.dreist" {
			return nil
		}
		failed = true // the other copy's game is not set aside
		return syscall.ENOSPC
	})
	for range 60 {
		second.Tick()
	}
	_ = second.Flush() // as often as it takes
	flush(t, second)
	if got := second.Notes("count"); string(got["a"]) != "3" || string(got["b"]) != "2" {
		t.Errorf("got the notes %s", got)
	}
	if entries := second.History(store.Filter{}); len(entries) != 3 || entries[0].ID != id {
		t.Errorf("got the games %+v", entries)
	}
	if text, _, err := second.UnfinishedGame(store.SoloSlot); text != "another turn 2" || err != nil {
		t.Errorf("got %q, %v", text, err)
	}
	for file, want := range map[string]string{"solo.aside-1.dreist": "turn 2", "practice.aside-1.dreist": "of the first"} {
		if text, err := os.ReadFile(filepath.Join(folder, file)); string(text) != want || err != nil {
			t.Errorf("got %q, %v set aside, want %q", text, err, want)
		}
	}
	again, _ := open(t, folder)
	if got := seriesIn(again); len(got.Players) != 2 || len(got.Games) != 1 {
		t.Errorf("got the series %+v", got)
	}
	if second.IsWriting() && len(second.TakeFailures()) == 0 {
		t.Error("it goes on asking")
	}
}

// TestAnUnreadableGameThatCannotBeSetAside is not written over when the disk works again.
func TestAnUnreadableGameThatCannotBeSetAside(t *testing.T) {
	folder := t.TempDir()
	need.OK(t, os.WriteFile(filepath.Join(folder, "solo.dreist"), []byte("\xff"), 0o600))
	p, files := open(t, folder)
	files.InterceptWrites(func(string, string) error { return syscall.ENOSPC })
	if _, _, err := p.UnfinishedGame(store.SoloSlot); err == nil {
		t.Error("it can be read")
	}
	p.SetGameAside(store.SoloSlot)
	files.InterceptWrites(nil)
	p.SaveGame(store.SoloSlot, "another")
	flush(t, p)
	wantReasons(t, p, "game solo: full ", "game solo: broken solo.aside-1.dreist")
}

func seriesIn(p *profile.Profile) store.SeriesState {
	s, _ := store.SeriesOf(p.Notes("series"))
	return s
}

func TestFilesThatMakeNoSense(t *testing.T) {
	folder := t.TempDir()
	for name, text := range map[string]string{"settings.json": "{", "series.json": "[]", "notes/daily.json": "", "solo.dreist": "\xff", "history.jsonl": "x\n"} {
		path := filepath.Join(folder, name)
		need.OK(t, errors.Join(os.MkdirAll(filepath.Dir(path), 0o700), os.WriteFile(path, []byte(text), 0o600)))
	}
	p, _ := open(t, folder)
	for range 2 {
		p.Settings()
		p.Notes("series")
		p.Notes("daily")
		p.History(store.Filter{})
	}
	if _, _, err := p.UnfinishedGame(store.SoloSlot); err == nil {
		t.Error("it can be read")
	}
	p.SetGameAside(store.SoloSlot)
	p.SetGameAside(store.SoloSlot)
	wantReasons(t, p, "settings : broken settings.aside-1.json", "series : broken series.aside-1.json", "notes daily: broken daily.aside-1.json",
		"history : broken history.aside-1.jsonl", "game solo: broken solo.aside-1.dreist", "game solo: unsaved ")
}

// TestWhatCannotBeReadIsNotWrittenOver leaves files of which it does not know what they hold.
func TestWhatCannotBeReadIsNotWrittenOver(t *testing.T) {
	folder := t.TempDir()
	for _, name := range []string{"series.json", "notes/daily.json"} {
		need.OK(t, os.MkdirAll(filepath.Join(folder, name), 0o700))
	}
	p, _ := open(t, folder)
	p.SetNotes("daily", store.Notes{"a": store.EncodeJSON(1)})
	p.SetNotes("series", store.SeriesState{Players: make([]store.SeriesPlayer, 2), PlannedGameCount: 2}.Notes())
	if err := p.Flush(); !errors.Is(err, store.ErrNotAFile) {
		t.Errorf("got the error %v, want %v", err, store.ErrNotAFile)
	}
	wantReasons(t, p, "notes daily: unread ", "series : unread ", "notes daily: unsaved ", "series : unsaved ")
	if string(p.Notes("daily")["a"]) != "1" || len(seriesIn(p).Players) != 2 {
		t.Error("what could not be written is forgotten")
	}
}

// TestABackupIsRestoredBehind finds everything read again, and what was there before in a folder beside.
func TestABackupIsRestoredBehind(t *testing.T) {
	from, files := open(t, t.TempDir())
	for n := range 5 {
		from.AddFinished(store.SoloSlot, finished(n))
	}
	from.SetNotes("learning", store.Notes{"who": store.EncodeJSON("them")})
	settings := from.Settings()
	settings.EffectsVolume = 12
	from.SetSettings(settings)
	flush(t, from)
	var archive bytes.Buffer
	need.OK(t, files.Backup(&archive))
	p, _ := open(t, t.TempDir())
	p.SetNotes("learning", store.Notes{"who": store.EncodeJSON("me")})
	p.Settings()
	p.History(store.Filter{})
	task := p.Restore(archive.Bytes())
	flush(t, p)
	r, err, over := task.Result()
	if got := string(p.Notes("learning")["who"]); err != nil || !over || r.GameCount != 5 || got != `"them"` || len(p.History(store.Filter{})) != 5 || p.Settings() != settings {
		t.Errorf("got %+v, %v, the note %s and %d games", r, err, got, len(p.History(store.Filter{})))
	}
	if text, err := os.ReadFile(filepath.Join(r.OldFolder, "notes", "learning.json")); !strings.Contains(string(text), "me") {
		t.Errorf("before was %q, %v", text, err)
	}
	erased := p.Erase()
	flush(t, p)
	if before, err, over := erased.Result(); err != nil || !over || before == r.OldFolder || len(p.Notes("learning"))+len(p.History(store.Filter{})) > 0 || p.Settings() != settings {
		t.Errorf("got %q, %v, over: %v with %v", before, err, over, p.Notes("learning"))
	}
	broken := p.Restore([]byte(strings.Repeat("x", 99)))
	flush(t, p)
	if _, err, over := broken.Result(); !over || !errors.Is(err, store.ErrNotABackup) {
		t.Errorf("got %v, %v, want %v", err, over, store.ErrNotABackup)
	}
}

// An export holds all that was handed over before it, while more is being saved.
func TestAnExportIsWrittenBehind(t *testing.T) {
	p, _ := open(t, t.TempDir())
	for n := range 5 {
		p.AddFinished(store.SoloSlot, finished(n))
	}
	outbox := store.OpenExportFolder(t.TempDir())
	out := p.Backup(outbox, "backup")
	for n := range 5 {
		p.SaveGame(store.SoloSlot, fmt.Sprint(n))
	}
	flush(t, p)
	path, err, over := out.Result()
	if err != nil || !over {
		t.Fatalf("got %v, over: %v", err, over)
	}
	archive := need.Value(os.ReadFile(path))(t)
	elsewhere, _ := open(t, t.TempDir())
	in := elsewhere.Restore(archive)
	flush(t, elsewhere)
	if r, err, _ := in.Result(); err != nil || r.GameCount != 5 {
		t.Errorf("the export gives back %+v, %v, want 5 games", r, err)
	}
}

// TestManyAtOnce is for the race detector.
func TestManyAtOnce(t *testing.T) {
	p, _ := open(t, t.TempDir())
	var running sync.WaitGroup
	for c := range 4 {
		running.Go(func() {
			slot := store.Slot(fmt.Sprint("slot-", c))
			for n := range 10 {
				p.SaveGame(slot, fmt.Sprint(n))
				p.AddFinished(slot, finished(c*100+n))
				p.SetNotes("count", store.Notes{fmt.Sprint("n", c): store.EncodeJSON(n)})
				p.SetNotes("series", store.SeriesState{Players: make([]store.SeriesPlayer, 2+c%2), PlannedGameCount: 2}.Notes())
				p.ClearSlot(slot)
				s := p.Settings()
				s.EffectsVolume = n
				p.SetSettings(s)
				p.Tick()
				p.History(store.Filter{})
				p.IsWriting()
				p.TakeFailures()
			}
			if err := p.Flush(); err != nil {
				t.Error(err)
			}
		})
	}
	running.Wait()
	if got := len(p.History(store.Filter{})); got != 40 {
		t.Errorf("got %d games, want 40", got)
	}
}
