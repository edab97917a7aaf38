package thegame

import (
	"testing"

	"dreist/game/thegame"
	"dreist/game/thegame/partner"
	person "dreist/render/guest"
	"dreist/render/screens"
)

// guest uses the whole program with THE GAME without a window, as a person would.
type guest struct {
	*person.Guest
	game *game
}

// visit starts the program on a folder, with deals that follow from a seed and searches that take no time.
func visit(t testing.TB, folder string, seed uint64) *guest {
	t.Helper()
	game, about := &guest{}, About()
	about.Open = func(g *screens.GameScreens) screens.Game {
		game.game = newGame(g)
		game.game.hintLimits = person.SearchAtOnce(60)
		return game.game
	}
	game.Guest = person.Visit(t, about, folder, seed)
	return game
}

// sitting returns the table that is on top or below the panel that is.
func (g *guest) sitting() *sitting { return g.SessionScreen().Table.(*sitting) }

// sit begins a game at a table that is set up for persons by their names, and for computer players.
func (g *guest) sit(seats ...string) {
	g.Helper()
	g.SetUp(partner.PlayerKinds(), seats...)
	g.ClickLabel(g.Say("begin.together"))
	g.ClickLabel(g.Say("setup.play"))
	g.AdvanceToRest()
}

// faceUp returns the seats of whose hands a card shows its face.
func (s *sitting) faceUp() (seats []thegame.Seat) {
	for seat := range thegame.Seat(s.Table.ShownPosition().SeatCount()) {
		for _, c := range s.Table.ShownPosition().Hand(seat) {
			if s.Table.Timeline.Pose(c).FaceUp > 0 {
				seats = append(seats, seat)
				break
			}
		}
	}
	return seats
}
