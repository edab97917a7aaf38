package render

import (
	"dreist/assets"
	"dreist/game/rulebook"
	"dreist/render/menu"
)

// openRule shows a rule by its number, such as "3.2" or "R 4", over what is on the screen.
func (a *App) openRule(ref string) {
	place, ok := rulebook.Cited(ref)
	if !ok {
		return
	}
	a.open(&panel{blocks: true, escape: a.close, options: []menu.Option{menu.Width(560)}, items: func() []menu.Item {
		return []menu.Item{
			menu.Title{Text: a.say.Say("lessons.rule", assets.Values{"Rule": ref})},
			menu.Paragraph{Text: a.say.Say(place.Key)},
			menu.Row{Buttons: []menu.Button{a.button("ladder.back", menu.Primary, a.close)}},
		}
	}})
}
