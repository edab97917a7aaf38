package store_test

import (
	"errors"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"dreist/game/store"
	"dreist/game/store/files"
)

// fillMore stores what came later than fill's: a series, notes and a folder.
func fillMore(t *testing.T, s *store.Store, name string, ids ...string) {
	t.Helper()
	settings := store.DefaultSettings()
	settings.Folder = "/" + name
	state := aSeries()
	state.Players[0].Name = name
	for i := range state.Games {
		state.Games[i].ID = ids[i]
	}
	for _, err := range []error{
		s.SaveSettings(settings), s.SaveSeries("", state),
		s.SaveNotes("learning", notes("by", `"`+name+`"`)), s.SaveNotes("best-times", notes("where", "1")),
	} {
		if err != nil {
			t.Fatal(err)
		}
	}
}

func TestAnotherMachineGetsSeriesAndNotes(t *testing.T) {
	a, dirA := open(t)
	add(t, a, game(0), game(1))
	fillMore(t, a, "Anna", "2026-11-21-2", "")
	archive := export(t, a)
	b, dirB := open(t)
	taken := []string{"series.json", "best-times.json", "learning.json", "settings.json"}
	wantReport(t, b, archive, store.Replace{}, store.Report{Added: 2, Taken: taken})
	wantFiles(t, dirB, filesIn(t, dirA))
	wantReport(t, b, archive, everything, store.Report{Known: 2})
	if settings, err := b.LoadSettings(); settings.Folder != "/Anna" || err != nil {
		t.Errorf("got the folder %s, %v, want Anna's", settings.Folder, err)
	}
}

// TestASeriesFollowsItsGames imports games that get other ids, under which the series must know them.
func TestASeriesFollowsItsGames(t *testing.T) {
	a, _ := open(t)
	add(t, a, game(0), game(1), game(2))
	fillMore(t, a, "Anna", "2026-11-21-3", "2026-11-21-2")
	archive := export(t, a)
	b, dir := open(t)
	add(t, b, game(7), game(1), game(8), game(9))
	fillMore(t, b, "Benno", "", "")
	before := filesIn(t, dir)

	kept := []string{"series.json", "learning.json", "settings.json"}
	wantReport(t, b, archive, store.Replace{}, store.Report{Added: 2, Known: 1, Kept: kept})
	for name, text := range before {
		if filesIn(t, dir)[name] != text {
			t.Errorf("%s was changed", name)
		}
	}
	wantReport(t, b, archive, everything, store.Report{Known: 3, Taken: kept, Aside: []string{
		"series.replaced-1.json", "learning.replaced-1.json", "settings.replaced-1.json",
	}})
	wantNotes(t, b, "learning", notes("by", `"Anna"`))
	state, err := b.LoadSeries("")
	if err != nil {
		t.Fatal(err)
	}
	for i, want := range []store.Finished{game(2), game(1)} {
		if got, err := b.LoadFinished(state.Games[i].ID); got != want.Record || err != nil {
			t.Errorf("game %d of the series is %q, %v, want %q", i+1, got, err, want.Record)
		}
	}
	wantReport(t, b, archive, everything, store.Report{Known: 3})
	after := filesIn(t, dir)
	for _, name := range []string{"series.json", "notes/learning.json", "settings.json"} {
		if aside := strings.Replace(name, ".json", ".replaced-1.json", 1); after[aside] != before[name] {
			t.Errorf("what was in %s is lost", name)
		}
	}
}

// TestEachKindIsReplacedByItsOwnWish replaces one kind of file and keeps the others.
func TestEachKindIsReplacedByItsOwnWish(t *testing.T) {
	a, _ := open(t)
	fill(t, a, "Anna", 0, 1)
	fillMore(t, a, "Anna", "", "")
	archive := export(t, a)
	all := []string{"solo.dreist", "table-2.dreist", "climb.json", "series.json", "learning.json", "settings.json"}
	for name, test := range map[string]struct {
		may   store.Replace
		taken []string
	}{
		"settings": {store.Replace{Settings: true}, all[5:]},
		"notes":    {store.Replace{Notes: true}, []string{all[2], all[4]}},
		"series":   {store.Replace{Series: true}, all[3:4]},
		"nothing":  {store.Replace{}, nil},
		"games":    {store.Replace{Games: true}, all[:2]},
	} {
		t.Run(name, func(t *testing.T) {
			b, _ := open(t)
			fill(t, b, "Bo", 0, 1)
			fillMore(t, b, "Bo", "", "")
			got, err := load(b, archive, test.may)
			if err != nil {
				t.Fatal(err)
			}
			if slices.Sort(got.Taken); !slices.Equal(got.Taken, slices.Sorted(slices.Values(test.taken))) || len(got.Kept) != len(all)-len(test.taken) || len(got.Aside) != len(test.taken) {
				t.Errorf("got %+v, want %v taken and the rest kept", got, test.taken)
			}
		})
	}
}

