//go:build window

package e2e

import (
	"slices"
	"testing"

	"dreist/build/drive"
	"dreist/build/fixtures"
	"dreist/build/need"
	"dreist/game/dreist"
	"dreist/game/store"
	"dreist/sounds"
)

// TestWholeGames plays games from the first card to the end with the mouse alone, one won by the player and one by Egon. After every move
// the saved game must equal the driver's match.
func TestWholeGames(t *testing.T) {
	for _, game := range []struct {
		name   string
		player fixtures.Player
		winner dreist.Seat
		speed  store.Speed
		ends   sounds.Clip
	}{
		{"won", fixtures.Keen, 0, store.Fast, sounds.Win},
		{"lost", fixtures.Greedy, dreist.EgonSeat, store.Instant, sounds.Lose},
	} {
		t.Run(game.name, func(t *testing.T) {
			seed := seedFor(t, game.player, game.winner)
			save := need.Value(fixtures.Start(seed))(t)
			h := home(t, func(s *store.Settings) { s.Speed = game.speed })
			table := sit(t, save, drive.Options{Home: h, Sparse: drive.Unseen})
			d := table.Driver()
			for d.Err() == nil && !table.Match().IsOver() {
				table.Play(game.player(table.Position()))
				for d.Err() == nil && table.WaitForEgon() {
					rest(table)
				}
				table.Settle()
				table.CheckSave()
			}
			hold(t, d)
			if got := table.Position().Winner(); got != game.winner {
				t.Errorf("seat %d has won, want %d", got, game.winner)
			}
			if heard := heardClips(d); !slices.Contains(heard, game.ends) {
				t.Errorf("heard no %v", game.ends)
			}
			d.Wait("end.rematch")
			d.See(drive.Seldom)
			d.Step(12)
			wantGolden(t, "end-"+game.name, look(t, d))
		})
	}
}

// seedFor returns the first seed whose game has a winner.
func seedFor(t *testing.T, player fixtures.Player, winner dreist.Seat) uint64 {
	t.Helper()
	for seed := range uint64(200) {
		_, w, err := fixtures.Game(seed, player)
		if err != nil {
			t.Fatal(err)
		}
		if w == winner {
			return seed
		}
	}
	t.Fatal("no game ends so")
	return 0
}
