package store

import (
	"archive/zip"
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"dreist/build/need"
	"dreist/game/store/files"
)

func export(t *testing.T, s *Store) []byte {
	t.Helper()
	var out bytes.Buffer
	need.OK(t, s.Export(&out))
	return out.Bytes()
}

func load(s *Store, archive []byte) (Restored, error) {
	return s.Restore(bytes.NewReader(archive), int64(len(archive)))
}

func wantRestored(t *testing.T, s *Store, archive []byte, games, ignored int) {
	t.Helper()
	want := Restored{Games: games, Ignored: ignored}
	if got, err := load(s, archive); got != want || err != nil {
		t.Errorf("got %+v, %v, want %+v", got, err, want)
	}
}

// fill stores something of every kind, with a history of the games from..to-1.
func fill(t *testing.T, s *Store, name string, from, to int) {
	t.Helper()
	series := aSeries()
	series.Players[0].Name, series.Games[0].ID = name, "2026-11-21-1"
	need.OK(t,
		s.SaveGame(Solo, "solo of "+name), s.SaveGame("table-2", "table of "+name), s.SaveSettings(louder(len(name))), s.SaveSeries("", series),
		s.SaveNotes(climbName, climb(50+2*len(name), 52)), s.SaveNotes("learning", notes("by", `"`+name+`"`)), s.SaveNotes("best-times", notes("where", "1")),
	)
	for n := from; n < to; n++ {
		add(t, s, game(n))
	}
}

func TestAnotherMachineGetsEverything(t *testing.T) {
	a, dirA := open(t)
	fill(t, a, "Anna", 0, 50)
	need.Value(a.History())(t)
	archive := export(t, a)
	b, dirB := open(t)
	want := filesIn(t, dirA)
	delete(want, "history/index.json")
	for range 2 {
		wantRestored(t, b, archive, 50, 0)
		wantFiles(t, dirB, want)
	}
	if again := export(t, b); !bytes.Equal(archive, again) {
		t.Error("the same files give another archive")
	}
}

// TestRestoringReplacesEverything leaves nothing that the backup lacks, and what is restored can be saved over at once.
func TestRestoringReplacesEverything(t *testing.T) {
	a, dirA := open(t)
	fill(t, a, "Anna", 0, 4)
	b, dirB := open(t)
	fill(t, b, "Benno", 2, 9)
	need.OK(t, b.SaveGame("other", "other of Benno"))
	wantRestored(t, b, export(t, a), 4, 0)
	wantFiles(t, dirB, filesIn(t, dirA))
	for _, err := range []error{b.SaveGame(Solo, "more"), b.SaveGame("other", "new")} {
		if err != nil {
			t.Error(err)
		}
	}
}

// TestRestoringOverBrokenFiles sets them aside where they are in the way.
func TestRestoringOverBrokenFiles(t *testing.T) {
	a, _ := open(t)
	fill(t, a, "Anna", 0, 1)
	b, dir := open(t)
	write(t, dir, "settings.json", "broken")
	write(t, dir, "solo.dreist", "\xff")
	write(t, dir, "series.json", "broken")
	wantRestored(t, b, export(t, a), 1, 0)
	if got := filesIn(t, dir); got["solo.replaced-1.dreist"] != "\xff" || got["settings.replaced-1.json"] != "broken" || got["series.replaced-1.json"] != "broken" {
		t.Errorf("got %v, want the broken files set aside", got)
	}
}

// TestErasingLeavesTheSettings deletes everything else that an export would hold.
func TestErasingLeavesTheSettings(t *testing.T) {
	s, dir := open(t)
	if !s.IsEmpty() {
		t.Error("a new store is not empty")
	}
	fill(t, s, "Anna", 0, 3)
	write(t, dir, "table-2.dreist", "\xff")
	want := map[string]string{"settings.json": filesIn(t, dir)["settings.json"], "table-2.dreist": "\xff"}
	if err := s.Erase(); err != nil || s.IsEmpty() {
		t.Errorf("got %v, empty: %v", err, s.IsEmpty())
	}
	wantFiles(t, dir, want)
	if err := s.SaveGame(Solo, "new"); err != nil {
		t.Error(err)
	}
}

