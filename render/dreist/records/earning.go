package records

import (
	"maps"

	"dreist/assets/msg"
	"dreist/game/dreist/medals"
)

// Attend looks at what has changed, once all old games are counted.
func (m *Medals) Attend() {
	if m.Past.Pending() || !m.Pending() {
		return
	}
	if m.Told == nil {
		m.Told = map[medals.Medal]bool{}
	}
	m.look()
	m.edition = m.Profile.Edition()
	m.tell()
}

// Pending reports whether there is something to look at.
func (m *Medals) Pending() bool { return m.Told == nil || m.edition != m.Profile.Edition() }

// look finds out how far the player is, and keeps what is new.
func (m *Medals) look() {
	games := m.Past.Games()
	m.progress = medals.Of(games, m.Known())
	earned := m.Earned()
	fresh := earned.New(&m.progress)
	if len(fresh) == 0 {
		return
	}
	since := medals.Since(games)
	for _, i := range fresh {
		day := since[i]
		if day == "" {
			day = m.Today()
		}
		earned[i] = medals.Kept{Day: day}
	}
	m.Profile.SetNotes(medals.Notes, earned.Note(fresh...))
}

// Earned returns the medals that are kept.
func (m *Medals) Earned() medals.Earned {
	notes := m.Profile.Notes(medals.Notes)
	m.TellFailures()
	return medals.EarnedOf(notes)
}

// Reach keeps a medal that nothing else tells of.
func (m *Medals) Reach(all ...medals.Medal) {
	earned := m.Earned()
	for _, i := range all {
		if _, had := earned[i]; !had {
			earned[i] = medals.Kept{Day: m.Today()}
			m.Profile.SetNotes(medals.Notes, earned.Note(i))
		}
	}
}

// tell has the player told of medals that are new: of each by itself or, where there are many at once, of all together.
func (m *Medals) tell() {
	earned := m.Earned()
	maps.DeleteFunc(m.Told, func(i medals.Medal, _ bool) bool { // those that were lost may be earned again
		_, had := earned[i]
		return !had
	})
	var fresh []medals.Medal
	for _, i := range earned.Untold() {
		if !m.Told[i] {
			m.Told[i] = true
			fresh = append(fresh, i)
		}
	}
	const many = 3
	if len(fresh) > many {
		m.toast(fresh, func() string { return m.Count(msg.MedalsToastSeveral, len(fresh)) })
		return
	}
	for _, i := range fresh {
		m.toast([]medals.Medal{i}, func() string { return m.name(i) })
	}
}

// shown keeps that the player knows of medals.
func (m *Medals) shown(all ...medals.Medal) {
	earned := m.Earned()
	for _, i := range all {
		if k, had := earned[i]; had {
			k.Shown = true
			earned[i] = k
		}
	}
	m.Profile.SetNotes(medals.Notes, earned.Note(all...))
}
