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

// sitting is a table of THE GAME on its screen.
type sitting struct {
	*table.Table
	game     *game
	screen   *session.Screen
	hinter   *table.Hinter
	lesson   *learn.Lesson // the guide of an example, nil at other tables
	language string
}

// MatchScreen returns a new screen with the table of a match.
func (g *game) MatchScreen(m profile.Match) *session.Screen {
	return g.newSitting(m.(*match.Match)).screen
}

// newSitting returns a table of a match on a new screen.
func (g *game) newSitting(m *match.Match) *sitting {
	b := &sitting{game: g, language: g.Language, Table: table.NewTable(m, g.Frame(), g.Speed(), g.say, g.Sound)}
	t := b.Table
	b.hinter = table.NewHinter(t, g.thinking)
	s := g.NewTableScreen(b)
	b.screen = s
	s.Turns = func() []panel.Turn { return t.Phrases.TurnsOf(t.Match.History()) }
	s.Title = func() string { return title }
	s.NewMatch, s.EndScreen = b.another, b.end
	s.Adviser, s.Analyse = b.hinter, b.analyse
	s.Guide = func(away string) session.Guide { return t.NewReplay(away) }
	screens.Practise[*match.Match](g.GameScreens, s, g.modeOf(g.Slot(store.PracticeSlot)))
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

// lookers returns the buttons with which people look at their hands out of turn.
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

// caption returns the caption of a match at its table.
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

// another leads to another match: a single player starts it at once, several choose their seats first.
func (b *sitting) another() shell.Navigation {
	if len(b.Table.Match.Players()) > 1 {
		return b.game.ShowSetup()
	}
	return b.game.playAlone()
}

// goals returns the places at the table for the figures of the start screen.
func (b *sitting) goals() (to startGoals) {
	to.Deck = b.Table.Timeline.Geometry().DrawPile
	for on := range to.Team {
		to.Team[on] = b.Table.FigureRect(thegame.Pile(on))
	}
	return to
}

// ArriveFrom lets the figures of the start screen fly to the table.
func (b *sitting) ArriveFrom(from shell.Screen) {
	if s, ok := from.(*startScreen); ok {
		b.StartFigureArrival(thegame.PileCount, func(at stage.Span) { s.picture.depart(b.goals(), at) })
	}
}

// Refresh fits the table into the window and lets it follow the settings.
func (b *sitting) Refresh() {
	t, g := b.Table, b.game
	t.Fit(g.Frame(), g.SpeedIn(b.screen.IsLessonTable), g.Settings().ReducedMotion)
	if b.lesson == nil {
		t.Status.Caption = g.caption(t.Match)
	}
	t.Status.IsMuted, t.Status.HasUnsaved = g.Settings().Muted, b.screen.HasUnsaved
	t.Status.OffersHints = g.IsSwitchOn(screens.HintSwitch().LabelKey) && b.lesson == nil
	t.Aids.MarksTenBacks = g.IsSwitchOn(tricksSwitch().LabelKey)
	if t.Aids.ShowsList = g.IsSwitchOn(listSwitch().LabelKey); t.HasList() {
		t.Match.MarkListShown()
	}
	if b.language != g.Language {
		b.language = g.Language
		t.SetSentences(g.say)
	}
}

// Tick advances by a tick. At an example the caption says which seat the learner plays.
func (b *sitting) Tick(isTop bool) {
	if b.Table.Tick(isTop); isTop && b.lesson != nil {
		b.Status.Caption = b.lesson.SeatText()
	}
}
