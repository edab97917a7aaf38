package dreist

import (
	"dreist/game/dreist/match"
	"dreist/game/dreist/puzzle"
	"dreist/game/dreist/record"
	"dreist/game/play"
	"dreist/render/dreist/puzzles"
	"dreist/render/dreist/scene"
	"dreist/render/shell"
)

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
