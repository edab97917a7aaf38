package store

import (
	"archive/zip"
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"dreist/build/need"
)

func archiveOf(t *testing.T, f *Folder) []byte {
	t.Helper()
	var out bytes.Buffer
	need.OK(t, f.Backup(&out))
	return out.Bytes()
}

// TestAnotherMachineGetsEverything backs up a folder and restores it over another, whose files lie beside afterwards.
func TestAnotherMachineGetsEverything(t *testing.T) {
	a, dirA := open(t)
	fill(t, a, "Anna", 1, 2, 3)
	put(t, dirA, "crash.txt", "no file of the player")
	archive := archiveOf(t, a)
	b, dirB := open(t)
	fill(t, b, "Benno", 3, 4)
	need.OK(t, b.SaveGame("other", "other of Benno"))
	put(t, dirB, "notes/best-times.json", "broken")
	put(t, dirB, "solo.dreist", "\xff")
	put(t, dirB, "crash.txt", "report")
	old := filesIn(t, dirB)
	got, err := b.Restore(archive)
	if want := (RestoreResult{GameCount: 3, OldFolder: filepath.Join(dirB, "before-1")}); got != want || err != nil {
		t.Errorf("got %+v, %v, want %+v", got, err, want)
	}
	want := filesIn(t, dirA)
	want["crash.txt"] = old["crash.txt"]
	delete(old, "crash.txt")
	if diff := cmp.Diff(old, filesIn(t, got.OldFolder)); diff != "" {
		t.Errorf("beside lies what is marked +, want what is marked -\n%s", diff)
	}
	if diff := cmp.Diff(want, withoutAside(filesIn(t, dirB))); diff != "" {
		t.Errorf("restored is what is marked +, want what is marked -\n%s", diff)
	}
	if again := archiveOf(t, b); !bytes.Equal(archive, again) {
		t.Error("the same files give another backup")
	}
	need.OK(t, b.SaveGame(SoloSlot, "more"))
}

// TestARestoreThatFailed says so and plays on, until another one or the next start makes another attempt: what was saved since lies beside.
func TestARestoreThatFailed(t *testing.T) {
	a, _ := open(t)
	fill(t, a, "Anna", 1)
	archive := archiveOf(t, a)
	for _, step := range []string{"sync the folder", "arrive"} {
		f, dir := open(t)
		fill(t, f, "Benno", 2)
		f.InterceptWrites(func(now, path string) error {
			if now == step && (step != "arrive" || filepath.Base(path) == "solo.dreist") {
				return syscall.ENOSPC
			}
			return nil
		})
		if _, err := f.Restore(archive); !errors.Is(err, ErrDiskFull) {
			t.Errorf("%s: got %v", step, err)
		}
		f.InterceptWrites(nil)
		need.OK(t, f.SaveGame(SoloSlot, "since"))
		f.Claim()
		left := filesIn(t, dir)
		if restored := step == "arrive"; !slices.Contains(slices.Collect(maps.Values(left)), "since") || (left["solo.dreist"] == "solo of Anna") != restored {
			t.Errorf("%s: left is %v", step, left)
		}
		need.Value(f.Restore(archive))(t)
		if text, _, err := f.LoadGame(SoloSlot); text != "solo of Anna" || err != nil {
			t.Errorf("%s: got %q, %v", step, text, err)
		}
		need.OK(t, f.lock.Unlock())
	}
}

// TestErasingLeavesTheSettings moves everything else into a folder beside.
func TestErasingLeavesTheSettings(t *testing.T) {
	f, dir := open(t)
	if before := need.Value(f.Erase())(t); before != "" {
		t.Errorf("nothing is there, and it lies in %s", before)
	}
	fill(t, f, "Anna", 1, 2)
	old := filesIn(t, dir)
	before := need.Value(f.Erase())(t)
	if diff := cmp.Diff(old, filesIn(t, before)); diff != "" {
		t.Errorf("beside lies what is marked +, want what is marked -\n%s", diff)
	}
	if diff := cmp.Diff(map[string]string{"settings.json": old["settings.json"]}, withoutAside(filesIn(t, dir))); diff != "" {
		t.Errorf("left is what is marked +, want what is marked -\n%s", diff)
	}
}

