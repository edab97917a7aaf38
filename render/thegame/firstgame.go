package thegame

import (
	"dreist/assets"
	"dreist/game/lesson"
	"dreist/game/play"
	"dreist/game/profile"
	"dreist/game/thegame"
	"dreist/game/thegame/match"
	"dreist/game/thegame/primer"
	"dreist/game/thegame/record"
	"dreist/render/panel"
	"dreist/render/screens"
	"dreist/render/shell"
	"dreist/render/stage"
	"dreist/render/thegame/learn"
)

func (g *game) firstGame() screens.FirstGame {
	return screens.FirstGame{GameScreens: g.GameScreens, StartNew: g.playFirst, CountIdeas: func(kept profile.Match) (met, all int) {
		m := kept.(*match.Match)
		return primer.NewFirstGameProgress(m.InitialPosition(), m.History(), lesson.UnloggedActions{}).CountMetIdeas()
	}}
}

func (g *game) playFirst() shell.Navigation {
	return g.startMatch(screens.FirstGameSlot, func(to play.Saver) (profile.Match, error) {
		return match.New(primer.FirstDeal(), g.alone(), []record.Tag{{Name: play.PracticeTag, Value: guided}}, to)
	})
}

// teach lets the guide of the first game teach at the table, except while a hint is shown.
func (s *sitting) teach() {
	t := s.Table
	t.Timeline.SetSpeed(s.game.SpeedFor(true))
	t.Teacher = learn.NewTutorial(t, s.game.Canvas.Labels)
	t.SetGuide(nil)
	t.Device = s.game.LastPress().Source() // so that the guide names keys only to players who use them
	t.Help.HidesSignals = true
	s.screen.RestartKey, s.screen.Restart = "firstgame.again.anew", s.game.playFirst
}

func (s *sitting) endFirst(e *screens.EndScreen) shell.Screen {
	g, p := s.game, s.Table.Match.Position()
	values := assets.Values{"Cards": primer.FirstDealSize, "All": thegame.CardCount}
	e.DrawPicture = func(in screens.PictureRoom, at stage.Span) { g.drawEnd(in, p.IsWon(), at) }
	whole := g.Button("tutor.ended.whole", panel.PrimaryStyle, g.playAlone)
	whole.Label = g.Say("tutor.ended.whole", values)
	title, told := func() string { return g.Say("tutor.ended.title") }, "tutor.ended.won"
	if !p.IsWon() {
		title, told = func() string { return g.SayCount("played.rest", p.CardsLeft(), nil) }, "tutor.ended.lost"
	}
	return e.PanelScreen(title, func() []panel.Item {
		return []panel.Item{panel.Paragraph{Text: g.Say(told, values), IsLeftAligned: true}}
	}, func() []panel.Item {
		return []panel.Item{panel.Row{Buttons: []panel.Button{whole, g.Button("tutor.ended.anew", panel.QuietStyle, g.playFirst), e.LeaveButton()}}}
	})
}
