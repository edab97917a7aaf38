package store

import (
	"encoding/json"
	"fmt"
)

// maxKeys is how long the line of chosen keys may be, in runes: several times as long as one that chooses a key for every command.
const maxKeys = 8000

// fields lists the settings, the one place that knows their names, defaults and ranges.
func (s *Settings) fields() []field {
	return []field{
		bind("language", &s.Language, SystemLanguage, oneOf(SystemLanguage, German, English)),
		bind("speed", &s.Speed, Normal, oneOf(Slow, Normal, Fast, Instant)),
		unless(bind("reducedMotion", &s.ReducedMotion, false, anything), func() bool { return !s.ReducedMotion }),
		bind("muted", &s.Muted, false, anything),
		bind("effectsVolume", &s.EffectsVolume, 80, within(0, 100)),
		bind("jingleVolume", &s.JingleVolume, 80, within(0, 100)),
		s.Cloth.theme(),
		s.Cloth.name(),
		unless(bind("textSize", &s.TextSize, UsualText, oneOf(TextSizes()...)), func() bool { return s.TextSize == UsualText }),
		unless(group("cards", s.Cards.fields()), func() bool { return s.Cards == Cards{} }),
		unless(group("help", s.Help.fields()), func() bool { return s.Help == Help{Fitting: FittingAuto, Hints: true} }),
		unless(bind("keys", &s.Keys, "", isLine(maxKeys)), func() bool { return s.Keys == "" }),
		group("window", s.Window.fields()),
		group("table", s.Table.fields()),
	}
}

// theme is whether the cloth is a light or a dark one, which is all that the first versions know and what they choose.
func (c *Cloth) theme() field {
	const light, dark = "light", "dark"
	theme := light
	f := bind("theme", &theme, light, oneOf(light, dark))
	decode, encode := f.decode, f.encode
	f.decode = func(raw json.RawMessage) {
		decode(raw)
		*c = Linen
		if theme == dark {
			*c = Night
		}
	}
	f.encode = func(old json.RawMessage) json.RawMessage {
		theme = light
		if c.Dark() {
			theme = dark
		}
		return encode(old)
	}
	return f
}

// name is which cloth it is. It counts where it agrees with the theme, which is decoded before; a first version has changed that otherwise.
func (c *Cloth) name() field {
	return field{
		name: "cloth",
		decode: func(raw json.RawMessage) {
			var named Cloth
			bind("", &named, *c, oneOf(Cloths()...)).decode(raw)
			if named.Dark() == c.Dark() {
				*c = named
			}
		},
		encode: func(old json.RawMessage) json.RawMessage {
			if old == nil && (*c == Linen || *c == Night) {
				return nil
			}
			return bind("", c, Linen, oneOf(Cloths()...)).encode(old)
		},
	}
}

func (c *Cards) fields() []field {
	return []field{
		bind("back", &c.Back, 0, within(0, Backs-1)),
		bind("strongSymbols", &c.StrongSymbols, false, anything),
	}
}

func (h *Help) fields() []field {
	return []field{
		bind("fitting", &h.Fitting, FittingAuto, oneOf(Fittings()...)),
		unless(bind("unanswered", &h.Unanswered, 0, within(0, MostAsked)), func() bool { return h.Unanswered == 0 }),
		bind("confirmDiscard", &h.ConfirmDiscard, false, anything),
		bind("hints", &h.Hints, true, anything),
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

// firstSeats is how many seats the first versions know. What they do not know is written only where it is used, so that files of those
// stay as they are.
const firstSeats = 4

func (t *TableSetup) fields() []field {
	all := []field{
		bind("starts", &t.Starts, 0, within(0, len(t.Seats)-1)),
		bind("length", &t.Length, 0, within(0, MaxSeries)),
	}
	for i, kind := range [TableSeats]string{SeatPerson, SeatComputer, SeatFree, SeatFree, SeatFree} {
		seat := &t.Seats[i]
		one := group(fmt.Sprintf("seat%d", i+1), []field{
			bind("kind", &seat.Kind, kind, isWord),
			bind("name", &seat.Name, "", isLine(MaxName)),
		})
		if i >= firstSeats {
			one = unless(one, func() bool { return *seat == SeatSetup{Kind: SeatFree} })
		}
		all = append(all, one)
	}
	return all
}

func (s *Settings) decode(doc object) { doc.decode(s.fields()) }

// encode puts the settings into a document and leaves the rest of it alone.
func (s *Settings) encode(doc object) { doc.encode(s.fields()) }
