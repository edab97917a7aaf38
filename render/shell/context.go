package shell

import (
	"cmp"
	"fmt"
	"maps"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/assets"
	"dreist/game/store"
	"dreist/input"
	"dreist/render/art"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/panel"
	"dreist/render/panel/edit"
	"dreist/render/stage"
	"dreist/sounds"
)

// Context is the state that all screens share. Screens read it and change the settings with ChangeSettings. It has no access to the stack.
type Context struct {
	*assets.Texts // in the language of the settings; one value for all languages
	Sound         *sounds.Player
	Clipboard     edit.SharedClipboard // the last copied text
	NextSeed      func() uint64
	clock         func() time.Duration

	locale              string
	printedRune         func(ebiten.Key) rune
	gameActions         []input.Action // actions of the current game
	keys                input.Bindings // the current bindings
	commonKeys          input.Bindings // bindings without these actions
	settings            store.Settings
	frame               stage.Frame
	keeper              windowKeeper
	isManagedFullscreen bool          // full screen by the window manager
	cursor              input.Point   // last position of the mouse
	lastPress           input.Gesture // the last press of a mouse button, controller button or key
	coverRect           geom.Rect     // bounds of the panel over the screen
	fonts               *kit.Fonts
	layers              kit.Layers
	skin                *panel.Skin
	skinKey             skinKey
	notices             []Notice
	toasts              []Toast    // waiting
	answer              Navigation // step of the last pressed control, for the panel's screen
	pageTurn            int        // 1 for a page forwards, -1 for back, 0 for none
	redraws
	storeSettings func(store.Settings)
	showsLesson   func() bool // asks the stack; nil before the window is open
}

// skinKey is the settings on which the panels' look depends.
type skinKey struct {
	theme            art.Theme
	scale, textScale float64
}

// Settings returns the current settings.
func (c *Context) Settings() store.Settings { return c.settings }

// ChangeSettings edits the settings, then applies and stores them.
func (c *Context) ChangeSettings(edit func(*store.Settings)) {
	before := c.settings
	edit(&c.settings)
	if c.settings == before {
		return
	}
	if err := c.applySettings(); err != nil {
		c.settings = before
		return
	}
	c.storeSettings(c.settings)
}

// AdoptSettings applies and stores settings from elsewhere, except the window's place.
func (c *Context) AdoptSettings(s store.Settings) {
	s.Window = c.settings.Window
	c.ChangeSettings(func(current *store.Settings) { *current = s })
	c.storeSettings(c.settings) // also if only the place of the window differed
}

// applySettings applies the language, key and sound settings. An error means that a part of the program itself is broken.
func (c *Context) applySettings() error {
	language := string(c.settings.Language)
	if c.settings.Language == store.SystemLanguage {
		language = c.locale
	}
	texts, err := assets.NewTexts(language)
	if err != nil {
		return fmt.Errorf("shell: %w", err)
	}
	c.bindKeys()
	texts.Edition = c.Texts.Edition
	c.setKeyNames(texts)
	*c.Texts = *texts
	c.Sound.SetVolumes(float64(c.settings.EffectsVolume)/100, float64(c.settings.JingleVolume)/100)
	c.Sound.SetMuted(c.settings.IsMuted)
	c.frame.TextFactor = float64(c.settings.TextSize) / 100
	c.mustRebuild = true
	return nil
}

// SetGameActions sets the actions of the current game.
func (c *Context) SetGameActions(actions []input.Action) {
	c.gameActions = actions
	c.bindKeys()
	c.updateKeyNames()
}

func (c *Context) bindKeys() {
	chosen := input.ChosenKeys(c.settings.Keys)
	c.keys, c.commonKeys = input.NewBindings(chosen, c.gameActions...), input.NewBindings(chosen)
}

// GameActions returns the actions of the current game, without those of every game.
func (c *Context) GameActions() []input.Action { return c.gameActions }

// KeyBindingsOn returns the key bindings on a screen.
func (c *Context) KeyBindingsOn(s Screen) input.Bindings {
	if _, ok := s.(tableScreen); ok {
		return c.keys
	}
	return c.commonKeys
}

// KeyNames returns the current names of keys. Call it once if you need several names.
func (c *Context) KeyNames() KeyNames {
	return KeyNames{Texts: c.Texts, Keys: c.keys, gameActions: c.gameActions, PrintedRune: cachePrintedRunes(c.printedRune), UsesPad: c.lastPress.IsFromPad}
}

// KeyNameOf returns the name of the key for a command, or of the controller's button if a controller is in use.
func (c *Context) KeyNameOf(command input.Command) string {
	return c.Keys[command.Name(c.gameActions...)]
}

// setKeyNames puts the key names into the texts, and reports whether any changed.
func (c *Context) setKeyNames(texts *assets.Texts) bool {
	names := c.KeyNames()
	names.Texts = texts
	all := names.Placeholders()
	if texts.Language == c.Language && maps.Equal(all, c.Keys) {
		texts.Keys = c.Keys
		return false
	}
	texts.SetKeys(all)
	return true
}