func TestAnExportLeavesOutWhatIsBroken(t *testing.T) {
	s, dir := open(t)
	fill(t, s, "Anna", 0, 3)
	for name, text := range map[string]string{
		"settings.json": "broken", "table-2.dreist": "\xff", "history/2026-11-21-2.dreist": "broken", "notes/best-times.json": "broken",
		"notes/Not One Of Ours.json": "{}", "series.json": `{"players": {}}`,
	} {
		write(t, dir, name, text)
	}
	need.OK(t, os.Mkdir(filepath.Join(dir, "running.sock"), 0o700)) // as that of the running program is no file
	before := filesIn(t, dir)
	var out bytes.Buffer
	err := s.Export(&out)
	var left *LeftOutError
	if !errors.As(err, &left) || len(left.Faults) != 5 || !errors.Is(err, ErrDamaged) || !errors.Is(err, ErrBroken) {
		t.Errorf("got the error %v, want one that names five files", err)
	}
	wantFiles(t, dir, before)
	b, _ := open(t)
	wantRestored(t, b, out.Bytes(), 2, 0)
}

// small is a writer that is full after some bytes.
type small struct{ left int }

var errFull = errors.New("full")

func (s *small) Write(b []byte) (int, error) {
	if s.left -= len(b); s.left < 0 {
		return 0, errFull
	}
	return len(b), nil
}

func TestAnExportToAFullDisk(t *testing.T) {
	s, _ := open(t)
	fill(t, s, "Anna", 0, 3)
	size := len(export(t, s))
	for left := 0; left < size; left += 31 {
		if err := s.Export(&small{left}); !errors.Is(err, errFull) {
			t.Fatalf("after %d bytes of %d: got the error %v, want %v", left, size, err, errFull)
		}
	}
}

// file is a file of an archive that a test makes up.
type file struct{ name, text string }

const madeHere = `{"program":"dreist","format":1}`

func pack(t testing.TB, all ...file) []byte {
	t.Helper()
	var out bytes.Buffer
	w := zip.NewWriter(&out)
	for _, one := range all {
		head := &zip.FileHeader{Name: one.name, Method: zip.Deflate}
		if one.text == "" {
			head.Method = zip.Store
		}
		if one.text == "link" {
			head.SetMode(fs.ModeSymlink | 0o777)
		}
		f := need.Value(w.CreateHeader(head))(t)
		if strings.HasSuffix(one.name, "/") {
			continue
		}
		need.Value(f.Write([]byte(one.text)))(t)
	}
	need.OK(t, w.Close())
	return out.Bytes()
}

