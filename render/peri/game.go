package peri

import (
	"cmp"
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
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/panel"
	"dreist/render/peri/faces"
	"dreist/render/peri/scene"
	"dreist/render/peri/table"
	"dreist/render/screens"
	"dreist/render/search"
	"dreist/render/shell"
)

type game struct {
	*screens.GameScreens
	daily    *screens.DailyDeals
	thinking search.Limits  // of the solver's searches; without RunInBackground there are none
	seated   *peri.Patience // the patience that was opened or dealt last, nil before
}

func newGame(f *screens.GameScreens) *game {
	g := &game{GameScreens: f, thinking: search.DefaultLimits()}
	g.RuleBook, g.daily = g.newRuleBook(), &screens.DailyDeals{GameScreens: f, IsWon: (*store.Summary).HasWon}
	g.daily.StartDeal = func(day string, slot store.Slot, tags []record.Tag) shell.Navigation {
		return g.play(slot, rowOfDay(day), form.DaySeed(day), tags...)
	}
	g.EarnedBackCount = func() int { return len(g.won())/backFor + len(g.won())/len(scene.Rows) }
	return g
}

// backFor is the number of patiences that have to come out for each further back. The last back takes all of them.
const backFor = 4

func (g *game) ReadMatch(text string, to play.Saver) (profile.Match, error) {
	return match.Resume(text, to)
}

func (g *game) ModeOf(slot store.Slot, m profile.Match) (profile.MatchMode, bool) {
	key := m.(*match.Match).Deal().Patience.Key
	return g.SlotMode(slot), slot == g.GameSlot(store.PracticeSlot) || slot == g.GameSlot(store.Slot(key)) || slot == g.GameSlot(progress.DaySlot) && screens.DayOf(m) != ""
}

func (g *game) StartOrContinueMatch() shell.Navigation { return g.open(g.latest()) }

// latest returns the patience that was opened or dealt last; before the first one, an unfinished patience, else Big Apple.
func (g *game) latest() *peri.Patience {
	for _, row := range peri.Patiences {
		if g.seated == nil && g.UnfinishedMatch(store.Slot(row.Key)) != nil {
			return row
		}
	}
	return cmp.Or(g.seated, peri.Find("bigapple"))
}

// open continues a patience, or deals it.
func (g *game) open(row *peri.Patience) shell.Navigation {
	g.seated = row
	if k := g.UnfinishedMatch(store.Slot(row.Key)); k != nil {
		return g.ContinueMatch(k)
	}
	return g.deal(row)
}

// deal deals a patience, a winnable deal if the player wants that.
func (g *game) deal(row *peri.Patience) shell.Navigation {
	return g.anew(row, func() shell.Navigation {
		if g.thinking.RunInBackground != nil && g.dealsWinnable(row) {
			return g.findWinnable(row)
		}
		return g.play(store.Slot(row.Key), row, g.NextSeed())
	})
}

// anew starts a patience. If that would end an unfinished game, it first asks whether to continue the game, forget it, or count it as
// lost.
func (g *game) anew(row *peri.Patience, start func() shell.Navigation) shell.Navigation {
	lose := func() shell.Navigation {
		k := g.UnfinishedMatch(store.Slot(row.Key))
		k.Match.(*match.Match).IncreaseTag(match.GivenUpTag)
		k.FinishGame(k.Match.Record(), k.Match.Facts())
		return start()
	}
	return g.ConfirmNewMatchIn(store.Slot(row.Key), "peri.anew", start, screens.Answer{LabelKey: "peri.anew.away", Action: start}, screens.Answer{LabelKey: "peri.anew.lost", Action: lose})
}

// court returns a card that stands for the game.
func (g *game) court() kit.Motif {
	return faces.FaceMotif{Card: peri.NewCard(peri.Queen, peri.Hearts), Style: g.look()}
}

func (g *game) look() faces.CardStyle {
	return faces.CardStyle{HasGermanLetters: g.Language == "de", HasTwoColors: !g.IsSwitchOn(fourColours.LabelKey)}
}

func (g *game) DrawInvitation(room geom.Rect) { g.CardDrawing(g.court())(room) }

