//go:build window

package e2e

import (
	"errors"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/build/drive"
	"dreist/game/store"
	"dreist/sounds"
)

// rest clicks where nothing happens, which skips the next step of Egon's turn.
func rest(t *drive.Table) { t.Driver().Click(t.Driver().Place("prompt").Center()) }

// again replays the last turns of the others to the end.
func again(t *drive.Table) {
	t.Driver().PressKey(ebiten.KeyW)
	if !t.Driver().Motion().Busy {
		t.Driver().RecordFailure(errors.New("nobody else has played yet"))
	}
	t.Settle()
	t.Settle() // until everything is back in place
}

// heardClips returns the clips started since the last call of Heard, in order.
func heardClips(d *drive.Driver) []sounds.Clip {
	var clips []sounds.Clip
	for _, h := range d.Heard() {
		clips = append(clips, h.Cue.Clip)
	}
	return clips
}

// settingsOf returns the stored settings.
func settingsOf(h drive.Home) (store.Settings, error) {
	files, err := h.Store()
	if err != nil {
		return store.Settings{}, err
	}
	notes, err := files.LoadNotes(store.SettingsNotes)
	return store.SettingsOf(notes), err
}
