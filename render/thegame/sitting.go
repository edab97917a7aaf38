package thegame

import (
	"strconv"

	"dreist/assets"
	"dreist/game/play"
	"dreist/game/profile"
	"dreist/game/store"
	"dreist/game/thegame"
	"dreist/game/thegame/match"
	"dreist/render/panel"
	"dreist/render/screens"
	"dreist/render/session"
	"dreist/render/shell"
	"dreist/render/stage"
	"dreist/render/tabletop"
	"dreist/render/thegame/learn"
	"dreist/render/thegame/table"
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
	screen.NewMatch, screen.EndScreen, screen.Teach = s.another, s.end, s.teach
	screen.Adviser, screen.Analyse = s.hinter, s.analyse
	screen.Guide = func(away string) session.Guide { return t.NewReplay(away) }
	screen.Practise = screens.PracticeFunc(g.GameScreens, &t.Match, g.SlotMode(g.GameSlot(store.PracticeSlot)))
	screen.NextPerson = func() (int, string) { return int(t.FrontSeat()), t.Phrases.SeatNames[t.FrontSeat()] }
	screen.AnswerRequest, screen.Curtain = s.answerRequest, s.lookers
	return s
}

// answerRequest answers the request that only a table of THE GAME makes: it starts the deal with the seat that was agreed on (G 3).
func (s *sitting) answerRequest(r tabletop.Request) shell.Navigation {
	if r.Kind != table.RequestStart || s.screen.StoredMatch == nil {
		return shell.Stay()
	}
	g := s.game
	k, err := g.StartMatch(s.screen.StoredMatch.MatchMode, func(to play.Saver) (profile.Match, error) {
		return s.Table.Match.StartWithSeat(thegame.Seat(r.Number), to)
	})
	if err != nil {
		g.ShowNotice("notice.title.failed", "notice.deal.failed")
		return shell.Stay()
	}
	s.screen.StoredMatch = k
	s.Table.StartAgreedMatch(k.Match.(*match.Match))
	return shell.Stay()
}

func (s *sitting) lookers() (items []panel.Item) {
	for _, seat := range s.Table.SeatsThatMayLook() {
		name := s.Table.Phrases.SeatNames[seat]
		items = append(items, panel.Button{ID: "look.button" + strconv.Itoa(int(seat+1)), Label: s.game.Say("look.button", assets.Values{"Name": name}),
			Action: s.game.ClickAction(func() shell.Navigation {
				s.Table.LookAtHand(seat)
				return shell.Close()
			})})
	}
	return items
}

func (g *game) caption(m *match.Match) string {
	switch {
	case m.TagValue(play.PracticeTag) == guided:
		return g.Say("firstgame.name")
	case m.TagValue(play.PracticeTag) != "":
		return g.Say("practice.caption")
	case screens.DayOf(m) != "":
		return g.daily.Caption(screens.DayOf(m))
	case m.Deal().Variant != thegame.Base:
		return g.Say("variant.name." + m.Deal().Variant.String())
	}
	return ""
}

// guided is the reason for practice of the guided first game, as a value of play.PracticeTag.
const guided = "first"

func (s *sitting) another() shell.Navigation {
	if len(s.Table.Match.Players()) > 1 {
		return s.game.ShowTableSetup()
	}
	return s.game.playAlone()
}

func (s *sitting) goals() (to startGoals) {
	to.deck = s.Table.Timeline.Geometry().DrawPile
	for on := range to.team {
		to.team[on] = s.Table.FigureRect(thegame.Pile(on))
	}
	return to
}

func (s *sitting) ArriveFrom(from shell.Screen) {
	if screen, ok := from.(*startScreen); ok {
		s.StartFigureArrival(thegame.PileCount, func(at stage.Span) { screen.depart(s.goals(), at) })
	}
}

func (s *sitting) Refresh() {
	t, g := s.Table, s.game
	if s.lesson == nil {
		t.Status.Caption = g.caption(t.Match)
	}
	t.Status.OffersHints = g.IsSwitchOn(screens.HintSwitch().LabelKey) && s.lesson == nil
	t.Help.MarksTenBacks = g.IsSwitchOn(tenBacksKey)
	if t.Help.ShowsLaidNumbers = g.IsSwitchOn(listKey); t.AreLaidNumbersShown() {
		t.Match.MarkListShown()
	}
}
