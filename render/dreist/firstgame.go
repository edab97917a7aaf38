package dreist

import (
	"slices"

	"dreist/assets"
	"dreist/assets/msg"
	"dreist/assets/msg/dreistmsg"
	"dreist/game/dreist/deals"
	"dreist/game/dreist/record"
	"dreist/game/dreist/tutor"
	"dreist/game/store"
	"dreist/render/dreist/guide"
	"dreist/render/dreist/lessons"
	"dreist/render/dreist/tutorial"
	"dreist/render/dreist/words"
	"dreist/render/panel"
	"dreist/render/screens"
	"dreist/render/shell"
)

// tutorSlot keeps an unfinished first game.
const tutorSlot store.Slot = "tutor"

// practiceFirst marks the first game as one that does not count.
const practiceFirst = "first"

// firstGame is the first game of somebody new, with its laid-out deal.
type firstGame struct{ game *game }

// play begins it.
func (a firstGame) play() shell.Step {
	seats := record.Seats(a.game.say.Say(msg.NameYou), a.game.say.Say(dreistmsg.NameEgon))
	c := mode{slot: tutorSlot, practice: practiceFirst}
	return a.game.play(c, tutor.Deal(), seats, c.tags(deals.Code{}))
}

// show goes on with the first game that was begun, or begins it.
func (a firstGame) show() shell.Step {
	saved := a.begun()
	if saved == nil {
		return a.play()
	}
	return shell.Push(a.game.NewMenu(shell.Menu{Items: func() []panel.Item {
		return []panel.Item{
			panel.Title{Text: a.game.say.Say(dreistmsg.FirstgameAgainTitle)},
			panel.Paragraph{Text: a.game.say.Say(dreistmsg.FirstgameAgainText, lessonOf(saved).progress())},
			a.game.Button(dreistmsg.FirstgameAgainResume, panel.Primary, func() shell.Step { return a.game.resume(saved) }),
			panel.Row{Buttons: []panel.Button{a.game.Button(msg.CommonBack, panel.Quiet, shell.Close), a.game.Button(dreistmsg.FirstgameAgainAnew, panel.Quiet, a.play)}},
		}
	}}))
}

// begun returns the first game that was begun, nil where nothing has been done in one yet.
func (a firstGame) begun() *savedGame {
	saved := a.game.findSaved(tutorSlot)
	if saved == nil || len(saved.History()) == 0 {
		return nil
	}
	return saved
}

// offer returns the button for the first game: with how far it has come, if it was begun.
func (a firstGame) offer(style panel.Style) panel.Button {
	b := a.game.Button(dreistmsg.FirstgameOffer, style, a.show)
	b.Detail = a.game.say.Say(dreistmsg.FirstgameOfferDetail)
	if saved := a.begun(); saved != nil {
		b.Detail = lessonOf(saved).goOn(a.game.say)
	}
	return b
}

// guideOf returns what guides a game, nil where nothing does.
func (a *game) guideOf(c mode) guide.Guide {
	if c.slot == tutorSlot {
		return tutorial.NewTutorial(a.canvas.Labels)
	}
	return nil
}

// end returns what the end of the first game at a table says and offers.
func (a firstGame) end(s *board, e *screens.End) (told string, offers []panel.Item) {
	told = a.game.say.Say(dreistmsg.FirstgameEndLost)
	switch {
	case s.table.Won() && len(a.game.Finished()) == 1:
		told = a.game.say.Say(dreistmsg.FirstgameEndWonFirst)
	case s.table.Won():
		told = a.game.say.Say(dreistmsg.FirstgameEndWon)
	}
	open := tutor.Read(s.table.Match.Start(), s.table.Match.History()).Open()
	if len(open) > 0 {
		told += " " + a.game.say.Say(dreistmsg.FirstgameEndOpen)
	}
	return told, append(a.missed(open),
		e.Fold([]panel.Button{a.game.Button(dreistmsg.FirstgameEndWhole, panel.Primary, a.game.askNew)}, e.LookButton(), a.game.Button(dreistmsg.FirstgameEndAnew, panel.Quiet, a.play), a.game.Button(msg.EndLeave, panel.Quiet, s.screen.Leave)))
}

// missed returns a button for each of these ideas, which leads to the example that shows it.
func (a firstGame) missed(ideas []tutor.Idea) (rows []panel.Item) {
	for few := range slices.Chunk(ideas, missedAbreast) {
		var buttons []panel.Button
		for _, idea := range few {
			buttons = append(buttons, a.game.Button(idea.TitleKey(), panel.Quiet, func() shell.Step {
				return a.game.openExample(idea.Example(), lessons.BackToGame)
			}))
		}
		rows = append(rows, screens.Besides(buttons...))
	}
	return rows
}

// missedAbreast is how many ideas that were missed stand side by side.
const missedAbreast = 4

// tutorialStage is where a first game stands.
type tutorialStage struct{ *tutor.Lesson }

// lessonOf reads where a saved first game stands.
func lessonOf(saved *savedGame) tutorialStage {
	return tutorialStage{tutor.Read(saved.Start(), saved.History())}
}

// goOn says where a first game goes on.
func (s tutorialStage) goOn(say words.Sentences) string {
	if s.Done() {
		return say.Say(dreistmsg.FirstgameOfferFinish)
	}
	return say.Say(dreistmsg.FirstgameOfferResume, s.progress())
}

// progress is how many ideas have been met, as values of a sentence.
func (s tutorialStage) progress() assets.Values {
	met, all := s.Met()
	return assets.Values{"Met": met, "Next": met + 1, "All": all}
}