// updateKeyNames updates the key names for the keyboard or controller in use.
func (c *Context) updateKeyNames() {
	if c.setKeyNames(c.Texts) {
		c.mustRebuild = true
	}
}

func (c *Context) noteLastPress(g input.Gesture) {
	if !g.Kind.IsAction() {
		return
	}
	pad := c.lastPress.IsFromPad
	if c.lastPress = g; g.IsFromPad != pad {
		c.updateKeyNames()
	}
}

// Frame returns the size and scale of the window.
func (c *Context) Frame() stage.Frame { return c.frame }

// CursorPosition returns the last position of the mouse.
func (c *Context) CursorPosition() input.Point { return c.cursor }

// LastPress returns the last press of a mouse button, controller button or key.
func (c *Context) LastPress() input.Gesture { return c.lastPress }

// CoverRect returns the bounds of the panel over the screen, the zero Rect if there is none.
func (c *Context) CoverRect() geom.Rect { return c.coverRect }

// Theme returns the current theme.
func (c *Context) Theme() art.Theme { return ThemeOf(c.settings.Cloth) }

// ThemeOf returns the theme of a cloth.
func ThemeOf(cloth store.Cloth) art.Theme {
	switch cloth {
	case store.MeadowCloth:
		return art.Meadow
	case store.SlateCloth:
		return art.Slate
	case store.NightCloth:
		return art.Night
	}
	return art.Linen
}

// Speed returns the current animation speed: that of lessons if one is shown, else that of the game.
func (c *Context) Speed() stage.Speed { return c.SpeedFor(c.IsLessonShown()) }

// SpeedFor returns the animation speed of lessons or, if lesson is false, of the current game.
func (c *Context) SpeedFor(lesson bool) stage.Speed {
	return stage.ParseSpeed(string(c.settings.SpeedOf(c.speedKey(lesson))))
}

// speedKey returns the key of that speed in the settings.
func (c *Context) speedKey(lesson bool) string {
	if lesson {
		return store.LessonsSpeedName
	}
	return cmp.Or(c.settings.LastGame, store.UnnamedGame)
}

// IsLessonShown reports whether a lesson is shown, below any panel.
func (c *Context) IsLessonShown() bool { return c.showsLesson != nil && c.showsLesson() }

// PanelSkin returns the look of panels in the current theme and text size. It is kept until these change.
func (c *Context) PanelSkin() *panel.Skin {
	key := skinKey{c.Theme(), c.frame.PanelUnit(), c.frame.TextScale()}
	if c.skin == nil || c.skinKey != key {
		if c.skin != nil {
			c.skin.Pictures.Free()
		}
		c.skin, c.skinKey = panel.NewSkin(c.fonts, key.theme, key.scale, key.textScale), key
		c.skin.Clipboard = &c.Clipboard
	}
	c.skin.Pictures.SetCardStyle(kit.CardStyle{BackDesign: c.settings.CardStyle.Back, HasLargeSigns: c.settings.CardStyle.HasStrongSymbols})
	return c.skin
}

// Layers returns the off-screen images for fading.
func (c *Context) Layers() *kit.Layers { return &c.layers }

// Fonts returns the fonts.
func (c *Context) Fonts() *kit.Fonts { return c.fonts }

// ToggleMute turns the sound off or on.
func (c *Context) ToggleMute() { c.ChangeSettings(func(s *store.Settings) { s.IsMuted = !s.IsMuted }) }

// IsFullscreen reports whether the window is full screen, by the program or by the window manager.
func (c *Context) IsFullscreen() bool { return ebiten.IsFullscreen() || c.isManagedFullscreen }

// ToggleFullscreen switches full screen on or off.
func (c *Context) ToggleFullscreen() {
	wasFullscreen := c.IsFullscreen()
	ebiten.SetFullscreen(true) // the engine leaves only what it has entered
	if wasFullscreen {
		c.isManagedFullscreen = false
		monitor := monitorNow()
		c.fitWindow(monitor, !ebiten.IsWindowMaximized())
		ebiten.SetFullscreen(false)
	}
	c.RemakeScreens()
}

// SetSpeed sets the speed of lessons if one is shown, else of the game, limited to the existing speeds.
func (c *Context) SetSpeed(s stage.Speed) {
	s = min(max(s, stage.SlowSpeed), stage.InstantSpeed)
	c.ChangeSettings(func(settings *store.Settings) {
		settings.Speeds = settings.Speeds.With(c.speedKey(c.IsLessonShown()), store.Speed(s.String()))
	})
}

// CopyToClipboard copies a text and reports whether the system's clipboard accepted it.
func (c *Context) CopyToClipboard(text string) (taken bool) { return c.Clipboard.Write(text) }
