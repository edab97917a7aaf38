package store

import (
	"fmt"
	"io"
	"maps"
	"strings"

	"dreist/game/store/document"
	"dreist/game/store/files"
)

// Replace says which present data an import may replace. Missing data is always added, single values of notes too;
// finished games are only ever added.
type Replace struct {
	Settings bool
	Series   bool
	Notes    bool // each value present in both; values only present here and those of Rules.Top stay
	Games    bool // unfinished games, each in its slot
}

// Report is the result of an import. Files are named as on disk, without folders, in no particular order.
type Report struct {
	Added   int      // new finished games
	Known   int      // finished games already present, or twice in the archive
	Taken   []string // settings, series, notes and unfinished games taken from the archive
	Kept    []string // those that differ from the archive's and were not replaced
	Aside   []string // names of the replaced files that were set aside
	Ignored []string // names in the archive that this version does not know
}

// Import merges an export of size bytes into the store: new finished games are appended in their order; everything
// else is taken as may allows, and what it replaces is set aside under a name like solo.replaced-1.dreist. Importing
// the same archive again changes nothing.
//
// The archive is checked completely first; an *ArchiveError means that it is refused. On any other error, such as
// files.ErrDiskFull, nothing is changed unless the disk also fails to undo the last steps. After a kill, importing
// again adds the rest. A second importing copy of the program waits. progress, if not nil, receives how many of all
// files are written.
func (s *Store) Import(r io.ReaderAt, size int64, may Replace, progress func(done, all int)) (report Report, err error) {
	a, err := s.readArchive(r, size, may)
	if err != nil {
		return Report{}, err
	}
	err = s.disk.Alone(s.dirs.Games, func() error {
		report, err = s.importArchive(a, progress)
		return err
	})
	return report, err
}

// importArchive merges a checked archive. The store must not change until it is done.
func (s *Store) importArchive(a *archive, progress func(done, all int)) (Report, error) {
	there, err := s.readCatalogue()
	if err != nil {
		return Report{}, err
	}
	report := Report{Ignored: a.ignored}
	b := &files.Batch{Disk: &s.disk, Progress: progress}
	here, err := s.mergeHistory(b, &report, there, a.finished)
	if err != nil {
		return Report{}, err
	}
	games := map[Slot]string{}
	for _, f := range a.others {
		switch {
		case isSeries(f.path):
			f.text = withIDs(f.text, here)
		case f.path == f.name:
			f.text = s.merged(strings.TrimSuffix(f.name, documentExt), f.text)
		case f.path == packedNotes+f.name:
			f.addStored()
		}
		slot, isGame := slotIn(f.name)
		if report.merge(b, f) && isGame {
			games[slot] = f.text
		}
	}
	names, err := b.Commit("importing into " + s.dirs.Games)
	if err != nil {
		return Report{}, err
	}
	for slot, text := range games {
		s.seen.note(slot, text, true)
	}
	for _, name := range names[report.Added:] {
		if name != "" {
			report.Aside = append(report.Aside, name)
		}
	}
	return report, nil
}

// mergeHistory adds the missing finished games to a batch. It returns the local ID of each game of the archive, which
// may change if another copy of the program stores a game at the same moment.
func (s *Store) mergeHistory(b *files.Batch, report *Report, there *catalogue, finished []packedFinished) (map[historyID]historyID, error) {
	known := make(map[identity]historyID, len(there.games)+len(finished))
	for _, g := range there.games {
		known[g.Head.identity] = g.id
	}
	here := make(map[historyID]historyID, len(finished))
	last := there.last
	for _, g := range finished {
		if old, ok := known[g.identity]; ok {
			report.Known++
			here[g.id] = old
			continue
		}
		report.Added++
		next, err := nextID(g.id.date, last)
		if err != nil {
			return nil, fmt.Errorf("store: importing into %s: %w", s.historyDir(), err)
		}
		known[g.identity], here[g.id] = next, next
		last = next.number
		b.Add(s.historyDir(), g.text, next.files)
	}
	return here, nil
}

// merge adds a file to a batch if it is new or may replace the present one, and reports whether it did. An unreadable
// present file counts as different.
func (r *Report) merge(b *files.Batch, f packed) bool {
	old, ok, err := files.Read(f.dir, f.name, maxSize)
	switch {
	case ok && old == f.text:
		return false
	case (ok || err != nil) && !f.mayReplace:
		r.Kept = append(r.Kept, f.name)
		return false
	}
	r.Taken = append(r.Taken, f.name)
	b.Put(f.dir, f.name, f.text, replaced)
	return true
}

// addStored adds to the notes of an archive the values only the stored ones have. If the archive may not replace
// values, the stored ones win.
func (f *packed) addStored() {
	here := stored(f.dir, f.name)
	if here == nil {
		return
	}
	doc, _ := document.Parse([]byte(f.text))
	if !f.mayReplace {
		here, doc = doc, here // the stored values win
	}
	all := maps.Clone(here)
	maps.Copy(all, doc)
	if text := all.String(); len(all) > len(doc) && len(text) <= maxSize {
		f.text, f.mayReplace = text, true
	}
}

// merged returns the notes of an archive after Rules.merge.
func (s *Store) merged(name, text string) string {
	here := stored(s.dirs.Games, name+documentExt)
	if here == nil || s.rules.Top[name] == nil {
		return text
	}
	doc, _ := document.Parse([]byte(text))
	before := doc.String()
	s.rules.merge(name, Notes(here), Notes(doc))
	if now := doc.String(); now != before {
		return now
	}
	return text
}

// stored returns the object in a JSON file, nil if it is missing or unreadable.
func stored(dir, name string) document.Object {
	doc, _, _ := files.ReadAs(dir, name, maxSize, func(text string) (document.Object, error) { return parseDocument(text, anyObject) })
	return doc
}
