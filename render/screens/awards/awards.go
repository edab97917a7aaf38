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
	MedalPicture  func(m progress.Medal, earned bool) kit.Motif // returns the picture of a medal
	MedalProgress func() progress.Tally                         // returns the progress towards all medals
	MedalDays     func() map[progress.Medal]string              // returns the dates on which finished matches reached medals
	Announced     map[progress.Medal]bool                       // medals with a toast that waits or is shown; nil before the first update
	progress      progress.Tally
	edition       int // edition of the profile at the last update
}

// Update awards and announces medals if the profile has changed.
func (a *Awards) Update() {
	if !a.IsPending() {
		return
	}
	if a.Announced == nil {
		a.Announced = map[progress.Medal]bool{}
	}
	a.award()
	a.edition = a.Profile.ChangeCount()
	a.announce()
}

// IsPending reports whether the profile has changed since the last update.
func (a *Awards) IsPending() bool { return a.Announced == nil || a.edition != a.Profile.ChangeCount() }

func (a *Awards) award() {
	a.progress = a.MedalProgress()
	earned := a.EarnedMedals()
	fresh := a.Medals.NewlyEarned(earned, a.progress)
	if len(fresh) == 0 {
		return
	}
	since := a.MedalDays()
	for _, i := range fresh {
		day := since[i]
		if day == "" {
			day = a.Today()
		}
		earned[i] = progress.EarnedMedal{Day: day}
	}
	a.Profile.SetNotes(a.GameNotesName(progress.MedalNotes), earned.NotesFor(fresh...))
}

// EarnedMedals returns the medals in the profile.
func (a *Awards) EarnedMedals() progress.EarnedMedals {
	notes := a.Profile.Notes(a.GameNotesName(progress.MedalNotes))
	a.ShowFailures()
	return a.Medals.DecodeEarned(notes)
}

// Award stores medals that are not computed from the finished matches.
func (a *Awards) Award(all ...progress.Medal) {
	earned := a.EarnedMedals()
	for _, i := range all {
		if _, had := earned[i]; !had {
			earned[i] = progress.EarnedMedal{Day: a.Today()}
			a.Profile.SetNotes(a.GameNotesName(progress.MedalNotes), earned.NotesFor(i))
		}
	}
}

func (a *Awards) announce() {
	earned := a.EarnedMedals()
	maps.DeleteFunc(a.Announced, func(i progress.Medal, _ bool) bool { // lost ones may be earned again
		_, had := earned[i]
		return !had
	})
	var fresh []progress.Medal
	for _, i := range a.Medals.Unannounced(earned) {
		if !a.Announced[i] {
			a.Announced[i] = true
			fresh = append(fresh, i)
		}
	}
	const atOnce = 3
	if len(fresh) > atOnce {
		a.toast(fresh, func() string { return a.SayCount("medals.toast.several", len(fresh)) })
		return
	}
	for _, i := range fresh {
		a.toast([]progress.Medal{i}, func() string { return a.name(i) })
	}
}

func (a *Awards) markShown(all ...progress.Medal) {
	earned := a.EarnedMedals()
	for _, i := range all {
		if k, had := earned[i]; had {
			k.WasShown = true
			earned[i] = k
		}
	}
	a.Profile.SetNotes(a.GameNotesName(progress.MedalNotes), earned.NotesFor(all...))
}
