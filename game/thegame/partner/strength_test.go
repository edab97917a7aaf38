package partner

import (
	"math"
	"testing"

	"dreist/build/need"
	"dreist/game/thegame"
)

// measured is how games of one kind of player ended.
type measured struct {
	games, won    int
	rest, squares float64
}

func (m measured) mean() float64 { return m.rest / float64(m.games) }

// half returns half of the 95 % interval of the mean.
func (m measured) half() float64 {
	n := float64(m.games)
	return 1.96 * math.Sqrt((m.squares/n-m.mean()*m.mean())/n)
}

// measure plays games between a player and others like it.
func measure(t *testing.T, seats, games int, player Player) measured {
	t.Helper()
	all, players := measured{games: games}, make([]Player, seats)
	for i := range players {
		players[i] = player
	}
	for n := range games {
		p := need.Value(thegame.NewDeal(thegame.Base, seats, thegame.Seat(n%seats), uint64(n)*7919+11).Position())(t)
		end := need.Value(PlayGame(p, players, uint64(n), false))(t).FinalPosition
		rest := float64(end.CardsLeft())
		if all.rest, all.squares = all.rest+rest, all.squares+rest*rest; end.IsWon() {
			all.won++
		}
	}
	return all
}

// The levels are as strong as they are told to be, as far as a few games tell.
func TestStrength(t *testing.T) {
	fair := measure(t, 2, 600, &thrifty{})
	if fair.mean()-fair.half() > 8.6 || fair.won < 50 {
		t.Errorf("fair: %+v", fair)
	}
	easy := measure(t, 2, 600, easy)
	if easy.mean() < fair.mean()+3 || easy.mean() > 21 {
		t.Errorf("easy: %+v, fair: %+v", easy, fair)
	}
	if testing.Short() {
		return
	}
	if strong := measure(t, 4, 12, &strong{games: 400}); strong.won < 5 {
		t.Errorf("strong: %+v", strong)
	}
}
