package table

import (
	"math/rand/v2"
	"strings"
	"testing"
	"unicode/utf8"

	"dreist/assets"
	"dreist/build/need"
	"dreist/game/dreixdrei"
	"dreist/game/dreixdrei/rival"
	"dreist/game/simulate"
)

// longestReason is the number of characters for which the box of a hint has room.
const longestReason = 160

// Reasons of real games are sentences. To read them with their positions:
//
//	go test ./render/dreixdrei/table -run TestReasonsOfGamesAreSentences -v
func TestReasonsOfGamesAreSentences(t *testing.T) {
	games := uint64(8)
	if testing.Short() {
		games = 2
	}
	for _, language := range assets.Languages() {
		texts := need.Value(assets.NewTexts(language))(t)
		say := &Sentences{Texts: texts, SeatNames: []string{"Ada", "Benno", "Carlotta", "Maximiliane"}}
		for seed := range games {
			rng := rand.New(rand.NewPCG(seed, 3))
			p := need.Value(dreixdrei.NewDeal(2+int(seed%3), 1, 0, rng.Uint64()).Position())(t)
			player := need.Value(rival.NewPlayer(rival.FairKind, 0))(t)
			for turns := 0; !p.IsOver() && turns < 300; turns++ {
				if rng.IntN(8) == 0 {
					reads(t, say, &p)
				}
				for _, m := range player.NextMoves(rival.ViewOf(&p), seed) {
					need.OK(t, p.Play(m))
				}
			}
		}
	}
}

// reads reads the hint for the turn in a position.
func reads(t *testing.T, say *Sentences, p *dreixdrei.Position) {
	t.Helper()
	view := rival.ViewOf(p)
	all, _ := rival.RankMoves(view, nil, simulate.Limit{MaxGames: 200}, 1)
	if len(all) < 2 {
		return
	}
	best, other, r := rival.Recommend(view, all)
	why := because(say, best[0], r)
	t.Logf("\n%s%v against %v\n>>> %s", p.TextPicture(), best, other, why)
	if strings.Contains(why, "<") || strings.Contains(why, "  ") || strings.Contains(why, "advice.") || utf8.RuneCountInString(why) > longestReason {
		t.Errorf("%q is no sentence", why)
	}
}
