package store

import (
	"errors"
	"fmt"
	"io/fs"
	"path/filepath"
)

// documentExt is how the names of JSON files end.
const documentExt = ".json"

// anyObject is a check of a document that is of use whatever it holds.
func anyObject(object) error { return nil }

// readDocument returns the object in a JSON file, an empty one where there is no file or on an error. A file that is
// no object, or one that the check calls damaged, is set aside, which a *SetAsideError tells; one that cannot be used
// otherwise is a *LoadError.
func (s *Store) readDocument(dir, base string, check func(object) error) (object, error) {
	name := base + documentExt
	text, ok, err := read(dir, name, maxSize)
	if err == nil && !ok {
		return object{}, nil
	}
	if err == nil {
		doc, fault := parseDocument(text, check)
		if fault == nil {
			return doc, nil
		}
		err = &LoadError{Name: name, Err: fault}
	}
	if !isNonsense(err) {
		return object{}, err
	}
	aside, failed := s.disk.setAside(dir, base, documentExt, broken)
	switch {
	case errors.Is(failed, fs.ErrNotExist):
		return object{}, nil // another copy of the program was quicker, and tells
	case failed != nil:
		return object{}, errors.Join(err, failed)
	}
	return object{}, &SetAsideError{OldName: name, Name: aside, Err: errors.Unwrap(err)}
}

// parseDocument returns the object that a text is. Its error is ErrBroken or what the check says.
func parseDocument(text string, check func(object) error) (object, error) {
	doc, ok := parseObject([]byte(text))
	if !ok {
		return nil, ErrBroken
	}
	if err := check(doc); err != nil {
		return nil, err
	}
	return doc, nil
}

// changeDocument lets a function change the object in a JSON file and replaces the file if the function reports a
// change. A file that is no object, or that the check calls damaged, is set aside first. What a newer version wrote
// makes sense to somebody, so that reading leaves it; saving may neither fail for ever nor destroy it, and sets it
// aside as replaced.
func (s *Store) changeDocument(dir, base string, check func(object) error, change func(doc object) bool) error {
	doc, err := s.readDocument(dir, base, check)
	newer := errors.Is(err, ErrNewer)
	var aside *SetAsideError
	if err != nil && !newer && !errors.As(err, &aside) {
		return err
	}
	if !change(doc) {
		return nil
	}
	doc.stamp()
	text := doc.String()
	if !newer {
		return s.disk.replace(dir, base+documentExt, text, maxSize)
	}
	attempt := "saving " + filepath.Join(dir, base+documentExt)
	if err := fits(text, maxSize); err != nil {
		return fmt.Errorf("store: %s: %w", attempt, err)
	}
	b := batch{disk: &s.disk}
	b.put(dir, base, documentExt, text, replaced)
	_, err = b.commit(attempt)
	return err
}

// isNonsense reports whether a file was refused for what it holds, so that it must make way.
func isNonsense(err error) bool {
	for _, fault := range []error{ErrBroken, ErrDamaged, ErrTooLarge, ErrNotText} {
		if errors.Is(err, fault) {
			return true
		}
	}
	return false
}
