package store

import (
	"archive/zip"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"maps"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
)

// A backup is a zip archive with the files of a folder. They keep their names, but unfinished games are in a folder of their own. In the
// first format the history was a file for each game.
const (
	manifestFile = "manifest" + documentExt
	packedGames  = "games/"
	format       = 2
)

// The limits of a backup, far beyond what a person plays. They bound the list of names and the unpacked size of a hostile archive.
const (
	maxArchive = 64 << 20  // packed bytes
	maxFiles   = 50_000    // number of files
	maxContent = 256 << 20 // unpacked bytes
)

// manifest identifies a backup. Its format grows when earlier versions of the program would misread it.
type manifest struct {
	Program string `json:"program"`
	Format  int    `json:"format"`
}

// packedName returns the name that a file of the folder has in a backup. ok is false for a file that is not the player's.
func packedName(file string) (name string, ok bool) {
	dir, base := path.Split(file)
	_, isGame := slotIn(base) // not so the crash report and the socket of a running program
	notes, isDocument := strings.CutSuffix(base, documentExt)
	isNotes := isDocument && checkName(notes) == nil && base != manifestFile
	switch {
	case dir == "" && isGame && base != crashFile && path.Ext(base) != ".sock":
		return packedGames + base, true
	case file == historyFile, dir == notesFolder && isNotes, dir == "" && isNotes:
		return file, true
	}
	return "", false
}

func (f *Folder) files() (names []string, err error) {
	for _, dir := range []string{"", notesFolder} {
		entries, err := os.ReadDir(f.path(dir))
		if err != nil && !errors.Is(err, fs.ErrNotExist) {
			return nil, explain("listing the files in "+f.path(dir), err)
		}
		for _, e := range entries {
			if _, ok := packedName(dir + e.Name()); ok && dir+e.Name() != settingsFile {
				names = append(names, dir+e.Name())
			}
		}
	}
	if _, err := os.Lstat(f.path(settingsFile)); err == nil {
		names = append(names, settingsFile)
	}
	slices.Sort(names)
	return names, nil
}

// Backup writes the player's files as one zip archive, for Restore. Equal files give equal bytes. A *MissingFilesError names files missing
// from an otherwise valid backup. After any other error, such as one of w or ErrBackupTooLarge, the backup is unusable.
func (f *Folder) Backup(w io.Writer) error {
	f.history.Lock()
	history, faults, err := f.historyText()
	f.history.Unlock()
	left := &MissingFilesError{}
	check := &backup{files: map[string]string{}}
	var usable strings.Builder
	for l, fault := range linesOf(history) {
		if fault != nil && !errors.Is(fault, ErrNewer) {
			faults = append(faults, fault)
			continue
		}
		usable.WriteString(l.written)
	}
	if err != nil || len(faults) > 0 {
		left.Names = append(left.Names, historyFile)
	}
	names, err := f.files()
	if err != nil {
		return err
	}
	packed := map[string]string{}
	for _, file := range names {
		as, _ := packedName(file)
		text, ok, err := f.Read(file)
		if err == nil && ok && file != historyFile {
			if err = check.take(as, text); errors.Is(err, ErrNewer) {
				err = nil
			}
		}
		switch {
		case err == nil && ok && !(text == "" && isLink(f.path(file))): // an empty target is a game that was dropped
			packed[as] = text
		case err != nil && file != historyFile && !errors.Is(err, ErrNotAFile):
			left.Names = append(left.Names, file)
		}
	}
	delete(packed, historyFile)
	if usable.Len() > 0 {
		packed[historyFile] = usable.String()
	}
	archive := &limitedWriter{w: w, left: maxArchive}
	z := zip.NewWriter(archive)
	err = pack(z, manifestFile, string(EncodeJSON(manifest{program, format}))+"\n")
	for _, name := range slices.Sorted(maps.Keys(packed)) {
		err = errors.Join(err, pack(z, name, packed[name]))
	}
	if err = errors.Join(err, z.Close()); err != nil {
		return fmt.Errorf("store: backing up: choose another place: %w", err)
	}
	if len(left.Names) > 0 {
		return left
	}
	return nil
}

func pack(z *zip.Writer, name, text string) error {
	w, err := z.CreateHeader(&zip.FileHeader{Name: name, Method: zip.Deflate})
	if err == nil {
		_, err = io.WriteString(w, text)
	}
	return err
}

type limitedWriter struct {
	w    io.Writer
	left int
}

func (n *limitedWriter) Write(b []byte) (int, error) {
	if n.left -= len(b); n.left < 0 {
		return 0, ErrBackupTooLarge
	}
	return n.w.Write(b)
}

type backup struct {
	files   map[string]string // texts by the names of their files in the folder
	earlier strings.Builder   // history lines made from a file for each game, of the first format
	games   int               // number of finished games
	ignored int               // number of files that this version does not know
}

