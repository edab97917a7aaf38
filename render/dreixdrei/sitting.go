package dreixdrei

import (
	"strings"

	"dreist/game/dreixdrei"
	"dreist/game/dreixdrei/match"
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
	"dreist/render/tabletop"
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
	b := &sitting{game: g, Table: table.NewTable(m, g.Frame(), g.Speed(), g.say, g.Sound)}
	t := b.Table
	b.hinter = table.NewHinter(t, g.thinking)
	s := g.NewTableScreen(b)
	b.screen = s
	s.Turns = func() []panel.Turn { return t.Phrases.TurnsOf(t.Match.History()) }
	s.Title = func() string { return title }
	s.NewMatch, s.EndScreen, s.Teach = g.ShowSetup, b.end, b.teach
	s.Adviser, s.Analyse = b.hinter, b.analyse
	s.Guide = func(away string) session.Guide { return t.NewReplay(away) }
	s.Practise = screens.Practise(g.GameScreens, &t.Match, g.modeOf(g.Slot(store.PracticeSlot)))
	s.NextPerson = func() (int, string) { return int(t.FrontSeat()), t.Phrases.SeatNames[t.FrontSeat()] }
	s.AnswerRequest = b.answerRequest
	return b
}

func (b *sitting) answerRequest(r tabletop.Request) shell.Navigation {
	if b.lesson == nil {
		return shell.Stay()
	}
	return b.game.lessons.AnswerRequest(r, b.screen)
}

func (g *game) caption(m *match.Match) string {
	var parts []string
	if m.Tag(match.PracticeTag) != "" {
		parts = append(parts, g.Say("practice.caption"))
	}
	if d := m.Deal(); d.SetCount > dreixdrei.UsualSetCount(d.SeatCount) {
		parts = append(parts, g.Say("dreixdrei.played.sets"))
	}
	return strings.Join(parts, " · ")
}

func (b *sitting) goals() (to [2]geom.Rect) {
	for h := range to {
		to[h] = b.Table.FigureRect(dreixdrei.Seat(h))
	}
	return to
}

func (b *sitting) ArriveFrom(from shell.Screen) {
	if s, ok := from.(*startScreen); ok {
		b.StartFigureArrival(len(b.goals()), func(at stage.Span) { s.depart(b.goals(), at) })
	}
}

func (b *sitting) Refresh() {
	t, g := b.Table, b.game
	switch {
	case b.lesson != nil:
	case b.screen.IsLessonTable:
		t.Status.Caption = g.Say("firstgame.name")
	default:
		t.Status.Caption = g.caption(t.Match)
	}
	t.Status.OffersHints = b.screen.Adviser != nil && b.lesson == nil && g.IsSwitchOn(screens.HintSwitch().LabelKey)
}

func (b *sitting) Tick(isTop bool) {
	if b.Table.Tick(isTop); isTop && b.lesson != nil {
		b.Status.Caption = b.lesson.SeatText()
	}
}
