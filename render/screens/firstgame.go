package screens

import (
	"dreist/assets"
	"dreist/game/lesson"
	"dreist/game/profile"
	"dreist/game/store"
	"dreist/render/panel"
	"dreist/render/shell"
)

// FirstGame starts and resumes the guided first game of a game, in FirstGameSlot.
type FirstGame struct {
	*GameScreens
	StartNew   func() shell.Navigation            // starts a new one
	CountIdeas func(profile.Match) (met, all int) // returns the number of ideas understood in a match, and of all
}

// FirstGameSlot is the slot of the unfinished first game.
const FirstGameSlot store.Slot = "tutor"

// unfinishedProgress returns the progress of the unfinished one; ok is false without a move.
func (f FirstGame) unfinishedProgress() (met, all int, ok bool) {
	if k := f.UnfinishedMatch(FirstGameSlot); k != nil {
		met, all = f.CountIdeas(k.Match)
	}
	return met, all, met > 0
}

// IsUnplayed reports whether the game has neither a finished nor an unfinished match.
func (g *GameScreens) IsUnplayed() bool {
	if len(g.FinishedEntries()) > 0 {
		return false
	}
	for _, mode := range g.about.Slots {
		if g.UnfinishedMatch(mode) != nil {
			return false
		}
	}
	return true
}

// LearnScreen returns the screen with the first game, the examples, and the rules, whose button has the text keys rules and detail.
func (e *ExampleList) LearnScreen(first FirstGame, rules, detail string) shell.Screen {
	return first.LearnScreen("lessons.learn", func() panel.Button {
		all := e.Button("lessons.open", panel.QuietStyle, e.ShowList)
		all.Detail = e.Texts.SayCount("lessons.open.detail", e.CountReached(lesson.PlayedFeat), assets.Values{})
		return all
	}, rules, detail)
}

// LearnScreen returns the screen of ExampleList.LearnScreen, with a title and a button for the examples.
func (f FirstGame) LearnScreen(title string, examples func() panel.Button, rules, detail string) shell.Screen {
	return f.NewPanelScreen(shell.PanelScreen{Mood: shell.TeachingHost, Options: []panel.Option{panel.WithWidth(520)}, Items: func() []panel.Item {
		book := f.Button(rules, panel.QuietStyle, f.SearchRuleBook)
		book.Detail = f.Say(detail)
		return []panel.Item{panel.Title{Text: f.Say(title)}, f.OfferButton(panel.PrimaryStyle), examples(), book, panel.Gap{},
			panel.Row{Buttons: []panel.Button{f.Button("common.back", panel.QuietStyle, shell.Close)}}}
	}})
}

// StartOrContinue starts the first game, or asks whether to continue the unfinished one.
func (f FirstGame) StartOrContinue() shell.Navigation {
	met, all, ok := f.unfinishedProgress()
	if !ok {
		return f.StartNew()
	}
	return shell.Push(f.NewPanelScreen(shell.PanelScreen{Items: func() []panel.Item {
		return []panel.Item{
			panel.Title{Text: f.Say("firstgame.again.title")},
			panel.Paragraph{Text: f.Say("firstgame.again.text", assets.Values{"Met": met, "All": all})},
			f.Button("firstgame.again.resume", panel.PrimaryStyle, func() shell.Navigation { return f.ContinueMatch(f.UnfinishedMatch(FirstGameSlot)) }),
			panel.Row{Buttons: []panel.Button{f.Button("common.back", panel.QuietStyle, shell.Close), f.Button("firstgame.again.anew", panel.QuietStyle, f.StartNew)}},
		}
	}}))
}

// OfferButton returns the button for the first game, with its progress.
func (f FirstGame) OfferButton(style panel.ButtonStyle) panel.Button {
	b := f.Button("firstgame.offer", style, f.StartOrContinue)
	switch met, all, ok := f.unfinishedProgress(); {
	case !ok:
		b.Detail = f.Say("firstgame.offer.detail")
	case met == all:
		b.Detail = f.Say("firstgame.offer.finish")
	default:
		b.Detail = f.Say("firstgame.offer.resume", assets.Values{"Next": met + 1, "All": all})
	}
	return b
}
