package screens

import (
	"dreist/assets"
	"dreist/assets/msg"
	"dreist/render/panel"
	"dreist/render/shell"
)

// FirstGame is the guided first game of a game, as it is offered and taken up.
type FirstGame struct {
	*Front
	// Begun returns how many steps of how many have been done in the unfinished one; ok is false where there is none with a move.
	Begun        func() (met, all int, ok bool)
	Play, Resume func() shell.Step // begins one, or goes on with it
}

// Show begins the first game, or asks whether to go on with the one that was begun.
func (f FirstGame) Show() shell.Step {
	met, all, ok := f.Begun()
	if !ok {
		return f.Play()
	}
	return shell.Push(f.NewMenu(shell.Menu{Items: func() []panel.Item {
		return []panel.Item{
			panel.Title{Text: f.Say(msg.FirstgameAgainTitle)},
			panel.Paragraph{Text: f.Say(msg.FirstgameAgainText, assets.Values{"Met": met, "All": all})},
			f.Button(msg.FirstgameAgainResume, panel.Primary, f.Resume),
			panel.Row{Buttons: []panel.Button{f.Button(msg.CommonBack, panel.Quiet, shell.Close), f.Button(msg.FirstgameAgainAnew, panel.Quiet, f.Play)}},
		}
	}}))
}

// Offer returns the button for the first game, with its progress if it was begun.
func (f FirstGame) Offer(style panel.Style) panel.Button {
	b := f.Button(msg.FirstgameOffer, style, f.Show)
	switch met, all, ok := f.Begun(); {
	case !ok:
		b.Detail = f.Say(msg.FirstgameOfferDetail)
	case met == all:
		b.Detail = f.Say(msg.FirstgameOfferFinish)
	default:
		b.Detail = f.Say(msg.FirstgameOfferResume, assets.Values{"Next": met + 1, "All": all})
	}
	return b
}
