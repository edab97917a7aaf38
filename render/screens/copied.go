package screens

import (
	"strings"

	"dreist/assets"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/panel"
	"dreist/render/shell"
)

// Size of the toast about copied text, in logical pixels.
const (
	copiedWide = 560
	copiedHigh = 52
)

// uncopiedHigh is the height of the page with a text that cannot be copied, which may be higher than any window.
const uncopiedHigh = 300

func (p *Program) uncopied(text string) shell.Screen {
	return p.NewPanelScreen(shell.PanelScreen{Items: func() []panel.Item {
		page := panel.Page{ID: "copied.page", Height: uncopiedHigh}
		for line := range strings.Lines(text) {
			page.Blocks = append(page.Blocks, panel.PageParagraph{Text: strings.TrimSpace(line)})
		}
		return []panel.Item{
			panel.SmallTitle{Text: p.Say("notice.title.uncopied")}, panel.Paragraph{Text: p.Say("end.unshared")}, page,
			panel.Row{Buttons: []panel.Button{p.Button("notice.ok", panel.PrimaryStyle, shell.Close)}},
		}
	}})
}

// CopyText copies a text, of a screen or a result, and shows a toast, or shows the text if it cannot be copied.
func (p *Program) CopyText(text string) shell.Navigation {
	if !p.CopyToClipboard(text) {
		return shell.Push(p.uncopied(text))
	}
	p.QueueToast(shell.Toast{Name: "share.text.copied", W: copiedWide, H: copiedHigh, Draw: func(at geom.Rect, alpha float64) {
		p.Canvas.DrawGroup(geom.Rect{X: at.X - at.H, Y: at.Y - at.H, W: at.W + 2*at.H, H: 3 * at.H}, alpha, func() {
			p.Canvas.DrawPicture(kit.BoxPlate, at, 1)
			line := p.Say("share.text.copied")
			style := p.Canvas.Labels.FitWidth(line, kit.NewTextStyle(p.Frame().TextUnit(), assets.TextFont, kit.TextSize, p.Canvas.Palette().Text), at.W-at.H)
			p.Canvas.DrawText(line, style, at, kit.Center, 1)
		})
	}})
	return shell.Stay()
}