func TestArchivesThatAreRefused(t *testing.T) {
	s, dir := open(t)
	fill(t, s, "Anna", 0, 3)
	good := export(t, s)
	finished := filesIn(t, dir)["history/2026-11-21-2.dreist"]
	with := func(more ...file) []byte { return pack(t, append([]file{{"manifest.json", madeHere}}, more...)...) }
	named := func(name string) []byte { return with(file{name, "[Game \"DREIst!\"]"}) }
	mib := strings.Repeat("x", oneMiB)
	flipped := bytes.Clone(good)
	flipped[len(flipped)/3] ^= 0x10
	var many, slots, notes, bomb []file
	for n := range 50_001 {
		many = append(many, file{fmt.Sprintf("x%d", n), ""})
	}
	for n := range 257 {
		bomb = append(bomb, file{fmt.Sprintf("x%d", n), mib})
	}
	for n := range 201 {
		slots = append(slots, file{fmt.Sprintf("games/x%d.dreist", n), ""})
		notes = append(notes, file{fmt.Sprintf("notes/%s.json", strings.Repeat("x", 1+n%20)+strings.Repeat("y", n/20)), "{}"})
	}
	for name, test := range map[string]struct {
		archive []byte
		want    error
	}{
		"empty":                  {nil, ErrForeign},
		"a text":                 {[]byte("dear diary"), ErrForeign},
		"truncated":              {good[:len(good)-30], ErrForeign},
		"without its head":       {good[40:], ErrDamaged},
		"a flipped bit":          {flipped, ErrDamaged},
		"no manifest":            {pack(t, file{"settings.json", "{}"}), ErrForeign},
		"another program":        {pack(t, file{"manifest.json", `{"program":"chess","format":1}`}), ErrForeign},
		"a broken manifest":      {pack(t, file{"manifest.json", `{"program":"dreist"`}), ErrForeign},
		"format 0":               {pack(t, file{"manifest.json", `{"program":"dreist"}`}), ErrForeign},
		"a newer format":         {pack(t, file{"manifest.json", `{"program":"dreist","format":2}`}), ErrNewer},
		"a path upwards":         {named("../solo.dreist"), ErrBadName},
		"a path down and up":     {named("games/../../solo.dreist"), ErrBadName},
		"a path from the root":   {named("/games/solo.dreist"), ErrBadName},
		"a path of Windows":      {named(`games\solo.dreist`), ErrBadName},
		"a drive":                {named(`c:\solo.dreist`), ErrBadName},
		"no name":                {named(""), ErrBadName},
		"a roundabout path":      {named("games/./solo.dreist"), ErrBadName},
		"one name twice":         {with(file{"games/solo.dreist", "1"}, file{"games/solo.dreist", "2"}), ErrBadName},
		"a link":                 {with(file{"games/solo.dreist", "link"}), files.ErrNotAFile},
		"a large file":           {with(file{"games/solo.dreist", mib + "x"}), files.ErrTooLarge},
		"too many files":         {with(many...), ErrTooMuch},
		"too much in all":        {with(bomb...), ErrTooMuch},
		"too many notes":         {with(notes...), ErrTooMuch},
		"too many running games": {with(slots...), ErrTooMuch},
		"a picture as a game":    {with(file{"games/solo.dreist", "\x89PNG\xff"}), files.ErrNotText},
		"broken settings":        {with(file{"settings.json", "[]"}), ErrBroken},
		"broken notes":           {with(file{"notes/learning.json", "[]"}), ErrBroken},
		"large notes":            {with(file{"notes/learning.json", "{" + strings.Repeat(" ", oneMiB) + "}"}), files.ErrTooLarge},
		"a broken series":        {with(file{"series.json", "{"}), ErrBroken},
		"a damaged series":       {with(file{"series.json", `{"players": {}}`}), ErrDamaged},
		"a broken ladder":        {with(file{"climb.json", "{"}), ErrBroken},
		"a truncated record":     {with(file{"history/2026-11-21-2.dreist", finished[:len(finished)-1]}), ErrDamaged},
		"an empty record":        {with(file{"history/2026-11-21-2.dreist", ""}), ErrDamaged},
		"good ones and a bad":    {with(file{"history/2026-11-21-2.dreist", finished}, file{"settings.json", "x"}), ErrBroken},
	} {
		t.Run(name, func(t *testing.T) {
			s, dir := open(t)
			fill(t, s, "Benno", 7, 9)
			before := filesIn(t, dir)
			restored, err := load(s, test.archive)
			var refused *ArchiveError
			if !errors.As(err, &refused) || !errors.Is(err, test.want) {
				t.Errorf("got the error %v, want an ArchiveError for %v", err, test.want)
			}
			if restored != (Restored{}) {
				t.Errorf("got %+v", restored)
			}
			wantFiles(t, dir, before)
		})
	}
	if _, err := s.Restore(bytes.NewReader(nil), 1<<40); !errors.Is(err, ErrTooMuch) {
		t.Errorf("a terabyte: got the error %v, want %v", err, ErrTooMuch)
	}
}

