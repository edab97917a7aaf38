package dreist

import (
	"dreist/assets/msg"
	"dreist/game/dreist/match"
	"dreist/game/keep"
	"dreist/game/play"
	"dreist/render/dreist/analyses"
	"dreist/render/dreist/review"
	"dreist/render/panel"
	"dreist/render/session"
	"dreist/render/shell"
)

// lookBack reviews the match on the table, from its end.
func (a *tableScreen) lookBack() shell.Step {
	m, err := match.Resume(a.table.Match.Record(), play.Unkept{})
	if err != nil {
		a.game.TellOf(msg.NoticeTitleFailed, msg.NoticeReviewFailed)
		return shell.Stay()
	}
	return session.LookBack(a, session.Origin{Away: session.ToTable, Table: true}, func(from session.Origin) session.Table {
		return a.game.review(m, a.mode, len(m.History()), from)
	})
}

// analyse tells what the moves of the match on the table were worth.
func (a *tableScreen) analyse() shell.Step {
	m, err := match.Resume(a.table.Match.Record(), play.Unkept{})
	if err != nil || !m.Over() {
		a.game.TellOf(msg.NoticeTitleFailed, msg.AnalysisFailed)
		return shell.Stay()
	}
	return a.game.analyses.Show(analyses.Match{Match: m, ID: a.ways.HistoryID(), Look: func(at int, advice []review.Advice) shell.Step {
		if r := a.past; r != nil {
			r.Advise(a.table.Now(), advice)
			r.Jump(a.table.Now(), at)
			return shell.Close()
		}
		return session.LookBack(a, session.Origin{Away: session.ToAnalysis}, func(from session.Origin) session.Table {
			s := a.game.review(m, a.mode, at, from)
			s.past.Analyses = false // leaving it leads back there
			s.past.Advise(s.table.Now(), advice)
			return s
		})
	}})
}

// reviewButton looks back on the match on the table, if there is something to look back on.
func (a *tableScreen) reviewButton() panel.Button {
	b := panel.Button{Label: a.game.say.Say(msg.ReviewOpen)}
	if a.table.CanLookBack() {
		b.Action = a.game.Press(func() shell.Step { return a.lookBack().InPlace() })
	}
	return b
}

// review returns the screen that looks back on a match, from a moment after so many moves.
func (a *game) review(m *match.Match, c mode, at int, from session.Origin) *tableScreen {
	s := a.screenAt(m, c)
	s.ways = session.Session{Review: true, Origin: from}
	s.past = review.New(m, from.Away)
	s.past.Analyses = m.Over()
	s.table.SetGuide(s.past)
	s.past.Begin(s.table.Now(), at)
	return s
}

// branch plays on from the moment that is looked back on, as practice.
func (a *tableScreen) branch() shell.Step {
	if a.past == nil {
		return shell.Stay()
	}
	_, step := a.playPractice(a.past.At, practiceBranch)
	return step
}

// playAgain plays the same deal once more. As its cards are known by then, that is practice.
func (a *tableScreen) playAgain() shell.Step {
	if a.mode.slot == tutorSlot {
		return a.game.firstGame.play()
	}
	s, step := a.playPractice(0, practiceAgain)
	if s != nil {
		s.table.Deal()
	}
	return step
}

// playPractice begins a practice game from the position after the first moves of the match on the table; its screen is nil
// where that is not possible. Leaving it leads back to a game that is not over and counts, which stays saved, or to the
// analysis that showed the moment.
func (a *tableScreen) playPractice(moves int, how string) (*tableScreen, shell.Step) {
	c := a.mode
	c.slot, c.practice, c.series = practiceSlot, how, 0
	k, err := a.game.BeginMatch(a.game.keepMode(c), func(to play.Saver) (keep.Match, error) { return a.table.Match.Practise(moves, how, to) })
	if err != nil {
		a.game.TellOf(msg.NoticeTitleFailed, msg.NoticeDealFailed)
		return nil, shell.Stay()
	}
	s := a.game.sitDown(k, c)
	if r := a.past; r != nil && r.Advised() {
		s.ways.Origin = session.Origin{Away: session.ToAnalysis}
		if r.Analyses {
			return s, a.analyse().Then(s)
		}
		return s, shell.Replace(s).Through(a) // the analysis lies below
	}
	return s, session.Practise(a, s)
}
