package store

import (
	"encoding/json"
	"slices"
)

// version is the version of the JSON files that this program writes. A file of a newer version keeps its own.
const version = 1

// versionName is the name of the value that holds the version.
const versionName = "version"

// object is a JSON object whose values nobody has looked at, so that those that are not known stay as they are.
type object map[string]json.RawMessage

// parseObject returns the object that a text is, and whether it is one.
func parseObject(text []byte) (object, bool) {
	var o object
	if err := json.Unmarshal(text, &o); err != nil || o == nil {
		return nil, false
	}
	return o, true
}

// String returns the object as it is stored.
func (o object) String() string {
	text, err := json.MarshalIndent(o, "", "  ")
	if err != nil {
		panic(err) // an object is made of valid JSON only
	}
	return string(text) + "\n"
}

// field is one value of an object: its name in the file, how it comes from there and goes there.
type field struct {
	name   string
	decode func(json.RawMessage)
	encode func() json.RawMessage
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
		encode: func() json.RawMessage {
			v := *at
			if !valid(v) {
				v = fallback
			}
			raw, err := json.Marshal(v)
			if err != nil {
				panic(err) // texts, numbers, truth values and lists of them only
			}
			return raw
		},
	}
}

func oneOf[T comparable](values ...T) func(T) bool {
	return func(v T) bool { return slices.Contains(values, v) }
}

func within(low, high int) func(int) bool {
	return func(v int) bool { return v >= low && v <= high }
}

func anything(bool) bool { return true }

// stamp gives a document that will be written its version.
func (o object) stamp() {
	var stored int
	v := bind(versionName, &stored, version, func(v int) bool { return v >= version })
	v.decode(o[versionName])
	o[versionName] = v.encode()
}
