package dreist

import (
	"dreist/game/dreist/match"
	"dreist/game/dreist/puzzle"
	"dreist/game/dreist/record"
	"dreist/game/play"
	"dreist/render/dreist/learn"
	"dreist/render/dreist/puzzles"
	"dreist/render/dreist/scene"
	"dreist/render/panel"
	"dreist/render/session"
	"dreist/render/shell"
	"dreist/render/teach"
)

func (g *game) showLearn() shell.Navigation { return shell.CloseToLowest(g.learnScreen()) }

func (g *game) learnScreen() shell.Screen {
	return g.firstGame.screens().LearnScreen("learn.title", func() panel.Button {
		practice := g.Button("learn.practice", panel.Quiet, g.examples.ShowList)
		practice.Detail = g.say.Say("learn.practice.detail")
		return practice
	}, "book.learn.rules", "book.learn.rules.detail")
}

// sitAtExample returns an example on a table of its own, and the function that restarts it.
func (g *game) sitAtExample(number int, away string) (s *session.Screen, again func()) {
	e := g.examples.Example(number)
	b := g.newSitting(learn.NewExampleMatch(e), mode{})
	b.lesson = learn.StartLesson(b.Table, e, away, g.examples.UpdateProgress)
	b.Table.Timeline.Flush()
	return b.screen, func() { b.Table.Press(teach.RestartButton) }
}

// pose opens a puzzle at a table.
func (g *game) pose(p puzzle.Puzzle) shell.Navigation {
	return shell.CloseToLowest(g.puzzleScreen(p, scene.ViewOf(&p.Position)))
}

// puzzleScreen returns a puzzle at a table. The cards glide there from their places in the view before.
func (g *game) puzzleScreen(p puzzle.Puzzle, before scene.View) shell.Screen {
	seats := record.NumberedSeats(g.say.Say("name.you"), g.say.Say("name.egon"))
	m, err := match.New(p.Deal, seats, nil, play.DiscardSaver{})
	if err != nil {
		panic(err) // puzzles are generated
	}
	b := g.newSitting(m, mode{})
	r := puzzles.NewPuzzleGuide(b.Table, puzzle.NewAttempt(p))
	b.riddle = r
	b.screen.RestartKey, b.screen.Restart = "puzzles.another", b.nextPuzzle
	b.Table.SetGuide(r)
	r.ShowPuzzle(before)
	return b.screen
}

func (b *sitting) nextPuzzle() shell.Navigation {
	p := b.riddle.Attempt.Puzzle()
	next := puzzle.Generate(p.Kind, p.Level, b.game.NextSeed())
	return shell.Replace(b.game.puzzleScreen(next, b.Table.Timeline.View().Clone())).ClosingDownTo(b.screen)
}
