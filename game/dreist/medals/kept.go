package medals

import (
	"dreist/game/calendar"
	"dreist/game/store"
	"dreist/game/store/document"
)

// Notes is the name of the notes of medals: under the name of each that was earned, when, and whether the player knows.
const Notes = "medals"

// Kept is what is kept of a medal that was earned.
type Kept struct {
	Day   string `json:"day"`             // YYYY-MM-DD, the earliest that is known
	Shown bool   `json:"shown,omitempty"` // the player has been told
}

// Earned are the medals that were earned.
type Earned map[Medal]Kept

// EarnedOf returns the medals that notes tell of. What makes no sense there is none.
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

// kept returns what notes tell of a medal, the zero Kept where it was not earned.
func kept(notes store.Notes, name string) Kept {
	return store.Value(notes, name, Kept{}, func(k Kept) bool {
		_, ok := calendar.Number(k.Day)
		return ok
	})
}

// New returns the medals that a player has come to by a progress and had not earned before, in their order.
func (e Earned) New(p *Progress) []Medal {
	var found []Medal
	for m := range Medal(Count) {
		if _, had := e[m]; !had && p.Reached(m) {
			found = append(found, m)
		}
	}
	return found
}

// Untold returns the medals that the player does not know of, in their order.
func (e Earned) Untold() []Medal {
	var found []Medal
	for m := range Medal(Count) {
		if k, had := e[m]; had && !k.Shown {
			found = append(found, m)
		}
	}
	return found
}

// Note returns notes of medals that were earned.
func (e Earned) Note(all ...Medal) store.Notes {
	notes := store.Notes{}
	for _, m := range all {
		if k, had := e[m]; had {
			notes[m.Name()] = document.JSON(k)
		}
	}
	return notes
}

// Merge carries over into coming notes what stored ones tell: no medal is ever lost, each keeps its first day, and one
// that was shown is not shown again.
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
