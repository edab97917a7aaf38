package store

import (
	"errors"
	"fmt"
	"io"
	"maps"
	"slices"
)

// Replace says what an import may put in the place of what is there. What is not there it brings in any case, and
// finished games it only ever adds.
type Replace struct {
	Settings bool
	Series   bool
	Notes    bool // each under its name; what Rules.Top says stays all the same
	Games    bool // the unfinished ones, each in its slot
}

// Report tells what an import did. Files have the names they have on disk, without their folders.
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
// ErrDiskFull or ErrReadOnly, everything is as it was too, unless the disk also refused to take back the last steps.
// If the process is killed meanwhile, some of it is there, and importing again adds the rest.
func (s *Store) Import(r io.ReaderAt, size int64, may Replace) (Report, error) {
	return s.ImportTelling(r, size, may, func(int, int) {})
}

// ImportTelling is Import that tells again and again how many of all files it has written.
func (s *Store) ImportTelling(r io.ReaderAt, size int64, may Replace, told func(done, all int)) (Report, error) {
	a, err := readArchive(r, size)
	if err != nil {
		return Report{}, err
	}
	there, err := s.readCatalogue()
	if err != nil {
		return Report{}, err
	}
	report := Report{Ignored: a.ignored}
	b := &batch{disk: &s.disk, told: told}
	here, err := s.mergeHistory(b, &report, there, a.finished)
	if err != nil {
		return Report{}, err
	}
	for _, slot := range slices.Sorted(maps.Keys(a.games)) {
		report.merge(b, s.dirs.Games, string(slot), gameExt, a.games[slot], may.Games)
	}
	for _, name := range slices.Sorted(maps.Keys(a.top)) {
		report.merge(b, s.dirs.Games, name, documentExt, s.merged(name, a.top[name]), may.Notes)
	}
	if a.series != "" {
		report.merge(b, s.dirs.Games, seriesBase, documentExt, withIDs(a.series, here), may.Series)
	}
	for _, name := range slices.Sorted(maps.Keys(a.notes)) {
		report.merge(b, s.notesDir(), name, documentExt, a.notes[name], may.Notes)
	}
	if a.settings != "" {
		report.merge(b, s.dirs.Settings, settingsBase, documentExt, a.settings, may.Settings)
	}
	names, err := b.commit("importing into " + s.dirs.Games)
	if err != nil {
		return Report{}, err
	}
	for slot, text := range a.games {
		if slices.Contains(report.Taken, slot.file()) {
			s.seen.note(slot, text, true)
		}
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
func (s *Store) mergeHistory(b *batch, report *Report, there *catalogue, finished []packed) (map[historyID]historyID, error) {
	known := make(map[identity]historyID, len(there.games)+len(finished))
	for _, g := range there.games {
		known[g.head.identity()] = g.id
	}
	here := make(map[historyID]historyID, len(finished))
	last := there.last
	for _, g := range finished {
		if old, ok := known[g.head.identity()]; ok {
			report.Known++
			here[g.id] = old
			continue
		}
		report.Added++
		next, err := nextID(g.id.date, last)
		if err != nil {
			return nil, fmt.Errorf("store: importing into %s: %w", s.historyDir(), err)
		}
		known[g.head.identity()], here[g.id] = next, next
		last = next.number
		b.addFinished(s.historyDir(), next, g.text)
	}
	return here, nil
}

// merge adds a file to a batch where it is new or may replace another one. One that is there and cannot be read is
// another one.
func (r *Report) merge(b *batch, dir, base, ext, text string, mayReplace bool) {
	name := base + ext
	old, ok, err := read(dir, name, maxSize)
	var fault *LoadError
	there := ok || errors.As(err, &fault)
	switch {
	case ok && old == text:
	case there && !mayReplace:
		r.Kept = append(r.Kept, name)
	default:
		r.Taken = append(r.Taken, name)
		b.put(dir, base, ext, text, replaced)
	}
}

// merged returns the notes of an archive with what may not be lost of those that are stored.
func (s *Store) merged(name, text string) string {
	stored, _, err := read(s.dirs.Games, name+documentExt, maxSize)
	here, ok := parseObject([]byte(stored))
	if err != nil || !ok {
		return text
	}
	doc, _ := parseObject([]byte(text))
	before := doc.String()
	s.rules.merge(name, Notes(here), Notes(doc))
	if doc.String() == before {
		return text
	}
	return doc.String()
}
