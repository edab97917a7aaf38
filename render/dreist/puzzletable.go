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
	s := a.puzzleScreen(p, scene.ViewOf(&p.Position))
	if s == nil {
		return shell.Stay()
	}
	return shell.CloseToLowest(s.screen)
}

// puzzleScreen returns a puzzle at a table, nil if its deal is invalid. The cards glide there from their places in the view
// before.
func (a *game) puzzleScreen(p puzzle.Puzzle, before scene.View) *sitting {
	seats := record.NumberedSeats(a.say.Say("name.you"), a.say.Say("name.egon"))
	m, err := match.New(p.Deal, seats, nil, play.DiscardSaver{})
	if err != nil {
		a.ShowNotice("notice.title.failed", "notice.deal.failed")
		return nil
	}
	b := a.newSitting(m, mode{})
	r := puzzles.NewPuzzleGuide(b.Table, puzzle.NewAttempt(p))
	b.riddle = r
	b.screen.RestartKey, b.screen.Restart = "puzzles.another", b.nextPuzzle
	b.Table.SetGuide(r)
	r.ShowPuzzle(before)
	return b
}

func (b *sitting) nextPuzzle() shell.Navigation {
	if b.riddle == nil {
		return shell.Stay()
	}
	p := b.riddle.Attempt.Puzzle()
	next := puzzle.Generate(p.Kind, p.Level, b.game.NextSeed())
	s := b.game.puzzleScreen(next, b.Table.Timeline.View().Clone())
	if s == nil {
		return shell.Stay()
	}
	return shell.Replace(s.screen).ClosingDownTo(b.screen)
}
