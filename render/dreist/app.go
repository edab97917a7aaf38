package dreist

import (
	"fmt"
	"image"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/assets"
	"dreist/game/profile"
	"dreist/game/store"
	"dreist/input"
	"dreist/render/art"
	"dreist/render/dreist/words"
	"dreist/render/panel"
	"dreist/render/stage"
	"dreist/sounds"
)

// Options are what the program around the game decides.
type Options struct {
	Store     *store.Store
	Sound     *sounds.Player
	Locale    string          // the system's language, as a BCP 47 tag or a locale name
	Seed      func() uint64   // the seed of the next deal
	Today     func() string   // the date, YYYY-MM-DD
	Clipboard panel.Clipboard // the system's; nil for one of the program's own
	Outbox    *store.Outbox   // where to put what is taken out of the game; nil for the person's own folder
	File      string          // the path of a record or an export to open at first, or empty
	// Now is the time since some moment, on a clock that never goes back; nil for one that stands still.
	Now func() time.Duration
}

// App is the game as Ebitengine runs it. Make one with NewApp.
type App struct {
	options  Options
	settings store.Settings
	say      words.Sentences
	canvas   canvas
	fonts    *panel.Fonts
	skin     *panel.Skin
	skinOf   skinKey
	live     input.Live
	reader   *input.Reader
	frame    stage.Frame

	table  *table       // nil on the start screen
	panel  *menu        // what lies over the screen, or nil
	pocket panel.Pocket // what was copied last
	log    *panel.Log   // the open log, or nil

	read        int                             // the page of the overview that was read last
	book        *book                           // the rule book as it was read last, nil before
	logged      int                             // how many moves the open log tells of
	session     session                         // which game is on the table
	saver       *saver                          // who keeps it
	scored      bool                            // its end has been counted
	notices     []notice                        // what has yet to be told
	left        *sitting                        // what leaving leads back to, nil for the start screen
	profile     *profile.Profile                // all that is remembered
	unsavedTold map[string]bool                 // which sentences about what cannot be saved the player knows
	school      school                          // what there is to learn, and how far the player came
	develop     func(*ebiten.Image) image.Image // reads a picture back
	pace        pace
	stale       bool
	quit        bool
}

// NewApp prepares the game with what is stored. Its errors name a broken part of the program itself; broken files
// of the player are told in the game.
func NewApp(o Options) (*App, error) {
	sprites, err := newSprites()
	if err != nil {
		return nil, fmt.Errorf("render: prepare the pictures: %w", err)
	}
	labels, err := newLabels()
	if err != nil {
		return nil, err
	}
	fonts, err := panel.NewFonts()
	if err != nil {
		return nil, fmt.Errorf("render: prepare the menus: %w", err)
	}
	a := &App{
		options: o, unsavedTold: map[string]bool{}, pocket: panel.Pocket{System: o.Clipboard}, fonts: fonts, reader: input.NewReader(input.DefaultKeys()), develop: develop, stale: true,
		canvas: canvas{brush: brush{sprites: sprites}, labels: labels, felt: new(felt), face: new(liveFace)},
	}
	if o.Outbox == nil {
		a.options.Outbox = store.DefaultOutbox()
	}
	a.remember()
	if err := a.speak(); err != nil {
		return nil, err
	}
	a.tellFailures()
	a.applySettings()
	for _, slot := range slots() {
		a.findSaved(slot) // counts what was finished and not counted when the program was killed
	}
	return a, nil
}

// speak takes up the language of the settings.
func (a *App) speak() error {
	wanted := string(a.settings.Language)
	if a.settings.Language == store.SystemLanguage {
		wanted = a.options.Locale
	}
	texts, err := assets.NewTexts(wanted)
	if err != nil {
		return fmt.Errorf("render: %w", err)
	}
	a.say = words.Sentences{Texts: texts}
	return nil
}

// applySettings makes picture and sound follow the settings.
func (a *App) applySettings() {
	s := &a.settings
	theme := art.Light
	if s.Theme == store.Dark {
		theme = art.Dark
	}
	a.canvas.sprites.setTheme(theme)
	a.options.Sound.SetVolumes(float64(s.EffectsVolume)/100, float64(s.JingleVolume)/100)
	a.options.Sound.SetMuted(s.Muted)
	if a.table != nil {
		a.table.setSpeed(stage.ParseSpeed(string(s.Speed)))
		a.table.muted = s.Muted
		a.table.stale = true
	}
	a.stale = true
}

