package dreist

import (
	"dreist/assets/msg"
	"dreist/game/dreist/match"
	"dreist/game/play"
	"dreist/render/geom"
	"dreist/render/panel"
	"dreist/render/stage"
)

// sitting is where the player was before a review or a practice game: at a table, or somewhere that show shows.
type sitting struct {
	table   *table // nil where show leads back
	session session
	saver   *saver
	scored  bool
	panel   *menu // the panel that stays open, or nil
	log     bool  // the log was open
	left    *sitting
	show    func()
	away    string // the key of the button that leads back there from a review
}

// startAway is the key of the button that leads back to the start screen, or to a panel over it.
const startAway = msg.ReviewBackStart

// sitting returns where the player is now.
func (a *App) sitting() *sitting {
	if a.table == nil {
		was := &sitting{show: a.showStart, away: startAway}
		if open := a.panel; open != nil && open.blocks {
			was.show = func() { a.reopen(open) }
		}
		return was
	}
	return &sitting{
		table: a.table, session: a.session, saver: a.saver, scored: a.scored, log: a.log != nil, left: a.left,
		away: msg.ReviewBackTable,
	}
}

// lookBack reviews the match on the table, from its end.
func (a *App) lookBack() {
	was := a.sitting()
	if a.panel != nil && a.table.match.Over() {
		was.panel = a.panel // the end of the game, which comes back
	}
	a.table.interrupt()
	text := a.table.match.Record()
	m, err := match.Resume(text, play.Unkept{})
	if err != nil {
		a.tell(msg.NoticeReviewFailed)
		return
	}
	a.review(m, a.session, len(m.History()), was)
}

// reviewButton looks back on the match on the table, if there is something to look back on.
func (a *App) reviewButton() panel.Button {
	b := panel.Button{Label: a.say.Say(msg.ReviewOpen)}
	if a.table.canLookBack() {
		b.Action = a.press(func() {
			a.close()
			a.lookBack()
		})
	}
	return b
}

// review shows a match on a table that cannot be played at, from a moment after so many moves. Leaving leads back to
// where the player was.
func (a *App) review(m *match.Match, c session, at int, was *sitting) {
	a.session, a.saver, a.scored = c, nil, true
	a.table = newTable(m, a.frame, stage.ParseSpeed(string(a.settings.Speed)), a.say, a.options.Sound)
	a.table.muted = a.settings.Muted
	a.table.caption = a.caption(c)
	a.table.lookBack(at, was.away)
	a.panel, a.log, a.left = nil, nil, was
	a.stale = true
}

// interrupt brings what moves to its end, so that the table can be left.
func (t *table) interrupt() {
	if t.replay {
		t.endReplay()
	}
	t.finishMotion()
}

// reviews reports whether the table is one for looking back.
func (a *App) reviews() bool { return a.table != nil && a.table.past != nil }

// goBack returns from a review or a practice game to where the player was.
func (a *App) goBack() {
	was := a.left
	mouse := a.table.cursor
	a.rise()
	if was.table == nil {
		was.show()
		return
	}
	a.sitAgain(was, mouse)
}

// sitAgain brings a table back that was left for something else, with the mouse where it is now.
func (a *App) sitAgain(was *sitting, mouse geom.Point) {
	a.table, a.session, a.saver, a.scored, a.left = was.table, was.session, was.saver, was.scored, was.left
	t := a.table
	t.line.SetFrame(a.frame)
	if t.say.Language != a.say.Language {
		t.setSentences(a.say)
		t.caption = a.caption(a.session)
	}
	t.setSpeed(stage.ParseSpeed(string(a.settings.Speed)))
	t.muted = a.settings.Muted
	t.curtain = false // who has not taken the screen yet is asked again
	t.stale, a.stale = true, true
	t.point(mouse) // which has moved since
	if was.log {
		a.openLog()
	}
	if was.panel != nil {
		a.reopen(was.panel)
	}
}

// leaveButton leads away from the table: to where the player came from, else with the label of a key to the start.
func (a *App) leaveButton(key string, style panel.Style) panel.Button {
	switch {
	case a.left == nil:
	case a.reviews(), a.left.table == nil:
		key = a.left.away
	default:
		key = msg.ReviewPracticeBack
	}
	return a.button(key, style, a.leave)
}

// branch plays on from the moment that is looked back on, as practice.
func (a *App) branch() {
	if r, ok := a.table.guide.(*review); ok {
		a.playPractice(r.at, practiceBranch)
	}
}

// playAgain plays the same deal once more. As its cards are known by then, that is practice.
func (a *App) playAgain() {
	if a.session.slot == tutorSlot {
		a.playFirstGame()
		return
	}
	if a.playPractice(0, practiceAgain) {
		a.table.deal()
	}
}

// playPractice begins a practice game from the position after the first moves of the match on the table, and reports
// whether it could. Leaving it leads back to a game that is not over and counts; that game stays saved.
func (a *App) playPractice(moves int, how string) bool {
	k := a.saverOf(a.session)
	k.slot, k.practice, k.series = practiceSlot, how, 0
	m, err := a.table.match.Practise(moves, how, k)
	if err != nil {
		a.tell(msg.NoticeDealFailed)
		return false
	}
	was := a.left
	if !a.reviews() && !a.table.match.Over() {
		was = a.sitting()
		a.table.interrupt()
	}
	for was != nil && was.table != nil && was.session.slot == practiceSlot {
		was = was.left // its place has been taken
	}
	a.sitDown(k, m)
	a.left = was
	return true
}
