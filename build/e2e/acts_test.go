//go:build window

package e2e

import (
	"errors"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/build/drive"
	"dreist/game/dreist"
	"dreist/game/store"
	"dreist/sounds"
)

// rest clicks where nothing happens, so that the program shows no keys. In Egon's turn that skips his next step.
func rest(t *drive.Table) { t.Driver().Click(t.Driver().Place("prompt").Center()) }

// lookBack reviews the match.
func lookBack(t *drive.Table) { t.Driver().Key(ebiten.KeyL) }

// again replays the last turns of the others to the end.
func again(t *drive.Table) {
	t.Driver().Key(ebiten.KeyW)
	if !t.Driver().Motion().Busy {
		t.Driver().Fail(errors.New("nobody else has played yet"))
	}
	t.Settle()
	t.Settle() // until everything is back in place
}

// layByClicks clicks a hand card and then a row of its column.
func layByClicks(t *drive.Table, c dreist.Card, row int) {
	t.Driver().Click(t.Held(c))
	t.Driver().Click(t.Cell(c.Cell(row)))
	t.Follow(dreist.Lay(c, row))
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
	return files.LoadSettings()
}