// TestNotesOfTwoMachinesUnite keeps what only one of them knows, whichever has the last word on what both do.
func TestNotesOfTwoMachinesUnite(t *testing.T) {
	for may, want := range map[bool]string{false: "2", true: "1"} {
		a, _ := open(t)
		b, _ := open(t)
		for _, err := range []error{
			a.SaveNotes("judged", notes("both", "1", "there", "3")), b.SaveNotes("judged", notes("both", "2", "here", "4")),
		} {
			if err != nil {
				t.Fatal(err)
			}
		}
		archive := export(t, a)
		wantReport(t, b, archive, store.Replace{Notes: may}, store.Report{Taken: []string{"judged.json"}, Aside: []string{"judged.replaced-1.json"}})
		wantNotes(t, b, "judged", notes("both", want, "here", "4", "there", "3"))
		again := store.Report{}
		if !may {
			again.Kept = []string{"judged.json"}
		}
		wantReport(t, b, archive, store.Replace{Notes: may}, again)
	}
}

// TestASeriesForgetsGamesThatStayedBehind must not lead to other games with the same ids.
func TestASeriesForgetsGamesThatStayedBehind(t *testing.T) {
	a, dir := open(t)
	add(t, a, game(0), game(1))
	fillMore(t, a, "Anna", "2026-11-21-1", "2026-11-21-2")
	if err := os.Remove(filepath.Join(dir, "history", "2026-11-21-1.dreist")); err != nil {
		t.Fatal(err)
	}
	archive := export(t, a)
	b, _ := open(t)
	add(t, b, game(5))
	if _, err := load(b, archive, everything); err != nil {
		t.Fatal(err)
	}
	state, err := b.LoadSeries("")
	if err != nil || state.Games[0].ID != "" || state.Games[1].ID != "2026-11-21-2" {
		t.Errorf("got the games %+v, %v, want one without an id and 2026-11-21-2", state.Games, err)
	}
}

// TestAGameTwiceInAnArchive is added once, and a series finds it by either id.
func TestAGameTwiceInAnArchive(t *testing.T) {
	a, dir := open(t)
	add(t, a, game(1))
	fillMore(t, a, "Anna", "2026-11-21-8", "2026-11-21-9")
	there := filesIn(t, dir)
	finished := there["history/2026-11-21-1.dreist"]
	archive := pack(t, file{"manifest.json", manifest}, file{"series.json", there["series.json"]},
		file{"history/2026-11-21-8.dreist", finished}, file{"history/2026-11-21-9.dreist", finished})
	b, _ := open(t)
	wantReport(t, b, archive, store.Replace{}, store.Report{Added: 1, Known: 1, Taken: []string{"series.json"}})
	state, err := b.LoadSeries("")
	if err != nil || state.Games[0].ID != "2026-11-21-1" || state.Games[1].ID != "2026-11-21-1" {
		t.Errorf("got the games %+v, %v, want both to be 2026-11-21-1", state.Games, err)
	}
}

// TestAnArchiveOfTheVersionBefore imports what was exported when there was no series, no note and no table to set up.
func TestAnArchiveOfTheVersionBefore(t *testing.T) {
	archive, err := os.ReadFile(filepath.Join("testdata", "before-series.zip"))
	if err != nil {
		t.Fatal(err)
	}
	s, _ := open(t)
	wantReport(t, s, archive, store.Replace{}, store.Report{
		Added: 3, Taken: []string{"settings.json", "ladder.json", "solo.dreist", "table-2.dreist"},
	})
	want := store.DefaultSettings()
	want.EffectsVolume = len("Anna")
	if got, err := s.LoadSettings(); got != want || err != nil {
		t.Errorf("got %+v, %v, want %+v", got, err, want)
	}
	wantSeries(t, s, store.SeriesState{})
	wantGame(t, s, "solo of Anna", true)

	full, _ := open(t)
	fillMore(t, full, "Benno", "", "")
	if _, err := load(full, archive, everything); err != nil {
		t.Fatal(err)
	}
	wantNotes(t, full, "learning", notes("by", `"Benno"`))
	if state, err := full.LoadSeries(""); err != nil || len(state.Players) != 3 {
		t.Errorf("got %+v, %v, want Benno's series, as the archive has none", state, err)
	}
}

