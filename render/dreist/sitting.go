package dreist

import (
	"cmp"
	"strings"

	"dreist/game/dreist"
	"dreist/game/dreist/match"
	"dreist/game/lesson"
	"dreist/game/profile"
	"dreist/game/store"
	"dreist/render/dreist/learn"
	"dreist/render/dreist/puzzles"
	"dreist/render/dreist/records"
	"dreist/render/dreist/start"
	"dreist/render/dreist/table"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/panel"
	"dreist/render/screens"
	"dreist/render/session"
	"dreist/render/shell"
	"dreist/render/stage"
	"dreist/render/tabletop"
	"dreist/render/target"
)

// sitting is a match of DREIst! at its table, with its mode, its guide, and its screen.
type sitting struct {
	*table.Table
	game    *game
	screen  *session.Screen
	mode    mode
	weighed int // number of moves at the last search for medals, see earn
	hinter  *table.Hinter
	lesson  *learn.Lesson        // guide of the example at this table, or nil
	riddle  *puzzles.PuzzleGuide // guide of the puzzle at this table, or nil
}

func (g *game) MatchScreen(m profile.Match, of store.Slot) *session.Screen {
	at := m.(*match.Match)
	return g.newSitting(at, modeOf(of, at)).screen
}

func (g *game) newSitting(m *match.Match, c mode) *sitting {
	g.sat++
	b := &sitting{game: g, mode: c, Table: table.NewTable(m, g.Frame(), g.Speed(), g.say, g.Sound)}
	t := b.Table
	t.Opponents.Egon.Memory = g.remembered(c)
	b.hinter = table.NewHinter(t, g.thinking)
	s := g.NewTableScreen(b)
	b.screen, s.Adviser = s, b.hinter
	s.Turns = func() []panel.Turn { return t.Phrases.TurnsOf(t.Match.History()) }
	s.Title, s.NewMatch, s.EndScreen, s.Practise, s.Teach, s.AnswerRequest = b.title, b.newOfKind, b.end, b.practise, b.teach, b.answer
	s.Analyse = func() shell.Navigation { return records.ShowAnalysis(g.GameScreens, s, t, &g.judge) }
	s.Guide = func(away string) session.Guide { return t.NewReplay(away) }
	s.NextPerson = func() (seat int, name string) { return int(t.FrontSeat()), t.Phrases.SeatName(t.FrontSeat()) }
	s.IsGuided = func() bool { return t.Guide != nil && !b.hinter.IsLeading() }
	return b
}

// teach lets the guide of the first game lead at the table.
func (b *sitting) teach() {
	t, a := b.Table, b.game
	t.SetGuide(learn.NewTutorial(t, a.canvas.Labels))
	t.Device = a.LastPress().Source() // the guide names the keys to players who use them
	t.Timeline.SetSpeed(a.SpeedIn(true))
	b.screen.RestartKey, b.screen.Restart = "lessons.again", a.firstGame.play
}

// practise starts practice: from the position after this number of moves of the match or, if again is set, on its deal from the start.
func (b *sitting) practise(moves int, again bool) (*session.Screen, error) {
	c := b.mode
	c.slot, c.practice, c.series = store.PracticeSlot, practiceBranch, 0
	if again {
		c.practice = practiceAgain
	}
	p, err := screens.Practise(b.game.GameScreens, &b.Table.Match, b.game.keepMode(c))(moves, again)
	if again && err == nil {
		p.AnimateDeal()
	}
	return p, err
}

func (b *sitting) Draw(*kit.Canvas) { b.Table.Draw(b.game.canvas) }

func (b *sitting) DrawHeld(*kit.Canvas) { b.Table.DrawHeld(b.game.canvas) }

func (b *sitting) Enter() {
	b.Table.Enter()
	b.Options.IsEndShown = false
	b.Opponents.Egon.CoveredRect = geom.Rect{}
	b.Opponents.Egon.AwaySign.SetVisible(false)
}

func (b *sitting) Refresh() {
	t := b.Table
	t.Status.Caption = b.game.caption(b.mode)
	help := b.game.Settings().Help
	t.Options.AlwaysConfirmsDiscard, t.Options.MarksFitting = help.ConfirmDiscard, help.MarksPlayable
	t.Options.HasRibbon = b.screen.IsPractice
	t.Status.OffersHints = help.Hints && b.screen.StoredMatch != nil && b.mode.slot != screens.FirstGameSlot
}

// Tick advances by a tick. Below a panel only the celebration of the end continues, and Egon finishes his face and bubble.
func (b *sitting) Tick(isTop bool) {
	if !isTop && b.Phase != tabletop.EndedPhase {
		b.IsStale = b.Opponents.Egon.TickBelowPanel(&b.State) || b.IsStale
		return
	}
	b.Table.Tick(isTop)
	b.earn()
}

