package store

import (
	"fmt"
	"io"
	"maps"
	"strings"

	"dreist/game/store/document"
	"dreist/game/store/files"
)

// Replace says what an import may put in the place of what is there. What is not there it brings in any case, single
// values of notes too, and finished games it only ever adds.
type Replace struct {
	Settings bool
	Series   bool
	Notes    bool // each value of them; what Rules.Top says stays all the same, and so do values that only are here
	Games    bool // the unfinished ones, each in its slot
}

// Report tells what an import did. Files have the names they have on disk, without their folders; their order tells
// nothing.
type Report struct {
	Added   int      // finished games that were not there
	Known   int      // finished games that were there already, or twice in the archive
	Taken   []string // settings, series, notes and unfinished games that came from the archive
	Kept    []string // those that are there, differ from the archive's and stayed, as Replace asks
	Aside   []string // the names under which replaced files can still be found
	Ignored []string // names in the archive of which this version knows nothing
}

// Import merges an export of size bytes into what is there: finished games that are new are stored after those that
// are there, in their own order; everything else is taken as Replace says, and what it replaces is set aside under a
// name like solo.replaced-1.dreist. Importing the same archive again changes nothing.
//
// It checks the whole archive first; an *ArchiveError tells that it is refused. On any other error, such as
// files.ErrDiskFull, everything is as it was too, unless the disk also refused to take back the last steps. If the
// process is killed meanwhile, some of it is there, and importing again adds the rest. Another copy of the program that
// imports waits until it is done. It tells, if somebody wants to be told, again and again how many of all files it has
// written.
func (s *Store) Import(r io.ReaderAt, size int64, may Replace, progress func(done, all int)) (report Report, err error) {
	a, err := s.readArchive(r, size, may)
	if err != nil {
		return Report{}, err
	}
	err = s.disk.Alone(s.dirs.Games, func() error {
		report, err = s.bringIn(a, progress)
		return err
	})
	return report, err
}

// bringIn merges an archive that was checked. What it finds there must not change until it is done.
func (s *Store) bringIn(a *archive, progress func(done, all int)) (Report, error) {
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
			f.unite()
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

// mergeHistory adds the finished games that are not there to a batch. It returns which id each game of the archive has
// here, or will have, unless another copy of the program stores a game in the same instant.
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

// merge adds a file to a batch where it is new or may replace another one, and reports whether it did. One that is there
// and cannot be read is another one.
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

// unite gives notes of an archive the values that only the stored ones have. Where they may not replace those, they become
// the stored ones with the values that only the archive has.
func (f *packed) unite() {
	here := stored(f.dir, f.name)
	if here == nil {
		return
	}
	doc, _ := document.Parse([]byte(f.text))
	if !f.mayReplace {
		here, doc = doc, here // what is there has the last word
	}
	all := maps.Clone(here)
	maps.Copy(all, doc)
	if text := all.String(); len(all) > len(doc) && len(text) <= maxSize {
		f.text, f.mayReplace = text, true
	}
}

// merged returns the notes of an archive with what may not be lost of those that are stored.
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

// stored returns the object in a JSON file, nil where there is none that can be read.
func stored(dir, name string) document.Object {
	doc, _, _ := files.ReadAs(dir, name, maxSize, func(text string) (document.Object, error) { return parseDocument(text, anyObject) })
	return doc
}
