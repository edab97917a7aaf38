package store

import "fmt"

// fields lists the settings, the one place that knows their names, defaults and ranges.
func (s *Settings) fields() []field {
	return []field{
		bind("language", &s.Language, SystemLanguage, oneOf(SystemLanguage, German, English)),
		bind("speed", &s.Speed, Normal, oneOf(Slow, Normal, Fast, Instant)),
		unless(bind("reducedMotion", &s.ReducedMotion, false, anything), func() bool { return !s.ReducedMotion }),
		bind("muted", &s.Muted, false, anything),
		bind("effectsVolume", &s.EffectsVolume, 80, within(0, 100)),
		bind("jingleVolume", &s.JingleVolume, 80, within(0, 100)),
		bind("theme", &s.Theme, Light, oneOf(Light, Dark)),
		group("window", s.Window.fields()),
		group("table", s.Table.fields()),
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
