package records

import (
	"maps"

	"dreist/assets/msg"
	"dreist/game/dreist/medals"
)

// Update awards and announces medals after the profile has changed, once all old games are counted.
func (m *Medals) Update() {
	if m.Past.Pending() || !m.Pending() {
		return
	}
	if m.Announced == nil {
		m.Announced = map[medals.Medal]bool{}
	}
	m.award()
	m.edition = m.Profile.Edition()
	m.announce()
}

// Pending reports whether the profile has changed since the last update.
func (m *Medals) Pending() bool { return m.Announced == nil || m.edition != m.Profile.Edition() }

// award updates the player's progress and stores newly earned medals.
func (m *Medals) award() {
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

// Earned returns the medals in the profile.
func (m *Medals) Earned() medals.Earned {
	notes := m.Profile.Notes(medals.Notes)
	m.TellFailures()
	return medals.EarnedOf(notes)
}

// Award stores medals that do not follow from the finished games.
func (m *Medals) Award(all ...medals.Medal) {
	earned := m.Earned()
	for _, i := range all {
		if _, had := earned[i]; !had {
			earned[i] = medals.Kept{Day: m.Today()}
			m.Profile.SetNotes(medals.Notes, earned.Note(i))
		}
	}
}

// announce shows a toast for each new medal, or a single one for many.
func (m *Medals) announce() {
	earned := m.Earned()
	maps.DeleteFunc(m.Announced, func(i medals.Medal, _ bool) bool { // lost ones may be earned again
		_, had := earned[i]
		return !had
	})
	var fresh []medals.Medal
	for _, i := range earned.Untold() {
		if !m.Announced[i] {
			m.Announced[i] = true
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

// markShown stores that the player has seen medals.
func (m *Medals) markShown(all ...medals.Medal) {
	earned := m.Earned()
	for _, i := range all {
		if k, had := earned[i]; had {
			k.Shown = true
			earned[i] = k
		}
	}
	m.Profile.SetNotes(medals.Notes, earned.Note(all...))
}
