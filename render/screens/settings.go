package screens

import (
	"github.com/hajimehoshi/ebiten/v2"

	"dreist/assets"
	"dreist/assets/msg"
	"dreist/game/store"
	"dreist/render/panel"
	"dreist/render/shell"
	"dreist/render/stage"
)

// settingItems returns the items in which a player chooses speed, language, volumes, sound, full screen and look.
func (f *Front) settingItems() []panel.Item {
	s := f.Settings()
	either := func(on bool, yes, no string) string {
		if on {
			return f.Say(yes)
		}
		return f.Say(no)
	}
	button := func(label string, action func()) panel.Button {
		return panel.Button{Label: label, Action: f.Press(shell.Staying(action))}
	}
	volume := func(field func(*store.Settings) *int) func(int) {
		return func(v int) { f.Change(func(s *store.Settings) { *field(s) = v }) }
	}
	return []panel.Item{
		f.speedChoice(),
		f.motionChoice(),
		f.languageChoice(),
		panel.Slider{Label: f.Say(msg.MenuEffects), Value: s.EffectsVolume, Changed: volume(func(s *store.Settings) *int { return &s.EffectsVolume })},
		panel.Slider{Label: f.Say(msg.MenuJingles), Value: s.JingleVolume, Changed: volume(func(s *store.Settings) *int { return &s.JingleVolume })},
		panel.Gap{},
		panel.Row{Buttons: []panel.Button{
			button(either(s.Muted, msg.MenuSoundOff, msg.MenuSoundOn), f.ToggleMute),
			button(either(ebiten.IsFullscreen(), msg.MenuFullscreenOn, msg.MenuFullscreenOff), f.ToggleFullscreen),
			button(either(s.Cloth.Dark(), msg.MenuThemeDark, msg.MenuThemeLight), f.SwitchTheme),
		}},
	}
}

// SwitchTheme makes a light look dark, or a dark one light.
func (f *Front) SwitchTheme() {
	f.Change(func(s *store.Settings) {
		if s.Cloth.Dark() {
			s.Cloth = store.Linen
		} else {
			s.Cloth = store.Night
		}
	})
}

func (f *Front) speedChoice() panel.Choice {
	c := panel.Choice{Label: f.Say(msg.MenuSpeed)}
	for s := stage.Slow; s <= stage.Instant; s++ {
		c.Options = append(c.Options, f.Say("speed."+s.String()))
	}
	c.Index = int(f.Speed())
	c.Changed = func(i int) { f.SetSpeed(stage.Speed(i)) }
	return c
}

func (f *Front) motionChoice() panel.Choice {
	c := panel.Choice{Label: f.Say(msg.MenuMotion), Options: []string{f.Say(msg.MotionFull), f.Say(msg.MotionReduced)}}
	if f.Settings().ReducedMotion {
		c.Index = 1
	}
	c.Changed = func(i int) { f.Change(func(s *store.Settings) { s.ReducedMotion = i == 1 }) }
	return c
}

func (f *Front) languageChoice() panel.Choice {
	c := panel.Choice{Label: f.Say(msg.MenuLanguage)}
	for i, l := range assets.Languages() {
		c.Options, c.OptionIDs = append(c.Options, f.Say("language."+l)), append(c.OptionIDs, "language."+l)
		if l == f.Language {
			c.Index = i
		}
	}
	c.Changed = func(i int) { f.SetLanguage(assets.Languages()[i]) }
	return c
}

// SetLanguage changes the language of the texts.
func (f *Front) SetLanguage(l string) {
	f.Change(func(s *store.Settings) { s.Language = store.Language(l) })
}