// readBackup reads and checks a backup. Its error is an *ArchiveError.
func readBackup(archive []byte) (*backup, error) {
	if len(archive) > maxArchive {
		return nil, &ArchiveError{Err: ErrBackupTooLarge}
	}
	reader, err := zip.NewReader(bytes.NewReader(archive), int64(len(archive)))
	if err != nil {
		return nil, &ArchiveError{Err: fmt.Errorf("%w: %w", ErrNotABackup, err)}
	}
	listed, err := listBackup(reader.File)
	if err != nil {
		return nil, err
	}
	b := &backup{files: map[string]string{}}
	left := maxContent
	for _, f := range listed {
		text, err := readPacked(f, left)
		left -= len(text)
		if err == nil {
			err = b.take(f.Name, text)
		}
		switch {
		case errors.Is(err, ErrNewer):
			b.ignored++
		case err != nil:
			return nil, &ArchiveError{Name: f.Name, Err: err}
		}
	}
	if b.earlier.Len() > 0 {
		b.files[historyFile] = wholeLines(b.files[historyFile]) + b.earlier.String()
	}
	return b, nil
}

// take adds a file to the backup, or returns why it is unusable.
func (b *backup) take(name, text string) error {
	file := strings.TrimPrefix(name, packedGames)
	as, ok := packedName(file)
	dir, base := path.Split(name)
	if _, _, isGame := earlierID(base); isGame && dir == earlierFolder+"/" {
		line, err := earlierGame(base, text)
		if err == nil {
			b.earlier.WriteString(line)
			b.games++
		}
		return err
	}
	switch {
	case !ok || as != name:
		b.ignored++
		return nil
	case file == historyFile:
		for _, err := range linesOf(text) {
			if err != nil && !errors.Is(err, ErrNewer) {
				return err
			}
			b.games++
		}
	case path.Ext(file) == documentExt:
		if _, err := parseNotes(strings.TrimSuffix(base, documentExt), text); err != nil {
			return err
		}
	}
	b.files[file] = text
	return nil
}

// listBackup returns the files of a backup without folders and manifest, in the order of their names, after checking the names and the
// manifest. Nothing is ever written under a name from a backup, but bad names are refused: they are an attack.
func listBackup(all []*zip.File) (listed []*zip.File, err error) {
	if len(all) > maxFiles {
		return nil, &ArchiveError{Err: ErrBackupTooLarge}
	}
	seen := map[string]bool{}
	for _, f := range all {
		name := strings.TrimSuffix(f.Name, "/")
		switch {
		case strings.Contains(name, `\`) || path.Clean(name) != name || !filepath.IsLocal(filepath.FromSlash(name)) || seen[name]:
			return nil, &ArchiveError{Name: f.Name, Err: ErrBadName}
		case name == manifestFile:
			text, err := readPacked(f, maxSize)
			if err == nil {
				err = checkManifest(text)
			}
			if err != nil {
				return nil, &ArchiveError{Name: name, Err: err}
			}
		case name == f.Name:
			listed = append(listed, f)
		}
		seen[name] = true
	}
	if !seen[manifestFile] {
		return nil, &ArchiveError{Err: ErrNotABackup}
	}
	number := func(f *zip.File) int { _, n, _ := earlierID(path.Base(f.Name)); return n }
	slices.SortStableFunc(listed, func(a, b *zip.File) int { return number(a) - number(b) })
	return listed, nil
}

func checkManifest(text string) error {
	var m manifest
	switch err := json.Unmarshal([]byte(text), &m); {
	case err != nil || m.Program != program || m.Format < 1:
		return ErrNotABackup
	case m.Format > format:
		return ErrNewer
	}
	return nil
}

// readPacked returns the text of a file in a backup, at most limit bytes. It does not trust the size stated there.
func readPacked(f *zip.File, limit int) (string, error) {
	if !f.Mode().IsRegular() {
		return "", ErrNotAFile
	}
	r, err := f.Open()
	if err != nil {
		return "", fmt.Errorf("%w: %w", ErrDamaged, err)
	}
	defer r.Close()
	if f.Name != historyFile && limit > maxSize {
		limit = maxSize
	}
	text, err := readText(r, 0, limit)
	if errors.Is(err, ErrTooLarge) && limit < maxSize {
		return "", ErrBackupTooLarge
	}
	if err != nil {
		return "", fmt.Errorf("%w: %w", ErrDamaged, err)
	}
	return text, nil
}

// IsArchive reports whether the first bytes of a file are those of a zip archive.
func IsArchive(head []byte) bool { return bytes.HasPrefix(head, []byte("PK\x03\x04")) }

// ReadArchive reads an archive, at most one byte more than Restore accepts, so that Restore refuses a larger one.
func ReadArchive(r io.Reader) ([]byte, error) { return io.ReadAll(io.LimitReader(r, maxArchive+1)) }
