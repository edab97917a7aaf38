package store

import (
	"bytes"
	"encoding/json"
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
	if depth(text) > maxDepth {
		return nil, false
	}
	if err := json.Unmarshal(text, &o); err != nil || o == nil {
		return nil, false
	}
	return o, true
}

// String returns the object as it is stored.
func (o object) String() string {
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

// maxDepth is how deep objects and lists may lie in each other in a JSON file, far deeper than any version of the
// program writes. What nobody has looked at is kept as it is, and each level would cost room in every line of it.
const maxDepth = 64

// maxIndented is how many bytes of JSON are written one value a line, for people. More would only swell.
const maxIndented = 64 << 10

// depth returns how deep objects and lists lie in each other in a text, at least as far as it is JSON.
func depth(text []byte) int {
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

// version returns the version that a document says it has, this program's where it says nothing that makes sense.
func (o object) version() int {
	var stored int
	o.decode([]field{versionField(&stored)})
	return stored
}

// stamp gives a document that will be written its version.
func (o object) stamp() {
	stored := o.version()
	o.encode([]field{versionField(&stored)})
}

func versionField(at *int) field {
	return bind(versionName, at, version, func(v int) bool { return v >= version })
}
