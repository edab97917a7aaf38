package shell

import (
	"fmt"
	"maps"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/assets"
	"dreist/game/store"
	"dreist/input"
	"dreist/render/art"
	"dreist/render/geom"
	"dreist/render/keynames"
	"dreist/render/kit"
	"dreist/render/panel"
	"dreist/render/panel/edit"
	"dreist/render/panel/skin"
	"dreist/render/stage"
	"dreist/sounds"
)

// Context is what every screen shares. Screens read it and change the settings by Change; it knows nothing of the stack.
type Context struct {
	*assets.Texts // in the language of the settings; it stays the same when that changes
	Sound         *sounds.Player
	Pocket        edit.Pocket // what was copied last
	Seed          func() uint64
	Now           func() time.Duration

	locale   string
	printed  func(ebiten.Key) rune
	keys     input.Keys // that hold
	settings store.Settings
	frame    stage.Frame
	hands
	cover geom.Rect // where the panel lies that is drawn over a screen
	looks
	notices []Notice
	toasts  []Toast // that are still to come
	answer  Step    // of the control that was pressed last, for the screen of its panel to take
	turned  int     // by how many pages a panel is to be seen turning
	due
	save func(store.Settings)
}

// hands is what people did last.
type hands struct {
	cursor input.Point   // where the mouse was last seen
	last   input.Gesture // that began something: a button of the mouse, of a game controller or a key that went down
}

// looks is what panels are drawn with.
type looks struct {
	fonts  *kit.Fonts
	layers kit.Layers
	skin   *panel.Skin
	skinOf skinKey
}

// skinKey is what the look of panels depends on.
type skinKey struct {
	theme          art.Theme
	scale, letters float64
}

// Settings returns the settings as they are now.
func (c *Context) Settings() store.Settings { return c.settings }

// Change changes the settings, lets everything follow and hands them over to be stored.
func (c *Context) Change(edit func(*store.Settings)) {
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

// Adopt makes the settings those that were stored by somebody else. Where the window is stays as it is.
func (c *Context) Adopt(s store.Settings) {
	before := c.settings
	s.Window = before.Window
	c.settings = s
	if err := c.follow(); err != nil {
		c.settings = before
	}
	c.save(c.settings)
}

// follow lets language and sound be what the settings say. Its error names a broken part of the program itself.
func (c *Context) follow() error {
	wanted := string(c.settings.Language)
	if c.settings.Language == store.SystemLanguage {
		wanted = c.locale
	}
	texts, err := assets.NewTexts(wanted)
	if err != nil {
		return fmt.Errorf("shell: %w", err)
	}
	c.keys = input.NewKeys(input.Choices(c.settings.Keys))
	texts.Edition = c.Texts.Edition
	c.name(texts)
	*c.Texts = *texts
	c.Sound.SetVolumes(float64(c.settings.EffectsVolume)/100, float64(c.settings.JingleVolume)/100)
	c.Sound.SetMuted(c.settings.Muted)
	c.frame.Text = float64(c.settings.TextSize) / 100
	c.changed = true
	return nil
}

// KeyNames returns what keys are called now. Who names many at once asks for it once.
func (c *Context) KeyNames() keynames.Namer {
	return keynames.Namer{Texts: c.Texts, Keys: c.keys, Printed: keynames.Remembering(c.printed), Pad: c.last.Pad}
}

// KeyOf returns what the key is called that asks for a command, or the button of the controller that is played with.
func (c *Context) KeyOf(command input.Command) string { return c.Keys[command.Name()] }

// name has texts name the keys that hold, and reports whether sentences say something else than before.
func (c *Context) name(texts *assets.Texts) bool {
	names := c.KeyNames()
	names.Texts = texts
	all := names.All()
	if texts.Language == c.Language && maps.Equal(all, c.Keys) {
		texts.Keys = c.Keys
		return false
	}
	texts.SetKeys(all)
	return true
}

// rename names the keys anew: by what the keyboard has printed on them now, or the buttons of a controller.
func (c *Context) rename() {
	if c.name(c.Texts) {
		c.changed = true
	}
}

// playedBy notices by what the program is used.
func (c *Context) playedBy(g input.Gesture) {
	if !g.Kind.Acts() {
		return
	}
	pad := c.last.Pad
	if c.last = g; g.Pad != pad {
		c.rename()
	}
}

// Frame returns the size of the window.
func (c *Context) Frame() stage.Frame { return c.frame }

// Cursor returns where the mouse was last seen.
func (c *Context) Cursor() input.Point { return c.cursor }

// Last returns the last gesture by which a person began something: a button of the mouse, of a game controller or a key that went down.
func (c *Context) Last() input.Gesture { return c.last }

// Cover returns where the panel lies that is drawn over the screen below it, the zero Rect where there is none.
func (c *Context) Cover() geom.Rect { return c.cover }

// Theme returns how the table looks.
func (c *Context) Theme() art.Theme { return ThemeOf(c.settings.Cloth) }

// ThemeOf returns how a table looks that is covered with a cloth.
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

// Speed returns how fast things move.
func (c *Context) Speed() stage.Speed { return stage.ParseSpeed(string(c.settings.Speed)) }

// Skin returns the look of panels on the current table, made once.
func (c *Context) Skin() *panel.Skin {
	of := skinKey{c.Theme(), c.frame.PanelUnit(), c.frame.Letters()}
	if c.skin == nil || c.skinOf != of {
		if c.skin != nil {
			c.skin.Free()
		}
		c.skin, c.skinOf = skin.New(c.fonts, of.theme, of.scale, of.letters), of
	}
	c.skin.SetCards(kit.CardStyle{Back: c.settings.Cards.Back, Strong: c.settings.Cards.StrongSymbols})
	return c.skin
}

// Layers returns the pictures on which what fades is drawn.
func (c *Context) Layers() *kit.Layers { return &c.layers }

// Fonts returns the typefaces that tables and panels share.
func (c *Context) Fonts() *kit.Fonts { return c.fonts }

// ToggleMute turns the sound off, or on again.
func (c *Context) ToggleMute() { c.Change(func(s *store.Settings) { s.Muted = !s.Muted }) }

// ToggleFullscreen fills the screen with the window, or goes back.
func (c *Context) ToggleFullscreen() {
	ebiten.SetFullscreen(!ebiten.IsFullscreen())
	c.Remake()
}

// SetSpeed changes how fast things move, within what there is.
func (c *Context) SetSpeed(s stage.Speed) {
	s = min(max(s, stage.Slow), stage.Instant)
	c.Change(func(settings *store.Settings) { settings.Speed = store.Speed(s.String()) })
}

// Copy puts a text on the clipboard and reports whether the system has taken it.
func (c *Context) Copy(text string) (taken bool) { return c.Pocket.Write(text) }
