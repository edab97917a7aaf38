package store

import (
	"encoding/json"

	"dreist/game/store/document"
)

// maxKeys is the length limit in runes of the key choices, several times that of a key for every command.
const maxKeys = 8000

// maxGame is the length limit in runes of the name of a game.
const maxGame = 100

// fields lists the settings: the one place with their names, defaults and ranges.
func (s *Settings) fields() []document.Field {
	return []document.Field{
		document.Bind("language", &s.Language, SystemLanguage, document.OneOf(Languages()...)),
		document.Bind("speed", &s.Speed, Normal, isSpeed),
		document.Unless(document.Bind("speeds", &s.Speeds, "", isSpeeds), func() bool { return s.Speeds == "" }),
		document.Unless(document.Bind("reducedMotion", &s.ReducedMotion, false, document.Anything), func() bool { return !s.ReducedMotion }),
		document.Bind("muted", &s.Muted, false, document.Anything),
		document.Bind("effectsVolume", &s.EffectsVolume, 80, document.Within(0, 100)),
		document.Bind("jingleVolume", &s.JingleVolume, 80, document.Within(0, 100)),
		s.Cloth.theme(),
		s.Cloth.name(),
		document.Unless(document.Bind("textSize", &s.TextSize, UsualText, document.OneOf(TextSizes()...)), func() bool { return s.TextSize == UsualText }),
		document.Unless(document.Group("cards", s.Cards.fields()), func() bool { return s.Cards == Cards{} }),
		document.Unless(document.Group("help", s.Help.fields()), func() bool { return s.Help == Help{Fitting: true, Hints: true} }),
		document.Unless(document.Bind("switches", &s.Switches, "", isSwitches), func() bool { return s.Switches == "" }),
		document.Unless(document.Bind("keys", &s.Keys, "", document.IsLine(maxKeys)), func() bool { return s.Keys == "" }),
		document.Unless(document.Bind("game", &s.Game, "", document.IsLine(maxGame)), func() bool { return s.Game == "" }),
		document.Group("window", s.Window.fields()),
	}
}

// isSpeed reports whether a speed is known, and isSpeeds whether those of games fit into a file.
func isSpeed(s Speed) bool   { return document.OneOf(Slow, Normal, Fast, Instant)(s) }
func isSpeeds(s Speeds) bool { return document.IsLine(maxKeys)(string(s)) }

// isSwitches reports whether switches fit into a file.
func isSwitches(s Switches) bool { return document.IsLine(maxKeys)(string(s)) }

// theme is the field that says whether the cloth is light or dark, all that the first versions know.
func (c *Cloth) theme() document.Field {
	const light, dark = "light", "dark"
	theme := light
	f := document.Bind("theme", &theme, light, document.OneOf(light, dark))
	decode, encode := f.Decode, f.Encode
	f.Decode = func(raw json.RawMessage) {
		decode(raw)
		*c = Linen
		if theme == dark {
			*c = Night
		}
	}
	f.Encode = func(old json.RawMessage) json.RawMessage {
		theme = light
		if c.Dark() {
			theme = dark
		}
		return encode(old)
	}
	return f
}

// name is the field with the cloth. It is valid if it agrees with the theme, which is decoded before; otherwise a
// first version changed the theme.
func (c *Cloth) name() document.Field {
	return document.Field{
		Name: "cloth",
		Decode: func(raw json.RawMessage) {
			var named Cloth
			document.Bind("", &named, *c, document.OneOf(Cloths()...)).Decode(raw)
			if named.Dark() == c.Dark() {
				*c = named
			}
		},
		Encode: func(old json.RawMessage) json.RawMessage {
			if old == nil && (*c == Linen || *c == Night) {
				return nil
			}
			return document.Bind("", c, Linen, document.OneOf(Cloths()...)).Encode(old)
		},
	}
}

func (c *Cards) fields() []document.Field {
	return []document.Field{
		document.Bind("back", &c.Back, 0, document.Within(0, Backs-1)),
		document.Bind("strongSymbols", &c.StrongSymbols, false, document.Anything),
	}
}

func (h *Help) fields() []document.Field {
	return []document.Field{
		h.fitting(),
		document.Bind("confirmDiscard", &h.ConfirmDiscard, false, document.Anything),
		document.Bind("hints", &h.Hints, true, document.Anything),
	}
}

// fitting is the field that says whether playable cards are marked, in words: older versions also know others.
func (h *Help) fitting() document.Field {
	const on, off = "on", "off"
	word := on
	f := document.Bind("fitting", &word, on, document.OneOf(on, off))
	decode, encode := f.Decode, f.Encode
	f.Decode = func(raw json.RawMessage) {
		decode(raw)
		h.Fitting = word == on
	}
	f.Encode = func(old json.RawMessage) json.RawMessage {
		word = map[bool]string{true: on, false: off}[h.Fitting]
		return encode(old)
	}
	return f
}

func (w *Window) fields() []document.Field {
	return []document.Field{
		document.Bind("x", &w.X, 0, document.Within(-1<<15, 1<<15-1)),
		document.Bind("y", &w.Y, 0, document.Within(-1<<15, 1<<15-1)),
		document.Bind("width", &w.Width, 1280, document.Within(200, 1<<14)),
		document.Bind("height", &w.Height, 800, document.Within(200, 1<<14)),
		document.Bind("maximized", &w.Maximized, false, document.Anything),
		document.Bind("fullscreen", &w.Fullscreen, false, document.Anything),
		document.Bind("placed", &w.Placed, false, document.Anything),
	}
}

func (s *Settings) decode(doc document.Object) { doc.Decode(s.fields()) }

// encode encodes the settings; other values of the document are kept.
func (s *Settings) encode(doc document.Object) { doc.Encode(s.fields()) }
