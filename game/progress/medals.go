package progress

import (
	"slices"

	"dreist/game/store"
)

// Medal is a medal as data.
type Medal struct {
	Name   string // in notes and catalogue: lower-case letters and digits
	Of     int    // number needed for it
	AtOnce bool   // no part of the number is worth telling
}

// IsCounted reports whether progress towards a medal can be counted.
func (m Medal) IsCounted() bool { return m.Of > 1 && !m.AtOnce }

// Medals is all medals of a game in the order in which they are shown.
type Medals []Medal

// NamedMedals returns medals that have a name only.
func NamedMedals(names ...string) (s Medals) {
	for _, name := range names {
		s = append(s, Medal{Name: name})
	}
	return s
}

// Tally is a player's progress towards medals.
type Tally map[Medal]int

// Raise raises the progress towards a medal to at least n.
func (p Tally) Raise(m Medal, n int) { p[m] = max(p[m], min(n, m.Of)) }

// Has raises the progress towards a medal that needs only one thing.
func (p Tally) Has(m Medal, yes bool) {
	if yes {
		p.Raise(m, m.Of)
	}
}

// HasReached reports whether a medal's goal is reached.
func (p Tally) HasReached(m Medal) bool { return p[m] >= m.Of }

// MedalNotes is part of the name of the notes about earned medals, see store.NotesOf: a Kept by the name of each.
const MedalNotes = "medals"

// Kept is the stored data of an earned medal.
type Kept struct {
	Day   string `json:"day"`             // YYYY-MM-DD, the earliest known
	Shown bool   `json:"shown,omitempty"` // whether the player has seen it
}

// Earned is the earned medals.
type Earned map[Medal]Kept

// Earned decodes the earned medals from notes. Invalid entries are ignored.
func (s Medals) Earned(notes store.Notes) Earned {
	earned := Earned{}
	for _, m := range s {
		if k := kept(notes, m.Name); k.Day != "" {
			earned[m] = k
		}
	}
	return earned
}

// kept decodes a medal from notes, the zero Kept if it was not earned.
func kept(notes store.Notes, name string) Kept {
	return store.Value(notes, name, Kept{}, func(k Kept) bool {
		_, ok := DayNumber(k.Day)
		return ok
	})
}

// New returns the medals reached by a progress and not earned before, in order.
func (s Medals) New(e Earned, p Tally) []Medal {
	return s.those(func(m Medal) bool {
		_, had := e[m]
		return !had && p.HasReached(m)
	})
}

// Unannounced returns the earned medals that the player has not seen, in order.
func (s Medals) Unannounced(e Earned) []Medal {
	return s.those(func(m Medal) bool {
		k, had := e[m]
		return had && !k.Shown
	})
}

func (s Medals) those(wanted func(Medal) bool) []Medal {
	return slices.DeleteFunc(slices.Clone(s), func(m Medal) bool { return !wanted(m) })
}

// Note encodes earned medals as notes.
func (e Earned) Note(all ...Medal) store.Notes {
	notes := store.Notes{}
	for _, m := range all {
		if k, had := e[m]; had {
			notes[m.Name] = store.JSON(k)
		}
	}
	return notes
}

// DaysReached returns the day on which finished games, given newest first and each counted by add, reached each medal:
// YYYY-MM-DD by medal.
func (s Medals) DaysReached(entries []store.Entry, add func(Tally, *store.Entry)) map[Medal]string {
	p, since := Tally{}, map[Medal]string{}
	for _, e := range slices.Backward(entries) {
		add(p, &e)
		for _, m := range s {
			if _, had := since[m]; !had && p.HasReached(m) {
				since[m] = e.Date
			}
		}
	}
	return since
}
