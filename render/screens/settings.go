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

// Settings is the panel of the settings. Changes apply at once.
type Settings struct{ *shell.PanelScreen }

// showSettings opens the settings.
func (p *Program) showSettings() shell.Navigation {
	return shell.Push(Settings{p.NewPanelScreen(shell.PanelScreen{Items: settings{p}.items, Options: []panel.Option{panel.Width(settingsWide)}})})
}

// settingsButton returns a button that opens the settings; label is a text key.
func (p *Program) settingsButton(label string) panel.Button {
	return p.keyed(p.Button(label, panel.Quiet, p.showSettings), input.CommandSettings)
}

func (p *Program) keyed(b panel.Button, c input.Command) panel.Button {
	if key := p.KeyOf(c); key != "" {
		b.Tip = p.Say("tip.key", assets.Values{"Key": key})
	}
	return b
}

// settingsWide is the width of the panel, in logical pixels.
const settingsWide = 880

// OpenSettings opens the settings over any screen, or closes them with everything opened from them.
func (p window) OpenSettings(open []shell.Screen) shell.Navigation {
	for i := len(open) - 1; i > 0 && !open[i].IsFullWindow(); i-- {
		if s, ok := open[i].(Settings); ok {
			return shell.Close().ClosingDownTo(s)
		}
	}
	return p.showSettings()
}

type settings struct{ *Program }

func (f settings) items() []panel.Item {
	return []panel.Item{
		panel.SmallTitle{Text: f.Say("settings.title")},
		panel.Columns{
			ID:    "settings",
			Left:  slices.Concat(f.table(), f.screen()),
			Right: slices.Concat(f.play(), f.sound()),
		},
		panel.Row{Buttons: []panel.Button{
			f.Button("common.back", panel.Quiet, shell.Close), f.Button("keyboard.open", panel.Quiet, func() shell.Navigation { return showKeys(f.Context) }), f.Button("about.open", panel.Quiet, f.showAbout),
			f.Button("settings.reset", panel.Quiet, f.askReset), // far away from the button pressed most
		}},
	}
}

func (f settings) table() []panel.Item {
	s := f.Settings()
	cloth := panel.Swatches{ID: "settings.cloth", Label: f.Say("settings.cloth"), SwatchWidth: 52, SwatchHeight: 36, Index: slices.Index(store.Cloths(), s.Cloth)}
	for _, c := range store.Cloths() {
		key := "settings.cloth." + string(c)
		cloth.Options = append(cloth.Options, panel.Swatch{ID: key, Label: f.Say(key), Motif: panel.ClothSample(shell.ThemeOf(c))})
	}
	cloth.OnChange = func(i int) { f.ChangeSettings(func(s *store.Settings) { s.Cloth = store.Cloths()[i] }) }
	items := []panel.Item{panel.Section{Text: f.Say("settings.look")}, cloth}
	if all := f.shown.backs(); len(all) > 0 {
		backs := panel.Swatches{ID: "settings.back", Label: f.Say("settings.back"), SwatchWidth: 35, SwatchHeight: 48}
		if s.CardStyle.Back < len(all) {
			backs.Index = s.CardStyle.Back
		}
		for _, b := range all {
			backs.Options = append(backs.Options, panel.Swatch{ID: b.Key, Label: f.Say(b.Key), Motif: b.Motif})
		}
		backs.OnChange = func(i int) { f.ChangeSettings(func(s *store.Settings) { s.CardStyle.Back = i }) }
		items = append(items, backs, f.shown.SwitchItem(Switch{LabelKey: "settings.symbols", Field: func(s *store.Settings) *bool { return &s.CardStyle.StrongSymbols }}))
	}
	return items
}

func (f *GameScreens) backs() []CardBack {
	if f.EarnedBacks != nil {
		return f.about.Backs[:1+f.EarnedBacks()]
	}
	return f.about.Backs
}

func (f settings) screen() []panel.Item {
	size := panel.Choice{ID: "settings.text", Label: f.Say("settings.text"), Index: slices.Index(store.TextSizes(), f.Settings().TextSize)}
	for _, percent := range store.TextSizes() {
		key := "settings.text." + strconv.Itoa(percent)
		size.Options, size.OptionIDs = append(size.Options, f.Say(key)), append(size.OptionIDs, key)
	}
	size.OnChange = func(i int) { f.ChangeSettings(func(s *store.Settings) { s.TextSize = store.TextSizes()[i] }) }
	return []panel.Item{
		panel.Gap{},
		panel.Section{Text: f.Say("settings.screen")},
		f.languageChoice(),
		size,
		panel.Switch{ID: "settings.fullscreen", Label: f.Say("settings.fullscreen"), IsOn: f.IsFullscreen(), OnChange: f.switched(func(bool) { f.ToggleFullscreen() })},
		f.shown.SwitchItem(Switch{LabelKey: "settings.motion", Field: func(s *store.Settings) *bool { return &s.ReducedMotion }}),
	}
}

