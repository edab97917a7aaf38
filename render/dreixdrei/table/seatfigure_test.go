package table

import (
	"testing"

	"dreist/build/need"
	"dreist/game/dreixdrei"
	"dreist/game/dreixdrei/match"
	"dreist/game/play"
	"dreist/render/dreixdrei/pictures"
	"dreist/render/dreixdrei/scene"
	"dreist/render/stage"
)

const twoPlay = `[Game "DREI x DR3I"]
[Format "1"]
[Seat1 "Mia"]
[Seat2 "Toni"]
[Computer2 "fair"]
[Stage "play"]
[Down1 "9 5 4"]
[Open1 "3 4 5"]
[Hand1 "3 4 10"]
[Down2 "5 6 7"]
[Open2 "9 9 6"]
[Hand2 "3 8 11"]
[Draw ""]
[Discard "6 7 4"]
`

// TestTheFigureInFrontTakesPart wants it to take what happens in its own way, and to think again once that has passed.
func TestTheFigureInFrontTakesPart(t *testing.T) {
	m := need.Value(match.Resume(twoPlay, play.DiscardSaver{}))(t)
	f, _ := stage.FitFrame(1280, 800, 1)
	at := NewTable(m, f, stage.NormalSpeed, Sentences{}, nil)
	for _, c := range []struct {
		event dreixdrei.Event
		want  pictures.Mood
	}{
		{dreixdrei.PilePickedUp{Seat: 0}, pictures.MoodLoaded}, {dreixdrei.PilePickedUp{Seat: 1}, pictures.MoodTeasing},
		{dreixdrei.PileDeleted{Seat: 0}, pictures.MoodSweeping}, {dreixdrei.CardsLaid{Seat: 0}, pictures.MoodPleased},
		{dreixdrei.CardsLaid{Seat: 1}, pictures.MoodThinking},
	} {
		at.ShowEvent(&scene.AnimatedEvent{Event: c.event}, 2)
		at.tickHosts()
		if got := at.frontFigure().Mood().Mood; c.want != pictures.MoodThinking && got != c.want {
			t.Errorf("%T: mood %v, want %v", c.event, got, c.want)
		}
		for range longMood + 1 {
			at.tickHosts()
		}
		if got := at.frontFigure().Mood().Mood; got != pictures.MoodThinking {
			t.Errorf("%T: mood %v long after, want %v", c.event, got, pictures.MoodThinking)
		}
	}
}
