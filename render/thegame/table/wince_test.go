package table

import (
	"testing"

	"dreist/game/thegame"
	"dreist/render/stage"
	"dreist/render/thegame/pictures"
)

// TestABigStepIsFeltBeyondTheTurn ends the turn right after a step of 50: the next turn doesn't cut the wince short.
func TestABigStepIsFeltBeyondTheTurn(t *testing.T) {
	deal := thegame.Deal{SeatCount: 1, Hands: [][]thegame.Card{{51, 90, 20, 21, 22, 23, 24, 25}}, DrawPile: []thegame.Card{60, 61}}
	table := sit(t, deal)
	table.Timeline.SetSpeed(stage.InstantSpeed)
	for _, move := range []thegame.Move{thegame.Lay(51, thegame.PileA), thegame.Lay(90, thegame.PileC), thegame.EndMove()} {
		table.Play(move)
	}
	if table.Tick(true); table.cast[thegame.PileA].Mood().Mood != pictures.MoodWincing {
		t.Errorf("at the beginning of the next turn: mood %d, want %d", table.cast[thegame.PileA].Mood().Mood, pictures.MoodWincing)
	}
	for range moodTicks {
		table.Tick(true)
	}
	if got := table.cast[thegame.PileA].Mood().Mood; got != pictures.MoodIdle {
		t.Errorf("later: mood %d, want %d", got, pictures.MoodIdle)
	}
}
