package store

import "errors"

// documentExt is how the names of JSON files end.
const documentExt = ".json"

// readDocument returns the object in a JSON file, an empty one where there is no file or on an error. A file that
// is no object is set aside, which a *SetAsideError tells; one that cannot be read is a *LoadError.
func (s *Store) readDocument(dir, base string) (object, error) {
	name := base + documentExt
	text, ok, err := read(dir, name, maxSize)
	if err == nil && !ok {
		return object{}, nil
	}
	if err == nil {
		doc, ok := parseObject([]byte(text))
		if ok {
			return doc, nil
		}
		err = &LoadError{Name: name, Err: ErrBroken}
	}
	if !isNonsense(err) {
		return object{}, err
	}
	aside, failed := s.disk.setAside(dir, base, documentExt, broken)
	if failed != nil {
		return object{}, errors.Join(err, failed)
	}
	return object{}, &SetAsideError{OldName: name, Name: aside, Err: errors.Unwrap(err)}
}

// changeDocument lets a function change the object in a JSON file and replaces the file if the function reports a
// change. A file that is no object is set aside first.
func (s *Store) changeDocument(dir, base string, change func(doc object) bool) error {
	doc, err := s.readDocument(dir, base)
	var aside *SetAsideError
	if err != nil && !errors.As(err, &aside) {
		return err
	}
	if !change(doc) {
		return nil
	}
	doc.stamp()
	return s.disk.replace(dir, base+documentExt, doc.String(), maxSize)
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