func TestArchivesWithBrokenSeriesOrNotesAreRefused(t *testing.T) {
	in := func(name, text string) []byte { return pack(t, file{"manifest.json", manifest}, file{name, text}) }
	many := []file{{"manifest.json", manifest}}
	for n := range 201 {
		many = append(many, file{"notes/x" + strings.Repeat("y", n%30) + string(rune('a'+n/30)) + ".json", "{}"})
	}
	refuse := map[string]struct {
		archive []byte
		want    error
	}{
		"broken notes":   {in("notes/learning.json", "{"), store.ErrBroken},
		"a list of them": {in("notes/learning.json", "[]"), store.ErrBroken},
		"large notes":    {in("notes/learning.json", "{"+strings.Repeat(" ", oneMiB)+"}"), files.ErrTooLarge},
		"a picture":      {in("notes/learning.json", "\x89PNG\xff"), files.ErrNotText},
		"a way out":      {in("notes/../../learning.json", "{}"), store.ErrBadName},
		"too many notes": {pack(t, many...), store.ErrTooMuch},
	}
	for name, test := range brokenSeries(t) {
		refuse["a series: "+name] = struct {
			archive []byte
			want    error
		}{in("series.json", test.text), test.want}
	}
	for name, test := range refuse {
		t.Run(name, func(t *testing.T) {
			s, dir := open(t)
			fillMore(t, s, "Benno", "", "")
			before := filesIn(t, dir)
			_, err := load(s, test.archive, everything)
			var refused *store.ArchiveError
			if !errors.As(err, &refused) || !errors.Is(err, test.want) {
				t.Errorf("got the error %v, want an ArchiveError for %v", err, test.want)
			}
			wantFiles(t, dir, before)
		})
	}
}

func TestAnExportLeavesOutABrokenSeriesAndNotes(t *testing.T) {
	for name, test := range brokenSeries(t) {
		s, dir := open(t)
		fillMore(t, s, "Anna", "", "")
		write(t, dir, "series.json", test.text)
		write(t, filepath.Join(dir, "notes"), "best-times.json", "broken")
		write(t, filepath.Join(dir, "notes"), "Not One Of Ours.json", "{}")
		before := filesIn(t, dir)
		var left *store.LeftOutError
		if err := s.Export(io.Discard); !errors.As(err, &left) || len(left.Faults) != 2 || !errors.Is(err, test.want) || !errors.Is(err, store.ErrBroken) {
			t.Errorf("%s: got the error %v, want one that names two files", name, err)
		}
		wantFiles(t, dir, before)
	}
}

// TestMoreThanAnArchiveTakes must not make one that no import accepts.
func TestMoreThanAnArchiveTakes(t *testing.T) {
	s, dir := open(t)
	for n := range 201 {
		write(t, filepath.Join(dir, "notes"), strings.Repeat("a", 1+n%20)+strings.Repeat("b", n/20)+".json", "{}")
	}
	if err := s.Export(io.Discard); !errors.Is(err, store.ErrTooMuch) {
		t.Errorf("got the error %v, want %v", err, store.ErrTooMuch)
	}
}

// TestANewerVersionsArchive ignores a series that only the newer version understands.
func TestANewerVersionsArchive(t *testing.T) {
	many := `{"version": 3, "players": [{}` + strings.Repeat(", {}", store.MaxSeats) + "]}"
	archive := pack(t, file{"manifest.json", manifest}, file{"series.json", many},
		file{"notes/learning.json", `{"version": 9, "stars": 4}`}, file{"notes/deep/x.json", "{}"}, file{"notes/x.txt", "x"})
	s, dir := open(t)
	ignored := []string{"series.json", "notes/deep/x.json", "notes/x.txt"}
	wantReport(t, s, archive, everything, store.Report{Taken: []string{"learning.json"}, Ignored: ignored})
	wantNotes(t, s, "learning", notes("stars", "4"))

	write(t, dir, "series.json", many)
	var left *store.LeftOutError
	if err := s.Export(io.Discard); !errors.As(err, &left) || !errors.Is(err, store.ErrNewer) {
		t.Errorf("got the error %v, want one that leaves out what is %v", err, store.ErrNewer)
	}
	if got := filesIn(t, dir)["series.json"]; got != many {
		t.Errorf("got %q, want the newer series where it was", got)
	}
}

// TestAnExportSkipsWhatIsNoFile exports beside the socket of the running program.
func TestAnExportSkipsWhatIsNoFile(t *testing.T) {
	s, dir := open(t)
	fillMore(t, s, "Anna", "", "")
	if err := os.Mkdir(filepath.Join(dir, "running.sock"), 0o700); err != nil {
		t.Fatal(err)
	}
	if err := s.Export(io.Discard); err != nil {
		t.Error(err)
	}
}