func (f settings) play() []panel.Item {
	speed := panel.Choice{ID: "settings.speed", Label: f.Say("settings.speed"), Index: int(f.Speed()), OnChange: func(i int) { f.SetSpeed(stage.Speed(i)) }}
	if f.IsLessonShown() {
		speed.Label = f.Say("settings.speed.lessons")
	}
	for s := stage.Slow; s <= stage.Instant; s++ {
		key := "speed." + s.String()
		speed.Options, speed.OptionIDs = append(speed.Options, f.Say(key)), append(speed.OptionIDs, key)
	}
	items := []panel.Item{panel.Section{Text: f.Say("settings.play")}, speed}
	for _, one := range f.shown.about.Switches {
		items = append(items, f.shown.SwitchItem(one))
	}
	return items
}

// SwitchItem returns the panel item of a switch.
func (f *GameScreens) SwitchItem(w Switch) panel.Switch {
	s := f.Settings()
	return panel.Switch{ID: w.LabelKey, Label: f.Say(w.LabelKey), IsOn: w.on(&s), OnChange: settings{f.Program}.switched(func(on bool) {
		f.ChangeSettings(func(s *store.Settings) { w.set(s, on) })
	})}
}

func (w Switch) on(s *store.Settings) bool {
	if w.Field != nil {
		return *w.Field(s)
	}
	return s.Switches.IsOn(w.LabelKey, w.Default)
}

func (w Switch) set(s *store.Settings, on bool) {
	if w.Field != nil {
		*w.Field(s) = on
		return
	}
	s.Switches = s.Switches.With(w.LabelKey, on)
}

// IsSwitchOn reports whether a switch of the game is on, by its label.
func (f *GameScreens) IsSwitchOn(label string) bool {
	s := f.Settings()
	return slices.ContainsFunc(f.about.Switches, func(w Switch) bool { return w.LabelKey == label && w.on(&s) })
}

// sound returns the items for sounds. A changed volume of the effects is played as a sample.
func (f settings) sound() []panel.Item {
	s := f.Settings()
	volume := func(key string, field func(*store.Settings) *int, heard bool) panel.Choice {
		c := panel.Choice{ID: key, Label: f.Say(key), Index: (*field(&s) + volumeStep/2) / volumeStep, OnChange: func(i int) {
			f.ChangeSettings(func(s *store.Settings) { *field(s) = i * volumeStep })
			if heard {
				f.Sound.Play(sounds.Cue{Clip: sounds.Lay})
			}
		}}
		for v := 0; v <= 100; v += volumeStep {
			c.Options = append(c.Options, strconv.Itoa(v))
		}
		return c
	}
	sound := f.Say("settings.sound")
	if f.Sound.Err() != nil {
		sound = f.Say("settings.soundless")
	}
	return []panel.Item{
		panel.Gap{},
		panel.Section{Text: f.Say("settings.sounds")},
		panel.Switch{ID: "settings.sound", Label: sound, IsOn: !s.Muted, OnChange: f.switched(func(on bool) {
			f.ChangeSettings(func(s *store.Settings) { s.Muted = !on })
		})},
		volume("settings.effects", func(s *store.Settings) *int { return &s.EffectsVolume }, true),
		volume("settings.jingles", func(s *store.Settings) *int { return &s.JingleVolume }, false),
	}
}

// volumeStep is the difference in percent between two volumes that can be chosen.
const volumeStep = 20

// switched returns a function that plays a click before calling do.
func (f settings) switched(do func(on bool)) func(bool) {
	return func(on bool) {
		f.Sound.Play(sounds.Cue{Clip: sounds.Button})
		do(on)
	}
}

func (f settings) languageChoice() panel.Choice {
	c := panel.Choice{ID: "settings.language", Label: f.Say("settings.language")}
	for i, l := range assets.Languages() {
		c.Options, c.OptionIDs = append(c.Options, f.Say("language."+l)), append(c.OptionIDs, "language."+l)
		if l == f.Language {
			c.Index = i
		}
	}
	c.OnChange = func(i int) { f.SetLanguage(assets.Languages()[i]) }
	return c
}

// SetLanguage changes the language of all texts.
func (p *Program) SetLanguage(l string) {
	p.ChangeSettings(func(s *store.Settings) { s.Language = store.Language(l) })
}

func (f settings) askReset() shell.Navigation {
	return shell.Push(f.ask(Question{
		titleKey: "settings.reset.title", textKey: "settings.reset.text", noKey: "settings.reset.no", yesKey: "settings.reset.yes",
		onNo: shell.Close, onYes: func() shell.Navigation {
			f.ChangeSettings(reset)
			return shell.Close()
		},
	}))
}

// reset restores the defaults of all settings except the window's bounds and the keys, which have a page of their own.
func reset(s *store.Settings) {
	fresh := store.DefaultSettings()
	fresh.Window, fresh.Keys = s.Window, s.Keys
	*s = fresh
}
