// Package awards has the medals of a game: it awards them when the profile changes, announces each once, and has the page that shows them
// and the disc on which each is drawn.
package awards

import (
	"maps"

	"dreist/game/progress"
	"dreist/render/kit"
	"dreist/render/screens"
)

// Awards awards medals after changes of the profile, stores them, and announces each once.
type Awards struct {
	*screens.GameScreens
	Medals        progress.Medals
	RetiredMedals progress.Medals                               // medals of earlier versions; the page names those the player has earned
	Picture       func(m progress.Medal, earned bool) kit.Motif // the picture of a medal
	Progress      func() progress.Tally                         // returns the progress towards all medals
	MedalDays     func() map[progress.Medal]string              // returns the dates on which finished matches reached medals
	Announced     map[progress.Medal]bool                       // medals with a toast that waits or is shown; nil before the first update
	progress      progress.Tally
	edition       int // edition of the profile at the last update
}

// Update awards and announces medals if the profile has changed.
func (m *Awards) Update() {
	if !m.IsPending() {
		return
	}
	if m.Announced == nil {
		m.Announced = map[progress.Medal]bool{}
	}
	m.award()
	m.edition = m.Profile.Edition()
	m.announce()
}

// IsPending reports whether the profile has changed since the last update.
func (m *Awards) IsPending() bool { return m.Announced == nil || m.edition != m.Profile.Edition() }

func (m *Awards) award() {
	m.progress = m.Progress()
	earned := m.Earned()
	fresh := m.Medals.NewlyEarned(earned, m.progress)
	if len(fresh) == 0 {
		return
	}
	since := m.MedalDays()
	for _, i := range fresh {
		day := since[i]
		if day == "" {
			day = m.Today()
		}
		earned[i] = progress.EarnedMedal{Day: day}
	}
	m.Profile.SetNotes(m.NotesName(progress.MedalNotes), earned.NotesFor(fresh...))
}

// Earned returns the medals in the profile.
func (m *Awards) Earned() progress.EarnedMedals {
	notes := m.Profile.Notes(m.NotesName(progress.MedalNotes))
	m.ShowFailures()
	return m.Medals.Earned(notes)
}

// Award stores medals that are not computed from the finished matches.
func (m *Awards) Award(all ...progress.Medal) {
	earned := m.Earned()
	for _, i := range all {
		if _, had := earned[i]; !had {
			earned[i] = progress.EarnedMedal{Day: m.Today()}
			m.Profile.SetNotes(m.NotesName(progress.MedalNotes), earned.NotesFor(i))
		}
	}
}

func (m *Awards) announce() {
	earned := m.Earned()
	maps.DeleteFunc(m.Announced, func(i progress.Medal, _ bool) bool { // lost ones may be earned again
		_, had := earned[i]
		return !had
	})
	var fresh []progress.Medal
	for _, i := range m.Medals.Unannounced(earned) {
		if !m.Announced[i] {
			m.Announced[i] = true
			fresh = append(fresh, i)
		}
	}
	const atOnce = 3
	if len(fresh) > atOnce {
		m.toast(fresh, func() string { return m.SayCount("medals.toast.several", len(fresh)) })
		return
	}
	for _, i := range fresh {
		m.toast([]progress.Medal{i}, func() string { return m.name(i) })
	}
}

func (m *Awards) markShown(all ...progress.Medal) {
	earned := m.Earned()
	for _, i := range all {
		if k, had := earned[i]; had {
			k.Shown = true
			earned[i] = k
		}
	}
	m.Profile.SetNotes(m.NotesName(progress.MedalNotes), earned.NotesFor(all...))
}
