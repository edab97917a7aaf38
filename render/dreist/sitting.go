package dreist

import (
	"cmp"
	"strings"

	"dreist/game/dreist"
	"dreist/game/dreist/match"
	"dreist/game/lesson"
	"dreist/game/play"
	"dreist/game/profile"
	"dreist/game/store"
	"dreist/render/dreist/hints"
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
	hinter  *hints.Hinter
	lesson  *learn.Lesson        // guide of the example at this table, or nil
	riddle  *puzzles.PuzzleGuide // guide of the puzzle at this table, or nil
}

func (g *game) MatchScreen(m profile.Match, of store.Slot) *session.Screen {
	at := m.(*match.Match)
	return g.newSitting(at, modeOf(of, at)).screen
}

func (g *game) newSitting(of *match.Match, m mode) *sitting {
	g.sat++
	s := &sitting{game: g, mode: m, Table: table.NewTable(of, g.Frame(), g.Speed(), g.say, g.Sound)}
	t := s.Table
	t.Opponents.Egon.Memory = g.remembered(m)
	s.hinter = hints.NewHinter(t, g.thinking)
	screen := g.NewTableScreen(s)
	s.screen, screen.Adviser = screen, s.hinter
	screen.Turns = func() []panel.Turn { return t.Phrases.DescribeTurns(t.Match.History()) }
	screen.Title, screen.NewMatch, screen.EndScreen, screen.Practise, screen.Teach, screen.AnswerRequest = s.title, s.newOfKind, s.end, s.practise, s.teach, s.answer
	screen.Analyse = func() shell.Navigation { return records.ShowAnalysis(g.GameScreens, screen, t, &g.judge) }
	screen.Guide = func(away string) session.Guide { return t.NewReplay(away) }
	screen.NextPerson = func() (seat int, name string) { return int(t.FrontSeat()), t.Phrases.SeatName(t.FrontSeat()) }
	screen.IsGuided = func() bool { return t.Guide != nil && !s.hinter.IsLeading() }
	return s
}

// teach lets the guide of the first game lead at the table.
func (s *sitting) teach() {
	t, a := s.Table, s.game
	t.SetGuide(learn.NewTutorial(t, a.canvas.Labels))
	t.Device = a.LastPress().Source() // the guide names the keys to players who use them
	t.Timeline.SetSpeed(a.SpeedFor(true))
	s.screen.RestartKey, s.screen.Restart = "lessons.again", a.firstGame.play
}

// practise starts practice: from the position after this number of moves of the match or, if again is set, on its deal from the start.
func (s *sitting) practise(moves int, again bool) (*session.Screen, error) {
	c := s.mode
	c.slot, c.practice, c.series = store.PracticeSlot, play.BranchPractice, 0
	if again {
		c.practice = play.RepeatPractice
	}
	p, err := screens.PracticeFunc(s.game.GameScreens, &s.Table.Match, s.game.keepMode(c))(moves, again)
	if again && err == nil {
		p.AnimateDeal()
	}
	return p, err
}

func (s *sitting) Draw(*kit.Canvas) { s.Table.Draw(s.game.canvas) }

func (s *sitting) DrawHeld(*kit.Canvas) { s.Table.DrawHeld(s.game.canvas) }

func (s *sitting) Enter() {
	s.Table.Enter()
	s.Opponents.Egon.CoveredRect = geom.Rect{}
	s.Opponents.Egon.AwaySign.SetVisible(false)
}

func (s *sitting) Refresh() {
	t := s.Table
	t.Status.Caption = s.game.caption(s.mode)
	help := s.game.Settings().Help
	t.Options.AlwaysConfirmsDiscard, t.Options.MarksFitting = help.ConfirmDiscard, help.MarksPlayable
	t.Options.HasRibbon = s.screen.IsPractice
	t.Status.OffersHints = help.OffersHints && s.screen.StoredMatch != nil && s.mode.slot != screens.FirstGameSlot
}

// Tick advances by a tick. Below a panel only the celebration of the end continues, and Egon finishes his face and bubble.
func (s *sitting) Tick(isTop bool) {
	if !isTop && s.Phase != tabletop.EndedPhase {
		if s.Opponents.Egon.TickBelowPanel(s.Situation()) {
			s.Redraw()
		}
		return
	}
	s.Table.Tick(isTop)
	s.earn()
}

func (s *sitting) NeedsTick(isTop bool) bool {
	if !isTop && s.Phase != tabletop.EndedPhase {
		return s.Opponents.Egon.IsFinishing(s.Situation())
	}
	return s.Table.NeedsTick(isTop)
}

