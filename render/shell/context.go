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
	Clock         func() time.Duration

	locale   string
	printed  func(ebiten.Key) rune
	own      []input.Action // actions of the current game
	keys     input.Keys     // the current bindings
	common   input.Keys     // bindings without these actions
	settings store.Settings
	frame    stage.Frame
	keeper   windowKeeper
	managed  bool          // full screen by the window manager
	cursor   input.Point   // last position of the mouse
	last     input.Gesture // the last press of a mouse button, controller button or key
	cover    geom.Rect     // bounds of the panel over the screen
	fonts    *kit.Fonts
	layers   kit.Layers
	skin     *panel.Skin
	skinOf   skinKey
	notices  []Notice
	toasts   []Toast    // waiting
	answer   Navigation // step of the last pressed control, for the panel's screen
	turned   int        // 1 if a page of the panel is turned on, -1 if back, 0 if neither
	redraws
	save        func(store.Settings)
	showsLesson func() bool // asks the stack; nil before the window is open
}

// skinKey is the settings on which the panels' look depends.
type skinKey struct {
	theme          art.Theme
	scale, letters float64
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
	if err := c.follow(); err != nil {
		c.settings = before
		return
	}
	c.save(c.settings)
}

// AdoptSettings applies and stores settings from elsewhere, except the window's place.
func (c *Context) AdoptSettings(s store.Settings) {
	s.Window = c.settings.Window
	c.ChangeSettings(func(current *store.Settings) { *current = s })
	c.save(c.settings) // also if only the place of the window differed
}

// follow applies the language, key and sound settings. An error means that a part of the program itself is broken.
func (c *Context) follow() error {
	wanted := string(c.settings.Language)
	if c.settings.Language == store.SystemLanguage {
		wanted = c.locale
	}
	texts, err := assets.NewTexts(wanted)
	if err != nil {
		return fmt.Errorf("shell: %w", err)
	}
	c.bindKeys()
	texts.Edition = c.Texts.Edition
	c.name(texts)
	*c.Texts = *texts
	c.Sound.SetVolumes(float64(c.settings.EffectsVolume)/100, float64(c.settings.JingleVolume)/100)
	c.Sound.SetMuted(c.settings.Muted)
	c.frame.TextSetting = float64(c.settings.TextSize) / 100
	c.changed = true
	return nil
}

// SetGameActions sets the actions of the current game.
func (c *Context) SetGameActions(own []input.Action) {
	c.own = own
	c.bindKeys()
	c.rename()
}

func (c *Context) bindKeys() {
	chosen := input.Choices(c.settings.Keys)
	c.keys, c.common = input.NewKeys(chosen, c.own...), input.NewKeys(chosen)
}

// GameActions returns the actions of the current game, without those of every game.
func (c *Context) GameActions() []input.Action { return c.own }

// KeysAt returns the key bindings that apply to a screen.
func (c *Context) KeysAt(s Screen) input.Keys {
	if _, ok := s.(TableScreen); ok {
		return c.keys
	}
	return c.common
}

// KeyNames returns the current names of keys. Call it once if you need several names.
func (c *Context) KeyNames() KeyNames {
	return KeyNames{Texts: c.Texts, Keys: c.keys, GameActions: c.own, PrintedRune: rememberKeys(c.printed), UsesPad: c.last.Pad}
}

// KeyOf returns the name of the key for a command, or of the controller's button if a controller is in use.
func (c *Context) KeyOf(command input.Command) string { return c.Keys[command.Name(c.own...)] }

