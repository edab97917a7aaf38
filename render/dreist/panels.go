package dreist

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/assets"
	"dreist/assets/msg"
	"dreist/game/store"
	"dreist/input"
	"dreist/render/art"
	"dreist/render/geom"
	"dreist/render/panel"
	"dreist/render/stage"
	"dreist/sounds"
)

// menu is what lies over the screen and how to make it again, in another language or window.
type menu struct {
	*panel.Panel
	blocks  bool // the table below stands still and is veiled
	items   func() []panel.Item
	place   func(f stage.Frame) geom.Rect
	options []panel.Option
	escape  func() // what Escape does; nil where there is no way back
	adorn   func(e *canvas, room geom.Rect)
	// decorate draws what a panel with more than one place for pictures shows there.
	decorate func(e *canvas, p *panel.Panel)
	placed   func(p *panel.Panel) // is told where everything is, each time the panel is made
	over     *layer               // what it lies over, nil where it replaced what was shown
	live     moving               // what moves in it, or nil
}

// moving is something in a panel that moves.
type moving interface {
	// update takes a tick and reports whether the picture changed; busy whether it needs the next one.
	update() bool
	busy() bool
}

// open shows a panel in place of the one that is open.
func (a *App) open(p *menu) {
	if p.place == nil {
		p.place = func(f stage.Frame) geom.Rect { return geom.Rect{W: f.W, H: f.H} }
	}
	a.panel = p
	a.keepTime()
	if a.table != nil {
		a.table.putBack() // the panel takes the gesture that would have ended the drag
	}
	a.build(p, nil)
}

// reopen shows a panel again that was open before, as it was.
func (a *App) reopen(p *menu) {
	a.panel = p
	a.build(p, p.Panel)
}

// close takes the panel away.
func (a *App) close() {
	a.panel = nil
	if a.table != nil {
		a.table.stale = true
		a.table.curtain = false // who has not taken the screen yet is asked again
	}
	a.stale = true
}

// build makes a panel, for this once with more options than its own.
func (a *App) build(p *menu, old *panel.Panel, more ...panel.Option) {
	if a.frame.W == 0 {
		return
	}
	options := append(more, panel.Copying(&a.pocket), panel.Continue(old))
	p.Panel = panel.New(a.menuSkin(), p.place(a.frame), p.items(), slices.Concat(p.options, options)...)
	if old == nil {
		p.Handle(input.Gesture{Kind: input.Hover, At: a.reader.Cursor()}) // no gesture will tell of a mouse that rests
	}
	if p.placed != nil {
		p.placed(p.Panel)
	}
	a.stale = true
}

// menuSkin returns the look of panels on the current table, made once.
func (a *App) menuSkin() *panel.Skin {
	of := skinKey{a.canvas.sprites.theme, a.frame.Scale * a.frame.Grow()}
	if a.skin == nil || a.skinOf != of {
		a.skin, a.skinOf = panel.NewSkin(a.fonts, of.theme, of.scale), of
	}
	return a.skin
}

// skinKey is what the look of panels depends on.
type skinKey struct {
	theme art.Theme
	scale float64
}

// fitPanel makes the panel again after something it shows has changed.
func (a *App) fitPanel() {
	if a.panel != nil {
		a.build(a.panel, a.panel.Panel)
	}
}

// fitPanels makes panel and log again after what all of them depend on has changed.
func (a *App) fitPanels() {
	a.fitPanel()
	if a.log != nil {
		a.openLog()
	}
}

// drawPanel draws the panel and what adorns it, over a veil where the table below stands still.
func (a *App) drawPanel(e *canvas, screen *ebiten.Image) {
	p := a.panel
	if a.halted() {
		e.felt.draw(&e.brush, a.frame.W, a.frame.H)
	}
	if p.blocks {
		e.veil(a.frame)
	}
	p.Draw(screen)
	if room, ok := p.Stage(); ok && p.adorn != nil {
		p.adorn(e, room)
	}
	if p.decorate != nil {
		p.decorate(e, p.Panel)
	}
}

