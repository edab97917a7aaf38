package store

import (
	"archive/zip"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"dreist/game/store/document"
	"dreist/game/store/files"
)

// An export is a zip archive with the files of a store under their names: the folders games, history and notes, and
// at the top settings, series and the notes of Rules.Top.
const (
	manifestFile = "manifest" + documentExt
	packedGames  = "games/"
	packedNotes  = notesFolder + "/"
	packedPast   = historyFolder + "/"
)

// The limits of an export, for Export and Restore, far beyond what a person plays. They bound the list of names and
// the unpacked size of a hostile archive.
const (
	maxArchive = 64 << 20  // packed bytes
	maxFiles   = 50_000    // files
	maxContent = 256 << 20 // unpacked bytes
	maxOthers  = 200       // files besides the finished games
)

// format is the version of exports. It grows when older versions would misread them; adding files does not change it.
const format = 1

// manifest identifies an archive.
type manifest struct {
	Program string `json:"program"`
	Format  int    `json:"format"`
}

// checkManifest returns an error if an archive with this manifest cannot be restored.
func checkManifest(text string) error {
	var m manifest
	switch err := json.Unmarshal([]byte(text), &m); {
	case err != nil || m.Program != folder || m.Format < 1:
		return ErrForeign
	case m.Format > format:
		return ErrNewer
	}
	return nil
}

// place is where a file of an export belongs in a store; finished games have none.
type place struct {
	dir, name string
	check     func(text string) error // returns an error for an unusable text
}

// placeOf returns the place of a file by its name in an export; ok is false for unknown names.
func (s *Store) placeOf(packed string) (p place, ok bool) {
	checked := func(check func(document.Object) error) func(string) error {
		return func(text string) error {
			_, err := parseDocument(text, check)
			return err
		}
	}
	in, name := path.Split(packed)
	base := strings.TrimSuffix(name, path.Ext(name))
	isNotes := path.Ext(name) == documentExt && checkNotesName(base) == nil
	_, isGame := slotIn(name)
	switch {
	case packed == settingsFile:
		return place{s.dirs.Settings, name, checked(anyObject)}, true
	case in == "" && isSeries(name):
		return place{s.dirs.Games, name, checked(new(SeriesState).read)}, true
	case in == "" && isNotes:
		return place{s.dirs.Games, name, checked(anyObject)}, true
	case in == packedNotes && isNotes:
		return place{s.notesDir(), name, checked(anyObject)}, true
	case in == packedGames && isGame:
		return place{s.dirs.Games, name, func(string) error { return nil }}, true
	}
	return place{}, false
}

// read returns the text of a file, as files.Read does. An unusable text is an error.
func (p place) read() (text string, ok bool, err error) {
	return files.ReadAs(p.dir, p.name, maxSize, func(text string) (string, error) { return text, p.check(text) })
}

// isFinished returns an error for a text that is no finished game.
func isFinished(text string) error {
	_, err := parseFinished(text)
	return err
}

// archive is the checked content of an export; nothing of it is written yet.
type archive struct {
	others   []packed         // in the order of the archive
	finished []packedFinished // in the order of storing, oldest first
	ignored  []string         // names of unknown files
}

// packed is a file of an archive with its place.
type packed struct {
	place
	text string
}

// packedFinished is a finished game of an archive.
type packedFinished struct {
	id historyID
	finishedFile
}

// readArchive reads and checks an archive. Its error is an *ArchiveError.
func (s *Store) readArchive(r io.ReaderAt, size int64) (*archive, error) {
	if size > maxArchive {
		return nil, &ArchiveError{Err: ErrTooMuch}
	}
	reader, err := zip.NewReader(r, size)
	if err != nil {
		return nil, &ArchiveError{Err: fmt.Errorf("%w: %w", ErrForeign, err)}
	}
	listed, err := listArchive(reader.File)
	if err != nil {
		return nil, err
	}
	a := &archive{}
	left := maxContent
	for _, f := range listed {
		text, err := readPacked(f)
		if left -= len(text); err == nil && left < 0 {
			err = ErrTooMuch
		}
		if err == nil {
			err = a.take(s, f.Name, text)
		}
		switch {
		case errors.Is(err, ErrNewer):
			a.ignored = append(a.ignored, f.Name)
		case err != nil:
			return nil, &ArchiveError{Name: f.Name, Err: err}
		}
	}
	if len(a.others) > maxOthers {
		return nil, &ArchiveError{Err: ErrTooMuch}
	}
	slices.SortFunc(a.finished, func(a, b packedFinished) int { return a.id.compare(b.id) })
	return a, nil
}

// take adds a file to the archive, or returns why it is unusable.
func (a *archive) take(s *Store, name, text string) error {
	if id, ok := parseIDFile(strings.TrimPrefix(name, packedPast)); ok && strings.HasPrefix(name, packedPast) {
		f, err := parseFinished(text)
		if err == nil {
			a.finished = append(a.finished, packedFinished{id, f})
		}
		return err
	}
	p, ok := s.placeOf(name)
	if !ok {
		a.ignored = append(a.ignored, name)
		return nil
	}
	err := p.check(text)
	if err == nil {
		a.others = append(a.others, packed{p, text})
	}
	return err
}

// listArchive returns the files of an archive without folders and manifest, after checking the names and the
// manifest. Nothing is ever written under a name from an archive, but bad names are refused: they are an attack.
func listArchive(all []*zip.File) (listed []*zip.File, err error) {
	if len(all) > maxFiles {
		return nil, &ArchiveError{Err: ErrTooMuch}
	}
	hasManifest := false
	seen := map[string]bool{}
	for _, f := range all {
		name := strings.TrimSuffix(f.Name, "/")
		switch {
		case strings.Contains(name, `\`) || path.Clean(name) != name || !filepath.IsLocal(filepath.FromSlash(name)) || seen[name]:
			return nil, &ArchiveError{Name: f.Name, Err: ErrBadName}
		case name == manifestFile:
			text, err := readPacked(f)
			if err == nil {
				err = checkManifest(text)
			}
			if err != nil {
				return nil, &ArchiveError{Name: name, Err: err}
			}
			hasManifest = true
		case name == f.Name:
			listed = append(listed, f)
		}
		seen[name] = true
	}
	if !hasManifest {
		return nil, &ArchiveError{Err: ErrForeign}
	}
	return listed, nil
}

// readPacked returns the text of a file in an archive. The size it claims is not trusted.
func readPacked(f *zip.File) (string, error) {
	if !f.Mode().IsRegular() {
		return "", files.ErrNotAFile
	}
	r, err := f.Open()
	if err != nil {
		return "", fmt.Errorf("%w: %w", ErrDamaged, err)
	}
	defer r.Close()
	text, err := files.ReadText(r, maxSize)
	if err != nil {
		return "", fmt.Errorf("%w: %w", ErrDamaged, err)
	}
	return text, nil
}
