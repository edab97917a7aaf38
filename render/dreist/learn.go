package dreist

import (
	"dreist/render/panel"
	"dreist/render/shell"
)

func (a *game) showLearn() shell.Navigation { return shell.CloseToLowest(a.learnScreen()) }

func (a *game) learnScreen() shell.Screen {
	return a.firstGame.screens().LearnScreen("learn.title", func() panel.Button {
		practice := a.Button("learn.practice", panel.Quiet, a.examples.ShowList)
		practice.Detail = a.say.Say("learn.practice.detail")
		return practice
	}, "book.learn.rules", "book.learn.rules.detail")
}
