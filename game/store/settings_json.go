package store

import "encoding/json"

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

// windowName is the name of the object that holds the Window.
const windowName = "window"

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
}
