package screens

import (
	"strings"

	"dreist/assets"
	"dreist/game/store"
	"dreist/input"
	"dreist/render/panel"
	"dreist/render/shell"
)

type page struct {
	*shell.PanelScreen
	told string // text about the last change
}

func showKeys(c *shell.Context) shell.Navigation {
	p := new(page)
	p.PanelScreen = c.NewPanelScreen(shell.PanelScreen{Items: p.items, Options: []panel.Option{panel.WithWidth(wide)}})
	return shell.Push(p.PanelScreen)
}

// Lengths in logical pixels: of the panel, its list if there is room, everything else, and what that takes more at double text size.
const (
	wide     = 880
	listHigh = 520
	restHigh = 250
	moreRest = 120
	askWide  = 600 // of the panel that asks for a key
)

func (p *page) items() []panel.Item {
	told := p.told
	if told == "" {
		told = p.Say("keyboard.intro")
	}
	f := p.Frame()
	high := min(listHigh, f.H/f.PanelUnit()-restHigh-moreRest*(f.TextFactor-1))
	return []panel.Item{
		panel.SmallTitle{Text: p.Say("keyboard.title")},
		panel.Paragraph{Text: told},
		panel.List{ID: "keyboard.list", Height: high, Rows: p.rows(), MarkedIndex: -1},
		panel.Row{Buttons: []panel.Button{p.Button("common.back", panel.QuietStyle, shell.Close), p.Button("keyboard.resetAll", panel.QuietStyle, p.resetAll)}},
	}
}

// groups are the text keys of the groups of commands, by group.
var groups = [input.GroupCount]string{"keyboard.everywhere", "keyboard.table", "keyboard.help", "keyboard.choose", "keyboard.steer"}

func (p *page) rows() []panel.ListRow {
	var rows []panel.ListRow
	names := p.KeyNames()
	for g, title := range groups {
		rows = append(rows, panel.ListRow{Label: p.Say(title)})
		for _, a := range input.Actions(p.GameActions()...) {
			if a.Group != input.ActionGroup(g) {
				continue
			}
			detail := p.listed(names.NamesOf(a.Command))
			if pad := names.ButtonName(a.Command); pad != "" {
				detail = p.Say("keyboard.pad", assets.Values{"Names": detail, "Button": pad})
			}
			rows = append(rows, panel.ListRow{ID: "keyboard." + a.Name, Label: p.title(a), Detail: detail, Action: p.ClickAction(func() shell.Navigation { return p.ask(a) })})
		}
	}
	return rows
}

func (p *page) listed(names []string) string {
	if len(names) > 0 {
		return strings.Join(names, ", ")
	}
	return p.Say("key.none")
}

func (p *page) title(a input.Action) string { return p.Say("action." + a.Name) }

func (p *page) choices() input.ChosenKeys { return input.ChosenKeys(p.Settings().Keys) }

func (p *page) choose(c input.ChosenKeys, told string) shell.Navigation {
	p.ChangeSettings(func(s *store.Settings) { s.Keys = string(c) })
	p.told = told
	p.RemakeScreens()
	return shell.Stay()
}

func (p *page) resetAll() shell.Navigation {
	return p.choose(p.choices().WithoutKnownCommands(p.GameActions()...), p.Say("keyboard.allReset"))
}

// keyQuestion is the panel that asks for a key for a command: the next key pressed is taken, unless another command has it.
type keyQuestion struct {
	*shell.PanelScreen
	page    *page
	action  input.Action
	refused string         // reason why the last key cannot be chosen
	pressed input.KeyPress // a key that another command has
	other   input.Command  // that command; 0 while the panel listens
}

func (p *page) ask(a input.Action) shell.Navigation {
	k := &keyQuestion{page: p, action: a}
	k.PanelScreen = p.NewPanelScreen(shell.PanelScreen{Items: k.items, Options: []panel.Option{panel.WithWidth(askWide)}})
	return shell.Push(k)
}

// IsListeningForKeys reports whether the next key is chosen, whatever its command.
func (k *keyQuestion) IsListeningForKeys() bool { return k.other == 0 }

