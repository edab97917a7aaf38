package store

import (
	"encoding/json"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// field is one value of an object: its name in the file, how it comes from there and goes there.
type field struct {
	name   string
	decode func(json.RawMessage)
	encode func(old json.RawMessage) json.RawMessage // old is what the object has so far, nil where it has nothing; nil adds nothing
}

// bind makes a field of a variable, with the value it takes where the file or the variable has none that is valid.
func bind[T any](name string, at *T, fallback T, valid func(T) bool) field {
	return field{
		name: name,
		decode: func(raw json.RawMessage) {
			*at = fallback
			v := new(T)
			// Through a pointer, as null would otherwise be a zero.
			if err := json.Unmarshal(raw, &v); err == nil && v != nil && valid(*v) {
				*at = *v
			}
		},
		encode: func(json.RawMessage) json.RawMessage {
			v := *at
			if !valid(v) {
				v = fallback
			}
			return JSON(v)
		},
	}
}

// group makes a field of fields that stand in an object of their own. What else that object holds stays.
func group(name string, fields []field) field {
	return field{
		name: name,
		decode: func(raw json.RawMessage) {
			inner, _ := parseObject(raw)
			inner.decode(fields)
		},
		encode: func(old json.RawMessage) json.RawMessage {
			inner, ok := parseObject(old)
			if !ok {
				inner = object{}
			}
			inner.encode(fields)
			return json.RawMessage(inner.String())
		},
	}
}

// unless makes a field one that is not added to an object as long as there is nothing to say.
func unless(f field, nothing func() bool) field {
	encode := f.encode
	f.encode = func(old json.RawMessage) json.RawMessage {
		if old == nil && nothing() {
			return nil
		}
		return encode(old)
	}
	return f
}

// decode gives the fields the values that the object has for them.
func (o object) decode(fields []field) {
	for _, f := range fields {
		f.decode(o[f.name])
	}
}

// encode puts the values of the fields into the object and leaves the rest of it alone.
func (o object) encode(fields []field) {
	for _, f := range fields {
		if raw := f.encode(o[f.name]); raw != nil {
			o[f.name] = raw
		}
	}
}

func oneOf[T comparable](values ...T) func(T) bool {
	return func(v T) bool { return slices.Contains(values, v) }
}

func within(low, high int) func(int) bool {
	return func(v int) bool { return v >= low && v <= high }
}

func anything[T any](T) bool { return true }

// isLine returns what accepts a text of at most so many runes that can stand in a line of a record.
func isLine(longest int) func(string) bool {
	return func(v string) bool {
		return utf8.ValidString(v) && utf8.RuneCountInString(v) <= longest && !strings.ContainsFunc(v, unicode.IsControl)
	}
}
