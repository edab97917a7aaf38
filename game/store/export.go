package store

import (
	"archive/zip"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"dreist/game/store/document"
	"dreist/game/store/files"
)

// Export writes settings, series, notes, unfinished games and the history as one zip archive, for Restore. Equal files
// give equal bytes. Nothing on disk changes.
//
// A *LeftOutError names broken files that are missing from an otherwise valid archive. After any other error the
// archive is unusable: an error of w, ErrTooMuch beyond 50,000 games, 200 other files or 64 MiB, or an unreadable
// folder.
func (s *Store) Export(w io.Writer) error {
	there, err := s.readCatalogue()
	if err != nil {
		return err
	}
	others, err := s.others()
	if err != nil {
		return err
	}
	p := &packer{zip: zip.NewWriter(&limitedWriter{w: w, left: maxArchive}), files: maxFiles, bytes: maxContent, faults: there.faults}
	if len(others) > maxOthers {
		p.failed = ErrTooMuch
	}
	p.add(manifestFile, string(document.JSON(manifest{Program: folder, Format: format}))+"\n")
	for _, name := range others {
		at, _ := s.placeOf(name)
		p.file(at, name)
	}
	for _, g := range there.games {
		p.file(place{s.historyDir(), g.id.file(), isFinished}, packedPast+g.id.file())
	}
	if p.failed == nil {
		p.failed = p.zip.Close()
	}
	if p.failed != nil {
		return fmt.Errorf("store: exporting: choose another place: %w", p.failed)
	}
	if len(p.faults) > 0 {
		return &LeftOutError{Faults: p.faults}
	}
	return nil
}

// IsEmpty reports whether an export would hold nothing.
func (s *Store) IsEmpty() bool {
	there, err := s.readCatalogue()
	if err != nil || len(there.games)+len(there.faults) > 0 {
		return false
	}
	others, err := s.others()
	return err == nil && len(others) == 0
}

// others returns the names in an export of all files but the finished games.
func (s *Store) others() (names []string, err error) {
	isDocument := func(name string) bool { return strings.HasSuffix(name, documentExt) }
	isGame := func(name string) bool {
		_, ok := slotIn(name)
		return ok
	}
	for _, in := range []struct {
		dir, packed string
		takes       func(name string) bool
	}{
		{s.dirs.Games, packedGames, isGame}, {s.dirs.Games, "", isDocument}, {s.notesDir(), packedNotes, isDocument},
		{s.dirs.Settings, "", func(name string) bool { return name == settingsFile }},
	} {
		entries, err := os.ReadDir(in.dir)
		if err != nil && !errors.Is(err, fs.ErrNotExist) {
			return nil, files.Explain("listing the files in "+in.dir, err)
		}
		for _, e := range entries {
			name := in.packed + e.Name()
			p, ok := s.placeOf(name)
			if !ok || p.dir != in.dir || !in.takes(e.Name()) || slices.Contains(names, name) {
				continue
			}
			if info, err := os.Stat(filepath.Join(in.dir, e.Name())); err == nil && !info.Mode().IsRegular() {
				continue // such as the socket of the running program
			}
			text, _, err := files.Read(p.dir, p.name, maxSize)
			if dropped := in.packed == packedGames && err == nil && s.isEmptied(p.name, text); !dropped {
				names = append(names, name)
			}
		}
	}
	return names, nil
}

// packer fills an archive. After a failure it does nothing more.
type packer struct {
	zip          *zip.Writer
	files, bytes int // still allowed in it
	faults       []*files.LoadError
	failed       error
}

// file adds a file under another name, or notes why it is unusable. A missing file is skipped.
func (p *packer) file(at place, as string) {
	if p.failed != nil {
		return
	}
	text, ok, err := at.read()
	var fault *files.LoadError
	switch {
	case errors.As(err, &fault):
		p.faults = append(p.faults, fault)
	case ok:
		p.add(as, text)
	}
}

func (p *packer) add(as, text string) {
	p.files--
	p.bytes -= len(text)
	if p.files < 0 || p.bytes < 0 {
		p.failed = ErrTooMuch
	}
	if p.failed != nil {
		return
	}
	f, err := p.zip.CreateHeader(&zip.FileHeader{Name: as, Method: zip.Deflate})
	if err == nil {
		_, err = io.WriteString(f, text)
	}
	p.failed = err
}

// limitedWriter is a writer limited to the size of an archive.
type limitedWriter struct {
	w    io.Writer
	left int
}

func (n *limitedWriter) Write(b []byte) (int, error) {
	if n.left -= len(b); n.left < 0 {
		return 0, ErrTooMuch
	}
	return n.w.Write(b)
}
