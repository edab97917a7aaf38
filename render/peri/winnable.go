package peri

import (
	"math"
	"math/rand/v2"

	"dreist/game/peri"
	"dreist/game/peri/match"
	"dreist/game/peri/record"
	"dreist/game/peri/solver"
	"dreist/game/simulate"
	"dreist/render/panel"
	"dreist/render/peri/table"
	"dreist/render/shell"
	"dreist/render/tabletop"
)

// dealsWinnable reports whether the player wants only winnable deals of a patience, of which there are others.
func (g *game) dealsWinnable(row *peri.Patience) bool {
	return g.IsSwitchOn(winnable.LabelKey) && !row.IsGameOfLuck() && row.HomeOf == nil
}

// finding is a search for a winnable deal, below a panel that appears only if the search takes longer than a moment.
type finding struct {
	game   *game
	row    *peri.Patience
	search *tabletop.Search[uint64]
	ticks  int
}

// findMoment is the number of ticks before the panel appears.
const findMoment = 30

func (g *game) findWinnable(row *peri.Patience) shell.Navigation {
	numbers := rand.New(rand.NewPCG(g.NextSeed(), 0))
	limits := tabletop.Limits{MaxTicks: math.MaxInt, RunInBackground: g.thinking.RunInBackground}
	f := &finding{game: g, row: row, search: tabletop.StartSearch(limits, func(l simulate.Limit) uint64 {
		for {
			number := record.DealNumber(numbers.Uint64())
			p, _ := peri.NewDeal(row, number).Position() // a deal of the program is one
			s := solver.New(p)
			if table.Search(s, solver.FirstRoundSize, l.ShouldStop); s.Verdict == solver.Winnable || l.ShouldStop() {
				return number
			}
		}
	})}
	leave := func() shell.Navigation { return shell.CloseToLowest() } // the match below may be over
	return shell.Push(g.NewPanelScreen(shell.PanelScreen{
		Animation: f, OnEscape: leave, Free: f.search.Cancel, HasNoVeil: true,
		Entrance: func() shell.Entrance { return shell.Entrance{Alpha: float64(min(f.ticks/findMoment, 1))} },
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

func (f *finding) Tick() (changed bool) {
	f.ticks++
	if number, ok := f.search.Tick(); ok {
		f.game.SetAnswer(f.game.play(f.row, number, record.Tag{Name: match.WinnableTag, Value: "1"}))
	}
	return f.ticks <= findMoment
}

// NeedsTick is always true: the search ends by itself.
func (f *finding) NeedsTick() bool { return true }
