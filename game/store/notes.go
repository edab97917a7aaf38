package store

import (
	"encoding/json"
	"fmt"
	"path/filepath"
	"slices"
	"unicode/utf8"
)

// notesFolder is the folder of the notes, in the folder of the games.
const notesFolder = "notes"

// Notes are what some other room of the program remembers, such as how far a learner came: values by their names, each
// a JSON value that the store does not look at. The name "version" is the store's own.
type Notes map[string]json.RawMessage

// LoadNotes returns the notes under a name of at most 32 lower-case letters, digits and hyphens, such as "learning";
// none, but never nil, where there are none. Any other name is an error. A file that is not a JSON object or over
// 1 MiB is set aside, which a *SetAsideError tells; one that cannot be read is a *LoadError. On an error there are none.
func (s *Store) LoadNotes(name string) (Notes, error) {
	if err := checkNotesName(name); err != nil {
		return Notes{}, err
	}
	doc, err := s.readDocument(s.notesDir(), name, anyObject)
	delete(doc, versionName)
	return Notes(doc), err
}

// SaveNotes stores values under their names and keeps the others that are there, such as those of a newer version; a
// value that is nil is deleted. It writes nothing where nothing would change. Values that are not JSON are an error,
// and so is what would make the file larger than 1 MiB, which is ErrTooLarge; the other errors are those of
// SaveSettings. On any the notes stored before stay.
func (s *Store) SaveNotes(name string, notes Notes) error {
	if err := checkNotesName(name); err != nil {
		return err
	}
	if err := notes.check(); err != nil {
		return fmt.Errorf("store: saving the notes %q: %w", name, err)
	}
	return s.changeDocument(s.notesDir(), name, anyObject, func(doc object) bool {
		before := doc.String()
		for name, value := range notes {
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
		if name == versionName || !utf8.ValidString(name) {
			return fmt.Errorf("a value called %q: choose another name", name)
		}
	}
	// All at once, as values that are deep enough are JSON only as long as they are in no object.
	if _, err := json.MarshalIndent(object(n), "", "  "); err != nil {
		return fmt.Errorf("give JSON values only: %w", err)
	}
	return nil
}

func (s *Store) notesDir() string { return filepath.Join(s.dirs.Games, notesFolder) }

// notes returns the names under which there are notes, in their order.
func (s *Store) notes() ([]string, error) {
	bases, err := plainBases(s.notesDir(), documentExt)
	return slices.DeleteFunc(bases, func(name string) bool { return checkNotesName(name) != nil }), err
}

func checkNotesName(name string) error {
	if len(name) > 32 || !isPlainName(name) {
		return fmt.Errorf("store: the notes %q: use at most 32 lower-case letters, digits and hyphens", name)
	}
	return nil
}