// TestABackupLeavesOutWhatIsBroken names the files, and can be restored.
func TestABackupLeavesOutWhatIsBroken(t *testing.T) {
	f, dir := open(t)
	fill(t, f, "Anna", 1, 2)
	for name, text := range map[string]string{"table.thegame": "\xff", "notes/Not One Of Ours.json": "{}", "notes/learning.json": "\xff", "notes/rush.json": "{"} {
		put(t, dir, name, text)
	}
	put(t, dir, historyFile, "{broken\n"+filesIn(t, dir)[historyFile])
	var out bytes.Buffer
	err := f.Backup(&out)
	if left := (*MissingFilesError)(nil); !errors.As(err, &left) || !slices.Equal(left.Names, []string{historyFile, "notes/learning.json", "notes/rush.json", "table.thegame"}) {
		t.Errorf("got %v", err)
	}
	b, _ := open(t)
	if got := need.Value(b.Restore(out.Bytes()))(t); got.GameCount != 2 {
		t.Errorf("got %+v", got)
	}
	path, err := OpenExportFolder(t.TempDir()).Backup(f, "all")
	if left := (*MissingFilesError)(nil); !errors.As(err, &left) || path == "" {
		t.Errorf("got %q, %v", path, err)
	}
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

func TestABackupToAFullDisk(t *testing.T) {
	f, _ := open(t)
	fill(t, f, "Anna", 1)
	size := len(archiveOf(t, f))
	for left := 0; left < size; left += 31 {
		if err := f.Backup(&small{left}); !errors.Is(err, errFull) {
			t.Fatalf("after %d bytes of %d: got %v, want %v", left, size, err, errFull)
		}
	}
}

// file is a file of an archive that a test makes up.
type file struct{ name, text string }

const madeHere = `{"program":"dreist","format":2}`

func zipped(t testing.TB, all ...file) []byte {
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
		if !strings.HasSuffix(one.name, "/") {
			need.Value(f.Write([]byte(one.text)))(t)
		}
	}
	need.OK(t, w.Close())
	return out.Bytes()
}

func TestArchivesThatAreRefused(t *testing.T) {
	f, _ := open(t)
	fill(t, f, "Anna", 1, 2, 3)
	good := archiveOf(t, f)
	with := func(more ...file) []byte { return zipped(t, append([]file{{"manifest.json", madeHere}}, more...)...) }
	named := func(name string) []byte { return with(file{name, "[Game \"DREIst!\"]"}) }
	mib := strings.Repeat("x", maxSize)
	flipped := bytes.Clone(good)
	flipped[len(flipped)/3] ^= 0x10
	var many, bomb []file
	for n := range maxFiles + 1 {
		many = append(many, file{fmt.Sprintf("x%d", n), ""})
	}
	for n := range 257 {
		bomb = append(bomb, file{fmt.Sprintf("x%d", n), mib})
	}
	finished := string(need.Value(os.ReadFile("testdata/before/files/history/2026-11-20-1.dreist"))(t))
	for name, test := range map[string]struct {
		archive []byte
		want    error
	}{
		"empty":                 {nil, ErrNotABackup},
		"a terabyte":            {make([]byte, maxArchive+1), ErrBackupTooLarge},
		"a text":                {[]byte("dear diary"), ErrNotABackup},
		"truncated":             {good[:len(good)-30], ErrNotABackup},
		"without its head":      {good[40:], ErrDamaged},
		"a flipped bit":         {flipped, ErrDamaged},
		"no manifest":           {zipped(t, file{"settings.json", "{}"}), ErrNotABackup},
		"another program":       {zipped(t, file{"manifest.json", `{"program":"chess","format":1}`}), ErrNotABackup},
		"a broken manifest":     {zipped(t, file{"manifest.json", `{"program":"dreist"`}), ErrNotABackup},
		"format 0":              {zipped(t, file{"manifest.json", `{"program":"dreist"}`}), ErrNotABackup},
		"a newer format":        {zipped(t, file{"manifest.json", `{"program":"dreist","format":3}`}), ErrNewer},
		"a path upwards":        {named("../solo.dreist"), ErrBadName},
		"a path down and up":    {named("games/../../solo.dreist"), ErrBadName},
		"a path from the root":  {named("/games/solo.dreist"), ErrBadName},
		"a path of Windows":     {named(`games\solo.dreist`), ErrBadName},
		"no name":               {named(""), ErrBadName},
		"a roundabout path":     {named("games/./solo.dreist"), ErrBadName},
		"one name twice":        {with(file{"games/solo.dreist", "1"}, file{"games/solo.dreist", "2"}), ErrBadName},
		"a link":                {with(file{"games/solo.dreist", "link"}), ErrNotAFile},
		"a large file":          {with(file{"games/solo.dreist", mib + "x"}), ErrTooLarge},
		"too many files":        {with(many...), ErrBackupTooLarge},
		"too much in all":       {with(bomb...), ErrBackupTooLarge},
		"a picture as a game":   {with(file{"games/solo.dreist", "\x89PNG\xff"}), errNotText},
		"broken settings":       {with(file{"settings.json", "[]"}), ErrDamaged},
		"broken notes":          {with(file{"notes/learning.json", "[]"}), ErrDamaged},
		"large notes":           {with(file{"notes/learning.json", "{" + strings.Repeat(" ", maxSize) + "}"}), ErrTooLarge},
		"a damaged series":      {with(file{"series.json", `{"players": {}}`}), ErrDamaged},
		"a broken line":         {with(file{historyFile, "{}\n"}), ErrDamaged},
		"a truncated record":    {with(file{"history/2026-11-20-1.dreist", finished[:len(finished)-1]}), ErrDamaged},
		"an empty record":       {with(file{"history/2026-11-20-1.dreist", ""}), ErrDamaged},
		"good ones and one bad": {with(file{"history/2026-11-20-1.dreist", finished}, file{"settings.json", "x"}), ErrDamaged},
	} {
		f, dir := open(t)
		fill(t, f, "Benno", 7)
		before := filesIn(t, dir)
		restored, err := f.Restore(test.archive)
		if refused := (*ArchiveError)(nil); !errors.As(err, &refused) || !errors.Is(err, test.want) || restored != (RestoreResult{}) {
			t.Errorf("%s: got %+v, %v, want an ArchiveError for %v", name, restored, err, test.want)
		}
		wantFiles(t, dir, before)
	}
}