func (k *keyQuestion) items() []panel.Item {
	names := k.KeyNames()
	items := []panel.Item{
		panel.SmallTitle{Text: k.page.title(k.action)},
		panel.Paragraph{Text: k.Say("keyboard.now", assets.Values{"Names": k.page.listed(names.NamesOf(k.action.Command))}), Tone: panel.AsideTone},
	}
	cancel := k.Button("common.cancel", panel.QuietStyle, shell.Close)
	if k.other == 0 {
		text := panel.Paragraph{Text: k.Say("keyboard.press")}
		if k.refused != "" {
			text = panel.Paragraph{Text: k.refused, Tone: panel.WarningTone}
		}
		return append(items, text, panel.Row{Buttons: []panel.Button{cancel, k.Button("keyboard.reset", panel.QuietStyle, k.reset)}})
	}
	values := assets.Values{"Key": k.name(k.pressed), "Other": k.Say("action." + k.other.Name(k.GameActions()...))}
	buttons := []panel.Button{cancel, k.Button("keyboard.take", panel.PrimaryStyle, k.take)}
	if _, ok := k.page.choices().WithSwappedKeys(k.action.Command, k.other, k.pressed.Key, names.PrintedRune, k.GameActions()...); ok {
		buttons[1].Style = panel.QuietStyle
		buttons = append(buttons, k.Button("keyboard.swap", panel.PrimaryStyle, k.swap))
	}
	return append(items, panel.Paragraph{Text: k.Say("keyboard.taken", values), Tone: panel.WarningTone}, panel.Row{Buttons: buttons})
}

// Handle takes a pressed key, and passes other gestures to the panel.
func (k *keyQuestion) Handle(g input.Gesture) shell.Navigation {
	if g.Kind == input.RawKey {
		return k.press(g)
	}
	return k.PanelScreen.Handle(g)
}

func (k *keyQuestion) press(g input.Gesture) shell.Navigation {
	switch key := g.Raw.Key; {
	case g.Command == input.CommandCancel && !input.IsChoosable(key):
		return shell.Close()
	case g.Key == input.KeyDelete && g.Modifiers == 0:
		return k.reset()
	case input.IsModifier(key) || g.Modifiers&^input.Shift != 0:
		k.refused = k.Say("keyboard.alone")
	case !input.IsChoosable(key):
		k.refused = k.Say("keyboard.steers", assets.Values{"Key": k.name(g.Raw)})
	default:
		if other, ok := k.KeyNames().Keys.CommandFor(g.Raw, 0); ok && other != k.action.Command {
			k.pressed, k.other = g.Raw, other
			k.ContinueFrom(nil) // the focus moves to the primary button
			k.RemakeScreens()
			return shell.Stay()
		}
		return k.chosen(k.page.choices().WithKey(k.action.Command, key, k.GameActions()...), g.Raw)
	}
	k.RemakeScreens()
	return shell.Stay()
}

func (k *keyQuestion) name(key input.KeyPress) string {
	return k.KeyNames().KeyName(input.Binding{Key: key.Key})
}

func (k *keyQuestion) take() shell.Navigation {
	return k.chosen(k.page.choices().WithKey(k.action.Command, k.pressed.Key, k.GameActions()...), k.pressed)
}

func (k *keyQuestion) swap() shell.Navigation {
	c, _ := k.page.choices().WithSwappedKeys(k.action.Command, k.other, k.pressed.Key, k.KeyNames().PrintedRune, k.GameActions()...)
	return k.chosen(c, k.pressed)
}

func (k *keyQuestion) chosen(c input.ChosenKeys, key input.KeyPress) shell.Navigation {
	k.page.choose(c, k.Say("keyboard.chosen", assets.Values{"Key": k.name(key), "What": k.page.title(k.action)}))
	return shell.Close()
}

func (k *keyQuestion) reset() shell.Navigation {
	c := k.page.choices().WithoutCommand(k.action.Command, k.KeyNames().PrintedRune, k.GameActions()...)
	k.page.choose(c, "")
	k.page.told = k.Say("keyboard.wasReset", assets.Values{"What": k.page.title(k.action), "Names": k.page.listed(k.KeyNames().NamesOf(k.action.Command))})
	return shell.Close()
}
