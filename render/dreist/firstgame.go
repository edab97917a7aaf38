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
	"dreist/render/dreist/tutorial"
	"dreist/render/dreist/words"
	"dreist/render/panel"
	"dreist/render/screens"
	"dreist/render/shell"
	"dreist/render/teach"
)

// tutorSlot keeps an unfinished first game.
const tutorSlot store.Slot = "tutor"

// practiceFirst marks the first game as one that does not count.
const practiceFirst = "first"

// firstGame is the guided first game, with its stacked deal.
type firstGame struct{ game *game }

// play begins the first game.
func (a firstGame) play() shell.Step {
	seats := record.Seats(a.game.say.Say(msg.NameYou), a.game.say.Say(dreistmsg.NameEgon))
	c := mode{slot: tutorSlot, practice: practiceFirst}
	return a.game.play(c, tutor.Deal(), seats, c.tags(deals.Code{}))
}

// show resumes the first game, or begins it.
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
			panel.Row{Buttons: []panel.Button{a.game.Button(msg.CommonBack, panel.Quiet, shell.Close),
				a.game.Button(dreistmsg.FirstgameAgainAnew, panel.Quiet, a.play)}},
		}
	}}))
}

// begun returns the unfinished first game, nil if it has no moves yet.
func (a firstGame) begun() *savedGame {
	saved := a.game.findSaved(tutorSlot)
	if saved == nil || len(saved.History()) == 0 {
		return nil
	}
	return saved
}

// offer returns the button for the first game, with its progress if it was begun.
func (a firstGame) offer(style panel.Style) panel.Button {
	b := a.game.Button(dreistmsg.FirstgameOffer, style, a.show)
	b.Detail = a.game.say.Say(dreistmsg.FirstgameOfferDetail)
	if saved := a.begun(); saved != nil {
		b.Detail = lessonOf(saved).goOn(a.game.say)
	}
	return b
}

// guideOf returns the guide of a mode, nil for none.
func (a *game) guideOf(c mode) guide.Guide {
	if c.slot == tutorSlot {
		return tutorial.NewTutorial(a.canvas.Labels)
	}
	return nil
}

// end returns the text and the buttons at the end of the first game.
func (a firstGame) end(s *board, e *screens.End) (text string, offers []panel.Item) {
	text = a.game.say.Say(dreistmsg.FirstgameEndLost)
	switch {
	case s.table.Won() && len(a.game.Finished()) == 1:
		text = a.game.say.Say(dreistmsg.FirstgameEndWonFirst)
	case s.table.Won():
		text = a.game.say.Say(dreistmsg.FirstgameEndWon)
	}
	open := tutor.Read(s.table.Match.Start(), s.table.Match.History()).Open()
	if len(open) > 0 {
		text += " " + a.game.say.Say(dreistmsg.FirstgameEndOpen)
	}
	return text, append(a.missed(open),
		e.Fold([]panel.Button{a.game.Button(dreistmsg.FirstgameEndWhole, panel.Primary, a.game.askNew)}, e.LookButton(),
			a.game.Button(dreistmsg.FirstgameEndAnew, panel.Quiet, a.play), a.game.Button(msg.EndLeave, panel.Quiet, s.screen.Leave)))
}

// missed returns a button for each idea, which leads to its example.
func (a firstGame) missed(ideas []tutor.Idea) (rows []panel.Item) {
	for few := range slices.Chunk(ideas, missedAbreast) {
		var buttons []panel.Button
		for _, idea := range few {
			buttons = append(buttons, a.game.Button(idea.TitleKey(), panel.Quiet, func() shell.Step {
				return a.game.openExample(idea.Example(), teach.BackToGame)
			}))
		}
		rows = append(rows, screens.Besides(buttons...))
	}
	return rows
}

// missedAbreast is the number of missed ideas in a row.
const missedAbreast = 4

// tutorialStage is the progress of a first game.
type tutorialStage struct{ *tutor.Lesson }

// lessonOf returns the progress of a saved first game.
func lessonOf(saved *savedGame) tutorialStage {
	return tutorialStage{tutor.Read(saved.Start(), saved.History())}
}

// goOn returns the text on the button that resumes a first game.
func (s tutorialStage) goOn(say words.Sentences) string {
	if s.Done() {
		return say.Say(dreistmsg.FirstgameOfferFinish)
	}
	return say.Say(dreistmsg.FirstgameOfferResume, s.progress())
}

// progress returns the number of ideas met so far, as values of a sentence.
func (s tutorialStage) progress() assets.Values {
	met, all := s.Met()
	return assets.Values{"Met": met, "Next": met + 1, "All": all}
}
