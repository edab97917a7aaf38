package store

import (
	"archive/zip"
	"errors"
	"fmt"
	"io"
)

// Export writes settings, series, notes, unfinished games and the history as one zip archive, for Import. The
// same files give the same bytes. It changes nothing on disk.
//
// A *LeftOutError tells that files are broken and not in the archive, which is whole without them. On any other error
// the archive is of no use: that of the writer, ErrTooMuch beyond 50,000 games, 100 notes or 64 MiB, or a folder that
// cannot be read.
func (s *Store) Export(w io.Writer) error {
	const attempt = "store: exporting"
	there, err := s.readCatalogue()
	if err != nil {
		return err
	}
	slots, err := s.slots()
	if err != nil {
		return err
	}
	notes, err := namesOfNotes(s.notesDir())
	if err != nil {
		return err
	}
	top, err := namesOfNotes(s.dirs.Games)
	if err != nil {
		return err
	}
	p := &packer{zip: zip.NewWriter(&narrow{w: w, left: maxArchive}), budget: newBudget(), faults: there.faults}
	if len(slots) > maxSlots || len(notes)+len(top) > maxNotes {
		p.failed = ErrTooMuch
	}
	p.add(manifestFile, newManifest())
	p.document(s.dirs.Settings, settingsFile, settingsFile, anyObject)
	p.document(s.dirs.Games, seriesFile, seriesFile, checkSeries)
	for _, name := range top {
		p.document(s.dirs.Games, name+documentExt, name+documentExt, anyObject)
	}
	for _, name := range notes {
		p.document(s.notesDir(), name+documentExt, packedNote(name), anyObject)
	}
	for _, slot := range slots {
		if _, ok, err := s.readGame(slot); err == nil && !ok {
			continue
		}
		p.file(s.dirs.Games, slot.file(), packedGame(slot), nil)
	}
	for _, g := range there.games {
		p.file(s.historyDir(), g.id.file(), packedFinished(g.id), checkFinished)
	}
	if p.failed == nil {
		p.failed = p.zip.Close()
	}
	if p.failed != nil {
		return fmt.Errorf("%s: choose another place: %w", attempt, p.failed)
	}
	if len(p.faults) > 0 {
		return &LeftOutError{Faults: p.faults}
	}
	return nil
}

// packer fills an archive. After a failure it does nothing more.
type packer struct {
	zip    *zip.Writer
	budget budget
	faults []*LoadError
	failed error
}

func (p *packer) document(dir, name, as string, check func(object) error) {
	p.file(dir, name, as, func(text string) error {
		_, err := parseDocument(text, check)
		return err
	})
}

// file adds a file under another name, or notes why it cannot be used. One that is not there is none.
func (p *packer) file(dir, name, as string, check func(text string) error) {
	if p.failed != nil {
		return
	}
	text, ok, err := read(dir, name, maxSize)
	if err == nil && ok && check != nil {
		if fault := check(text); fault != nil {
			err = &LoadError{Name: name, Err: fault}
		}
	}
	var fault *LoadError
	switch {
	case errors.As(err, &fault):
		p.faults = append(p.faults, fault)
	case ok:
		p.add(as, text)
	}
}

func (p *packer) add(as, text string) {
	if p.failed != nil {
		return
	}
	if !p.budget.spend(len(text)) {
		p.failed = ErrTooMuch
		return
	}
	f, err := p.zip.CreateHeader(&zip.FileHeader{Name: as, Method: zip.Deflate})
	if err == nil {
		_, err = io.WriteString(f, text)
	}
	p.failed = err
}

// narrow is a writer that takes no more than an archive may have.
type narrow struct {
	w    io.Writer
	left int
}

func (n *narrow) Write(b []byte) (int, error) {
	if n.left -= len(b); n.left < 0 {
		return 0, ErrTooMuch
	}
	return n.w.Write(b)
}

func checkFinished(text string) error {
	_, _, err := parseFinished(text)
	return err
}
