package peri

import (
	"math"
	"math/rand/v2"
	"runtime"

	"dreist/game/peri"
	"dreist/game/peri/match"
	"dreist/game/peri/record"
	"dreist/game/peri/solver"
	"dreist/game/simulate"
	"dreist/render/panel"
	"dreist/render/peri/scene"
	"dreist/render/shell"
	"dreist/render/tabletop"
)

// canBeLost reports whether there are deals of a patience that skill can win, and others that nobody can.
func canBeLost(row *peri.Patience) bool { return !scene.IsGameOfLuck(row) && row.HomeOf == nil }

// finding is a search for a winnable deal, below a panel that appears only if the search takes longer than a moment.
type finding struct {
	game    *game
	row     *peri.Patience
	thought *tabletop.Search[uint64]
	ticks   int
}

// The measures of a search for a deal.
const (
	findMoment = 30 // ticks
	findStep   = 50 // positions, then drawing comes first
)

// findWinnable deals the first random deal that the solver wins.
func (g *game) findWinnable(row *peri.Patience) shell.Navigation {
	numbers := rand.New(rand.NewPCG(g.NextSeed(), 0))
	f := &finding{game: g, row: row, thought: tabletop.StartSearch(tabletop.Limits{MaxTicks: math.MaxInt, RunInBackground: g.thinking.RunInBackground}, func(l simulate.Limit) uint64 {
		for {
			number := record.DealNumber(numbers.Uint64())
			if p, err := peri.NewDeal(row, number).Position(); err == nil && isWon(p, l.ShouldStop) || l.ShouldStop() {
				return number
			}
		}
	})}
	leave := func() shell.Navigation { return shell.CloseToLowest() } // the match below may be over
	return shell.Push(g.NewPanelScreen(shell.PanelScreen{
		Animation: f, OnEscape: leave, Free: f.thought.Cancel, HasNoVeil: true, Entrance: f.entrance,
		Items: func() []panel.Item {
			return []panel.Item{
				panel.Title{Text: g.Say("peri.find.title")}, panel.Paragraph{Text: g.Say("peri.find.told")},
				panel.Row{Buttons: []panel.Button{
					g.Button("common.back", panel.Primary, leave),
					g.Button("peri.find.any", panel.Quiet, func() shell.Navigation { return g.play(row, record.DealNumber(g.NextSeed())) }),
				}},
			}
		},
	}))
}

// isWon reports whether the first round of a search wins a deal. The search stops as soon as enough is true.
func isWon(p peri.Position, enough func() bool) bool {
	s := solver.New(p)
	for n := 0; n < solver.FirstRoundSize && !s.IsDone() && !enough(); runtime.Gosched() {
		n += s.Search(findStep)
	}
	return s.Verdict() == solver.Winnable
}

// Tick plays the deal as soon as it is found.
func (f *finding) Tick() (changed bool) {
	f.ticks++
	if number, ok := f.thought.Tick(); ok {
		f.game.SetAnswer(f.game.play(f.row, number, record.Tag{Name: match.WinnableTag, Value: "1"}))
	}
	return f.ticks <= findMoment
}

// NeedsTick is always true: the search ends by itself.
func (f *finding) NeedsTick() bool { return true }

// entrance hides the panel during the first moment.
func (f *finding) entrance() shell.Entrance {
	if f.ticks < findMoment {
		return shell.Entrance{}
	}
	return shell.Entrance{Alpha: 1}
}
