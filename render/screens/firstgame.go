package screens

import (
	"dreist/assets"
	"dreist/game/lesson"
	"dreist/game/profile"
	"dreist/game/store"
	"dreist/render/panel"
	"dreist/render/shell"
)

// FirstGame starts and resumes the guided first game of a game.
type FirstGame struct {
	*GameScreens
	// UnfinishedProgress returns the progress of the unfinished one, as the number of ideas understood and of all; ok is false without a move.
	UnfinishedProgress func() (met, all int, ok bool)
	StartNew           func() shell.Navigation // starts a new one
	ContinueGame       func() shell.Navigation // continues the unfinished one
}

// FirstGameSlot is the slot of the unfinished first game.
const FirstGameSlot store.Slot = "tutor"

// NewFirstGame returns the first game in FirstGameSlot: play starts a new one, and met returns the progress of a match.
func (f *GameScreens) NewFirstGame(play func() shell.Navigation, met func(profile.Match) (met, all int)) FirstGame {
	begun := func() (k *profile.StoredMatch, done, all int) {
		if k = f.UnfinishedMatch(FirstGameSlot); k != nil {
			done, all = met(k.Match)
		}
		return k, done, all
	}
	return FirstGame{
		GameScreens: f, StartNew: play,
		ContinueGame: func() shell.Navigation {
			k, _, _ := begun()
			return f.ContinueMatch(k)
		},
		UnfinishedProgress: func() (done, all int, ok bool) {
			_, done, all = begun()
			return done, all, done > 0
		},
	}
}

// IsUnplayed reports whether the game has neither a finished nor an unfinished match.
func (f *GameScreens) IsUnplayed() bool {
	if len(f.FinishedEntries()) > 0 {
		return false
	}
	for _, mode := range f.about.Slots {
		if f.UnfinishedMatch(mode) != nil {
			return false
		}
	}
	return true
}

// LearnScreen returns the screen with the ways to learn the game: the first game, the examples, and the rules, whose button has the text
// keys rules and detail.
func (s *Lessons) LearnScreen(first FirstGame, rules, detail string) shell.Screen {
	return first.LearnScreen("lessons.learn", func() panel.Button {
		all := s.Button("lessons.open", panel.Quiet, s.ShowList)
		all.Detail = s.Texts.SayCount("lessons.open.detail", s.CountReached(lesson.Played), assets.Values{})
		return all
	}, rules, detail)
}

// LearnScreen returns that screen with a title and a button for the examples.
func (f FirstGame) LearnScreen(title string, examples func() panel.Button, rules, detail string) shell.Screen {
	return f.NewPanelScreen(shell.PanelScreen{Mood: shell.Teaching, Options: []panel.Option{panel.Width(520)}, Items: func() []panel.Item {
		book := f.Button(rules, panel.Quiet, f.SearchBook)
		book.Detail = f.Say(detail)
		return []panel.Item{panel.Title{Text: f.Say(title)}, f.OfferButton(panel.Primary), examples(), book, panel.Gap{},
			panel.Row{Buttons: []panel.Button{f.Button("common.back", panel.Quiet, shell.Close)}}}
	}})
}

// Show starts the first game, or asks whether to continue the unfinished one.
func (f FirstGame) Show() shell.Navigation {
	met, all, ok := f.UnfinishedProgress()
	if !ok {
		return f.StartNew()
	}
	return shell.Push(f.NewPanelScreen(shell.PanelScreen{Items: func() []panel.Item {
		return []panel.Item{
			panel.Title{Text: f.Say("firstgame.again.title")},
			panel.Paragraph{Text: f.Say("firstgame.again.text", assets.Values{"Met": met, "All": all})},
			f.Button("firstgame.again.resume", panel.Primary, f.ContinueGame),
			panel.Row{Buttons: []panel.Button{f.Button("common.back", panel.Quiet, shell.Close), f.Button("firstgame.again.anew", panel.Quiet, f.StartNew)}},
		}
	}}))
}

// OfferButton returns the button for the first game, with its progress.
func (f FirstGame) OfferButton(style panel.Style) panel.Button {
	b := f.Button("firstgame.offer", style, f.Show)
	switch met, all, ok := f.UnfinishedProgress(); {
	case !ok:
		b.Detail = f.Say("firstgame.offer.detail")
	case met == all:
		b.Detail = f.Say("firstgame.offer.finish")
	default:
		b.Detail = f.Say("firstgame.offer.resume", assets.Values{"Next": met + 1, "All": all})
	}
	return b
}
