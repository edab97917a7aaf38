package store

import (
	"io"
	"path/filepath"

	"dreist/game/store/files"
)

// Restored is what a backup held.
type Restored struct {
	Games   int // finished games
	Ignored int // files that this version does not know
}

// Restore replaces everything that is stored by an export of size bytes. Only what an export would leave out stays; if
// it is in the way, it is set aside under a name like solo.replaced-1.dreist.
//
// The archive is checked completely first; an *ArchiveError means that it is refused. On any other error, such as
// files.ErrDiskFull, nothing is changed unless the disk also fails to undo the last steps. After a kill, restoring
// again does the rest. A second restoring copy of the program waits.
func (s *Store) Restore(r io.ReaderAt, size int64) (Restored, error) {
	a, err := s.readArchive(r, size)
	if err != nil {
		return Restored{}, err
	}
	return Restored{len(a.finished), len(a.ignored)}, s.replace(a, true)
}

// CheckExport returns the *ArchiveError with which Restore would refuse an export of size bytes, nil if it would not.
func (s *Store) CheckExport(r io.ReaderAt, size int64) error {
	_, err := s.readArchive(r, size)
	return err
}

// Erase deletes all games, finished or not, and everything that counts them. The settings, and what an export would
// leave out, stay. Its errors are those of Restore.
func (s *Store) Erase() error { return s.replace(&archive{}, false) }

// replace replaces everything, or everything but the settings, by the content of a checked archive.
func (s *Store) replace(a *archive, settings bool) error {
	return s.disk.Alone(s.dirs.Games, func() error {
		there, err := s.readCatalogue()
		if err != nil {
			return err
		}
		names, err := s.others()
		if err != nil {
			return err
		}
		b, stays, games := files.Batch{Disk: &s.disk}, map[string]bool{}, map[Slot]content{}
		put := func(p place, text string) {
			stays[filepath.Join(p.dir, p.name)] = true
			switch old, ok, err := p.read(); {
			case err != nil:
				b.Put(p.dir, p.name, text, replaced)
			case !ok || old != text:
				b.Put(p.dir, p.name, text, "")
			}
			if slot, ok := slotIn(p.name); ok {
				games[slot] = content{text, true}
			}
		}
		for _, f := range a.finished {
			put(place{s.historyDir(), f.id.file(), isFinished}, f.text)
		}
		for _, f := range a.others {
			put(f.place, f.text)
		}
		for _, g := range there.index {
			if !stays[filepath.Join(s.historyDir(), g.File)] {
				b.Drop(s.historyDir(), g.File)
			}
		}
		for _, name := range names {
			p, _ := s.placeOf(name)
			if _, ok, _ := p.read(); ok && !stays[filepath.Join(p.dir, p.name)] && (settings || name != settingsFile) {
				b.Drop(p.dir, p.name)
				if slot, ok := slotIn(p.name); ok {
					games[slot] = content{}
				}
			}
		}
		if _, err := b.Commit("restoring into " + s.dirs.Games); err != nil {
			return err
		}
		for slot, now := range games {
			s.seen.note(slot, now.text, now.there)
		}
		return nil
	})
}