// TestAnArchiveOfANewerVersion takes what it knows and tells what it does not, a series among it that only the newer version understands.
func TestAnArchiveOfANewerVersion(t *testing.T) {
	s, dir := open(t)
	add(t, s, game(1))
	finished := filesIn(t, dir)["history/2026-11-21-1.dreist"]
	newer := strings.Replace(strings.Replace(finished, `"version":1`, `"version":3`, 1), `"seats":2`, `"seats":9`, 1)
	more := strings.Replace(finished, `"version":1`, `"version":3,"mood":"good"`, 1)
	many := `{"version": 3, "players": [{}` + strings.Repeat(", {}", MaxSeats) + "]}"
	archive := pack(t, file{"manifest.json", `{"program":"dreist","format":1,"by":"7.0"}`}, file{"medals/", ""}, file{"medals/gold.json", "{}"},
		file{"games/", ""}, file{"games/solo.dreist", "solo"}, file{"history/2027-01-01-900.dreist", newer}, file{"history/2027-01-01-901.dreist", more},
		file{"series.json", many}, file{"notes/learning.json", `{"version": 9, "stars": 4}`}, file{"notes/deep/x.json", "{}"}, file{"notes/x.txt", "x"})
	b, dir := open(t)
	wantRestored(t, b, archive, 1, 5)
	got := filesIn(t, dir)
	if names := slices.Sorted(maps.Keys(got)); !slices.Equal(names, []string{"history/2027-01-01-901.dreist", "notes/learning.json", "solo.dreist"}) {
		t.Errorf("got the files %v", names)
	}
	if got["history/2027-01-01-901.dreist"] != more {
		t.Error("what a newer version knows of the game is lost")
	}
	wantNotes(t, b, "learning", notes("stars", "4"))

	write(t, dir, "series.json", many)
	var left *LeftOutError
	if err := b.Export(io.Discard); !errors.As(err, &left) || !errors.Is(err, ErrNewer) || filesIn(t, dir)["series.json"] != many {
		t.Errorf("got the error %v, want one that leaves out what is %v", err, ErrNewer)
	}
}

func FuzzRestore(f *testing.F) {
	f.Add(pack(f, file{"manifest.json", madeHere}, file{"settings.json", "{}"}, file{"games/solo.dreist", "solo"}))
	f.Add(pack(f, file{"../x", "x"}))
	f.Add([]byte("PK\x05\x06"))
	f.Fuzz(func(t *testing.T, archive []byte) {
		s, dir := open(t)
		_, err := load(s, archive)
		var refused *ArchiveError
		if err != nil && !errors.As(err, &refused) {
			t.Errorf("got the error %v, want an ArchiveError", err)
		}
		if _, err := s.History(); err != nil {
			t.Errorf("the history is broken: %v", err)
		}
		if err != nil {
			wantFiles(t, dir, map[string]string{})
		}
	})
}

// TestAnArchiveOfTheVersionBefore imports what was exported when there was no series, no note and no table to set up.
func TestAnArchiveOfTheVersionBefore(t *testing.T) {
	archive := need.Value(os.ReadFile(filepath.Join("testdata", "before-series.zip")))(t)
	s, _ := open(t)
	wantRestored(t, s, archive, 3, 0)
	want := DefaultSettings()
	want.EffectsVolume = len("Anna")
	if got, err := s.LoadSettings(); got != want || err != nil {
		t.Errorf("got %+v, %v, want %+v", got, err, want)
	}
	wantSeries(t, s, SeriesState{})
	wantGame(t, s, "solo of Anna", true)
}

// TestMoreThanAnArchiveTakes must not make one that no import accepts.
func TestMoreThanAnArchiveTakes(t *testing.T) {
	s, dir := open(t)
	for n := range 201 {
		write(t, filepath.Join(dir, "notes"), strings.Repeat("a", 1+n%20)+strings.Repeat("b", n/20)+".json", "{}")
	}
	if err := s.Export(io.Discard); !errors.Is(err, ErrTooMuch) {
		t.Errorf("got the error %v, want %v", err, ErrTooMuch)
	}
}
