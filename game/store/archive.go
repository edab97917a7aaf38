package store

import (
	"archive/zip"
	"errors"
	"fmt"
	"io"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"unicode/utf8"
)

// archive is what an export holds, all of it checked and nothing of it written yet.
type archive struct {
	settings, series string            // empty where there are none
	notes, top       map[string]string // by their names
	games            map[Slot]string
	finished         []packed // as they were stored, the oldest first
	ignored          []string // names of files that this version does not know
}

// packed is a finished game in an archive.
type packed struct {
	id   historyID
	head head
	text string
}

// readArchive reads and checks a whole archive. Its error is an *ArchiveError.
func readArchive(r io.ReaderAt, size int64) (*archive, error) {
	if size > maxArchive {
		return nil, &ArchiveError{Err: ErrTooMuch}
	}
	reader, err := zip.NewReader(r, size)
	if err != nil {
		return nil, &ArchiveError{Err: fmt.Errorf("%w: %w", ErrForeign, err)}
	}
	files, err := listArchive(reader.File)
	if err != nil {
		return nil, err
	}
	a := &archive{notes: map[string]string{}, top: map[string]string{}, games: map[Slot]string{}}
	left := newBudget()
	for _, f := range files {
		text, err := readPacked(f)
		if err == nil && !left.spend(len(text)) {
			err = ErrTooMuch
		}
		if err == nil {
			err = a.take(f.Name, text)
		}
		if err != nil {
			return nil, &ArchiveError{Name: f.Name, Err: err}
		}
	}
	if len(a.games) > maxSlots || len(a.notes)+len(a.top) > maxNotes {
		return nil, &ArchiveError{Err: ErrTooMuch}
	}
	slices.SortFunc(a.finished, func(a, b packed) int { return a.id.compare(b.id) })
	return a, nil
}

// listArchive returns the files of an archive, folders left out, after a look at the names alone and at the manifest.
// Bad names are refused though nothing is ever written under a name that comes from an archive: whoever made them
// meant harm.
func listArchive(all []*zip.File) ([]*zip.File, error) {
	if len(all) > maxFiles {
		return nil, &ArchiveError{Err: ErrTooMuch}
	}
	var files []*zip.File
	var first *zip.File
	seen := map[string]bool{}
	for _, f := range all {
		name := strings.TrimSuffix(f.Name, "/")
		if strings.Contains(name, `\`) || path.Clean(name) != name || !filepath.IsLocal(filepath.FromSlash(name)) || seen[name] {
			return nil, &ArchiveError{Name: f.Name, Err: ErrBadName}
		}
		seen[name] = true
		if name != f.Name {
			continue
		}
		if name == manifestFile {
			first = f
		}
		files = append(files, f)
	}
	if first == nil {
		return nil, &ArchiveError{Err: ErrForeign}
	}
	text, err := readPacked(first)
	if err == nil {
		err = checkManifest(text)
	}
	if err != nil {
		return nil, &ArchiveError{Name: manifestFile, Err: err}
	}
	return files, nil
}

// readPacked returns the text of a file in an archive. What the archive says about its size is not believed.
func readPacked(f *zip.File) (string, error) {
	if !f.Mode().IsRegular() {
		return "", ErrNotAFile
	}
	r, err := f.Open()
	if err != nil {
		return "", fmt.Errorf("%w: %w", ErrDamaged, err)
	}
	data, err := io.ReadAll(io.LimitReader(r, maxSize+1))
	err = errors.Join(err, r.Close())
	switch {
	case len(data) > maxSize:
		return "", ErrTooLarge
	case err != nil:
		return "", fmt.Errorf("%w: %w", ErrDamaged, err)
	case !utf8.Valid(data):
		return "", ErrNotText
	}
	return string(data), nil
}

// take puts a file where it belongs, or returns why it cannot be used.
func (a *archive) take(name, text string) error {
	inFolder, file := path.Split(name)
	slot, isGame := strings.CutSuffix(file, gameExt)
	note, isDocument := strings.CutSuffix(file, documentExt)
	id, isFinished := parseIDFile(file)
	switch {
	case name == manifestFile:
	case name == settingsFile:
		return a.document(&a.settings, name, text, anyObject)
	case name == seriesFile:
		return a.document(&a.series, name, text, checkSeries)
	case inFolder == "" && isDocument && checkNotesName(note) == nil:
		a.top[note] = text
		_, err := parseDocument(text, anyObject)
		return err
	case inFolder == packedNotes+"/" && isDocument && checkNotesName(note) == nil:
		a.notes[note] = text
		_, err := parseDocument(text, anyObject)
		return err
	case inFolder == packedGames+"/" && isGame && Slot(slot).check() == nil:
		a.games[Slot(slot)] = text
	case inFolder == packedHistory+"/" && isFinished:
		h, _, err := parseFinished(text)
		if errors.Is(err, ErrNewer) {
			a.ignored = append(a.ignored, name)
			return nil
		}
		a.finished = append(a.finished, packed{id, h, text})
		return err
	default:
		a.ignored = append(a.ignored, name)
	}
	return nil
}

// document puts a document where it belongs, or returns why it cannot be used.
func (a *archive) document(at *string, name, text string, check func(object) error) error {
	_, err := parseDocument(text, check)
	if errors.Is(err, ErrNewer) {
		a.ignored = append(a.ignored, name)
		return nil
	}
	*at = text
	return err
}
