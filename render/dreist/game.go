package dreist

import (
	"dreist/game/dreist/coach/analysis"
	"dreist/game/dreist/match"
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
	"dreist/render/search"
	"dreist/render/shell"
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
	examples   *learn.ExampleScreen
	puzzles    *learn.PuzzleScreen
	statistics *records.Statistics
	judge      search.Judge[analysis.Decision]
	thinking   search.Limits // limits for hints
	sat        int           // number of tables opened
	welcome    *welcome
}

func newGame(shared *screens.GameScreens) *game {
	g := &game{GameScreens: shared, thinking: search.DefaultLimits()}
	g.welcome = &welcome{game: g}
	g.canvas = pictures.Canvas{Canvas: g.Canvas, EgonFace: new(mascot.FaceCache)}
	g.say = words.Sentences{Texts: g.Texts}
	g.firstGame = firstGame{g}
	g.climb = &climb.LadderScreen{
		GameScreens: g.GameScreens, Canvas: g.canvas, Phrases: g.say, StartGame: g.playRung,
		UnfinishedGame: func() *climb.RungGame { return g.rungBegun(match.LadderSlot) }, UnfinishedPractice: func() *climb.RungGame { return g.rungBegun(store.PracticeSlot) },
	}
	g.daily = &screens.DailyDeals{GameScreens: g.GameScreens, StartDeal: g.playDay, IsWon: (*store.Summary).HasWon}
	g.examples = learn.NewExampleScreen(g.GameScreens, g.canvas, g.sitAtExample, g.learnScreen)
	g.puzzles = &learn.PuzzleScreen{GameScreens: g.GameScreens, OpenPuzzle: g.pose, LearnScreen: g.learnScreen, OpenExamples: g.examples.ShowList}
	g.examples.OpenPuzzles = g.puzzles.OpenList
	g.medals = &awards.Awards{
		GameScreens: g.GameScreens, Medals: match.Medals(), RetiredMedals: match.RetiredMedals(), MedalPicture: records.MedalPicture,
		MedalProgress: func() progress.Tally { return match.TallyMedals(g.FinishedEntries(), g.learned()) },
		MedalDays:     func() map[progress.Medal]string { return match.MedalDays(g.FinishedEntries()) },
	}
	g.Background, g.TableGame = g.medals, g
	g.judge.GamesPerDecision = records.GamesPerDecision
	g.statistics = &records.Statistics{
		GameScreens: g.GameScreens, Canvas: g.canvas, Medals: g.medals, ShowsMedals: g.welcome.showsMedals,
	}
	g.RuleBook = learn.NewRuleBook(g.Context, g.canvas, func(number int) shell.Navigation { return g.examples.OpenExample(number, teach.BackToBookLabelKey) })
	return g
}
