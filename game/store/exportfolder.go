package store

import (
	"archive/zip"
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/adrg/xdg"
)

// ArchiveExt is the extension of backups.
const ArchiveExt = ".zip"

const mostFound = 60

// ExportFolder is a folder of the user for backups, records and pictures. Nothing in it is ever replaced or deleted.
type ExportFolder struct{ folder Folder }

// OpenExportFolder returns the export folder at a path. The first file creates it on disk.
func OpenExportFolder(dir string) *ExportFolder {
	return &ExportFolder{Folder{dirs: Dirs{Games: dir, Settings: dir}}}
}

// DefaultExportFolder returns the export folder in the user's documents, else in the downloads, else in the home folder.
func DefaultExportFolder() *ExportFolder {
	for _, dir := range []string{xdg.UserDirs.Documents, xdg.UserDirs.Download} {
		if info, err := os.Stat(dir); err == nil && info.IsDir() {
			return OpenExportFolder(dir)
		}
	}
	return OpenExportFolder(xdg.Home)
}

// Path returns the path of the folder.
func (o *ExportFolder) Path() string { return o.folder.dirs.Games }

// AddFile writes a file named base+ext or, if that exists, base-2+ext, base-3+ext and so on, and returns its path. Its errors are those
// of Folder.Write except for size and UTF-8. After an error there is no file, unless only the last step failed, which makes its name
// survive a power cut.
func (o *ExportFolder) AddFile(base, ext string, data []byte) (path string, err error) {
	path = firstFree(func(n int) string {
		if n == 1 {
			return filepath.Join(o.Path(), base+ext)
		}
		return filepath.Join(o.Path(), fmt.Sprintf("%s-%d%s", base, n, ext))
	})
	if err := o.folder.put(path, string(data)); err != nil {
		return "", err
	}
	return path, nil
}

// Backup writes a backup of a folder to the export folder and returns its path. A *MissingFilesError comes with a valid path. Other errors are those of
// Folder.Backup and AddFile.
func (o *ExportFolder) Backup(f *Folder, base string) (path string, err error) {
	return backedUp(f, func(archive []byte) (string, error) { return o.AddFile(base, ArchiveExt, archive) })
}

// BackupTo writes a backup of a folder to a file, which it replaces. Its results are those of ExportFolder.Backup.
func BackupTo(file string, f *Folder) (path string, err error) {
	return backedUp(f, func(archive []byte) (string, error) { return file, new(Folder).put(file, string(archive)) })
}

func backedUp(f *Folder, write func(archive []byte) (path string, err error)) (path string, err error) {
	var archive bytes.Buffer
	left := f.Backup(&archive)
	if some := (*MissingFilesError)(nil); left != nil && !errors.As(left, &some) {
		return "", left
	}
	if path, err = write(archive.Bytes()); err != nil {
		return "", err
	}
	return path, left
}

// OpenableFiles returns the files in the export folder that the program can open, newest first: backups, and files whose name
// isRecord accepts. Other archives are left out. A missing folder gives none.
func (o *ExportFolder) OpenableFiles(isRecord func(name string) bool) ([]fs.FileInfo, error) {
	entries, err := os.ReadDir(o.Path())
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, explain("looking into "+o.Path(), err)
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
	found = slices.DeleteFunc(found, func(f fs.FileInfo) bool { return !isRecord(f.Name()) && !o.isBackup(f.Name()) })
	return found[:min(len(found), mostFound)], nil
}

func (o *ExportFolder) isBackup(name string) bool {
	r, err := zip.OpenReader(filepath.Join(o.Path(), name))
	if err != nil {
		return false
	}
	defer r.Close()
	_, err = listBackup(r.File)
	return err == nil || errors.Is(err, ErrNewer)
}

// IsRecordName reports whether a file name is that of a record of a game, "" being UnnamedGame.
func IsRecordName(name, game string) bool { return hasExt(name, RecordExt(game)) }

func hasExt(name, ext string) bool { return strings.EqualFold(filepath.Ext(name), ext) }
