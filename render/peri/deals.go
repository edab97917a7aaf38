package peri

import (
	"math"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"

	"dreist/assets"
	"dreist/game/peri"
	"dreist/game/peri/match"
	"dreist/game/peri/record"
	"dreist/game/peri/solver"
	"dreist/game/play"
	"dreist/game/profile"
	"dreist/game/progress"
	form "dreist/game/record"
	"dreist/game/simulate"
	"dreist/game/store"
	"dreist/render/panel"
	"dreist/render/peri/table"
	"dreist/render/screens"
	"dreist/render/search"
	"dreist/render/shell"
)

// rowOfDay returns the patience of a day: all in turn except those of pure luck.
func rowOfDay(day string) *peri.Patience {
	all := slices.DeleteFunc(slices.Clone(peri.Patiences), (*peri.Patience).IsGameOfLuck)
	n, _ := progress.DayNumber(day)
	return all[n%len(all)]
}

// dealDay deals the patience of a day, as practice if the day was finished before.
func (g *game) dealDay(day string, practice bool) shell.Navigation {
	row, number := rowOfDay(day), record.DealNumber(form.DaySeed(day))
	slot, tags := progress.DaySlot, append(coded(row, number), record.Tag{Name: progress.DayTag, Value: day})
	if practice {
		slot, tags = store.PracticeSlot, append(tags, record.Tag{Name: play.PracticeTag, Value: play.RepeatPractice})
	}
	return g.startMatch(slot, peri.NewDeal(row, number), tags)
}

func (g *game) startMatch(slot store.Slot, d peri.Deal, tags []record.Tag) shell.Navigation {
	return g.StartMatchWithDealing(g.SlotMode(g.GameSlot(slot)), func(to play.Saver) (profile.Match, error) { return match.New(d, g.Say("name.you"), tags, to) })
}

// today opens the panel with the patience of the day, the streak and a field for the code of a deal.
func (g *game) today() shell.Navigation {
	text, fault := "", ""
	enter := func() shell.Navigation {
		code, err := record.Codes.Read(text)
		row, number := code.Setup, code.Seed
		if n, fault := strconv.ParseUint(strings.TrimSpace(text), 10, 64); fault == nil {
			row, number, err = g.latest(), record.DealNumber(n), nil
		}
		if err != nil {
			fault = g.Say("peri.code.wrong")
			g.RemakeScreens()
			return shell.Stay()
		}
		return g.anew(row, func() shell.Navigation { return g.play(row, number) })
	}
	return shell.Push(g.NewPanelScreen(shell.PanelScreen{Options: []panel.Option{panel.WithWidth(520)}, Items: func() []panel.Item {
		now, best := g.daily.DayResults().Streak(g.Today())
		return []panel.Item{
			panel.Title{Text: g.Say("start.daily")},
			panel.Paragraph{Text: table.PatienceName(g.Texts, rowOfDay(g.Today())) + " · " + g.FormatDate(g.Today()) + "\n" + g.SayCount("peri.days", now, assets.Values{"Best": best})},
			g.Button("peri.today.play", panel.PrimaryStyle, g.daily.PlayToday),
			panel.Paragraph{Text: g.Say("peri.code.told", assets.Values{"Name": table.PatienceName(g.Texts, g.latest())})},
			panel.Field{
				ID: "code", Label: g.Say("peri.code"), Text: text, MaxLetters: 20, OnSubmit: func(string) { g.SetPanelAnswer(enter()) },
				OnChange: func(now string) {
					text, fault = now, ""
					g.RemakeScreens()
				},
			},
			panel.Paragraph{Text: fault, Tone: panel.WarningTone},
			panel.Row{Buttons: []panel.Button{
				g.Button("common.back", panel.QuietStyle, shell.Close), g.Button("peri.code.play", panel.QuietStyle, enter),
			}},
		}
	}}))
}

// dealsWinnable reports whether the player wants only winnable deals of a patience, of which there are others.
func (g *game) dealsWinnable(row *peri.Patience) bool {
	return g.IsSwitchOn(winnable.LabelKey) && !row.IsGameOfLuck() && row.HomeOf == nil
}

// finding is a search for a winnable deal, below a panel that appears only if the search takes longer than a moment.
type finding struct {
	game   *game
	row    *peri.Patience
	search *search.Search[uint64]
	ticks  int
}

// findMoment is the number of ticks before the panel appears.
const findMoment = 30

func (g *game) findWinnable(row *peri.Patience) shell.Navigation {
	numbers := rand.New(rand.NewPCG(g.NextSeed(), 0))
	limits := search.Limits{MaxTicks: math.MaxInt, RunInBackground: g.thinking.RunInBackground}
	f := &finding{game: g, row: row, search: search.Start(limits, func(l simulate.Limit) uint64 {
		for {
			number := record.DealNumber(numbers.Uint64())
			p, _ := peri.NewDeal(row, number).Position() // a deal of the program is one
			s := solver.New(p)
			if s.Search(solver.FirstRoundSize); s.Verdict == solver.Winnable || l.ShouldStop() {
				return number
			}
		}
	})}
	leave := func() shell.Navigation { return shell.CloseToLowest() } // the match below may be over
	anyDeal := func() shell.Navigation { return g.play(row, record.DealNumber(g.NextSeed())) }
	p := g.NewQuestion("peri.find.title", "peri.find.told", screens.Answer{LabelKey: "common.back", Action: leave}, screens.Answer{LabelKey: "peri.find.any", Action: anyDeal})
	p.Animation, p.OnFree, p.HasNoVeil = f, f.search.Cancel, true
	p.Entrance = func() shell.Entrance { return shell.Entrance{Alpha: float64(min(f.ticks/findMoment, 1))} }
	return shell.Push(p)
}

func (f *finding) Tick() (changed bool) {
	f.ticks++
	if number, ok := f.search.Tick(); ok {
		f.game.SetPanelAnswer(f.game.play(f.row, number, record.Tag{Name: match.WinnableTag, Value: "1"}))
	}
	return f.ticks <= findMoment
}

// NeedsTick is always true: the search ends by itself.
func (f *finding) NeedsTick() bool { return true }
