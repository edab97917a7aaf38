package screens

import (
	"slices"
	"strconv"

	"dreist/assets"
	"dreist/game/store"
	"dreist/input"
	"dreist/render/panel"
	"dreist/render/shell"
	"dreist/render/stage"
	"dreist/sounds"
)

// SettingsScreen is the panel of all settings. Changes apply at once.
type SettingsScreen struct{ *shell.PanelScreen }

func (p *Program) showSettings() shell.Navigation {
	return shell.Push(SettingsScreen{p.NewPanelScreen(shell.PanelScreen{Items: settings{p}.items, Options: []panel.Option{panel.WithWidth(settingsWide)}})})
}

// settingsButton returns a button that opens the settings; label is a text key.
func (p *Program) settingsButton(label string) panel.Button {
	return p.keyed(p.Button(label, panel.QuietStyle, p.showSettings), input.CommandSettings)
}

func (p *Program) keyed(b panel.Button, c input.Command) panel.Button {
	if key := p.KeyNameOf(c); key != "" {
		b.Tip = p.Say("tip.key", assets.Values{"Key": key})
	}
	return b
}

const settingsWide = 880

// OpenSettings opens the settings over any screen, or closes them with everything opened from them.
func (w window) OpenSettings(open []shell.Screen) shell.Navigation {
	for i := len(open) - 1; i > 0 && !open[i].IsFullWindow(); i-- {
		if s, ok := open[i].(SettingsScreen); ok {
			return shell.Close().ClosingDownTo(s)
		}
	}
	return w.showSettings()
}

type settings struct{ *Program }

func (s settings) items() []panel.Item {
	return []panel.Item{
		panel.SmallTitle{Text: s.Say("settings.title")},
		panel.Columns{
			ID:    "settings",
			Left:  slices.Concat(s.table(), s.screen()),
			Right: slices.Concat(s.play(), s.sound()),
		},
		panel.Row{Buttons: []panel.Button{
			s.Button("common.back", panel.QuietStyle, shell.Close), s.Button("keyboard.open", panel.QuietStyle, func() shell.Navigation { return showKeys(s.Context) }), s.Button("about.open", panel.QuietStyle, s.showAbout),
			s.Button("settings.reset", panel.QuietStyle, s.askReset), // far away from the button pressed most
		}},
	}
}

func (s settings) table() []panel.Item {
	now := s.Settings()
	cloth := panel.Swatches{ID: "settings.cloth", Label: s.Say("settings.cloth"), SwatchWidth: 52, SwatchHeight: 36, SelectedIndex: slices.Index(store.Cloths(), now.Cloth)}
	for _, c := range store.Cloths() {
		key := "settings.cloth." + string(c)
		cloth.Options = append(cloth.Options, panel.Swatch{ID: key, Label: s.Say(key), Motif: panel.ClothSample(shell.ThemeOf(c))})
	}
	cloth.OnChange = func(i int) { s.ChangeSettings(func(now *store.Settings) { now.Cloth = store.Cloths()[i] }) }
	items := []panel.Item{panel.SectionHeading{Text: s.Say("settings.look")}, cloth}
	if all := s.shown.backs(); len(all) > 0 {
		backs := panel.Swatches{ID: "settings.back", Label: s.Say("settings.back"), SwatchWidth: 35, SwatchHeight: 48, SelectedIndex: s.shown.CardBack()}
		for _, b := range all {
			backs.Options = append(backs.Options, panel.Swatch{ID: b.NameKey, Label: s.Say(b.NameKey), Motif: b.Motif})
		}
		backs.OnChange = func(i int) { s.ChangeSettings(func(now *store.Settings) { now.CardStyle.Back = i }) }
		items = append(items, backs, s.shown.SwitchItem(GameSetting{LabelKey: "settings.symbols", SettingsField: func(now *store.Settings) *bool { return &now.CardStyle.HasStrongSymbols }}))
	}
	return items
}

// CardBack returns the index of the chosen card back, 0 if the player has not earned it.
func (g *GameScreens) CardBack() int {
	if chosen := g.Settings().CardStyle.Back; chosen < len(g.backs()) {
		return chosen
	}
	return 0
}

func (g *GameScreens) backs() []CardBack {
	if g.EarnedBackCount != nil {
		return g.about.CardBacks[:1+g.EarnedBackCount()]
	}
	return g.about.CardBacks
}

func (s settings) screen() []panel.Item {
	size := panel.Choice{ID: "settings.text", Label: s.Say("settings.text"), SelectedIndex: slices.Index(store.TextSizes(), s.Settings().TextSize)}
	for _, percent := range store.TextSizes() {
		key := "settings.text." + strconv.Itoa(percent)
		size.Options, size.OptionIDs = append(size.Options, s.Say(key)), append(size.OptionIDs, key)
	}
	size.OnChange = func(i int) { s.ChangeSettings(func(now *store.Settings) { now.TextSize = store.TextSizes()[i] }) }
	return []panel.Item{
		panel.Gap{},
		panel.SectionHeading{Text: s.Say("settings.screen")},
		s.languageChoice(),
		size,
		panel.Switch{ID: "settings.fullscreen", Label: s.Say("settings.fullscreen"), IsOn: s.IsFullscreen(), OnChange: s.switched(func(bool) { s.ToggleFullscreen() })},
		s.shown.SwitchItem(GameSetting{LabelKey: "settings.motion", SettingsField: func(now *store.Settings) *bool { return &now.HasReducedMotion }}),
	}
}

