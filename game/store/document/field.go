package document

import (
	"encoding/json"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Field is one value of an object: its name, how it is decoded and encoded.
type Field struct {
	Name   string
	Decode func(json.RawMessage)
	Encode func(old json.RawMessage) json.RawMessage // old is the present value or nil; returning nil adds nothing
}

// Bind returns a field for a variable. A missing or invalid value, in the file or in the variable, becomes fallback.
func Bind[T any](name string, at *T, fallback T, valid func(T) bool) Field {
	return Field{
		Name: name,
		Decode: func(raw json.RawMessage) {
			*at = fallback
			v := new(T)
			// Decode into a pointer, as null would leave a zero value.
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

// Group returns a field whose value is an object with fields of its own. Unknown values in it are kept.
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

// Unless returns f, but it is not added to an object while nothing reports true.
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

// Decode decodes the values of the fields from the object.
func (o Object) Decode(fields []Field) {
	for _, f := range fields {
		f.Decode(o[f.Name])
	}
}

// Encode encodes the fields into the object; other values are kept.
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

// IsLine returns a check for a text of at most longest runes that fits into one line of a record.
func IsLine(longest int) func(string) bool {
	return func(v string) bool {
		return utf8.ValidString(v) && utf8.RuneCountInString(v) <= longest && !strings.ContainsFunc(v, unicode.IsControl)
	}
}
