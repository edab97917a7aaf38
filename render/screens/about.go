package screens

import (
	"strings"

	"dreist/assets"
	"dreist/render/panel"
	"dreist/render/shell"
)

func (p *Program) showAbout() shell.Navigation {
	return shell.Push(p.NewPanelScreen(shell.PanelScreen{Items: func() []panel.Item {
		return []panel.Item{
			panel.SmallTitle{Text: p.Say("about.title")},
			panel.Paragraph{Text: p.Title() + " · " + p.sayVersion()},
			panel.Page{ID: "about.page", Height: 340, Blocks: p.aboutPage()},
			panel.Row{Buttons: []panel.Button{p.Button("common.back", panel.QuietStyle, shell.Close)}},
		}
	}, Options: []panel.Option{panel.WithWidth(settingsWide)}}))
}

func (p *Program) aboutPage() []panel.PageBlock {
	dirs := p.Options.Store.Dirs()
	blocks := []panel.PageBlock{panel.PageParagraph{Text: p.Say("about.games", assets.Values{"Folder": dirs.Games})}}
	if dirs.Settings != dirs.Games {
		blocks = append(blocks, panel.PageParagraph{Text: p.Say("about.settings", assets.Values{"Folder": dirs.Settings})})
	}
	blocks = append(blocks, panel.PageParagraph{Text: p.Say("about.own")}, panel.PageParagraph{Text: p.Say("about.others")})
	for _, l := range assets.Licences() {
		blocks = append(blocks, panel.Heading{Text: strings.Join(l.Names, ", ")})
		for _, text := range l.Paragraphs {
			blocks = append(blocks, panel.PageParagraph{Text: text})
		}
	}
	return blocks
}