func (s settings) play() []panel.Item {
	speed := panel.Choice{ID: "settings.speed", Label: s.Say("settings.speed"), SelectedIndex: int(s.Speed()), OnChange: func(i int) { s.SetSpeed(stage.Speed(i)) }}
	if s.IsLessonShown() {
		speed.Label = s.Say("settings.speed.lessons")
	}
	for now := stage.SlowSpeed; now <= stage.InstantSpeed; now++ {
		key := "speed." + now.String()
		speed.Options, speed.OptionIDs = append(speed.Options, s.Say(key)), append(speed.OptionIDs, key)
	}
	items := []panel.Item{panel.SectionHeading{Text: s.Say("settings.play")}, speed}
	for _, one := range s.shown.about.Switches {
		items = append(items, s.shown.SwitchItem(one))
	}
	return items
}

// SwitchItem returns the panel item of a switch.
func (g *GameScreens) SwitchItem(s GameSetting) panel.Switch {
	of := g.Settings()
	return panel.Switch{ID: s.LabelKey, Label: g.Say(s.LabelKey), IsOn: s.on(&of), OnChange: settings{g.Program}.switched(func(on bool) {
		g.ChangeSettings(func(of *store.Settings) { s.set(of, on) })
	})}
}

func (s GameSetting) on(of *store.Settings) bool {
	if s.SettingsField != nil {
		return *s.SettingsField(of)
	}
	return of.Switches.IsOn(s.LabelKey, s.Default)
}

func (s GameSetting) set(of *store.Settings, on bool) {
	if s.SettingsField != nil {
		*s.SettingsField(of) = on
		return
	}
	of.Switches = of.Switches.With(s.LabelKey, on)
}

// IsSwitchOn reports whether a switch of the game is on, by its label.
func (g *GameScreens) IsSwitchOn(label string) bool {
	of := g.Settings()
	return slices.ContainsFunc(g.about.Switches, func(s GameSetting) bool { return s.LabelKey == label && s.on(&of) })
}

// sound returns the items for sounds. A changed volume of the effects is played as a sample.
func (s settings) sound() []panel.Item {
	now := s.Settings()
	volume := func(key string, field func(*store.Settings) *int, heard bool) panel.Choice {
		c := panel.Choice{ID: key, Label: s.Say(key), SelectedIndex: (*field(&now) + volumeStep/2) / volumeStep, OnChange: func(i int) {
			s.ChangeSettings(func(now *store.Settings) { *field(now) = i * volumeStep })
			if heard {
				s.Sound.Play(sounds.Cue{Clip: sounds.LayClip})
			}
		}}
		for v := 0; v <= 100; v += volumeStep {
			c.Options = append(c.Options, strconv.Itoa(v))
		}
		return c
	}
	sound := s.Say("settings.sound")
	if s.Sound.Err() != nil {
		sound = s.Say("settings.soundless")
	}
	return []panel.Item{
		panel.Gap{},
		panel.SectionHeading{Text: s.Say("settings.sounds")},
		panel.Switch{ID: "settings.sound", Label: sound, IsOn: !now.IsMuted, OnChange: s.switched(func(on bool) {
			s.ChangeSettings(func(now *store.Settings) { now.IsMuted = !on })
		})},
		volume("settings.effects", func(now *store.Settings) *int { return &now.EffectsVolume }, true),
		volume("settings.jingles", func(now *store.Settings) *int { return &now.JingleVolume }, false),
	}
}

// volumeStep is the difference in percent between two volumes that can be chosen.
const volumeStep = 20

// switched returns a function that plays a click before calling do.
func (s settings) switched(do func(on bool)) func(bool) {
	return func(on bool) {
		s.Sound.Play(sounds.Cue{Clip: sounds.ButtonClip})
		do(on)
	}
}

func (s settings) languageChoice() panel.Choice {
	c := panel.Choice{ID: "settings.language", Label: s.Say("settings.language")}
	for i, l := range assets.Languages() {
		c.Options, c.OptionIDs = append(c.Options, s.Say("language."+l)), append(c.OptionIDs, "language."+l)
		if l == s.Language {
			c.SelectedIndex = i
		}
	}
	c.OnChange = func(i int) { s.SetLanguage(assets.Languages()[i]) }
	return c
}

// SetLanguage changes the language of all texts.
func (p *Program) SetLanguage(l string) {
	p.ChangeSettings(func(s *store.Settings) { s.Language = store.Language(l) })
}

func (s settings) askReset() shell.Navigation {
	return shell.Push(s.NewQuestion("settings.reset.title", "settings.reset.text", Answer{"settings.reset.no", shell.Close}, Answer{"settings.reset.yes", func() shell.Navigation {
		s.ChangeSettings(reset)
		return shell.Close()
	}}))
}

// reset restores the defaults of all settings except the window's bounds and the keys, which have a page of their own.
func reset(s *store.Settings) {
	fresh := store.DefaultSettings()
	fresh.Window, fresh.Keys = s.Window, s.Keys
	*s = fresh
}
