package document

import (
	"bytes"
	"encoding/json"
)

// version is the version of the JSON files written. A file of a newer version keeps its own.
const version = 1

// VersionName is the name of the version value.
const VersionName = "version"

// Object is a JSON object with unparsed values, so that unknown ones are kept unchanged.
type Object map[string]json.RawMessage

// Parse parses a JSON object; ok is false for anything else.
func Parse(text []byte) (Object, bool) {
	var o Object
	if Depth(text) > MaxDepth {
		return nil, false
	}
	if err := json.Unmarshal(text, &o); err != nil || o == nil {
		return nil, false
	}
	return o, true
}

// String returns the object as it is written to its file.
func (o Object) String() string {
	text := []byte(JSON(o))
	if len(text) <= maxIndented {
		var indented bytes.Buffer
		if err := json.Indent(&indented, text, "", "  "); err != nil {
			panic(err) // built from valid JSON
		}
		text = indented.Bytes()
	}
	return string(text) + "\n"
}

// MaxDepth is the largest nesting of objects and lists in a JSON file, far more than any version writes. Unknown
// values are kept, and each level would cost indentation in every line.
const MaxDepth = 64

// maxIndented is the size in bytes up to which JSON is indented for readers; beyond, that would only waste space.
const maxIndented = 64 << 10

// Depth returns the nesting depth of objects and lists in a text, as far as it is JSON.
func Depth(text []byte) int {
	deepest, now, quoted := 0, 0, false
	for i := 0; i < len(text); i++ {
		switch b := text[i]; {
		case quoted && b == '\\':
			i++
		case b == '"':
			quoted = !quoted
		case quoted:
		case b == '{' || b == '[':
			now++
			deepest = max(deepest, now)
		case b == '}' || b == ']':
			now--
		}
	}
	return deepest
}

// Version returns the version of a document, this program's if it has no valid one.
func (o Object) Version() int {
	var stored int
	o.Decode([]Field{versionField(&stored)})
	return stored
}

// Stamp sets the version of a document before it is written.
func (o Object) Stamp() {
	stored := o.Version()
	o.Encode([]Field{versionField(&stored)})
}

func versionField(at *int) Field {
	return Bind(VersionName, at, version, func(v int) bool { return v >= version })
}

// JSON encodes texts, numbers, booleans, raw JSON, and lists and maps of them.
func JSON(v any) json.RawMessage {
	text, err := json.Marshal(v)
	if err != nil {
		panic(err) // these types always encode
	}
	return text
}
