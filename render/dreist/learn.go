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

func (a *game) showLearn() shell.Navigation { return shell.CloseToLowest(a.learnScreen()) }

func (a *game) learnScreen() shell.Screen {
	return a.firstGame.screens().LearnScreen("learn.title", func() panel.Button {
		practice := a.Button("learn.practice", panel.Quiet, a.examples.ShowList)
		practice.Detail = a.say.Say("learn.practice.detail")
		return practice
	}, "book.learn.rules", "book.learn.rules.detail")
}

// sitAtExample returns an example on a table of its own, and the function that restarts it.
func (a *game) sitAtExample(number int, away string) (s *session.Screen, again func()) {
	e := a.examples.Example(number)
	b := a.newSitting(learn.NewExampleMatch(e), mode{})
	b.lesson = learn.StartLesson(b.Table, e, away, a.examples.UpdateProgress)
	b.Table.Timeline.Flush()
	return b.screen, func() { b.Table.Press(teach.RestartButton) }
}

// pose opens a puzzle at a table.
func (a *game) pose(p puzzle.Puzzle) shell.Navigation {
	return shell.CloseToLowest(a.puzzleScreen(p, scene.ViewOf(&p.Position)))
}

// puzzleScreen returns a puzzle at a table. The cards glide there from their places in the view before.
func (a *game) puzzleScreen(p puzzle.Puzzle, before scene.View) shell.Screen {
	seats := record.NumberedSeats(a.say.Say("name.you"), a.say.Say("name.egon"))
	m, err := match.New(p.Deal, seats, nil, play.DiscardSaver{})
	if err != nil {
		panic(err) // puzzles are generated
	}
	b := a.newSitting(m, mode{})
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