// ArriveFrom starts the arrival of the table; the figures of the start screen fly over.
func (s *sitting) ArriveFrom(from shell.Screen) {
	screen, ok := from.(*startScreen)
	if !ok {
		s.Table.StartArrival(0, nil)
		return
	}
	lands := start.SpanEgonFlight
	if !s.Table.IsAgainstEgon() {
		lands = 0
	}
	s.Table.StartArrival(lands, func(at stage.Span) { screen.picture.DrawDeparture(s.game.canvas, s.goals(), at) })
}

// goals returns the places at the table for the figures of the start screen.
func (s *sitting) goals() start.FlightGoals {
	g := s.Table.Timeline.Geometry()
	to := start.FlightGoals{OwnPile: g.OwnPile, StoneShelf: g.Shelf}
	if s.Table.IsAgainstEgon() {
		to.Egon, to.Mood = g.Egon.Face, s.Table.Opponents.Egon.Face.Mood
	}
	return to
}

// CanLendHost reports whether Egon may host a panel: not while he is at the table, nor at the end of a match.
func (s *sitting) CanLendHost() bool {
	return !s.Table.IsAgainstEgon() && s.Table.Phase != tabletop.EndedPhase
}

func (s *sitting) title() string {
	switch {
	case s.riddle != nil:
		return s.game.Say("puzzle.title")
	case s.screen.IsReplay:
		return s.game.Say("review.open")
	}
	caption := s.game.caption(s.mode)
	if s.mode.slot == store.TableSlot && s.mode.practice == "" {
		return strings.TrimSuffix(s.game.Say("start.table")+" · "+caption, " · ")
	}
	return cmp.Or(caption, s.game.Say("play.solo"))
}

func (s *sitting) Motion() target.Motion {
	m := s.Table.Timeline.MotionState()
	m.Beside, m.Idles = s.Table.IsCelebrating(), s.Table.Opponents.Egon.IsIdling()
	m.Busy = m.Busy || s.Table.Arrival.IsMoving()
	return m
}

func (s *sitting) newOfKind() shell.Navigation {
	switch {
	case s.mode.slot == store.SoloSlot:
		if m := s.Table.Match; !m.IsOver() && len(m.History()) > 0 { // whether or not it could be saved
			return s.game.ConfirmNewMatch("confirm.new.text", shell.Close, s.game.newGame)
		}
		return s.game.newGame()
	case s.mode.slot == store.TableSlot:
		return s.game.ShowTableSetup()
	case s.mode.rung > 0:
		return s.game.climb.OpenLadder()
	case s.mode.slot == screens.FirstGameSlot:
		return s.game.firstGame.play()
	case s.mode.practice != "":
		return s.screen.PracticeSameDeal()
	}
	return s.screen.Leave()
}

// answer handles the requests that only tables of DREIst! make.
func (s *sitting) answer(r tabletop.Request) shell.Navigation {
	switch r.Kind {
	case tabletop.RequestExamples, tabletop.RequestExample, tabletop.RequestRule:
		return s.game.examples.AnswerRequest(r, s.screen)
	case puzzles.LeavePuzzleRequest:
		return s.game.puzzles.OpenList()
	case puzzles.NextPuzzleRequest:
		return s.nextPuzzle()
	case puzzles.StoreResultRequest:
		s.game.puzzles.StoreAttempt(s.riddle.Attempt)
	}
	return shell.Stay()
}

// learned returns the achievements that earn medals, except those in games.
func (g *game) learned() match.OtherFeats {
	return match.OtherFeats{DailyDealDays: g.daily.DayResults(), FlawlessExampleCount: g.examples.CountReached(lesson.FlawlessFeat)}
}

// earn awards the medals that the match on the table has reached and that undo cannot take back.
func (s *sitting) earn() {
	m, kind := s.Table.Match, s.mode.kind()
	if s.screen.StoredMatch == nil || kind == store.KindPractice || s.weighed == len(m.History()) {
		return
	}
	if len(m.History()) < s.weighed { // moves were taken back, and others may follow
		s.weighed = -1
		return
	}
	s.weighed = len(m.History())
	earned := s.game.medals.EarnedMedals()
	for seat := range dreist.Seat(len(m.Seats())) {
		if !m.IsPerson(seat) {
			continue
		}
		s.game.medals.Award(match.Medals().NewlyEarned(earned, match.TallyFeats(kind, m.FeatsSafeFromUndo(seat)))...)
	}
}