// TestABackupOfANewerVersion takes what it knows and tells what it does not.
func TestABackupOfANewerVersion(t *testing.T) {
	f, dir := open(t)
	archive := zipped(t, file{"manifest.json", `{"program":"dreist","format":2,"by":"7.0"}`}, file{"medals/", ""}, file{"medals/gold.json", "{}"},
		file{"games/solo.dreist", "solo"}, file{"series.json", `{"version": 4}`}, file{"notes/deep/x.json", "{}"}, file{"notes/x.txt", "x"})
	if got, err := f.Restore(archive); got.IgnoredFileCount != 4 || err != nil {
		t.Errorf("got %+v, %v", got, err)
	}
	wantFiles(t, dir, map[string]string{"solo.dreist": "solo"})
}

func FuzzRestore(f *testing.F) {
	f.Add(zipped(f, file{"manifest.json", madeHere}, file{"settings.json", "{}"}, file{"games/solo.dreist", "solo"}, file{historyFile, "{}\n"}))
	f.Add(zipped(f, file{"../x", "x"}))
	f.Add([]byte("PK\x05\x06"))
	f.Fuzz(func(t *testing.T, archive []byte) {
		s, dir := open(t)
		_, err := s.Restore(archive)
		if refused := (*ArchiveError)(nil); err != nil && !errors.As(err, &refused) {
			t.Errorf("got the error %v, want an ArchiveError", err)
		}
		if _, err := s.LoadHistory(); err != nil {
			t.Errorf("the history is broken: %v", err)
		}
		if err != nil {
			wantFiles(t, filepath.Dir(dir), map[string]string{})
		}
	})
}

func TestWhatIsTakenOutReplacesNothing(t *testing.T) {
	o := OpenExportFolder(filepath.Join(t.TempDir(), "new", "folder"))
	for i, want := range []string{"game.dreist", "game-2.dreist", "game-3.dreist"} {
		path, err := o.AddFile("game", ".dreist", []byte{byte('a' + i)})
		if err != nil || path != filepath.Join(o.Path(), want) {
			t.Fatalf("got %q (%v), want %s", path, err, want)
		}
	}
	wantFiles(t, o.Path(), map[string]string{"game.dreist": "a", "game-2.dreist": "b", "game-3.dreist": "c"})
}

func TestOnlyWhatCanBeOpenedIsOffered(t *testing.T) {
	o := OpenExportFolder(t.TempDir())
	isRecord := func(name string) bool { return IsRecordName(name, "") }
	if found, err := OpenExportFolder(filepath.Join(o.Path(), "nowhere")).OpenableFiles(isRecord); err != nil || len(found) != 0 {
		t.Errorf("got %v, %v from a folder that is not there", found, err)
	}
	f, _ := open(t)
	fill(t, f, "Anna", 1)
	for range 2 {
		need.Value(o.Backup(f, "dreist-2026-11-21"))(t)
	}
	for name, text := range map[string]string{"holiday.zip": string(zipped(t)), "broken.zip": "PK", "notes.txt": "text", "SENT.DREIST": "a record"} {
		put(t, o.Path(), name, text)
	}
	need.OK(t, os.Mkdir(filepath.Join(o.Path(), "folder.zip"), 0o700))
	want := []string{"dreist-2026-11-21.zip", "SENT.DREIST", "dreist-2026-11-21-2.zip"}
	for age, name := range want {
		then := time.Date(2020, 1, 3-age, 0, 0, 0, 0, time.UTC)
		need.OK(t, os.Chtimes(filepath.Join(o.Path(), name), then, then))
	}
	var got []string
	for _, info := range need.Value(o.OpenableFiles(isRecord))(t) {
		got = append(got, info.Name())
	}
	if data := need.Value(os.ReadFile(filepath.Join(o.Path(), want[0])))(t); !slices.Equal(got, want) || !IsArchive(data) {
		t.Errorf("got %v, want %v", got, want)
	}
}
