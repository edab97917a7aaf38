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

// notesFolder is the folder of the notes, below that of the games.
const notesFolder = "notes"

// Notes are named JSON values that another part of the program stores, such as a learner's progress. The store does
// not interpret them. The name "version" is reserved.
type Notes map[string]json.RawMessage

// NotesOf returns the name of the notes of a game, "" being UnnamedGame, of a kind that several games keep.
func NotesOf(game, kind string) string {
	if game == "" {
		return kind
	}
	return game + "-" + kind
}

// LoadNotes returns the notes with a name of 1 to 32 lower-case letters, digits and hyphens, such as "learning";
// empty, never nil, if there are none or on an error. A file that is not a JSON object or larger than 1 MiB is set
// aside and gives a *SetAsideError, one that cannot be read a *files.LoadError; any other name is an error. Rules.Top
// says where the file is and what another copy of the program must not undo.
func (s *Store) LoadNotes(name string) (Notes, error) {
	if err := checkNotesName(name); err != nil {
		return Notes{}, err
	}
	doc, err := s.readDocument(s.FolderOf(name), name+documentExt, anyObject)
	delete(doc, document.VersionName)
	return Notes(doc), err
}

// SaveNotes stores values by name and keeps all others, such as a newer version's; a nil value is deleted. It writes
// nothing if nothing changes. Values that are not JSON are an error; files.ErrTooLarge means that the file would
// exceed 1 MiB; other errors are those of SaveSettings. On an error the stored notes are unchanged.
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

// check returns an error for notes that cannot be stored.
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

// FolderOf returns the folder of the notes with a name.
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

// Value returns a value of notes, or fallback if it is missing or invalid.
func Value[T any](notes Notes, name string, fallback T, valid func(T) bool) T {
	var v T
	document.Bind(name, &v, fallback, valid).Decode(notes[name])
	return v
}
