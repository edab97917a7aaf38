package store

import (
	"errors"

	"dreist/game/store/document"
	"dreist/game/store/files"
)

// documentExt is how the names of JSON files end.
const documentExt = ".json"

// anyObject is a check of a document that is of use whatever it holds.
func anyObject(document.Object) error { return nil }

// readDocument returns the object in a JSON file, an empty one where there is no file or on an error. A file that is
// no object, or one that the check calls damaged, is set aside, which a *SetAsideError tells; one that cannot be used
// otherwise is a *files.LoadError.
func (s *Store) readDocument(dir, name string, check func(document.Object) error) (document.Object, error) {
	doc, ok, err := files.ReadAs(dir, name, maxSize, func(text string) (document.Object, error) { return parseDocument(text, check) })
	if !ok {
		doc = document.Object{}
	}
	return doc, s.clear(dir, err)
}

// parseDocument returns the object that a text is. Its error is ErrBroken or what the check says.
func parseDocument(text string, check func(document.Object) error) (document.Object, error) {
	doc, ok := document.Parse([]byte(text))
	if !ok {
		return nil, ErrBroken
	}
	return doc, check(doc)
}

// changeDocument lets a function change the object in a JSON file and replaces the file if the function reports a
// change. A file that is no object, or that the check calls damaged, is set aside first. What a newer version wrote
// makes sense to somebody, so that reading leaves it; saving may neither fail for ever nor destroy it, and sets it
// aside as replaced.
func (s *Store) changeDocument(dir, name string, check func(document.Object) error, change func(doc document.Object) bool) error {
	doc, err := s.readDocument(dir, name, check)
	var keep files.Mark
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
