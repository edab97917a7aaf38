package thegame_test

import (
	"slices"
	"testing"

	"dreist/build/need"
	"dreist/game/thegame"
)

func perft(t *testing.T, p thegame.Position, depth int) int {
	t.Helper()
	if depth == 0 {
		return 1
	}
	leaves := 0
	for _, m := range p.AppendMoves(nil) {
		next := p
		need.OK(t, next.Play(m))
		leaves += perft(t, next, depth-1)
	}
	return leaves
}

// The numbers of ways to play some moves of deals were counted by a second, plainer telling of the rules, too. Small deals are played to
// every end that they have.
func TestPerft(t *testing.T) {
	whole := func(v thegame.Variant, seats int) thegame.Position {
		return position(t, thegame.NewDeal(v, seats, 0, uint64(seats)))
	}
	for name, tt := range map[string]struct {
		p    thegame.Position
		want []int // of one move, two moves, …
	}{
		"base, 1 seat":       {whole(thegame.Base, 1), []int{32, 784, 15120}},
		"base, 2 seats":      {whole(thegame.Base, 2), []int{28, 588, 9548}},
		"base, 5 seats":      {whole(thegame.Base, 5), []int{24, 420, 5540}},
		"pro, 3 seats":       {whole(thegame.Pro, 3), []int{24, 420, 5120}},
		"pro-small, 4 seats": {whole(thegame.ProSmall, 4), []int{20, 284, 2684}},
		"seats fall out": {board{piles: [4]string{"44", "40", "30", "39"}, hands: []string{"46 70", "", "47 29 36"}}.position(t),
			[]int{4, 10, 26, 110, 286, 450, 576, 392, 100}},
		"the draw pile runs out": {board{variant: thegame.ProSmall, piles: [4]string{"93", "92", "6", "5"}, hands: []string{"13 12 95 2 90 23 3"},
			deck: "80 33"}.position(t), []int{6, 26, 82, 296, 846, 1954, 3568, 6172, 8282}},
		"the last card wins":       {board{piles: [4]string{"86", "99", "4", "3"}, hands: []string{"87 97", "88"}}.position(t), []int{2, 4, 3, 2, 1, 0}},
		"lost before it has begun": {board{piles: [4]string{"98", "99", "3", "2"}, hands: []string{"50", "51"}}.position(t), []int{0}},
	} {
		var got []int
		for depth := range tt.want {
			got = append(got, perft(t, tt.p, depth+1))
		}
		if !slices.Equal(got, tt.want) {
			t.Errorf("%s: got %v, want %v", name, got, tt.want)
		}
	}
}
