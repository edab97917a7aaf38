package peri

import (
	"slices"
	"strconv"
	"strings"

	"dreist/assets"
	"dreist/game/peri/match"
	"dreist/game/profile"
	"dreist/game/rulebook"
	"dreist/game/store"
	"dreist/render/mascot"
	"dreist/render/panel"
	"dreist/render/peri/faces"
	"dreist/render/peri/table"
	"dreist/render/screens"
	"dreist/render/session"
	"dreist/render/shell"
	"dreist/render/stage"
)

type sitting struct {
	*table.Table
	game   *game
	screen *session.Screen
}

func (g *game) MatchScreen(of profile.Match, _ store.Slot) *session.Screen {
	m := of.(*match.Match)
	b := &sitting{game: g, Table: table.NewTable(m, g.Frame(), g.Speed(), g.Texts, g.Sound)}
	b.Table.SearchLimits = g.thinking
	b.Table.ExplainRuling = func(ruling int) (rulebook.Explanation, bool) { return g.explain(b.Patience(), ruling) }
	s := g.NewTableScreen(b)
	b.screen = s
	s.Turns = func() (turns []panel.Turn) {
		for i, step := range m.History() {
			turns = append(turns, panel.Turn{Heading: strconv.Itoa(i + 1), Sentences: []string{b.Table.DescribeMove(step.Move, m.PositionBefore(i))}})
		}
		return turns
	}
	b.IsNew = !slices.ContainsFunc(g.FinishedEntries(store.KindSolo), func(e store.HistoryEntry) bool { return rowOf(&e.Summary) == b.Patience() })
	s.Title = func() string { return title + " · " + table.PatienceName(g.Texts, b.Patience()) }
	s.NewMatch = b.newCards
	s.MenuItems = b.offers
	s.EndScreen, s.Adviser = b.end, b.Table
	s.Guide = func(away string) session.Guide {
		b.Timeline.SetListRoom(true)
		l := b.Table.NewReplay(away)
		l.HasNoAnalysis = true
		return l
	}
	s.Practise = screens.PracticeFunc(g.GameScreens, &b.Table.Match, g.SlotMode(g.GameSlot(store.PracticeSlot)))
	return s
}

func (b *sitting) offers() (items []panel.Item) {
	if !b.Patience().IsGameOfLuck() {
		items = append(items, b.game.Button("end.again", panel.QuietStyle, b.restart))
		if b.CanMove() {
			items = append(items, b.game.Button("peri.demo", panel.QuietStyle, b.demo))
		}
		items = append(items, b.game.SwitchItem(verdicts))
	}
	if code := b.Table.Match.TagValue(match.CodeTag); code != "" {
		items = append(items, panel.Paragraph{Text: b.game.Say("peri.code.shown", assets.Values{"Code": code}), Tone: panel.AsideTone})
	}
	return items
}

// demo lets Egon play on as practice, since a win of his does not count.
func (b *sitting) demo() shell.Navigation {
	return b.screen.PracticePosition(func(p *session.Screen) { p.Table.(*sitting).PlayOn() }).ReplacingScreen()
}

// ArriveFrom starts the arrival of the table; no figure flies to it.
func (b *sitting) ArriveFrom(shell.Screen) { b.Table.StartFigureArrival(1, nil) }

func (b *sitting) Refresh() {
	t, g := b.Table, b.game
	t.CardLook, t.CardBack = g.look(), faces.BackMotif(g.CardBack())
	t.Status.Caption = table.PatienceName(g.Texts, b.Patience())
	if day := screens.DayOf(t.Match); day != "" {
		t.Status.Caption += " · " + g.daily.Caption(day)
	}
	t.Status.OffersHints = !b.Patience().IsGameOfLuck() && (g.IsSwitchOn(screens.HintSwitch().LabelKey) || g.IsSwitchOn(verdicts.LabelKey))
	t.Aids = table.Aids{
		CarriesOnClick: g.IsSwitchOn(oneClick.LabelKey), SendsSureCards: g.IsSwitchOn(sureCards.LabelKey), SendsAllCards: g.IsSwitchOn(allCards.LabelKey), ShowsVerdict: g.IsSwitchOn(verdicts.LabelKey),
	}
}

func (b *sitting) end() shell.Screen {
	g, m := b.game, b.Table.Match
	e, of := g.NewEndScreen(b.screen), screens.NewTableResult(b.screen)
	mood := mascot.AloofMood
	result := func() string {
		named := strings.TrimSuffix(table.PatienceName(g.Texts, b.Patience())+" · "+m.TagValue(match.CodeTag), " · ")
		if practice := b.PracticeText(); practice != "" {
			named += " · " + practice
		}
		return named + " · " + g.SayCount("peri.moves", m.MoveCount())
	}
	of.TextInsteadOfRanking, e.ShareText = result, func() string { return title + " · " + result() }
	of.Title = func() string { return g.SayCount("peri.left", m.Position().CardsLeft()) }
	if m.Position().IsWon() {
		mood, of.Title = mascot.DelightedMood, func() string { return g.Say("peri.won") }
	}
	of.DrawPicture = func(in screens.PictureRoom, _ []int, at stage.Span) { g.DrawRising(mood, in, at) }
	if !m.IsSettled() {
		b.offerWays(&of)
	}
	if b.isCounted() {
		of.FirstButtons = func() []panel.Button {
			again := e.SameDealButton()
			again.Label, again.Style = g.Say("peri.same"), panel.QuietStyle
			return []panel.Button{g.Button("peri.new", panel.PrimaryStyle, b.newCards), again}
		}
	}
	return e.TableScreen(of)
}

// offerWays says how a match is lost, and adds the ways out: back to where it could still come out, or new cards.
func (b *sitting) offerWays(of *screens.TableResult) {
	m, g := b.Table.Match, b.game
	known, own := b.CountMovesBackToWinnable()
	of.TakeBack.Action = func() shell.Navigation {
		b.TakeBackMoves(max(known, min(m.MoveCount(), 1)))
		return shell.Close()
	}
	said := "peri.over"
	if !m.IsOver() {
		said = "peri.hopeless"
	}
	switch {
	case known > 0:
		of.TakeBack.LabelKey = "peri.back"
	case m.MoveCount() == 0:
		said, of.TakeBack.LabelKey = "peri.hopeless.deal", "common.back"
	}
	of.TextInsteadOfRanking = func() string {
		if own > 0 {
			return g.Say(said) + " " + g.SayCount("peri.hopeful", own, nil)
		}
		return g.Say(said)
	}
	switch {
	case b.isCounted():
		of.AcceptEnd, of.IsAcceptPrimary = screens.Answer{LabelKey: "peri.new", Action: b.newCards}, b.Patience().IsGameOfLuck()
	case !m.IsOver():
		of.AcceptEnd = screens.Answer{LabelKey: "menu.resume", Action: shell.Close}
	}
}

// restart goes back to the deal on this table, so that the game stays the one that counts; after its end the same cards are practice.
func (b *sitting) restart() shell.Navigation {
	if b.Table.Match.IsSettled() {
		return b.screen.PracticeSameDeal().ReplacingScreen()
	}
	b.TakeBackMoves(b.Table.Match.MoveCount())
	return shell.Close()
}

// newCards deals the patience anew. Before that it accepts a loss.
func (b *sitting) newCards() shell.Navigation {
	b.Table.Match.SettleEnd()
	return b.game.deal(b.Patience())
}

// isCounted reports whether new cards may follow: the match is neither practice nor that of a day.
func (b *sitting) isCounted() bool { return !b.screen.IsPractice && screens.DayOf(b.Table.Match) == "" }
