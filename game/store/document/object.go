package document

import (
	"bytes"
	"encoding/json"
)

// version is the version of the JSON files that this program writes. A file of a newer version keeps its own.
const version = 1

// VersionName is the name of the value that holds the version.
const VersionName = "version"

// Object is a JSON object whose values nobody has looked at, so that those that are not known stay as they are.
type Object map[string]json.RawMessage

// Parse returns the object that a text is, and whether it is one.
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

// String returns the object as it is stored.
func (o Object) String() string {
	text := []byte(JSON(o))
	if len(text) <= maxIndented {
		var indented bytes.Buffer
		if err := json.Indent(&indented, text, "", "  "); err != nil {
			panic(err) // it was made a moment ago
		}
		text = indented.Bytes()
	}
	return string(text) + "\n"
}

// MaxDepth is how deep objects and lists may lie in each other in a JSON file, far deeper than any version of the
// program writes. What nobody has looked at is kept as it is, and each level would cost room in every line of it.
const MaxDepth = 64

// maxIndented is how many bytes of JSON are written one value a line, for people. More would only swell.
const maxIndented = 64 << 10

// Depth returns how deep objects and lists lie in each other in a text, at least as far as it is JSON.
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

// Version returns the version that a document says it has, this program's where it says nothing that makes sense.
func (o Object) Version() int {
	var stored int
	o.Decode([]Field{versionField(&stored)})
	return stored
}

// Stamp gives a document that will be written its version.
func (o Object) Stamp() {
	stored := o.Version()
	o.Encode([]Field{versionField(&stored)})
}

func versionField(at *int) Field {
	return Bind(VersionName, at, version, func(v int) bool { return v >= version })
}

// JSON returns texts, numbers, truth values, JSON itself and lists of them as a value.
func JSON(v any) json.RawMessage {
	text, err := json.Marshal(v)
	if err != nil {
		panic(err) // all of these can be written
	}
	return text
}
