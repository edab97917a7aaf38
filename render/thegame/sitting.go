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
	b := &sitting{game: g, Table: table.NewTable(m, g.Frame(), g.Speed(), g.say, g.Sound)}
	t := b.Table
	b.hinter = table.NewHinter(t, g.thinking)
	s := g.NewTableScreen(b)
	b.screen = s
	s.Turns = func() []panel.Turn { return t.Phrases.TurnsOf(t.Match.History()) }
	s.Title = func() string { return title }
	s.NewMatch, s.EndScreen, s.Teach = b.another, b.end, b.teach
	s.Adviser, s.Analyse = b.hinter, b.analyse
	s.Guide = func(away string) session.Guide { return t.NewReplay(away) }
	s.Practise = screens.Practise(g.GameScreens, &t.Match, g.modeOf(g.Slot(store.PracticeSlot)))
	s.NextPerson = func() (int, string) { return int(t.FrontSeat()), t.Phrases.SeatNames[t.FrontSeat()] }
	s.AnswerRequest, s.Curtain = b.own, b.lookers
	return b
}

// own answers the request that only a table of THE GAME makes: it starts the deal with the seat that was agreed on (G 3).
func (b *sitting) own(r tabletop.Request) shell.Navigation {
	if b.lesson != nil {
		return b.game.lessons.AnswerRequest(r, b.screen)
	}
	if r.Kind != table.RequestStart || b.screen.StoredMatch == nil {
		return shell.Stay()
	}
	g := b.game
	k, err := g.StartMatch(b.screen.StoredMatch.Mode, func(to play.Saver) (profile.Match, error) {
		return b.Table.Match.StartWith(thegame.Seat(r.Number), to)
	})
	if err != nil {
		g.ShowNotice("notice.title.failed", "notice.deal.failed")
		return shell.Stay()
	}
	b.screen.StoredMatch = k
	b.Table.StartAgreed(k.Match.(*match.Match))
	return shell.Stay()
}

func (b *sitting) lookers() (items []panel.Item) {
	for _, seat := range b.Table.SeatsThatMayLook() {
		name := b.Table.Phrases.SeatNames[seat]
		items = append(items, panel.Button{ID: "look.button" + strconv.Itoa(int(seat+1)), Label: b.game.Say("look.button", assets.Values{"Name": name}),
			Action: b.game.ClickAction(func() shell.Navigation {
				b.Table.LookAtHand(seat)
				return shell.Close()
			})})
	}
	return items
}

func (g *game) caption(m *match.Match) string {
	switch {
	case m.Tag(match.PracticeTag) == guided:
		return g.Say("firstgame.name")
	case m.Tag(match.PracticeTag) != "":
		return g.Say("practice.caption")
	case dayOf(m) != "":
		return g.daily.Caption(dayOf(m))
	case m.Deal().Variant != thegame.Base:
		return g.Say("variant.name." + m.Deal().Variant.String())
	}
	return ""
}

// The reasons for practice, as values of match.PracticeTag.
const (
	again  = "again" // a deal played before
	guided = "first" // the guided first game
)

func (b *sitting) another() shell.Navigation {
	if len(b.Table.Match.Players()) > 1 {
		return b.game.ShowSetup()
	}
	return b.game.playAlone()
}

func (b *sitting) goals() (to startGoals) {
	to.deck = b.Table.Timeline.Geometry().DrawPile
	for on := range to.team {
		to.team[on] = b.Table.FigureRect(thegame.Pile(on))
	}
	return to
}

func (b *sitting) ArriveFrom(from shell.Screen) {
	if s, ok := from.(*startScreen); ok {
		b.StartFigureArrival(thegame.PileCount, func(at stage.Span) { s.depart(b.goals(), at) })
	}
}

func (b *sitting) Refresh() {
	t, g := b.Table, b.game
	if b.lesson == nil {
		t.Status.Caption = g.caption(t.Match)
	}
	t.Status.OffersHints = g.IsSwitchOn(screens.HintSwitch().LabelKey) && b.lesson == nil
	t.Aids.MarksTenBacks = g.IsSwitchOn(tenBacksKey)
	if t.Aids.ShowsList = g.IsSwitchOn(listKey); t.HasList() {
		t.Match.MarkListShown()
	}
}

func (b *sitting) Tick(isTop bool) {
	if b.Table.Tick(isTop); isTop && b.lesson != nil {
		b.Status.Caption = b.lesson.SeatText()
	}
}
