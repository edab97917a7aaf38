package dreist

import (
	"dreist/game/dreist/coach/analysis"
	"dreist/game/dreist/match"
	"dreist/game/profile"
	"dreist/game/progress"
	"dreist/game/store"
	"dreist/render/dreist/climb"
	"dreist/render/dreist/learn"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/records"
	"dreist/render/dreist/words"
	"dreist/render/mascot"
	"dreist/render/screens"
	"dreist/render/screens/awards"
	"dreist/render/shell"
	"dreist/render/tabletop"
	"dreist/render/teach"
)

// game has what all screens of DREIst! share. It knows the screens and their parts, but not which of them are open.
type game struct {
	*screens.GameScreens
	say        words.Sentences
	canvas     pictures.Canvas
	firstGame  firstGame
	climb      *climb.LadderScreen
	daily      *screens.DailyDeals
	medals     *awards.Awards
	examples   *learn.Examples
	puzzles    *learn.Puzzles
	overview   *screens.RuleBook
	statistics *records.Statistics
	judge      tabletop.Judge[analysis.Decision]
	thinking   tabletop.Limits // limits for hints
	sat        int             // number of tables opened
	welcome    *welcome
}

func newGame(f *screens.GameScreens) *game {
	a := &game{GameScreens: f, thinking: tabletop.DefaultLimits()}
	a.welcome = &welcome{game: a}
	a.canvas = pictures.Canvas{Canvas: a.Canvas, EgonFace: new(mascot.FaceCache)}
	a.say = words.Sentences{Texts: a.Texts}
	a.firstGame = firstGame{a}
	a.climb = &climb.LadderScreen{
		GameScreens: a.GameScreens, Canvas: a.canvas, Phrases: a.say, StartGame: a.playRung,
		UnfinishedGame: func() *climb.RungGame { return a.rungBegun(match.LadderSlot) }, UnfinishedPractice: func() *climb.RungGame { return a.rungBegun(store.PracticeSlot) },
	}
	finished := func() []store.HistoryEntry { return a.FinishedEntries() }
	a.daily = &screens.DailyDeals{GameScreens: a.GameScreens, FinishedMatches: finished, StartDeal: a.playDay, DayOf: func(m profile.Match) string { return m.(*match.Match).Tag(progress.DayTag) }, IsWon: func(s *store.Summary) bool { return s.HasWon() }}
	a.examples = learn.NewExamples(a.GameScreens, a.canvas, a.sitAtExample, a.learnScreen)
	a.puzzles = &learn.Puzzles{GameScreens: a.GameScreens, OpenPuzzle: a.pose, LearnScreen: a.learnScreen, OpenExamples: a.examples.ShowList}
	a.examples.OpenPuzzles = a.puzzles.OpenList
	a.medals = &awards.Awards{
		GameScreens: a.GameScreens, Medals: match.Medals(), RetiredMedals: match.RetiredMedals(), Picture: records.MedalPicture,
		Progress:  func() progress.Tally { return match.TallyMedals(a.FinishedEntries(), a.learned()) },
		MedalDays: func() map[progress.Medal]string { return match.MedalDays(a.FinishedEntries()) },
	}
	a.Background, a.TableGame = a.medals, a
	a.judge.GamesPerDecision = records.GamesPerDecision
	a.statistics = &records.Statistics{
		GameScreens: a.GameScreens, Canvas: a.canvas, Medals: a.medals, ShowsMedals: a.welcome.showsMedals,
	}
	a.overview = learn.NewOverview(a.Context, a.canvas, func(number int) shell.Navigation { return a.examples.Open(number, teach.BackToBookKey) })
	return a
}

func (g *game) RuleBook() *screens.RuleBook { return g.overview }
