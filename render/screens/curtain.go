package screens

import (
	"dreist/assets"
	"dreist/render/geom"
	"dreist/render/panel"
	"dreist/render/shell"
)

// CurtainScreen asks the person on a seat, from 0, to take the screen. shown returns the game's items on it, and may be nil.
func (g *GameScreens) CurtainScreen(seat int, called string, shown func() []panel.Item, escape, raise func() shell.Navigation) shell.Screen {
	name := assets.Values{"Name": called}
	return g.NewPanelScreen(shell.PanelScreen{
		Mood:     shell.NoHost,
		OnEscape: escape,
		Items: func() []panel.Item {
			items := []panel.Item{
				panel.PictureRoom{Height: 150}, panel.Title{Text: g.Say("curtain.title", name)}, panel.Paragraph{Text: g.Say("curtain.text", name)},
			}
			if shown != nil {
				items = append(items, shown()...)
			}
			return append(items, g.Button("curtain.raise", panel.PrimaryStyle, raise))
		},
		DrawPictureRoom: func(room geom.Rect) {
			g.TableGame.DrawPortrait(seat, geom.RectAround(room.Center(), room.H, room.H), 1)
		},
	})
}
