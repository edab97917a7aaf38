package store

import (
	"encoding/json"
	"fmt"
	"maps"
	"path/filepath"
	"unicode/utf8"

	"dreist/game/store/document"
	"dreist/game/store/files"
)

// notesFolder is the folder of the notes, in the folder of the games.
const notesFolder = "notes"

// Notes are what another part of the program remembers, such as how far a learner came: values by their names, each
// a JSON value that the store does not look at. The name "version" is the store's own.
type Notes map[string]json.RawMessage

// LoadNotes returns the notes under a name of at most 32 lower-case letters, digits and hyphens, such as "learning";
// none, but never nil, where there are none. Any other name is an error. A file that is not a JSON object or over
// 1 MiB is set aside, which a *SetAsideError tells; one that cannot be read is a *files.LoadError. On an error there are none. Where
// the file is, and what of it another copy of the program may not undo, is told by Rules.Top.
func (s *Store) LoadNotes(name string) (Notes, error) {
	if err := checkNotesName(name); err != nil {
		return Notes{}, err
	}
	doc, err := s.readDocument(s.FolderOf(name), name+documentExt, anyObject)
	delete(doc, document.VersionName)
	return Notes(doc), err
}

// SaveNotes stores values under their names and keeps the others that are there, such as those of a newer version; a
// value that is nil is deleted. It writes nothing where nothing would change. Values that are not JSON are an error,
// and so is what would make the file larger than 1 MiB, which is files.ErrTooLarge; the other errors are those of
// SaveSettings. On any the notes stored before stay.
func (s *Store) SaveNotes(name string, notes Notes) error {
	if err := checkNotesName(name); err != nil {
		return err
	}
	if err := notes.check(); err != nil {
		return fmt.Errorf("store: saving the notes %q: %w", name, err)
	}
	return s.changeDocument(s.FolderOf(name), name+documentExt, anyObject, func(doc document.Object) bool {
		before := doc.String()
		coming := maps.Clone(notes)
		s.rules.merge(name, Notes(doc), coming)
		for name, value := range coming {
			if value == nil {
				delete(doc, name)
			} else {
				doc[name] = value
			}
		}
		return doc.String() != before
	})
}

// check returns why notes cannot be stored, or nil.
func (n Notes) check() error {
	for name := range n {
		if name == document.VersionName || !utf8.ValidString(name) {
			return fmt.Errorf("a value called %q: choose another name", name)
		}
	}
	for name, value := range n {
		if len(value) > maxSize {
			return fmt.Errorf("the value %q: save less: %w", name, files.ErrTooLarge)
		}
		if value != nil && (!json.Valid(value) || document.Depth(value) >= document.MaxDepth) {
			return fmt.Errorf("the value %q: give JSON of less than %d levels", name, document.MaxDepth)
		}
	}
	return nil
}

func (s *Store) notesDir() string { return filepath.Join(s.dirs.Games, notesFolder) }

// FolderOf returns the folder of the notes under a name.
func (s *Store) FolderOf(name string) string {
	if _, top := s.rules.Top[name]; top {
		return s.dirs.Games
	}
	return s.notesDir()
}

func checkNotesName(name string) error {
	if err := checkName(name); err != nil {
		return fmt.Errorf("store: the notes %q: %w", name, err)
	}
	if file := name + documentExt; file == settingsFile || isSeries(file) || file == manifestFile {
		return fmt.Errorf("store: the notes %q: choose another name", name)
	}
	return nil
}

// Value returns the value of a name in notes, or the fallback where there is none that is valid.
func Value[T any](notes Notes, name string, fallback T, valid func(T) bool) T {
	var v T
	document.Bind(name, &v, fallback, valid).Decode(notes[name])
	return v
}