// change changes the settings, follows them and has them stored soon.
func (a *App) change(edit func(*store.Settings)) {
	before := a.settings
	edit(&a.settings)
	if a.settings == before {
		return
	}
	if a.settings.Language != before.Language {
		if err := a.speak(); err != nil {
			a.settings = before
			return
		}
		if a.table != nil {
			a.table.setSentences(a.say)
			if r := a.riddle(); r != nil {
				r.commentary(a.table)
			}
			a.table.caption = a.caption(a.session)
		}
	}
	a.applySettings()
	a.profile.SetSettings(a.settings)
}

// Layout takes the window's size; everything is drawn in device pixels.
func (a *App) Layout(int, int) (int, int) { panic("render: Ebitengine asks LayoutF instead") }

// LayoutF takes the window's size in logical pixels and returns it in device pixels.
func (a *App) LayoutF(w, h float64) (float64, float64) {
	scale := ebiten.Monitor().DeviceScaleFactor()
	f := stage.Frame{W: float64(round(w * scale)), H: float64(round(h * scale)), Scale: scale}
	if f != a.frame {
		a.frame = f
		a.resized()
	}
	return f.W, f.H
}

// resized fits everything into the new window.
func (a *App) resized() {
	if a.table != nil {
		a.table.line.SetFrame(a.frame)
		a.table.stale = true
	}
	a.fitPanels()
	a.stale = true
}

// Update takes a tick: devices, screen, panel.
func (a *App) Update() error {
	screen := input.Screen{Width: round(a.frame.W), Height: round(a.frame.H), Scale: a.frame.Scale}
	gestures := a.reader.Read(a.live.Sample(screen))
	// A frame that nothing asked for came because the window has to be shown again.
	if a.pace.asleep && !a.reader.Stirred() {
		a.stale = true
	}
	a.advance(gestures)
	if a.quit || ebiten.IsWindowBeingClosed() {
		a.rememberWindow()
		return ebiten.Termination
	}
	a.pace.keep(a.busy() || a.reader.Stirred() || a.stale)
	return nil
}

// advance does what people want in a tick and lets screen and panel go on.
func (a *App) advance(gestures []input.Gesture) {
	gestures = a.global(gestures)
	if a.table == nil && a.panel == nil {
		a.showStart()
	}
	a.takeFiles(ebiten.DroppedFiles())
	a.keepTime()
	a.updatePanels(&gestures)
	a.lowerCurtain() // whatever was opened over it is closed
	if a.table != nil && (a.panel == nil || !a.panel.blocks) {
		a.table.logged = a.log != nil
		a.table.update(gestures)
		if a.log == nil || !a.log.Bounds().Contains(a.table.cursor) {
			ebiten.SetCursorShape(a.table.pointer())
		}
		a.score()
		a.grant(a.table.takeWishes())
		a.keepLog()
		a.lowerCurtain()
	}
	if a.table != nil && a.panel != nil && a.panel.blocks && a.table.face.tick() {
		a.stale = true // below a panel Egon still finishes the face he makes
	}
	if a.table != nil && a.table.stale {
		a.table.stale, a.stale = false, true
	}
	a.profile.Tick()
	a.tellFailures()
	a.tellNext()
	if a.canvas.sprites.work() {
		a.stale = true
	}
	a.canvas.labels.tick++
}

// busy reports whether something moves or is still to be drawn.
func (a *App) busy() bool {
	switch {
	case a.canvas.sprites.pending(), a.profile.Busy():
		return true
	case a.panel != nil && (a.panel.NeedsFrame() || a.panel.NeedsTicks() || a.panel.live != nil && a.panel.live.busy()), a.log != nil && a.log.NeedsFrame():
		return true
	}
	if a.table == nil {
		return false
	}
	if a.panel != nil && a.panel.blocks {
		return a.table.face.moving()
	}
	return a.table.busy()
}

// Draw shows what is; where nothing changed, what the screen shows already stays.
func (a *App) Draw(screen *ebiten.Image) {
	if !a.stale {
		return
	}
	a.stale = false
	e := &a.canvas
	e.on(screen)
	if a.table != nil {
		a.table.draw(e)
	} else {
		a.drawStart(e)
	}
	if a.log != nil {
		a.log.Draw(screen)
	}
	if a.panel != nil {
		a.drawPanel(e, screen)
	}
}
