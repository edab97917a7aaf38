package dreixdrei

import (
	"dreist/assets"
	"dreist/game/dreixdrei/match"
	"dreist/game/dreixdrei/primer"
	"dreist/game/dreixdrei/record"
	"dreist/game/dreixdrei/rival"
	"dreist/game/lesson"
	"dreist/game/play"
	"dreist/game/profile"
	"dreist/render/dreixdrei/learn"
	"dreist/render/panel"
	"dreist/render/screens"
	"dreist/render/shell"
)

// guided is the value of play.PracticeTag in the record of a first game.
const guided = "first"

func (g *game) firstGame() screens.FirstGame {
	return screens.FirstGame{GameScreens: g.GameScreens, StartNew: g.playFirst, CountIdeas: func(kept profile.Match) (met, all int) {
		m := kept.(*match.Match)
		return primer.NewFirstGameProgress(m.InitialPosition(), m.History(), lesson.UnloggedActions{}).CountMetIdeas()
	}}
}

func (g *game) playFirst() shell.Navigation {
	deal := primer.FirstDeal()
	players := []play.Player{{Name: g.Say("name.you"), Kind: play.Person}}
	for seat := 1; seat < deal.SeatCount; seat++ {
		players = append(players, play.Player{Name: g.SeatName(seat), Kind: rival.EasyKind})
	}
	return g.begin(screens.FirstGameSlot, deal, players, []record.Tag{{Name: play.PracticeTag, Value: guided}})
}

// teach lets the guide of the first game teach at the table, except while a hint is shown.
func (s *sitting) teach() {
	t := s.Table
	t.Timeline.SetSpeed(s.game.SpeedFor(true))
	t.Teacher = learn.NewTutorial(t, s.game.Canvas.Labels)
	t.SetGuide(nil)
	t.Device = s.game.LastPress().Source() // so that the guide names keys only to players who use them
	s.screen.RestartKey, s.screen.Restart = "firstgame.again.anew", s.game.playFirst
}

func (s *sitting) endFirst(e *screens.EndScreen) shell.Screen {
	g, p := s.game, s.Table.Match.Position()
	place := p.Place(primer.LearnerSeat)
	title, told := "dreixdrei.tutor.ended.middle", "dreixdrei.tutor.ended.well"
	switch {
	case place == 1:
		title = "dreixdrei.tutor.ended.first"
	case p.Loser() == primer.LearnerSeat:
		title, told = "dreixdrei.tutor.ended.last", "dreixdrei.tutor.ended.badly"
	}
	return e.PanelScreen(func() string { return g.Say(title, assets.Values{"Place": place}) }, func() []panel.Item {
		return []panel.Item{panel.Paragraph{Text: g.Say(told), IsLeftAligned: true}}
	}, func() []panel.Item {
		onward := g.Button("dreixdrei.tutor.ended.onward", panel.PrimaryStyle, g.playRivals)
		return []panel.Item{panel.Row{Buttons: []panel.Button{onward, g.Button("dreixdrei.tutor.ended.anew", panel.QuietStyle, g.playFirst), e.LeaveButton()}}}
	})
}
