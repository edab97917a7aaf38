package document

import (
	"encoding/json"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Field is one value of an object: its name in the file, how it comes from there and goes there.
type Field struct {
	Name   string
	Decode func(json.RawMessage)
	Encode func(old json.RawMessage) json.RawMessage // old is what the object has so far, nil where it has nothing; nil adds nothing
}

// Bind makes a field of a variable, with the value it takes where the file or the variable has none that is valid.
func Bind[T any](name string, at *T, fallback T, valid func(T) bool) Field {
	return Field{
		Name: name,
		Decode: func(raw json.RawMessage) {
			*at = fallback
			v := new(T)
			// Through a pointer, as null would otherwise be a zero.
			if err := json.Unmarshal(raw, &v); err == nil && v != nil && valid(*v) {
				*at = *v
			}
		},
		Encode: func(json.RawMessage) json.RawMessage {
			v := *at
			if !valid(v) {
				v = fallback
			}
			return JSON(v)
		},
	}
}

// Group makes a field of fields that stand in an object of their own. What else that object holds stays.
func Group(name string, fields []Field) Field {
	return Field{
		Name: name,
		Decode: func(raw json.RawMessage) {
			inner, _ := Parse(raw)
			inner.Decode(fields)
		},
		Encode: func(old json.RawMessage) json.RawMessage {
			inner, ok := Parse(old)
			if !ok {
				inner = Object{}
			}
			inner.Encode(fields)
			return json.RawMessage(inner.String())
		},
	}
}

// Unless makes a field one that is not added to an object as long as there is nothing to say.
func Unless(f Field, nothing func() bool) Field {
	encode := f.Encode
	f.Encode = func(old json.RawMessage) json.RawMessage {
		if old == nil && nothing() {
			return nil
		}
		return encode(old)
	}
	return f
}

// Decode gives the fields the values that the object has for them.
func (o Object) Decode(fields []Field) {
	for _, f := range fields {
		f.Decode(o[f.Name])
	}
}

// Encode puts the values of the fields into the object and leaves the rest of it alone.
func (o Object) Encode(fields []Field) {
	for _, f := range fields {
		if raw := f.Encode(o[f.Name]); raw != nil {
			o[f.Name] = raw
		}
	}
}

func OneOf[T comparable](values ...T) func(T) bool {
	return func(v T) bool { return slices.Contains(values, v) }
}

func Within(low, high int) func(int) bool {
	return func(v int) bool { return v >= low && v <= high }
}

func Anything[T any](T) bool { return true }

// IsLine returns what accepts a text of at most so many runes that can stand in a line of a record.
func IsLine(longest int) func(string) bool {
	return func(v string) bool {
		return utf8.ValidString(v) && utf8.RuneCountInString(v) <= longest && !strings.ContainsFunc(v, unicode.IsControl)
	}
}
