package screens

import (
	"strings"

	"dreist/assets"
	"dreist/assets/msg"
	"dreist/render/panel"
	"dreist/render/shell"
)

// showAbout opens a page with the version of the program and the licences of what it is built from.
func (f *Front) showAbout() shell.Step {
	return shell.Push(f.NewMenu(shell.Menu{Items: func() []panel.Item {
		return []panel.Item{
			panel.SmallTitle{Text: f.Say(msg.AboutTitle)},
			panel.Paragraph{Text: strings.TrimSpace(f.about.Title + " " + f.Options.Version)},
			panel.Page{ID: "about.page", Height: 340, Blocks: f.licences()},
			panel.Row{Buttons: []panel.Button{f.Button(msg.CommonBack, panel.Quiet, shell.Close)}},
		}
	}, Options: []panel.Option{panel.Width(settingsWide)}}))
}

// licences returns the licences as they are read.
func (f *Front) licences() []panel.Block {
	blocks := []panel.Block{panel.Passage{Text: f.Say(msg.AboutOwn)}, panel.Passage{Text: f.Say(msg.AboutOthers)}}
	for _, l := range assets.Licences() {
		blocks = append(blocks, panel.Heading{Text: strings.Join(l.Of, ", ")})
		for _, text := range l.Paragraphs {
			blocks = append(blocks, panel.Passage{Text: text})
		}
	}
	return blocks
}
