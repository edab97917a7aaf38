// Package keys is the page that lists all commands with their keys, and on which others are chosen for them.
package keys

import (
	"strings"

	"dreist/assets"
	"dreist/game/store"
	"dreist/input"
	"dreist/render/panel"
	"dreist/render/shell"
)

// page lists the commands.
type page struct {
	*shell.Menu
	told string // what has just been done
}

// Show opens the page.
func Show(c *shell.Context) shell.Step {
	p := new(page)
	p.Menu = c.NewMenu(shell.Menu{Items: p.items, Options: []panel.Option{panel.Width(wide)}})
	return shell.Push(p.Menu)
}

// The logical width of the page, and the height of its list as far as there is room for it beside the rest of the page.
const (
	wide     = 880
	listHigh = 520
	restHigh = 250
	moreRest = 120 // of it for letters of double size
)

func (p *page) items() []panel.Item {
	told := p.told
	if told == "" {
		told = p.Say("keyboard.intro")
	}
	f := p.Frame()
	high := min(listHigh, f.H/f.PanelUnit()-restHigh-moreRest*(f.Text-1))
	return []panel.Item{
		panel.SmallTitle{Text: p.Say("keyboard.title")},
		panel.Paragraph{Text: told},
		panel.List{ID: "keyboard.list", Height: high, Rows: p.rows(), Index: -1},
		panel.Row{Buttons: []panel.Button{p.Button("common.back", panel.Quiet, shell.Close), p.Button("keyboard.resetAll", panel.Quiet, p.resetAll)}},
	}
}

// groups are the names of the groups of commands in the catalogue, in their order.
var groups = [input.Groups]string{"keyboard.everywhere", "keyboard.table", "keyboard.help", "keyboard.choose", "keyboard.steer"}

// rows returns the commands, each group below its name.
func (p *page) rows() []panel.ListRow {
	var rows []panel.ListRow
	names := p.KeyNames()
	for g, title := range groups {
		rows = append(rows, panel.ListRow{Label: p.Say(title)})
		for _, a := range input.Actions(p.OwnActions()...) {
			if a.Group != input.Group(g) {
				continue
			}
			detail := p.listed(names.Of(a.Command))
			if pad := names.Button(a.Command); pad != "" {
				detail = p.Say("keyboard.pad", assets.Values{"Names": detail, "Button": pad})
			}
			rows = append(rows, panel.ListRow{ID: "keyboard." + a.Name, Label: p.title(a), Detail: detail, Action: p.Press(func() shell.Step { return p.ask(a) })})
		}
	}
	return rows
}

// listed names all keys that ask for a command.
func (p *page) listed(names []string) string {
	if len(names) > 0 {
		return strings.Join(names, ", ")
	}
	return p.Say("key.none")
}

// title says what a command does.
func (p *page) title(a input.Action) string { return p.Say("action." + a.Name) }

// choices returns the keys that were chosen.
func (p *page) choices() input.Choices { return input.Choices(p.Settings().Keys) }

// choose makes other keys hold, and says on the page what was done.
func (p *page) choose(c input.Choices, told string) shell.Step {
	p.Change(func(s *store.Settings) { s.Keys = string(c) })
	p.told = told
	p.Remake()
	return shell.Stay()
}

// resetAll makes the keys of the start hold again.
func (p *page) resetAll() shell.Step {
	return p.choose(p.choices().ResetAll(p.OwnActions()...), p.Say("keyboard.allReset"))
}
