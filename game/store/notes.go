package store

import (
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Notes are named JSON values, such as settings or a learner's progress. The folder does not interpret them, so unknown values are
// kept. The name "version" is reserved.
type Notes map[string]json.RawMessage

// The version of JSON files, and the name of its value. Versions 1 and 2 are converted by earlier.go.
const (
	version     = 3
	versionName = "version"
)

// notesFolder is the folder of the notes. Earlier versions also wrote some beside the games.
const notesFolder = "notes/"

// NotesName returns the name of a game's notes of a kind. The game "" is UnnamedGame.
func NotesName(game, kind string) string {
	if game == "" {
		return kind
	}
	return game + "-" + kind
}

func notesFile(name string) string {
	file := name + documentExt
	if file == settingsFile || isSeries(name) {
		return file
	}
	return notesFolder + file
}

// LoadNotes returns the notes with a name of 1 to 32 lower-case letters, digits and hyphens, such as "learning"; empty, never nil, if there
// are none or on an error. A damaged file is set aside and gives a *SetAsideError. A file that cannot be read, or is of a newer version, stays
// and gives an error.
func (f *Folder) LoadNotes(name string) (Notes, error) {
	if err := checkName(name); err != nil {
		return Notes{}, fmt.Errorf("store: the notes %q: %w", name, err)
	}
	file := notesFile(name)
	text, ok, err := f.Read(file)
	if !ok && err == nil {
		file = name + documentExt
		text, ok, err = f.Read(file)
	}
	if !ok && err == nil {
		return f.earlierNotes(name), nil
	}
	var notes Notes
	if err == nil {
		if notes, err = parseNotes(name, text); err != nil {
			err = loadError(file, err)
		}
	}
	if err != nil {
		return Notes{}, f.setAsideNonsense(file, err)
	}
	return notes, nil
}

// parseNotes parses the text of a notes file of this or an earlier version, and returns the notes in the current format. Its errors wrap
// ErrDamaged or ErrNewer.
func parseNotes(name, text string) (notes Notes, err error) {
	if json.Unmarshal([]byte(text), &notes) != nil || notes == nil {
		return nil, ErrDamaged
	}
	written := NoteValue(notes, versionName, 1, within(1, 1<<30))
	delete(notes, versionName)
	switch {
	case written > version:
		return nil, ErrNewer
	case written < version && name+documentExt == settingsFile:
		notes.bringSettings()
	case written < version && isSeries(name):
		err = notes.bringSeries()
	}
	if err == nil && isSeries(name) {
		_, err = SeriesOf(notes)
	}
	return notes, err
}

// SaveNotes stores values by name and keeps all others; nil deletes a value. It writes nothing if nothing changes. Its errors are those of
// Write, and that of LoadNotes for a file that must stay. After an error the stored notes are unchanged.
func (f *Folder) SaveNotes(name string, changed Notes) error {
	stored, err := f.LoadNotes(name)
	if aside := (*SetAsideError)(nil); err != nil && !errors.As(err, &aside) {
		return err
	}
	before := stored.text()
	for key, value := range changed {
		switch {
		case value == nil:
			delete(stored, key)
		case key == versionName || !utf8.ValidString(key) || !json.Valid(value):
			return fmt.Errorf("store: saving the notes %q: the value %q: choose another name, and give JSON", name, key)
		default:
			stored[key] = value
		}
	}
	if text := stored.text(); text != before {
		return f.Write(notesFile(name), text)
	}
	return nil
}

// text returns the text of a file with the notes, a line for each value.
func (n Notes) text() string {
	var b bytes.Buffer
	fmt.Fprintf(&b, "{\n  %q: %d", versionName, version)
	for _, name := range slices.Sorted(maps.Keys(n)) {
		fmt.Fprintf(&b, ",\n  %s: ", EncodeJSON(name))
		_ = json.Compact(&b, n[name]) // it is valid
	}
	b.WriteString("\n}\n")
	return b.String()
}

// fill sets the fields of a struct from the values of its tags. A value of another type leaves its field as it is.
func (n Notes) fill(at any) { _ = json.Unmarshal(EncodeJSON(n), at) }

// notesFrom returns the fields of a struct by their tags.
func notesFrom(v any) (n Notes) {
	_ = json.Unmarshal(EncodeJSON(v), &n) // a struct is an object
	return n
}

// NoteValue returns a value of notes, or fallback if it is missing or invalid.
func NoteValue[T any](notes Notes, name string, fallback T, valid func(T) bool) T {
	v := new(T)
	// Decoded into a pointer, as null would leave a zero value.
	if err := json.Unmarshal(notes[name], &v); err != nil || v == nil || !valid(*v) {
		return fallback
	}
	return *v
}

// EncodeJSON encodes texts, numbers, booleans, raw JSON, and lists, maps and structs of them.
func EncodeJSON(v any) json.RawMessage {
	text, err := json.Marshal(v)
	if err != nil {
		panic(err) // these types always encode
	}
	return text
}

func mend[T any](at *T, fallback T, valid func(T) bool) {
	if !valid(*at) {
		*at = fallback
	}
}

func oneOf[T comparable](values ...T) func(T) bool {
	return func(v T) bool { return slices.Contains(values, v) }
}

func within[T cmp.Ordered](low, high T) func(T) bool {
	return func(v T) bool { return v >= low && v <= high }
}

// isLine returns a check for a text of at most longest runes without control characters.
func isLine[T ~string](longest int) func(T) bool {
	return func(v T) bool {
		return utf8.ValidString(string(v)) && utf8.RuneCountInString(string(v)) <= longest && !strings.ContainsFunc(string(v), unicode.IsControl)
	}
}
