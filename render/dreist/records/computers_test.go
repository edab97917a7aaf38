package records

import (
	"testing"

	"dreist/assets"
	"dreist/build/need"
	"dreist/game/dreist/coach"
)

// TestEveryComputerPlayerHasItsTexts holds the catalogue against the one list of computer players.
func TestEveryComputerPlayerHasItsTexts(t *testing.T) {
	if len(coach.OpponentKinds()) == 0 {
		t.Fatal("nobody plays against people")
	}
	for _, language := range assets.Languages() {
		say := need.Value(assets.NewTexts(language))(t)
		for _, kind := range coach.OpponentKinds() {
			for _, key := range []string{"setup.kind." + kind, "history.seat." + kind} {
				if text := say.Say(key); text == "" || text == key {
					t.Errorf("%s: nobody has written %s", language, key)
				}
			}
		}
	}
}