// press returns an action with the sound of a button.
func (a *App) press(action func()) func() {
	return func() {
		a.options.Sound.Play(sounds.Cue{Clip: sounds.Button})
		action()
	}
}

// button returns a button of the catalogue.
func (a *App) button(key string, style panel.Style, action func()) panel.Button {
	return panel.Button{Label: a.say.Say(key), Style: style, Action: a.press(action)}
}

// showMenu shows the pause menu over the table.
func (a *App) showMenu() {
	a.open(&menu{blocks: true, items: a.menuItems, escape: a.close, options: []panel.Option{panel.Width(600)}})
}

func (a *App) menuItems() []panel.Item {
	s := &a.settings
	either := func(on bool, yes, no string) string {
		if on {
			return a.say.Say(yes)
		}
		return a.say.Say(no)
	}
	toggle := func(label string, edit func(*store.Settings)) panel.Button {
		return panel.Button{Label: label, Action: a.press(func() {
			a.change(edit)
			a.fitPanels()
		})}
	}
	fullscreen := panel.Button{Label: either(ebiten.IsFullscreen(), msg.MenuFullscreenOn, msg.MenuFullscreenOff), Action: a.press(func() {
		a.toggleFullscreen()
		a.fitPanels()
	})}
	volume := func(field func(*store.Settings) *int) func(int) {
		return func(v int) { a.change(func(s *store.Settings) { *field(s) = v }) }
	}
	begin := a.beginnings()
	items := []panel.Item{
		panel.Title{Text: a.say.Say(msg.MenuTitle)},
		panel.Row{Buttons: []panel.Button{a.button(a.resumeKey(), panel.Primary, a.close), begin[0]}},
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
func (a *App) resumeKey() string {
	if a.table.practice {
		return msg.MenuResumePractice
	}
	return msg.MenuResume
}

// departures returns the buttons of the pause menu that lead away from the table: to a look back, to where the player
// came from, and to the start screen.
func (a *App) departures() []panel.Button {
	ways := []panel.Button{a.leaveButton(msg.MenuLeave, panel.Quiet)}
	if a.left != nil && a.left.away != startAway {
		ways = append(ways, a.button(msg.MenuLeave, panel.Quiet, a.leaveAll))
	}
	if a.riddle() != nil {
		return append([]panel.Button{a.button(msg.PracticeBack, panel.Quiet, a.showPractice)}, ways...)
	}
	if a.table.guide != nil {
		return ways // there is nothing to look back on
	}
	return append([]panel.Button{a.reviewButton()}, ways...)
}

// beginnings returns the buttons for what may begin anew: another game, or what a guide leads through.
func (a *App) beginnings() []panel.Button {
	anew := func(key string, begin func()) []panel.Button {
		return []panel.Button{a.button(key, panel.Quiet, func() {
			a.close()
			begin()
		})}
	}
	switch g := a.table.guide.(type) {
	case *lesson:
		return anew(msg.LessonsAgain, func() { a.table.push(againExample) })
	case *riddle:
		if g.rush != nil {
			return anew(msg.PracticeRushAgain, a.beginRush)
		}
		return anew(msg.PracticeAnother, func() { a.nextPuzzle(g) })
	}
	if a.session.slot == tutorSlot {
		return anew(msg.LessonsAgain, a.playAgain)
	}
	return []panel.Button{a.button(msg.MenuNew, panel.Quiet, a.newOfKind), a.button(msg.MenuRestart, panel.Quiet, a.playAgain)}
}

func switchTheme(s *store.Settings) {
	if s.Theme == store.Dark {
		s.Theme = store.Light
	} else {
		s.Theme = store.Dark
	}
}

func (a *App) speedChoice() panel.Choice {
	c := panel.Choice{Label: a.say.Say(msg.MenuSpeed)}
	for s := stage.Slow; s <= stage.Instant; s++ {
		c.Options = append(c.Options, a.say.Say("speed."+s.String()))
	}
	c.Index = int(stage.ParseSpeed(string(a.settings.Speed)))
	c.Changed = func(i int) { a.setSpeed(stage.Speed(i)) }
	return c
}

func (a *App) setSpeed(s stage.Speed) {
	a.change(func(settings *store.Settings) { settings.Speed = store.Speed(s.String()) })
}

func (a *App) languageChoice() panel.Choice {
	c := panel.Choice{Label: a.say.Say(msg.MenuLanguage)}
	for i, l := range assets.Languages() {
		c.Options = append(c.Options, a.say.Say("language."+l))
		if l == a.say.Language {
			c.Index = i
		}
	}
	c.Changed = func(i int) { a.setLanguage(assets.Languages()[i]) }
	return c
}

func (a *App) setLanguage(l string) {
	a.change(func(s *store.Settings) { s.Language = store.Language(l) })
	a.fitPanels()
}

// newOfKind leads to a new game of the kind that is on the table.
func (a *App) newOfKind() {
	switch {
	case a.table == nil || a.session.slot == store.Solo:
		a.askNew()
	case a.session.slot == store.Table:
		a.showSetup("")
	case a.session.rung > 0:
		a.showLadder()
	case a.session.practice != "":
		a.playAgain()
	default:
		a.leave()
	}
}

// askNew begins a single game, after asking where that would end an unfinished one.
func (a *App) askNew() { a.askBefore(a.newGame) }

// askBefore begins a single game in some way, after asking where that would end an unfinished one.
func (a *App) askBefore(begin func()) {
	if !a.singleGameRuns() {
		begin()
		return
	}
	back := a.close
	if a.table == nil {
		back = a.showStart
	}
	a.confirm(msg.ConfirmNewText, back, begin)
}

// confirm asks before something ends a game that was begun.
func (a *App) confirm(text string, back, begin func()) {
	a.open(&menu{blocks: true, escape: back, items: func() []panel.Item {
		return []panel.Item{
			panel.Title{Text: a.say.Say(msg.ConfirmNewTitle)},
			panel.Paragraph{Text: a.say.Say(text)},
			panel.Row{Buttons: []panel.Button{a.button(msg.ConfirmNewNo, panel.Primary, back), a.button(msg.ConfirmNewYes, panel.Quiet, begin)}},
		}
	}})
}

// singleGameRuns reports whether a single game has been begun and not finished: the one on the table, saved or not,
// or the one that is kept.
func (a *App) singleGameRuns() bool {
	if a.table != nil && a.session.slot == store.Solo {
		return !a.table.match.Over() && len(a.table.match.History()) > 0
	}
	saved := a.findSaved(store.Solo)
	return saved != nil && len(saved.History()) > 0
}

// notice is something the player has to know, and what follows when it has been read.
type notice struct {
	text string
	next func() // nil: back to where the player was
	back func() // where that is; nil for the table, else the start screen
}

// tellNext shows the next notice when nothing else is open and nothing moves.
func (a *App) tellNext() {
	if len(a.notices) == 0 || a.frame.W == 0 || a.panel != nil && a.panel.blocks || a.table != nil && a.table.busy() {
		return
	}
	n := a.notices[0]
	a.notices = a.notices[1:]
	a.showNotice(n)
}

// showNotice shows a notice now.
func (a *App) showNotice(n notice) {
	back := n.back
	switch {
	case back != nil:
	case a.table != nil:
		back = a.close
	default:
		back = a.showStart
	}
	a.open(&menu{blocks: true, escape: back, items: func() []panel.Item {
		read := a.button(msg.NoticeOk, panel.Primary, back)
		if n.next != nil {
			read = a.button(msg.StartNew, panel.Primary, n.next)
		}
		return []panel.Item{panel.Paragraph{Text: n.text}, panel.Row{Buttons: []panel.Button{read}}}
	}})
}
