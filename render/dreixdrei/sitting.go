package dreixdrei

import (
	"strings"

	"dreist/game/dreixdrei"
	"dreist/game/dreixdrei/match"
	"dreist/game/play"
	"dreist/game/profile"
	"dreist/game/store"
	"dreist/render/dreixdrei/learn"
	"dreist/render/dreixdrei/table"
	"dreist/render/geom"
	"dreist/render/panel"
	"dreist/render/screens"
	"dreist/render/session"
	"dreist/render/shell"
	"dreist/render/stage"
)

type sitting struct {
	*table.Table
	game   *game
	screen *session.Screen
	hinter *table.Hinter
	lesson *learn.Lesson // the guide of an example, nil at other tables
}

func (g *game) MatchScreen(m profile.Match, _ store.Slot) *session.Screen {
	return g.newSitting(m.(*match.Match)).screen
}

func (g *game) newSitting(m *match.Match) *sitting {
	s := &sitting{game: g, Table: table.NewTable(m, g.Frame(), g.Speed(), g.say, g.Sound)}
	t := s.Table
	s.hinter = table.NewHinter(t, g.hintLimits)
	screen := g.NewTableScreen(s)
	s.screen = screen
	screen.Turns = func() []panel.Turn { return t.Phrases.DescribeTurns(t.Match.History()) }
	screen.NewMatch, screen.EndScreen, screen.Teach = g.ShowTableSetup, s.end, s.teach
	screen.Adviser, screen.Analyse = s.hinter, s.analyse
	screen.Guide = func(away string) session.Guide { return t.NewReplay(away) }
	screen.Practise = screens.PracticeFunc(g.GameScreens, &t.Match, g.SlotMode(g.GameSlot(store.PracticeSlot)))
	screen.NextPerson = func() (int, string) { return int(t.FrontSeat()), t.Phrases.SeatNames[t.FrontSeat()] }
	return s
}

func (g *game) caption(m *match.Match) string {
	var parts []string
	if m.TagValue(play.PracticeTag) != "" {
		parts = append(parts, g.Say("practice.caption"))
	}
	if d := m.Deal(); d.SetCount > dreixdrei.UsualSetCount(d.SeatCount) {
		parts = append(parts, g.Say("dreixdrei.played.sets"))
	}
	return strings.Join(parts, " · ")
}

func (s *sitting) goals() (to [2]geom.Rect) {
	for h := range to {
		to[h] = s.Table.FigureRect(dreixdrei.Seat(h))
	}
	return to
}

func (s *sitting) ArriveFrom(from shell.Screen) {
	if screen, ok := from.(*startScreen); ok {
		s.StartFigureArrival(len(s.goals()), func(at stage.Span) { screen.depart(s.goals(), at) })
	}
}

func (s *sitting) Refresh() {
	t, g := s.Table, s.game
	switch {
	case s.lesson != nil:
	case s.screen.IsLessonTable:
		t.Status.Caption = g.Say("firstgame.name")
	default:
		t.Status.Caption = g.caption(t.Match)
	}
	t.Status.OffersHints = s.screen.Adviser != nil && s.lesson == nil && g.IsSwitchOn(screens.HintSwitch().LabelKey)
}
