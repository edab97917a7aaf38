package store

import "encoding/json"

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
