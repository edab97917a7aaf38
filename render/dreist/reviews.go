package dreist

import (
	"dreist/game/dreist/match"
	"dreist/game/play"
	"dreist/game/profile"
	"dreist/game/store"
	"dreist/render/session"
)

// MatchScreen returns the screen of a match at a table at which nobody plays yet.
func (a *game) MatchScreen(m profile.Match) *session.Screen {
	of := m.(*match.Match)
	return a.newSitting(of, modeOf("", of)).screen
}

// RecordFault returns the sentence about an error in the record of a file.
func (a *game) RecordFault(name string, err error) string { return a.say.RecordFaultText(name, err) }

// lookBack opens a look back on a record, in the mode of the match on the table.
func (b *sitting) lookBack(text string, at int, from session.Origin) (*session.Screen, error) {
	m, err := match.Resume(text, play.DiscardSaver{})
	if err != nil {
		return nil, err
	}
	return b.game.newSitting(m, b.mode).screen.TurnIntoReplay(at, from), nil
}

// practise starts a practice game: from the position after this number of moves of the match or, if again is set, on its deal from the start.
func (b *sitting) practise(moves int, again bool) (*session.Screen, error) {
	c := b.mode
	c.slot, c.practice, c.series = store.PracticeSlot, practiceBranch, 0
	if again {
		c.practice = practiceAgain
	}
	k, err := b.game.StartMatch(b.game.keepMode(c),
		func(to play.Saver) (profile.Match, error) { return b.Table.Match.Practise(moves, c.practice, to) })
	if err != nil {
		return nil, err
	}
	p := b.game.sitDown(k, c)
	if again {
		p.Table.AnimateDeal()
	}
	return p.screen, nil
}
