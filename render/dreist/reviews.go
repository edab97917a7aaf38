package dreist

import (
	"dreist/game/dreist/match"
	"dreist/game/keep"
	"dreist/game/play"
	"dreist/render/dreist/analyses"
	"dreist/render/session"
	"dreist/render/shell"
	"dreist/render/tabletop"
)

// Past returns the screen that reviews the match of a record.
func (a *game) Past(name, text string, from session.Origin) (s *session.Screen, fault string) {
	m, err := match.Resume(text, play.Unkept{})
	if err != nil {
		return nil, a.say.RecordFault(name, err)
	}
	return a.review(m, modeOf("", m), 0, from).screen, ""
}

// lookBack returns the screen that reviews the match on the table, at a number of moves.
func (b *sitting) lookBack(record string, at int, from session.Origin) (*session.Screen, error) {
	m, err := match.Resume(record, play.Unkept{})
	if err != nil {
		return nil, err
	}
	return b.game.review(m, b.mode, at, from).screen, nil
}

// analyse shows the analysis of the match on the table.
func (b *sitting) analyse() shell.Step {
	m, err := match.Resume(b.Table.Match.Record(), play.Unkept{})
	if err != nil || !m.IsOver() {
		b.game.TellOf("notice.title.failed", "analysis.failed")
		return shell.Stay()
	}
	return b.game.analyses.Show(analyses.Match{Match: m, ID: b.screen.HistoryID(), ShowRow: b.Table.Line.ScrollInto, Look: func(at int, advice []tabletop.Advice, costly []int) shell.Step {
		return b.screen.LookAt(at, advice, costly)
	}})
}

// review returns the table that reviews a match, at a number of moves.
func (a *game) review(m *match.Match, c mode, at int, from session.Origin) *sitting {
	b := a.newSitting(m, c)
	b.screen.Review, b.screen.Origin = true, from
	l := b.Table.LookBack(from.Away)
	l.Begin(at)
	b.screen.Moments = l
	return b
}

// practise begins a practice game from the position after a number of moves of the match on the table, or on its deal from the start.
func (b *sitting) practise(moves int, again bool) (*session.Screen, error) {
	c := b.mode
	c.slot, c.practice, c.series = practiceSlot, practiceBranch, 0
	if again {
		c.practice = practiceAgain
	}
	k, err := b.game.BeginMatch(b.game.keepMode(c),
		func(to play.Saver) (keep.Match, error) { return b.Table.Match.Practise(moves, c.practice, to) })
	if err != nil {
		return nil, err
	}
	p := b.game.sitDown(k, c)
	if again {
		p.Table.Deal()
	}
	return p.screen, nil
}