func (b *sitting) NeedsTick(isTop bool) bool {
	if !isTop && b.Phase != tabletop.EndedPhase {
		return b.Opponents.Egon.IsFinishing(&b.State)
	}
	return b.Table.NeedsTick(isTop)
}

// ArriveFrom starts the arrival of the table; the figures of the start screen fly over.
func (b *sitting) ArriveFrom(from shell.Screen) {
	s, ok := from.(*startScreen)
	if !ok {
		b.Table.StartArrival(0, nil)
		return
	}
	lands := start.SpanEgonFlight
	if !b.Table.IsAgainstEgon() {
		lands = 0
	}
	b.Table.StartArrival(lands, func(at stage.Span) { s.picture.DrawDeparture(b.game.canvas, b.goals(), at) })
}

// goals returns the places at the table for the figures of the start screen.
func (b *sitting) goals() start.FlightGoals {
	g := b.Table.Timeline.Geometry()
	to := start.FlightGoals{Pile: g.OwnPile, StoneShelf: g.Shelf}
	if b.Table.IsAgainstEgon() {
		to.Egon, to.Mood = g.Egon.Face, b.Table.Opponents.Egon.Face.Mood
	}
	return to
}

// CanLendHost reports whether Egon may host a panel: not while he is at the table, nor at the end of a match.
func (b *sitting) CanLendHost() bool {
	return !b.Table.IsAgainstEgon() && b.Table.Phase != tabletop.EndedPhase
}

func (b *sitting) title() string {
	switch {
	case b.riddle != nil:
		return b.game.Say("puzzle.title")
	case b.screen.IsReplay:
		return b.game.Say("review.open")
	}
	caption := b.game.caption(b.mode)
	if b.mode.slot == store.TableSlot && b.mode.practice == "" {
		return strings.TrimSuffix(b.game.Say("start.table")+" · "+caption, " · ")
	}
	return cmp.Or(caption, b.game.Say("play.solo"))
}

func (b *sitting) Motion() target.Motion {
	m := b.Table.Timeline.MotionState()
	m.Beside, m.Idles = b.Table.IsCelebrating(), b.Table.Opponents.Egon.IsIdling()
	m.Busy = m.Busy || b.Table.Arrival.IsMoving()
	return m
}

func (b *sitting) newOfKind() shell.Navigation {
	switch {
	case b.mode.slot == store.SoloSlot:
		if m := b.Table.Match; !m.IsOver() && len(m.History()) > 0 { // whether or not it could be saved
			return b.game.ConfirmNewMatch("confirm.new.text", shell.Close, b.game.newGame)
		}
		return b.game.newGame()
	case b.mode.slot == store.TableSlot:
		return b.game.ShowSetup()
	case b.mode.rung > 0:
		return b.game.climb.OpenLadder()
	case b.mode.slot == screens.FirstGameSlot:
		return b.game.firstGame.play()
	case b.mode.practice != "":
		return b.screen.PracticeSameDeal()
	}
	return b.screen.Leave()
}

// answer handles the requests that only tables of DREIst! make.
func (b *sitting) answer(r tabletop.Request) shell.Navigation {
	switch r.Kind {
	case tabletop.RequestExamples, tabletop.RequestExample, tabletop.RequestRule:
		return b.game.examples.AnswerRequest(r, b.screen)
	case puzzles.LeaveRequest:
		return b.game.puzzles.OpenList()
	case puzzles.NextRequest:
		return b.nextPuzzle()
	case puzzles.StoreRequest:
		b.game.puzzles.StoreAttempt(b.riddle.Attempt)
	}
	return shell.Stay()
}

// learned returns the achievements that earn medals, except those in games.
func (g *game) learned() match.OtherFeats {
	return match.OtherFeats{Days: g.daily.Results(), Examples: g.examples.CountReached(lesson.Flawless)}
}

// earn awards the medals that the match on the table has reached and that undo cannot take back.
func (b *sitting) earn() {
	m, kind := b.Table.Match, b.mode.kind()
	if b.screen.StoredMatch == nil || kind == store.KindPractice || b.weighed == len(m.History()) {
		return
	}
	if len(m.History()) < b.weighed { // moves were taken back, and others may follow
		b.weighed = -1
		return
	}
	b.weighed = len(m.History())
	earned := b.game.medals.Earned()
	for seat := range dreist.Seat(len(m.Seats())) {
		if !m.IsPerson(seat) {
			continue
		}
		b.game.medals.Award(match.Medals().NewlyEarned(earned, match.TallyFeats(kind, m.SureFeats(seat)))...)
	}
}
