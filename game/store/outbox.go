package store

import (
	"archive/zip"
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/adrg/xdg"

	"dreist/game/store/files"
)

// archiveExt is how the names of exports end.
const archiveExt = ".zip"

// mostFound is how many files a list shows, of those that were written last.
const mostFound = 60

// Outbox is a folder of the player's own, into which is put what is taken out of the program. Nothing in it is ever
// replaced or deleted.
type Outbox struct {
	dir  string
	disk files.Disk
}

// OpenOutbox returns the outbox in a folder, which is created by the first file.
func OpenOutbox(dir string) *Outbox { return &Outbox{dir: dir, disk: files.OpenDisk()} }

// DefaultOutbox returns the outbox in the person's folder for documents, else that for downloads, else the home
// folder, whichever is there.
func DefaultOutbox() *Outbox {
	for _, dir := range []string{xdg.UserDirs.Documents, xdg.UserDirs.Download} {
		if info, err := os.Stat(dir); err == nil && info.IsDir() {
			return OpenOutbox(dir)
		}
	}
	return OpenOutbox(xdg.Home)
}

// Dir returns the folder.
func (o *Outbox) Dir() string { return o.dir }

// Put writes a file under base and ext or, where that name is taken, under base-2 and ext, base-3 and so on, and
// returns its path. It fails with files.ErrDiskFull, files.ErrReadOnly and otherwise; nothing is there then.
func (o *Outbox) Put(base, ext string, data []byte) (path string, err error) {
	b := files.Batch{Disk: &o.disk}
	b.Add(o.dir, string(data), func(n int) string {
		if n == 1 {
			return base + ext
		}
		return fmt.Sprintf("%s-%d%s", base, n, ext)
	})
	names, err := b.Commit("saving " + base + ext + " in " + o.dir)
	if err != nil {
		return "", err
	}
	return filepath.Join(o.dir, names[0]), nil
}

// Export puts an export of a store into the outbox and returns its path. A *LeftOutError comes with the path, as the
// archive is whole without what it names; the other errors are those of Store.Export and Put.
func (o *Outbox) Export(s *Store, base string) (path string, err error) {
	var archive bytes.Buffer
	exported := s.Export(&archive)
	if left := (*LeftOutError)(nil); exported != nil && !errors.As(exported, &left) {
		return "", exported
	}
	path, err = o.Put(base, archiveExt, archive.Bytes())
	if err != nil {
		return "", err
	}
	return path, exported
}

// Found returns the files in the outbox that the program can open, exports and what is called as a record, the one written last
// first. Other files, archives of other programs among them, are passed over; of a folder that is not there it returns
// none.
func (o *Outbox) Found(isRecord func(name string) bool) ([]fs.FileInfo, error) {
	entries, err := os.ReadDir(o.dir)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, files.Explain("looking into "+o.dir, err)
	}
	var found []fs.FileInfo
	for _, e := range entries {
		if !isRecord(e.Name()) && !hasExt(e.Name(), archiveExt) || !e.Type().IsRegular() {
			continue
		}
		if info, err := e.Info(); err == nil && info.Size() <= maxArchive {
			found = append(found, info)
		}
	}
	slices.SortFunc(found, func(a, b fs.FileInfo) int {
		return cmp.Or(b.ModTime().Compare(a.ModTime()), strings.Compare(b.Name(), a.Name()))
	})
	found = slices.DeleteFunc(found, func(f fs.FileInfo) bool { return !isRecord(f.Name()) && !o.isExport(f.Name()) })
	return found[:min(len(found), mostFound)], nil
}

// IsRecordName reports whether a file is called as the record of a game is, "" being FirstGame.
func IsRecordName(name, game string) bool { return hasExt(name, RecordExt(game)) }

// hasExt reports whether a name ends in an extension, whose letters may be capitals on the disk of another system.
func hasExt(name, ext string) bool { return strings.EqualFold(filepath.Ext(name), ext) }

// isExport reports whether an archive has what only an export of this program has.
func (o *Outbox) isExport(name string) bool {
	r, err := zip.OpenReader(filepath.Join(o.dir, name))
	if err != nil {
		return false
	}
	defer r.Close()
	_, err = listArchive(r.File)
	return err == nil || errors.Is(err, ErrNewer)
}

// ReadArchive reads an archive as far as it takes to see that it is too large, which Import then tells.
func ReadArchive(r io.Reader) ([]byte, error) { return io.ReadAll(io.LimitReader(r, maxArchive+1)) }

// IsArchive reports whether a file begins as an archive does.
func IsArchive(head []byte) bool { return bytes.HasPrefix(head, []byte("PK\x03\x04")) }
