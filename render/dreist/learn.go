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
		practice := g.Button("learn.practice", panel.QuietStyle, g.examples.ShowList)
		practice.Detail = g.say.Say("learn.practice.detail")
		return practice
	}, "book.learn.rules", "book.learn.rules.detail")
}

// sitAtExample returns an example on a table of its own, and the function that restarts it.
func (g *game) sitAtExample(number int, away string) (screen *session.Screen, again func()) {
	e := g.examples.Example(number)
	s := g.newSitting(learn.NewExampleMatch(e), mode{})
	s.lesson = learn.StartLesson(s.Table, e, away, g.examples.UpdateProgress)
	s.Table.Timeline.Flush()
	return s.screen, func() { s.Table.Press(teach.RestartButton) }
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
	s := g.newSitting(m, mode{})
	r := puzzles.NewPuzzleGuide(s.Table, puzzle.NewAttempt(p))
	s.riddle = r
	s.screen.RestartKey, s.screen.Restart = "puzzles.another", s.nextPuzzle
	s.Table.SetGuide(r)
	r.ShowPuzzle(before)
	return s.screen
}

func (s *sitting) nextPuzzle() shell.Navigation {
	p := s.riddle.Attempt.Puzzle()
	next := puzzle.Generate(p.Kind, p.Level, s.game.NextSeed())
	return shell.Replace(s.game.puzzleScreen(next, s.Table.Timeline.View().Clone())).ClosingDownTo(s.screen)
}
