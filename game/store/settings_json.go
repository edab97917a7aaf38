package store

import (
	"encoding/json"
	"slices"
)

// version is the version of the settings that this program writes. A file of a newer version keeps its own.
const version = 1

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

// field is one value of the settings: its name in the file, how it comes from there and goes there.
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
				panic(err) // texts, numbers and truth values only
			}
			return raw
		},
	}
}

// fields lists the settings, the one place that knows their names, defaults and ranges.
func (s *Settings) fields() []field {
	return []field{
		bind("language", &s.Language, SystemLanguage, oneOf(SystemLanguage, German, English)),
		bind("speed", &s.Speed, Normal, oneOf(Slow, Normal, Fast, Instant)),
		bind("muted", &s.Muted, false, anything),
		bind("effectsVolume", &s.EffectsVolume, 80, within(0, 100)),
		bind("jingleVolume", &s.JingleVolume, 80, within(0, 100)),
		bind("theme", &s.Theme, Light, oneOf(Light, Dark)),
	}
}

func (w *Window) fields() []field {
	return []field{
		bind("x", &w.X, 0, within(-1<<15, 1<<15-1)),
		bind("y", &w.Y, 0, within(-1<<15, 1<<15-1)),
		bind("width", &w.Width, 1280, within(200, 1<<14)),
		bind("height", &w.Height, 800, within(200, 1<<14)),
		bind("maximized", &w.Maximized, false, anything),
		bind("fullscreen", &w.Fullscreen, false, anything),
		bind("placed", &w.Placed, false, anything),
	}
}

func oneOf[T comparable](values ...T) func(T) bool {
	return func(v T) bool { return slices.Contains(values, v) }
}

func within(low, high int) func(int) bool {
	return func(v int) bool { return v >= low && v <= high }
}

func anything(bool) bool { return true }

// The names of what is not a plain value.
const (
	versionName = "version"
	windowName  = "window"
)

func (s *Settings) decode(doc object) {
	for _, f := range s.fields() {
		f.decode(doc[f.name])
	}
	window, _ := parseObject(doc[windowName])
	for _, f := range s.Window.fields() {
		f.decode(window[f.name])
	}
}

// encode puts the settings into a document and leaves the rest of it alone.
func (s *Settings) encode(doc object) {
	for _, f := range s.fields() {
		doc[f.name] = f.encode()
	}
	window, ok := parseObject(doc[windowName])
	if !ok {
		window = object{}
	}
	for _, f := range s.Window.fields() {
		window[f.name] = f.encode()
	}
	doc[windowName] = json.RawMessage(window.String())
	var stored int
	v := bind(versionName, &stored, version, func(v int) bool { return v >= version })
	v.decode(doc[versionName])
	doc[versionName] = v.encode()
}
