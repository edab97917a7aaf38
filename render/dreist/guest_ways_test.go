package dreist

import (
	"dreist/game/dreist/puzzle"
	"dreist/render/shell"
	"dreist/render/tabletop/request"
)

// Shortcuts to screens.

func (g *guest) showStart()             { g.take(shell.Home()) }
func (g *guest) showLearn()             { g.take(g.game.showLearn()) }
func (g *guest) showLadder()            { g.take(g.game.climb.Show()) }
func (g *guest) showStatistics()        { g.take(shell.Home(g.StatisticsScreen())) }
func (g *guest) showHistory()           { g.take(g.game.ShowHistory()) }
func (g *guest) showData()              { g.take(g.game.ShowData()) }
func (g *guest) showExamples()          { g.take(g.game.examples.Show()) }
func (g *guest) showPuzzles()           { g.take(g.game.puzzles.Show()) }
func (g *guest) showFirstGame()         { g.take(g.game.firstGame.screens().Show()) }
func (g *guest) playFirstGame()         { g.take(g.game.firstGame.play()) }
func (g *guest) newGame()               { g.take(g.game.newGame()) }
func (g *guest) climb()                 { g.take(g.game.climb.Begin()) }
func (g *guest) playDaily()             { g.take(g.game.daily.Play()) }
func (g *guest) showSetup()             { g.take(g.game.ShowSetup()) }
func (g *guest) practise(rung int)      { g.take(g.game.climb.Practise(rung)) }
func (g *guest) openRule(ref string)    { g.take(g.game.ShowRule(ref)) }
func (g *guest) openExample(number int) { g.take(g.game.examples.Open(number, "")) }
func (g *guest) practisePuzzle(k puzzle.Kind, l puzzle.Level) {
	p, err := puzzle.Generate(k, l, g.Seed())
	if err != nil {
		g.t.Fatal(err)
	}
	g.pose(p)
}
func (g *guest) pose(p puzzle.Puzzle) { g.take(g.game.pose(p)) }
func (g *guest) lookBack()            { g.take(g.at.screen.LookBack()) }
func (g *guest) leave()               { g.take(g.at.screen.Leave()) }
func (g *guest) playAgain()           { g.take(g.at.screen.PlayAgain()) }
func (g *guest) branch()              { g.ask(request.Branch) }
func (g *guest) ask(k request.Kind)   { g.take(g.at.screen.Answer(request.Request{Kind: k})) }
func (g *guest) answerRequests() {
	for _, r := range g.table.TakeRequests() {
		g.take(g.at.screen.Answer(r))
	}
}
func (g *guest) showMenu() { g.ask(request.Menu) }
func (g *guest) showEnd()  { g.ask(request.End) }
func (g *guest) close()    { g.take(shell.Close()) }

// reviews reports whether the table shows a review.
func (g *guest) reviews() bool { return g.at != nil && g.at.screen.Review }

// startTable begins the series of the set-up.
func (g *guest) startTable() {
	setup := g.Setup()
	g.take(g.game.BeginSeries(About().Table.SeriesOf(&setup), ""))
}