// name puts the key names into the texts, and reports whether any changed.
func (c *Context) name(texts *assets.Texts) bool {
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

// rename updates the key names for the keyboard or controller in use.
func (c *Context) rename() {
	if c.name(c.Texts) {
		c.changed = true
	}
}

func (c *Context) noteDevice(g input.Gesture) {
	if !g.Kind.IsAction() {
		return
	}
	pad := c.last.Pad
	if c.last = g; g.Pad != pad {
		c.rename()
	}
}

// Frame returns the size and scale of the window.
func (c *Context) Frame() stage.Frame { return c.frame }

// Cursor returns the last position of the mouse.
func (c *Context) Cursor() input.Point { return c.cursor }

// LastPress returns the last press of a mouse button, controller button or key.
func (c *Context) LastPress() input.Gesture { return c.last }

// CoverRect returns the bounds of the panel over the screen, the zero Rect if there is none.
func (c *Context) CoverRect() geom.Rect { return c.cover }

// Theme returns the current theme.
func (c *Context) Theme() art.Theme { return ThemeOf(c.settings.Cloth) }

// ThemeOf returns the theme of a cloth.
func ThemeOf(cloth store.Cloth) art.Theme {
	switch cloth {
	case store.Meadow:
		return art.Meadow
	case store.Slate:
		return art.Slate
	case store.Night:
		return art.Night
	}
	return art.Linen
}

// Speed returns the current animation speed: that of lessons if one is shown, else that of the game.
func (c *Context) Speed() stage.Speed { return c.SpeedIn(c.IsLessonShown()) }

// SpeedIn returns the animation speed of lessons, or of the current game.
func (c *Context) SpeedIn(lesson bool) stage.Speed {
	return stage.ParseSpeed(string(c.settings.SpeedOf(c.paced(lesson))))
}

// paced returns the key of that speed in the settings.
func (c *Context) paced(lesson bool) string {
	if lesson {
		return store.LessonsSpeed
	}
	return cmp.Or(c.settings.LastGame, store.UnnamedGame)
}

// IsLessonShown reports whether a lesson is shown, below any panel.
func (c *Context) IsLessonShown() bool { return c.showsLesson != nil && c.showsLesson() }

// Skin returns the look of panels in the current theme. It is made once.
func (c *Context) Skin() *panel.Skin {
	of := skinKey{c.Theme(), c.frame.PanelUnit(), c.frame.TextScale()}
	if c.skin == nil || c.skinOf != of {
		if c.skin != nil {
			c.skin.Free()
		}
		c.skin, c.skinOf = panel.NewSkin(c.fonts, of.theme, of.scale, of.letters), of
		c.skin.Clipboard = &c.Clipboard
	}
	c.skin.Pictures.SetCardStyle(kit.CardStyle{BackDesign: c.settings.CardStyle.Back, HasLargeSigns: c.settings.CardStyle.StrongSymbols})
	return c.skin
}

// Layers returns the off-screen images for fading.
func (c *Context) Layers() *kit.Layers { return &c.layers }

// Fonts returns the fonts.
func (c *Context) Fonts() *kit.Fonts { return c.fonts }

// ToggleMute turns the sound off or on.
func (c *Context) ToggleMute() { c.ChangeSettings(func(s *store.Settings) { s.Muted = !s.Muted }) }

// IsFullscreen reports whether the window is full screen, by the program or by the window manager.
func (c *Context) IsFullscreen() bool { return ebiten.IsFullscreen() || c.managed }

// ToggleFullscreen switches full screen on or off.
func (c *Context) ToggleFullscreen() {
	leaves := c.IsFullscreen()
	ebiten.SetFullscreen(true) // the engine leaves only what it has entered
	if leaves {
		c.managed = false
		on := monitorNow()
		c.fitWindow(on, !ebiten.IsWindowMaximized())
		ebiten.SetFullscreen(false)
	}
	c.Remake()
}

// SetSpeed sets the speed of lessons if one is shown, else of the game, limited to the existing speeds.
func (c *Context) SetSpeed(s stage.Speed) {
	s = min(max(s, stage.Slow), stage.Instant)
	c.ChangeSettings(func(settings *store.Settings) {
		settings.Speeds = settings.Speeds.With(c.paced(c.IsLessonShown()), store.Speed(s.String()))
	})
}

// CopyToClipboard copies a text and reports whether the system's clipboard accepted it.
func (c *Context) CopyToClipboard(text string) (taken bool) { return c.Clipboard.Write(text) }
