package store

import (
	"errors"

	"dreist/game/store/document"
	"dreist/game/store/files"
)

// documentExt is the extension of JSON files.
const documentExt = ".json"

func anyObject(document.Object) error { return nil }

// readDocument returns the object in a JSON file, an empty one if there is no file or on an error. A file that is not
// an object, or that the check rejects, is set aside and reported by a *SetAsideError; one that cannot be read gives
// a *files.LoadError.
func (s *Store) readDocument(dir, name string, check func(document.Object) error) (document.Object, error) {
	doc, ok, err := files.ReadAs(dir, name, maxSize, func(text string) (document.Object, error) { return parseDocument(text, check) })
	if !ok {
		doc = document.Object{}
	}
	return doc, s.setAsideNonsense(dir, err)
}

// parseDocument parses a JSON object. Its error is ErrBroken or that of the check.
func parseDocument(text string, check func(document.Object) error) (document.Object, error) {
	doc, ok := document.Parse([]byte(text))
	if !ok {
		return nil, ErrBroken
	}
	return doc, check(doc)
}

// changeDocument lets change edit the object in a JSON file, and replaces the file if change returns true. A file
// that is not an object, or that the check rejects, is set aside first. So is a file of a newer version: reading
// leaves it alone, but saving must neither fail for ever nor destroy it.
func (s *Store) changeDocument(dir, name string, check func(document.Object) error, change func(doc document.Object) bool) error {
	doc, err := s.readDocument(dir, name, check)
	var keep files.Suffix
	var aside *SetAsideError
	switch {
	case errors.Is(err, ErrNewer):
		keep = replaced
	case err != nil && !errors.As(err, &aside):
		return err
	}
	if !change(doc) {
		return nil
	}
	doc.Stamp()
	_, err = s.put(dir, name, doc.String(), keep)
	return err
}