func (g *game) DescribeMatch(e *store.HistoryEntry) screens.MatchDescription {
	s := &e.Summary
	name := table.PatienceName(g.Texts, rowOf(s))
	if s.Counts[progress.DayCountKey] > 0 {
		name += " · " + g.Say("start.daily")
	}
	f := screens.MatchDescription{GameText: name, ResultText: g.Say("peri.won"), Outcome: panel.WonOutcome}
	if !s.HasWon() {
		f.ResultText, f.Outcome = g.SayCount("peri.stuck", s.Scores[0], nil), panel.LostOutcome
	}
	return f
}

func rowOf(s *store.Summary) *peri.Patience {
	return peri.Patiences[min(max(s.Counts[match.PatienceCountKey], 0), len(peri.Patiences)-1)]
}

// rowOfDay returns the patience of a day: all in turn except those of pure luck.
func rowOfDay(day string) *peri.Patience {
	all := slices.DeleteFunc(slices.Clone(peri.Patiences), (*peri.Patience).IsGameOfLuck)
	n, _ := progress.DayNumber(day)
	return all[n%len(all)]
}

// play deals a patience with the cards of a seed.
func (g *game) play(slot store.Slot, row *peri.Patience, seed uint64, tags ...record.Tag) shell.Navigation {
	g.seated = row
	code, _ := record.Codes.New(row, seed) // each patience has codes
	tags = append([]record.Tag{{Name: match.CodeTag, Value: code.String()}}, tags...)
	return g.StartMatchWithDealing(g.SlotMode(g.GameSlot(slot)), func(to play.Saver) (profile.Match, error) { return match.New(code.Deal(), g.Say("name.you"), tags, to) })
}

// today opens the panel with the patience of the day, the streak and a field for the code of a deal.
func (g *game) today() shell.Navigation {
	text, fault := "", ""
	enter := func() shell.Navigation {
		code, err := record.Codes.Read(text)
		if n, noNumber := strconv.ParseUint(strings.TrimSpace(text), 10, 64); noNumber == nil {
			code.Setup, code.Seed, err = g.latest(), n, nil
		}
		if err != nil {
			fault = g.Say("peri.code.wrong")
			g.RemakeScreens()
			return shell.Stay()
		}
		return g.anew(code.Setup, func() shell.Navigation { return g.play(store.Slot(code.Setup.Key), code.Setup, code.Seed) })
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

// ticker is the animation of a panel that waits for something.
type ticker func() (changed bool)

func (t ticker) Tick() (changed bool) { return t() }
func (ticker) NeedsTick() bool        { return true }

// findMoment is the number of ticks before the panel of a search appears.
const findMoment = 30

// findWinnable searches for a winnable deal, below a panel that appears only if the search takes longer than a moment.
func (g *game) findWinnable(row *peri.Patience) shell.Navigation {
	seeds, ticks := rand.New(rand.NewPCG(g.NextSeed(), 0)), 0
	limits := search.Limits{MaxTicks: math.MaxInt, RunInBackground: g.thinking.RunInBackground}
	found := search.Start(limits, func(l simulate.Limit) uint64 {
		for {
			seed := record.DealNumber(seeds.Uint64())
			p, _ := peri.NewDeal(row, seed).Position() // a deal of the program is one
			s := solver.New(p)
			if s.Search(solver.FirstRoundSize); s.Verdict == solver.Winnable || l.ShouldStop() {
				return seed
			}
		}
	})
	leave := func() shell.Navigation { return shell.CloseToLowest() } // the match below may be over
	anyDeal := func() shell.Navigation { return g.play(store.Slot(row.Key), row, g.NextSeed()) }
	p := g.NewQuestion("peri.find.title", "peri.find.told", screens.Answer{LabelKey: "common.back", Action: leave}, screens.Answer{LabelKey: "peri.find.any", Action: anyDeal})
	p.OnFree, p.HasNoVeil, p.Animation = found.Cancel, true, ticker(func() (changed bool) {
		ticks++
		if seed, ok := found.Tick(); ok {
			g.SetPanelAnswer(g.play(store.Slot(row.Key), row, seed, record.Tag{Name: match.WinnableTag, Value: "1"}))
		}
		return ticks <= findMoment
	})
	p.Entrance = func() shell.Entrance { return shell.Entrance{Alpha: float64(min(ticks/findMoment, 1))} }
	return shell.Push(p)
}
