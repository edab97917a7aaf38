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

// ArchiveExt is the extension of exports.
const ArchiveExt = ".zip"

// mostFound is the largest number of files in a list, newest first.
const mostFound = 60

// Outbox is a folder of the user for exports, records and pictures. Nothing in it is ever replaced or deleted.
type Outbox struct {
	dir  string
	disk files.Disk
}

// OpenOutbox returns the outbox in a folder, which the first file creates.
func OpenOutbox(dir string) *Outbox { return &Outbox{dir: dir, disk: files.OpenDisk()} }

// DefaultOutbox returns the outbox in the user's documents folder, else in downloads, else in the home folder.
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

// Put writes a file as base+ext or, if that exists, base-2+ext, base-3+ext and so on, and returns its path. Its
// errors include files.ErrDiskFull and files.ErrReadOnly; no file is left then.
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

// Export writes an export of a store to the outbox and returns its path. A *LeftOutError comes with a valid path: the
// archive lacks only the named files. Other errors are those of Store.Export and Put.
func (o *Outbox) Export(s *Store, base string) (path string, err error) {
	return exported(s, func(archive []byte) (string, error) { return o.Put(base, ArchiveExt, archive) })
}

// ExportTo is Export to a file, which it replaces.
func ExportTo(file string, s *Store) (path string, err error) {
	return exported(s, func(archive []byte) (string, error) {
		_, err := s.disk.Put(filepath.Dir(file), filepath.Base(file), string(archive), "")
		return file, err
	})
}

func exported(s *Store, write func(archive []byte) (path string, err error)) (path string, err error) {
	var archive bytes.Buffer
	left := s.Export(&archive)
	if some := (*LeftOutError)(nil); left != nil && !errors.As(left, &some) {
		return "", left
	}
	if path, err = write(archive.Bytes()); err != nil {
		return "", err
	}
	return path, left
}

// Found returns the files in the outbox that the program can open, newest first: exports, and files whose name
// isRecord accepts. Other archives are left out. A missing folder gives none.
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
		if !isRecord(e.Name()) && !hasExt(e.Name(), ArchiveExt) || !e.Type().IsRegular() {
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

// IsRecordName reports whether a file name is that of a record of a game, "" being UnnamedGame.
func IsRecordName(name, game string) bool { return hasExt(name, RecordExt(game)) }

func hasExt(name, ext string) bool { return strings.EqualFold(filepath.Ext(name), ext) }

// isExport reports whether an archive is an export of this program.
func (o *Outbox) isExport(name string) bool {
	r, err := zip.OpenReader(filepath.Join(o.dir, name))
	if err != nil {
		return false
	}
	defer r.Close()
	_, err = listArchive(r.File)
	return err == nil || errors.Is(err, ErrNewer)
}

// ReadArchive reads an archive, at most one byte more than Restore accepts.
func ReadArchive(r io.Reader) ([]byte, error) { return io.ReadAll(io.LimitReader(r, maxArchive+1)) }

// IsArchive reports whether a file begins like a zip archive.
func IsArchive(head []byte) bool { return bytes.HasPrefix(head, []byte("PK\x03\x04")) }
