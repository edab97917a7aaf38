package progress

import (
	"slices"

	"dreist/game/store"
)

// Medal is an award for a number of achievements.
type Medal struct {
	Name          string // key in notes and catalogue: lower-case letters and digits
	Goal          int    // number of achievements that earns the medal
	HidesProgress bool   // whether partial progress is not worth showing, such as two of three games in a row
}

// HasCountableProgress reports whether progress towards a medal can be counted.
func (m Medal) HasCountableProgress() bool { return m.Goal > 1 && !m.HidesProgress }

// Medals are the medals of a game in the order in which they are shown.
type Medals []Medal

// MedalsNamed returns medals without a goal, for which only the name matters.
func MedalsNamed(names ...string) (s Medals) {
	for _, name := range names {
		s = append(s, Medal{Name: name})
	}
	return s
}

// Tally is a player's progress towards each medal, up to its goal.
type Tally map[Medal]int

// RaiseTo raises the progress towards a medal to at least n.
func (p Tally) RaiseTo(m Medal, n int) { p[m] = max(p[m], min(n, m.Goal)) }

// CompleteIf completes the progress towards a medal if yes is true.
func (p Tally) CompleteIf(m Medal, yes bool) {
	if yes {
		p.RaiseTo(m, m.Goal)
	}
}

// HasReached reports whether a medal's goal is reached.
func (p Tally) HasReached(m Medal) bool { return p[m] >= m.Goal }

// MedalNotes is the kind of the notes with earned medals: an EarnedMedal under the name of each.
const MedalNotes = "medals"

// EarnedMedal is the stored data about an earned medal.
type EarnedMedal struct {
	Day      string `json:"day"`             // earliest known day, YYYY-MM-DD
	WasShown bool   `json:"shown,omitempty"` // whether the player has seen it
}

// EarnedMedals holds the data about all earned medals.
type EarnedMedals map[Medal]EarnedMedal

// DecodeEarned decodes the earned medals from notes. Invalid entries are ignored.
func (s Medals) DecodeEarned(notes store.Notes) EarnedMedals {
	earned := EarnedMedals{}
	for _, m := range s {
		if k := kept(notes, m.Name); k.Day != "" {
			earned[m] = k
		}
	}
	return earned
}

// kept decodes a medal from notes, the zero EarnedMedal if it was not earned.
func kept(notes store.Notes, name string) EarnedMedal {
	return store.NoteValue(notes, name, EarnedMedal{}, func(k EarnedMedal) bool {
		_, ok := DayNumber(k.Day)
		return ok
	})
}

// NewlyEarned returns the medals whose goal is reached and that were not earned before, in order.
func (s Medals) NewlyEarned(e EarnedMedals, p Tally) []Medal {
	return s.those(func(m Medal) bool {
		_, had := e[m]
		return !had && p.HasReached(m)
	})
}

// Unannounced returns the earned medals that the player has not seen, in order.
func (s Medals) Unannounced(e EarnedMedals) []Medal {
	return s.those(func(m Medal) bool {
		k, had := e[m]
		return had && !k.WasShown
	})
}

func (s Medals) those(wanted func(Medal) bool) []Medal {
	return slices.DeleteFunc(slices.Clone(s), func(m Medal) bool { return !wanted(m) })
}

// NotesFor encodes some of the earned medals as notes.
func (e EarnedMedals) NotesFor(all ...Medal) store.Notes {
	notes := store.Notes{}
	for _, m := range all {
		if k, had := e[m]; had {
			notes[m.Name] = store.EncodeJSON(k)
		}
	}
	return notes
}

// DaysReached returns the day, YYYY-MM-DD, on which each medal was reached by finished games. They are given newest first; add counts one
// of them.
func (s Medals) DaysReached(entries []store.HistoryEntry, add func(Tally, *store.HistoryEntry)) map[Medal]string {
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
