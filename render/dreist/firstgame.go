package dreist

import (
	"slices"

	"dreist/game/dreist/match"
	"dreist/game/dreist/primer"
	"dreist/game/dreist/record"
	"dreist/game/profile"
	"dreist/render/panel"
	"dreist/render/screens"
	"dreist/render/shell"
	"dreist/render/teach"
)

type firstGame struct{ game *game }

func (f firstGame) play() shell.Navigation {
	seats := record.NumberedSeats(f.game.say.Say("name.you"), f.game.say.Say("name.egon"))
	m := mode{slot: screens.FirstGameSlot, practice: practiceFirst}
	return f.game.play(m, primer.FirstDeal(), seats, m.tags(record.Code{}))
}

func (f firstGame) screens() screens.FirstGame {
	return screens.FirstGame{GameScreens: f.game.GameScreens, StartNew: f.play, CountIdeas: func(m profile.Match) (met, all int) {
		of := m.(*match.Match)
		return primer.NewFirstGameProgress(of.InitialPosition(), of.History()).CountMetIdeas()
	}}
}

func (f firstGame) end(s *sitting, e *screens.EndScreen) (text string, offers []panel.Item) {
	text = f.game.say.Say("firstgame.end.lost")
	switch {
	case s.Table.IsWon() && len(f.game.FinishedEntries()) == 1:
		text = f.game.say.Say("firstgame.end.won.first")
	case s.Table.IsWon():
		text = f.game.say.Say("firstgame.end.won")
	}
	open := primer.NewFirstGameProgress(s.Table.Match.InitialPosition(), s.Table.Match.History()).UnmetIdeas()
	if len(open) > 0 {
		text += " " + f.game.say.Say("firstgame.end.open")
	}
	return text, append(f.missed(open),
		panel.Row{Buttons: []panel.Button{f.game.Button("firstgame.end.whole", panel.PrimaryStyle, f.game.askNew),
			f.game.Button("firstgame.end.anew", panel.QuietStyle, f.play), e.LeaveButton()}})
}

// missed returns a button for each idea that did not come up. It opens the idea's example.
func (f firstGame) missed(ideas []primer.Idea) (rows []panel.Item) {
	for few := range slices.Chunk(ideas, 4) {
		var buttons []panel.Button
		for _, idea := range few {
			buttons = append(buttons, f.game.Button(idea.TitleKey(), panel.QuietStyle, func() shell.Navigation {
				return f.game.examples.OpenExample(idea.ExampleNumber(), teach.BackToGameKey)
			}))
		}
		rows = append(rows, screens.MinorButtonRow(buttons...))
	}
	return rows
}
