package hints

import (
	"math/rand/v2"
	"strings"
	"testing"
	"unicode/utf8"

	"dreist/assets"
	"dreist/build/need"
	"dreist/game/simulate"
	"dreist/game/thegame"
	"dreist/game/thegame/partner"
	"dreist/render/tabletop/request"
	"dreist/render/thegame/words"
)

// Reasons of real games are sentences. To read them with their positions:
//
//	go test ./render/thegame/hints -run TestReasonsOfGamesAreSentences -v
func TestReasonsOfGamesAreSentences(t *testing.T) {
	games := uint64(10)
	if testing.Short() {
		games = 2
	}
	for _, language := range assets.Languages() {
		texts := need.Value(assets.NewTexts(language))(t)
		for seed := range games {
			rng := rand.New(rand.NewPCG(seed, 3))
			p := need.Value(thegame.NewDeal(0, 1+int(seed%3), 0, rng.Uint64()).Position())(t)
			player := need.Value(partner.New(partner.Fair, 0))(t)
			for turn := 0; !p.IsOver(); turn++ {
				if rng.IntN(6) == 0 {
					reads(t, &words.Sentences{Texts: texts}, &p)
				}
				for _, m := range player.Turn(partner.Look(&p, p.Turn()), seed) {
					need.OK(t, p.Play(m))
				}
			}
		}
	}
}

// reads reads the hint for the turn in a position.
func reads(t *testing.T, say *words.Sentences, p *thegame.Position) {
	t.Helper()
	view := partner.Look(p, p.Turn())
	all, _ := partner.Advise(view, nil, simulate.Limit{Games: 200}, 1)
	moves, why := partner.Recommend(view, all)
	h := &Hinter{why: why}
	h.hint.About, h.hint.Line, h.hint.Strength = *p, moves, request.Move
	told := h.lines(say)[0]
	t.Logf("\n%s%v\n>>> %s", p.Picture(), moves, told)
	long := utf8.RuneCountInString(told) > longest
	if long || strings.Contains(told, "<") || strings.Contains(told, "  ") || strings.Contains(told, "advice.") {
		t.Errorf("%q is no sentence", told)
	}
}
