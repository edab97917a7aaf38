package store_test

import (
	"archive/zip"
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"dreist/game/store"
	"dreist/game/store/files"
)

func export(t *testing.T, s *store.Store) []byte {
	t.Helper()
	var out bytes.Buffer
	if err := s.Export(&out); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

func load(s *store.Store, archive []byte, may store.Replace) (store.Report, error) {
	return s.Import(bytes.NewReader(archive), int64(len(archive)), may, nil)
}

func wantReport(t *testing.T, s *store.Store, archive []byte, may store.Replace, want store.Report) {
	t.Helper()
	got, err := load(s, archive, may)
	if err != nil {
		t.Fatal(err)
	}
	anyOrder := cmpopts.SortSlices(func(a, b string) bool { return a < b })
	if diff := cmp.Diff(want, got, cmpopts.EquateEmpty(), anyOrder); diff != "" {
		t.Errorf("got the report marked +, want the one marked -\n%s", diff)
	}
}

// fill stores something of every kind, with a history of the games from..to-1.
func fill(t *testing.T, s *store.Store, name string, from, to int) {
	t.Helper()
	settings := store.DefaultSettings()
	settings.EffectsVolume = len(name)
	for _, err := range []error{
		s.SaveGame(store.Solo, "solo of "+name), s.SaveGame("table-2", "table of "+name), s.SaveSettings(settings),
		s.SaveNotes(store.ClimbName, store.Climb(50+2*len(name), 52)),
	} {
		if err != nil {
			t.Fatal(err)
		}
	}
	for n := from; n < to; n++ {
		add(t, s, game(n))
	}
}

var everything = store.Replace{Settings: true, Series: true, Notes: true, Games: true}

func TestAnotherMachineGetsEverything(t *testing.T) {
	a, dirA := open(t)
	fill(t, a, "Anna", 0, 50)
	if _, err := a.History(); err != nil {
		t.Fatal(err)
	}
	archive := export(t, a)
	b, dirB := open(t)
	wantReport(t, b, archive, store.Replace{}, store.Report{
		Added: 50, Taken: []string{"solo.dreist", "table-2.dreist", "climb.json", "settings.json"},
	})
	want := filesIn(t, dirA)
	delete(want, "history/index.json")
	wantFiles(t, dirB, want)
	wantReport(t, b, archive, everything, store.Report{Known: 50})
	wantFiles(t, dirB, want)
	if again := export(t, b); !bytes.Equal(archive, again) {
		t.Error("the same files give another archive")
	}
}

func TestAnImportMerges(t *testing.T) {
	a, _ := open(t)
	fill(t, a, "Anna", 0, 4)
	archive := export(t, a)
	b, dir := open(t)
	fill(t, b, "Benno", 2, 5)
	before := filesIn(t, dir)

	wantReport(t, b, archive, store.Replace{}, store.Report{
		Added: 2, Known: 2, Kept: []string{"solo.dreist", "table-2.dreist", "climb.json", "settings.json"},
	})
	after := filesIn(t, dir)
	for name, text := range before {
		if after[name] != text {
			t.Errorf("%s was changed", name)
		}
	}
	entries := wantHistory(t, b, "2026-11-21-5", "2026-11-21-4", "2026-11-21-3", "2026-11-21-2", "2026-11-21-1")
	if got := entries[0].Summary.Turns; got != 31 {
		t.Errorf("the newest game has %d turns, want the 31 of game 1", got)
	}

	if err := b.SaveNotes(store.ClimbName, store.Climb(50, 60)); err != nil {
		t.Fatal(err)
	}
	before = filesIn(t, dir)
	wantReport(t, b, archive, everything, store.Report{
		Known: 4, Taken: []string{"solo.dreist", "table-2.dreist", "climb.json", "settings.json"},
		Aside: []string{"solo.replaced-1.dreist", "table-2.replaced-1.dreist", "climb.replaced-1.json", "settings.replaced-1.json"},
	})
	wantGame(t, b, "solo of Anna", true)
	wantNotes(t, b, store.ClimbName, store.Climb(58, 60))
	if settings, err := b.LoadSettings(); settings.EffectsVolume != len("Anna") || err != nil {
		t.Errorf("got %+v, %v, want Anna's settings", settings, err)
	}
	after = filesIn(t, dir)
	for name, text := range before {
		aside := strings.NewReplacer(".dreist", ".replaced-1.dreist", ".json", ".replaced-1.json").Replace(name)
		if after[aside] != text && after[name] != text {
			t.Errorf("what was in %s is lost", name)
		}
	}
}

// TestAnImportOverBrokenFiles sets them aside where it may replace, and leaves them otherwise.
func TestAnImportOverBrokenFiles(t *testing.T) {
	a, _ := open(t)
	fill(t, a, "Anna", 0, 1)
	archive := export(t, a)
	b, dir := open(t)
	write(t, dir, "settings.json", "broken")
	write(t, dir, "solo.dreist", "\xff")
	taken := []string{"table-2.dreist", "climb.json"}
	wantReport(t, b, archive, store.Replace{}, store.Report{Added: 1, Taken: taken, Kept: []string{"solo.dreist", "settings.json"}})
	wantReport(t, b, archive, everything, store.Report{
		Known: 1, Taken: []string{"solo.dreist", "settings.json"}, Aside: []string{"solo.replaced-1.dreist", "settings.replaced-1.json"},
	})
	if got := filesIn(t, dir); got["solo.replaced-1.dreist"] != "\xff" || got["settings.replaced-1.json"] != "broken" {
		t.Errorf("got %v, want the broken files set aside", got)
	}
}

func TestAnExportLeavesOutWhatIsBroken(t *testing.T) {
	s, dir := open(t)
	fill(t, s, "Anna", 0, 3)
	write(t, dir, "settings.json", "broken")
	write(t, dir, "table-2.dreist", "\xff")
	write(t, dir, "history/2026-11-21-2.dreist", "broken")
	before := filesIn(t, dir)
	var out bytes.Buffer
	err := s.Export(&out)
	var left *store.LeftOutError
	if !errors.As(err, &left) || len(left.Faults) != 3 || !errors.Is(err, store.ErrDamaged) || !errors.Is(err, store.ErrBroken) {
		t.Errorf("got the error %v, want one that names three files", err)
	}
	wantFiles(t, dir, before)
	b, _ := open(t)
	wantReport(t, b, out.Bytes(), store.Replace{}, store.Report{Added: 2, Taken: []string{"solo.dreist", "climb.json"}})
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

const manifest = `{"program":"dreist","format":1}`

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
		f, err := w.CreateHeader(head)
		if err != nil {
			t.Fatal(err)
		}
		if strings.HasSuffix(one.name, "/") {
			continue
		}
		if _, err := f.Write([]byte(one.text)); err != nil {
			t.Fatal(err)
		}
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

// bomb returns a small archive with some files of 1 MiB that all consist of the same packed bytes.
func bomb(t *testing.T, count int) []byte {
	t.Helper()
	one := pack(t, file{"x", strings.Repeat("x", oneMiB)})
	from, err := zip.NewReader(bytes.NewReader(one), int64(len(one)))
	if err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	w := zip.NewWriter(&out)
	f, err := w.Create("manifest.json")
	if err == nil {
		_, err = f.Write([]byte(manifest))
	}
	for n := range count {
		head := from.File[0].FileHeader
		head.Name = fmt.Sprint("x", n)
		raw, opened := from.File[0].OpenRaw()
		f, created := w.CreateRaw(&head)
		if err = errors.Join(err, opened, created); err != nil {
			t.Fatal(err)
		}
		_, err = io.Copy(f, raw)
	}
	if err := errors.Join(err, w.Close()); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

func TestArchivesThatAreRefused(t *testing.T) {
	s, dir := open(t)
	fill(t, s, "Anna", 0, 3)
	good := export(t, s)
	finished := filesIn(t, dir)["history/2026-11-21-2.dreist"]
	with := func(more ...file) []byte { return pack(t, append([]file{{"manifest.json", manifest}}, more...)...) }
	named := func(name string) []byte { return with(file{name, "[Game \"DREIst!\"]"}) }
	flipped := bytes.Clone(good)
	flipped[len(flipped)/3] ^= 0x10
	var many, slots []file
	for n := range 50_001 {
		many = append(many, file{fmt.Sprintf("x%d", n), ""})
	}
	for n := range 201 {
		slots = append(slots, file{fmt.Sprintf("games/x%d.dreist", n), ""})
	}
	for name, test := range map[string]struct {
		archive []byte
		want    error
	}{
		"empty":                  {nil, store.ErrForeign},
		"a text":                 {[]byte("dear diary"), store.ErrForeign},
		"truncated":              {good[:len(good)-30], store.ErrForeign},
		"without its head":       {good[40:], store.ErrDamaged},
		"a flipped bit":          {flipped, store.ErrDamaged},
		"no manifest":            {pack(t, file{"settings.json", "{}"}), store.ErrForeign},
		"another program":        {pack(t, file{"manifest.json", `{"program":"chess","format":1}`}), store.ErrForeign},
		"a broken manifest":      {pack(t, file{"manifest.json", `{"program":"dreist"`}), store.ErrForeign},
		"format 0":               {pack(t, file{"manifest.json", `{"program":"dreist"}`}), store.ErrForeign},
		"a newer format":         {pack(t, file{"manifest.json", `{"program":"dreist","format":2}`}), store.ErrNewer},
		"a path upwards":         {named("../solo.dreist"), store.ErrBadName},
		"a path down and up":     {named("games/../../solo.dreist"), store.ErrBadName},
		"a path from the root":   {named("/games/solo.dreist"), store.ErrBadName},
		"a path of Windows":      {named(`games\solo.dreist`), store.ErrBadName},
		"a drive":                {named(`c:\solo.dreist`), store.ErrBadName},
		"no name":                {named(""), store.ErrBadName},
		"a roundabout path":      {named("games/./solo.dreist"), store.ErrBadName},
		"one name twice":         {with(file{"games/solo.dreist", "1"}, file{"games/solo.dreist", "2"}), store.ErrBadName},
		"a link":                 {with(file{"games/solo.dreist", "link"}), files.ErrNotAFile},
		"a large file":           {with(file{"games/solo.dreist", strings.Repeat("x", oneMiB+1)}), files.ErrTooLarge},
		"too many files":         {with(many...), store.ErrTooMuch},
		"too much in all":        {bomb(t, 257), store.ErrTooMuch},
		"too many running games": {with(slots...), store.ErrTooMuch},
		"a picture as a game":    {with(file{"games/solo.dreist", "\x89PNG\xff"}), files.ErrNotText},
		"broken settings":        {with(file{"settings.json", "[]"}), store.ErrBroken},
		"a broken ladder":        {with(file{"climb.json", "{"}), store.ErrBroken},
		"a truncated record":     {with(file{"history/2026-11-21-2.dreist", finished[:len(finished)-1]}), store.ErrDamaged},
		"an empty record":        {with(file{"history/2026-11-21-2.dreist", ""}), store.ErrDamaged},
		"good ones and a bad":    {with(file{"history/2026-11-21-2.dreist", finished}, file{"settings.json", "x"}), store.ErrBroken},
	} {
		t.Run(name, func(t *testing.T) {
			s, dir := open(t)
			fill(t, s, "Benno", 7, 9)
			before := filesIn(t, dir)
			report, err := load(s, test.archive, everything)
			var refused *store.ArchiveError
			if !errors.As(err, &refused) || !errors.Is(err, test.want) {
				t.Errorf("got the error %v, want an ArchiveError for %v", err, test.want)
			}
			if diff := cmp.Diff(store.Report{}, report); diff != "" {
				t.Errorf("got a report\n%s", diff)
			}
			wantFiles(t, dir, before)
		})
	}
	if _, err := s.Import(bytes.NewReader(nil), 1<<40, everything, nil); !errors.Is(err, store.ErrTooMuch) {
		t.Errorf("a terabyte: got the error %v, want %v", err, store.ErrTooMuch)
	}
}

// TestAnArchiveOfANewerVersion takes what it knows and tells what it does not.
func TestAnArchiveOfANewerVersion(t *testing.T) {
	s, dir := open(t)
	add(t, s, game(1))
	finished := filesIn(t, dir)["history/2026-11-21-1.dreist"]
	newer := strings.Replace(strings.Replace(finished, `"version":1`, `"version":3`, 1), `"seats":2`, `"seats":9`, 1)
	more := strings.Replace(finished, `"version":1`, `"version":3,"mood":"good"`, 1)
	archive := pack(t, file{"manifest.json", `{"program":"dreist","format":1,"by":"7.0"}`}, file{"medals/", ""}, file{"medals/gold.json", "{}"},
		file{"games/", ""}, file{"games/solo.dreist", "solo"}, file{"history/2027-01-01-900.dreist", newer}, file{"history/2027-01-01-901.dreist", more})
	b, dir := open(t)
	wantReport(t, b, archive, store.Replace{}, store.Report{
		Added: 1, Taken: []string{"solo.dreist"}, Ignored: []string{"medals/gold.json", "history/2027-01-01-900.dreist"},
	})
	got := filesIn(t, dir)
	if names := slices.Sorted(maps.Keys(got)); !slices.Equal(names, []string{"history/2027-01-01-1.dreist", "solo.dreist"}) {
		t.Errorf("got the files %v", names)
	}
	if got["history/2027-01-01-1.dreist"] != more {
		t.Error("what a newer version knows of the game is lost")
	}
}

func FuzzImport(f *testing.F) {
	f.Add(pack(f, file{"manifest.json", manifest}, file{"settings.json", "{}"}, file{"games/solo.dreist", "solo"}))
	f.Add(pack(f, file{"../x", "x"}))
	f.Add([]byte("PK\x05\x06"))
	f.Fuzz(func(t *testing.T, archive []byte) {
		s, dir := open(t)
		_, err := load(s, archive, everything)
		var refused *store.ArchiveError
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
