package dreist

import (
	"github.com/hajimehoshi/ebiten/v2"

	"dreist/assets"
	"dreist/assets/msg"
	"dreist/game/store"
	"dreist/render/dreist/lessons"
	"dreist/render/dreist/puzzles"
	"dreist/render/panel"
	"dreist/render/shell"
	"dreist/render/stage"
)

// menu returns the pause menu over the table.
func (a *tableScreen) menu() shell.Screen {
	return a.NewMenu(shell.Menu{Items: a.menuItems, Options: []panel.Option{panel.Width(600)}})
}

func (a *tableScreen) menuItems() []panel.Item {
	s := a.Settings()
	either := func(on bool, yes, no string) string {
		if on {
			return a.say.Say(yes)
		}
		return a.say.Say(no)
	}
	toggle := func(label string, edit func(*store.Settings)) panel.Button {
		return panel.Button{Label: label, Action: a.Press(func() shell.Step {
			a.Change(edit)
			return shell.Stay()
		})}
	}
	fullscreen := panel.Button{Label: either(ebiten.IsFullscreen(), msg.MenuFullscreenOn, msg.MenuFullscreenOff), Action: a.Press(func() shell.Step {
		a.ToggleFullscreen()
		return shell.Stay()
	})}
	volume := func(field func(*store.Settings) *int) func(int) {
		return func(v int) { a.Change(func(s *store.Settings) { *field(s) = v }) }
	}
	begin := a.beginnings()
	items := []panel.Item{
		panel.Title{Text: a.say.Say(msg.MenuTitle)},
		panel.Row{Buttons: []panel.Button{a.Button(a.resumeKey(), panel.Primary, shell.Close), begin[0]}},
	}
	for _, b := range begin[1:] {
		items = append(items, b)
	}
	return append(items,
		panel.Gap{},
		a.speedChoice(),
		a.languageChoice(),
		panel.Slider{Label: a.say.Say(msg.MenuEffects), Value: s.EffectsVolume, Changed: volume(func(s *store.Settings) *int { return &s.EffectsVolume })},
		panel.Slider{Label: a.say.Say(msg.MenuJingles), Value: s.JingleVolume, Changed: volume(func(s *store.Settings) *int { return &s.JingleVolume })},
		panel.Gap{},
		panel.Row{Buttons: []panel.Button{
			toggle(either(s.Muted, msg.MenuSoundOff, msg.MenuSoundOn), func(s *store.Settings) { s.Muted = !s.Muted }),
			fullscreen,
			toggle(either(s.Theme == store.Dark, msg.MenuThemeDark, msg.MenuThemeLight), switchTheme),
		}},
		panel.Row{Buttons: a.departures()})
}

// resumeKey is the key of the button that goes on with what the pause menu lies over.
func (a *tableScreen) resumeKey() string {
	if a.table.Practice {
		return msg.MenuResumePractice
	}
	return msg.MenuResume
}

// departures returns the buttons of the pause menu that lead away from the table: to a look back, to where the player
// came from, and to the start screen.
func (a *tableScreen) departures() []panel.Button {
	ways := []panel.Button{a.leaveButton(msg.MenuLeave, panel.Quiet)}
	if a.origin != (origin{}) && a.origin.away != startAway {
		ways = append(ways, a.Button(msg.MenuLeave, panel.Quiet, func() shell.Step { return shell.Home() }))
	}
	if a.riddle() != nil {
		return append([]panel.Button{a.Button(msg.PracticeBack, panel.Quiet, a.showPractice)}, ways...)
	}
	if a.table.Guide != nil {
		return ways // there is nothing to look back on
	}
	return append([]panel.Button{a.reviewButton()}, ways...)
}

// beginnings returns the buttons for what may begin anew: another game, or what a guide leads through.
func (a *tableScreen) beginnings() []panel.Button {
	anew := func(key string, begin func() shell.Step) []panel.Button {
		return []panel.Button{a.Button(key, panel.Quiet, func() shell.Step { return begin().InPlace() })}
	}
	switch g := a.table.Guide.(type) {
	case *lessons.Lesson:
		return anew(msg.LessonsAgain, func() shell.Step {
			a.table.Push(lessons.AgainExample)
			return shell.Close()
		})
	case *puzzles.Riddle:
		if g.Rush != nil {
			return anew(msg.PracticeRushAgain, a.beginRush)
		}
		return anew(msg.PracticeAnother, a.nextPuzzle)
	}
	if a.session.slot == tutorSlot {
		return anew(msg.LessonsAgain, a.playAgain)
	}
	return append(anew(msg.MenuNew, a.newOfKind), anew(msg.MenuRestart, a.playAgain)...)
}

func switchTheme(s *store.Settings) {
	if s.Theme == store.Dark {
		s.Theme = store.Light
	} else {
		s.Theme = store.Dark
	}
}

func (a *game) speedChoice() panel.Choice {
	c := panel.Choice{Label: a.say.Say(msg.MenuSpeed)}
	for s := stage.Slow; s <= stage.Instant; s++ {
		c.Options = append(c.Options, a.say.Say("speed."+s.String()))
	}
	c.Index = int(a.Speed())
	c.Changed = func(i int) { a.SetSpeed(stage.Speed(i)) }
	return c
}

func (a *game) languageChoice() panel.Choice {
	c := panel.Choice{Label: a.say.Say(msg.MenuLanguage)}
	for i, l := range assets.Languages() {
		c.Options = append(c.Options, a.say.Say("language."+l))
		if l == a.Language {
			c.Index = i
		}
	}
	c.Changed = func(i int) { a.setLanguage(assets.Languages()[i]) }
	return c
}

func (a *game) setLanguage(l string) {
	a.Change(func(s *store.Settings) { s.Language = store.Language(l) })
}

// askNew begins a single game, after asking where that would end an unfinished one.
func (a *game) askNew() shell.Step { return a.askBefore(shell.Close, a.newGame) }

// askBefore begins a single game in some way, after asking where that would end an unfinished one. Who says no is led back.
func (a *game) askBefore(back, begin func() shell.Step) shell.Step {
	if saved := a.findSaved(store.Solo); saved != nil && len(saved.History()) > 0 {
		return a.confirm(msg.ConfirmNewText, back, begin)
	}
	return begin()
}

// confirm asks before something ends a game that was begun.
func (a *game) confirm(text string, back, begin func() shell.Step) shell.Step {
	return shell.Push(a.ask(question{
		title: msg.ConfirmNewTitle, text: text, no: msg.ConfirmNewNo, yes: msg.ConfirmNewYes, back: back, do: begin,
	}))
}

// question is something that is asked before something is lost: the keys of its sentences, and what the answers do.
type question struct {
	title, text, no, yes string
	back, do             func() shell.Step
}

// ask returns the panel of a question.
func (a *game) ask(q question) *shell.Menu {
	return a.NewMenu(shell.Menu{Escape: q.back, Items: func() []panel.Item {
		return []panel.Item{
			panel.Title{Text: a.Say(q.title)},
			panel.Paragraph{Text: a.Say(q.text)},
			panel.Row{Buttons: []panel.Button{a.Button(q.no, panel.Primary, q.back), a.Button(q.yes, panel.Quiet, q.do)}},
		}
	}})
}
