package table

import (
	"testing"

	"dreist/assets"
	"dreist/game/play"
	"dreist/game/thegame"
	"dreist/game/thegame/match"
	"dreist/render/stage"
	"dreist/render/thegame/pictures"
	"dreist/render/thegame/words"
	"dreist/sounds"
)

// TestABigStepIsFeltBeyondTheTurn ends the turn right after a step of 50: the next turn doesn't cut the wince short.
func TestABigStepIsFeltBeyondTheTurn(t *testing.T) {
	deal := thegame.Deal{Seats: 1, Hands: [][]thegame.Card{{51, 90, 20, 21, 22, 23, 24, 25}}, Deck: []thegame.Card{60, 61}}
	m, err := match.New(deal, []play.Player{{Name: "Mia", Kind: play.Person}}, nil, play.Unkept{})
	if err != nil {
		t.Fatal(err)
	}
	say, err := assets.NewTexts("en")
	if err != nil {
		t.Fatal(err)
	}
	table := New(m, stage.Frame{W: 1280, H: 800, Scale: 1}, stage.Instant, words.Sentences{Texts: say}, sounds.Silent())
	for _, move := range []thegame.Move{thegame.Lay(51, thegame.A), thegame.Lay(90, thegame.C), thegame.End()} {
		table.Play(move)
	}
	if table.Tick(); table.cast[thegame.A].Mood().Mood != pictures.Wincing {
		t.Errorf("at the beginning of the next turn: mood %d, want %d", table.cast[thegame.A].Mood().Mood, pictures.Wincing)
	}
	for range moodTicks {
		table.Tick()
	}
	if got := table.cast[thegame.A].Mood().Mood; got != pictures.Idle {
		t.Errorf("later: mood %d, want %d", got, pictures.Idle)
	}
}
