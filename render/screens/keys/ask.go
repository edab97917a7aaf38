package keys

import (
	"dreist/assets"
	"dreist/input"
	"dreist/render/panel"
	"dreist/render/shell"
)

// Asking is a panel on which a key is chosen for a command: the next one that is pressed, unless another command has it.
type Asking struct {
	*shell.Menu
	page    *page
	action  input.Action
	refused string         // why the key that was pressed last cannot be chosen
	pressed input.KeyPress // that another command has
	other   input.Command  // which one, 0 while the panel listens
}

// ask asks for a key for a command.
func (p *page) ask(a input.Action) shell.Step {
	k := &Asking{page: p, action: a}
	k.Menu = p.NewMenu(shell.Menu{Items: k.items, Options: []panel.Option{panel.Width(askWide)}})
	return shell.Push(k)
}

// askWide is the logical width of the panel.
const askWide = 600

// IsListeningForKeys reports whether the next key is chosen, whatever it means else.
func (k *Asking) IsListeningForKeys() bool { return k.other == 0 }

func (k *Asking) items() []panel.Item {
	names := k.KeyNames()
	items := []panel.Item{
		panel.SmallTitle{Text: k.page.title(k.action)},
		panel.Paragraph{Text: k.Say("keyboard.now", assets.Values{"Names": k.page.listed(names.Of(k.action.Command))}), Tone: panel.Aside},
	}
	cancel := k.Button("common.cancel", panel.Quiet, shell.Close)
	if k.other == 0 {
		text := panel.Paragraph{Text: k.Say("keyboard.press")}
		if k.refused != "" {
			text = panel.Paragraph{Text: k.refused, Tone: panel.Warning}
		}
		return append(items, text, panel.Row{Buttons: []panel.Button{cancel, k.Button("keyboard.reset", panel.Quiet, k.reset)}})
	}
	values := assets.Values{"Key": k.name(k.pressed), "Other": k.Say("action." + k.other.Name(k.OwnActions()...))}
	buttons := []panel.Button{cancel, k.Button("keyboard.take", panel.Primary, k.take)}
	if _, ok := k.page.choices().Swap(k.action.Command, k.pressed, names.Printed, k.OwnActions()...); ok {
		buttons[1].Style = panel.Quiet
		buttons = append(buttons, k.Button("keyboard.swap", panel.Primary, k.swap))
	}
	return append(items, panel.Paragraph{Text: k.Say("keyboard.taken", values), Tone: panel.Warning}, panel.Row{Buttons: buttons})
}

// Handle chooses the key that is pressed.
func (k *Asking) Handle(g input.Gesture) shell.Step {
	if g.Kind == input.RawKey {
		return k.press(g)
	}
	return k.Menu.Handle(g)
}

// press chooses a key, or says why it cannot be chosen.
func (k *Asking) press(g input.Gesture) shell.Step {
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
		if other, ok := k.KeyNames().Keys.Command(g.Raw, 0); ok && other != k.action.Command {
			k.pressed, k.other = g.Raw, other
			k.TakeOver(nil) // what leads on has the keyboard now, not what had it so far
			k.Remake()
			return shell.Stay()
		}
		return k.chosen(k.page.choices().With(k.action.Command, key, k.OwnActions()...), g.Raw)
	}
	k.Remake()
	return shell.Stay()
}

// name returns what a key is called.
func (k *Asking) name(key input.KeyPress) string {
	return k.KeyNames().Key(input.Binding{Key: key.Key})
}

// take takes the key from whoever has it.
func (k *Asking) take() shell.Step {
	return k.chosen(k.page.choices().With(k.action.Command, k.pressed.Key, k.OwnActions()...), k.pressed)
}

// swap gives whoever has the key the one of this command.
func (k *Asking) swap() shell.Step {
	c, _ := k.page.choices().Swap(k.action.Command, k.pressed, k.KeyNames().Printed, k.OwnActions()...)
	return k.chosen(c, k.pressed)
}

func (k *Asking) chosen(c input.Choices, key input.KeyPress) shell.Step {
	k.page.choose(c, k.Say("keyboard.chosen", assets.Values{"Key": k.name(key), "What": k.page.title(k.action)}))
	return shell.Close()
}

// reset makes the keys of the start ask for the command again.
func (k *Asking) reset() shell.Step {
	c := k.page.choices().Reset(k.action.Command, k.KeyNames().Printed, k.OwnActions()...)
	k.page.choose(c, "")
	k.page.told = k.Say("keyboard.wasReset", assets.Values{"What": k.page.title(k.action), "Names": k.page.listed(k.KeyNames().Of(k.action.Command))})
	return shell.Close()
}
