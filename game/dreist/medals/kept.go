package medals

import (
	"dreist/game/calendar"
	"dreist/game/store"
	"dreist/game/store/document"
)

// Notes is the name of the notes about earned medals: a Kept by the name of each.
const Notes = "medals"

// Kept is the stored data of an earned medal.
type Kept struct {
	Day   string `json:"day"`             // YYYY-MM-DD, the earliest known
	Shown bool   `json:"shown,omitempty"` // whether the player has seen it
}

// Earned is the earned medals.
type Earned map[Medal]Kept

// EarnedOf decodes the earned medals from notes. Invalid entries are ignored.
func EarnedOf(notes store.Notes) Earned {
	earned := Earned{}
	for name := range notes {
		m, known := Named(name)
		if k := kept(notes, name); known && k.Day != "" {
			earned[m] = k
		}
	}
	return earned
}

// kept decodes a medal from notes, the zero Kept if it was not earned.
func kept(notes store.Notes, name string) Kept {
	return store.Value(notes, name, Kept{}, func(k Kept) bool {
		_, ok := calendar.Number(k.Day)
		return ok
	})
}

// New returns the medals reached by a progress and not earned before, in order.
func (e Earned) New(p *Progress) []Medal {
	var found []Medal
	for m := range Medal(Count) {
		if _, had := e[m]; !had && p.Reached(m) {
			found = append(found, m)
		}
	}
	return found
}

// Untold returns the medals that the player has not seen, in order.
func (e Earned) Untold() []Medal {
	var found []Medal
	for m := range Medal(Count) {
		if k, had := e[m]; had && !k.Shown {
			found = append(found, m)
		}
	}
	return found
}

// Note encodes earned medals as notes.
func (e Earned) Note(all ...Medal) store.Notes {
	notes := store.Notes{}
	for _, m := range all {
		if k, had := e[m]; had {
			notes[m.Name()] = document.JSON(k)
		}
	}
	return notes
}

// Merge copies from stored notes into coming ones: no medal is lost, each keeps its first day, and one that was shown
// stays shown.
func Merge(stored, coming store.Notes) {
	for name := range stored {
		before, after := kept(stored, name), kept(coming, name)
		if _, known := Named(name); !known || before.Day == "" {
			continue
		}
		if after.Day == "" || before.Day < after.Day {
			after.Day = before.Day
		}
		after.Shown = after.Shown || before.Shown
		coming[name] = document.JSON(after)
	}
}
