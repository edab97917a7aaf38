package panel

import "dreist/assets"

// screens are the panels of the game with their real sentences.
func screens(texts *assets.Texts) map[string][]Item {
	say := func(key string) string { return texts.Say(key) }
	quiet := func(key string) Button { return Button{Label: say(key), Action: nothing} }
	leading := func(key string) Button { return Button{Label: say(key), Style: Primary, Action: nothing} }
	proceed := leading("start.continue")
	proceed.Detail = texts.Say("start.continue.detail", assets.Values{"Yours": 48, "Egons": 48})
	return map[string][]Item{
		"start": {
			Paragraph{Text: say("start.tagline")}, proceed, quiet("start.new"),
			Row{Buttons: []Button{quiet("start.language"), quiet("start.quit")}},
		},
		"pause": {
			Title{say("menu.title")}, leading("menu.resume"), Gap{},
			Choice{Label: say("settings.speed"), Options: []string{say("speed.slow"), say("speed.normal"), say("speed.fast"), say("speed.instant")}, Index: 1},
			Slider{Label: say("settings.effects"), Value: 80}, Slider{Label: say("settings.jingles"), Value: 35}, Gap{},
			Row{Buttons: []Button{quiet("settings.sound"), quiet("settings.hints")}},
			Row{Buttons: []Button{quiet("start.language"), quiet("settings.fullscreen")}},
			Row{Buttons: []Button{quiet("menu.new"), quiet("menu.leave")}},
		},
		"pause, one below the other": {
			Title{say("menu.title")}, leading("menu.resume"), quiet("menu.new"),
			Choice{Label: say("settings.speed"), Options: []string{say("speed.slow"), say("speed.normal"), say("speed.fast"), say("speed.instant")}},
			Slider{Label: say("settings.effects")}, Slider{Label: say("settings.jingles")},
			Row{Buttons: []Button{quiet("settings.sound"), quiet("settings.hints"), quiet("start.language")}}, quiet("settings.fullscreen"), quiet("menu.leave"),
		},
		"confirm": {
			Title{say("confirm.new.title")}, Paragraph{Text: say("confirm.new.text")},
			Row{Buttons: []Button{leading("confirm.new.no"), quiet("confirm.new.yes")}},
		},
		"end": {
			Stage{120}, Title{say("end.lost.title")}, Paragraph{Text: texts.Say("end.lost.text", assets.Values{"Left": 12})},
			leading("end.rematch"), Row{Buttons: []Button{quiet("end.look"), quiet("end.leave")}},
		},
		"set-up": seats("Mensch", "Computer leicht", "Computer gut", "frei"),
		"series": {
			Title{say("end.won.title")}, series("Anna", "Benno", "Carla", "Hannelore"), Row{Buttons: []Button{leading("end.rematch"), quiet("end.leave")}},
		},
		"history": {
			Title{say("statistics.title")}, Field{Label: say("menu.title"), Changed: func(string) {}},
			List{Height: 300, Rows: []ListRow{{Label: say("end.won.title"), Detail: say("end.lost.title")}, {Label: say("end.lost.title")}}},
			Row{Buttons: []Button{leading("end.leave")}},
		},
		"rules": {
			Title{say("menu.title")},
			Page{Height: 330, Blocks: []Block{Heading{Text: say("end.won.title")}, Passage{Text: say("confirm.new.text")}, Ruling{Number: "7", Text: say("confirm.new.text")}, Links{{Label: say("menu.new"), Action: nothing}}}},
			Row{Buttons: []Button{leading("end.leave")}},
		},
		"notice": {
			Paragraph{Text: texts.Say("notice.save.broken", assets.Values{"File": "/home/spielerin/.local/share/dreist/kaputt-2026-11-21.dreist"})},
			Row{Buttons: []Button{leading("notice.ok")}},
		},
	}
}
