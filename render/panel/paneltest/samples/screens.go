// Package samples holds panels as the program has them, for tests.
package samples

import (
	"dreist/assets"
	"dreist/render/kit"
	"dreist/render/panel/controls"
	"dreist/render/panel/scroll"
	"dreist/render/panel/show"
	"dreist/render/panel/widget"
)

// Screens are the panels of the game with their real sentences.
func Screens(texts *assets.Texts) map[string][]widget.Item {
	say := func(key string) string { return texts.Say(key) }
	quiet := func(key string) controls.Button { return controls.Button{Label: say(key), Action: nothing} }
	leading := func(key string) controls.Button {
		return controls.Button{Label: say(key), Style: kit.Primary, Action: nothing}
	}
	proceed := leading("start.continue")
	proceed.Detail = texts.Say("start.continue.detail", assets.Values{"Yours": 48, "Egons": 48})
	return map[string][]widget.Item{
		"start": {
			show.Paragraph{Text: say("start.tagline")}, proceed, quiet("start.new"),
			controls.Row{Buttons: []controls.Button{quiet("language.en"), quiet("start.quit")}},
		},
		"pause": {
			show.Title{Text: say("menu.title")}, leading("menu.resume"), show.Gap{},
			controls.Choice{Label: say("settings.speed"), Options: []string{say("speed.slow"), say("speed.normal"), say("speed.fast"), say("speed.instant")}, Index: 1},
			controls.Slider{Label: say("settings.effects"), Value: 80}, controls.Slider{Label: say("settings.jingles"), Value: 35}, show.Gap{},
			controls.Row{Buttons: []controls.Button{quiet("settings.sound"), quiet("settings.hints")}},
			controls.Row{Buttons: []controls.Button{quiet("language.en"), quiet("settings.fullscreen")}},
			controls.Row{Buttons: []controls.Button{quiet("menu.new"), quiet("menu.leave")}},
		},
		"pause, one below the other": {
			show.Title{Text: say("menu.title")}, leading("menu.resume"), quiet("menu.new"),
			controls.Choice{Label: say("settings.speed"), Options: []string{say("speed.slow"), say("speed.normal"), say("speed.fast"), say("speed.instant")}},
			controls.Slider{Label: say("settings.effects")}, controls.Slider{Label: say("settings.jingles")},
			controls.Row{Buttons: []controls.Button{quiet("settings.sound"), quiet("settings.hints"), quiet("language.en")}}, quiet("settings.fullscreen"), quiet("menu.leave"),
		},
		"confirm": {
			show.Title{Text: say("confirm.new.title")}, show.Paragraph{Text: say("confirm.new.text")},
			controls.Row{Buttons: []controls.Button{leading("confirm.new.no"), quiet("confirm.new.yes")}},
		},
		"end": {
			show.Stage{Height: 120}, show.Title{Text: say("end.lost.title")}, show.Paragraph{Text: texts.Say("end.lost.text", assets.Values{"Left": 12})},
			leading("end.rematch"), controls.Row{Buttons: []controls.Button{quiet("review.open"), quiet("end.leave")}},
		},
		"set-up": Seats("Mensch", "Computer leicht", "Computer gut", "frei"),
		"series": {
			show.Title{Text: say("end.won.title")}, series(), controls.Row{Buttons: []controls.Button{leading("end.rematch"), quiet("end.leave")}},
		},
		"history": {
			show.Title{Text: say("statistics.title")}, controls.Field{Label: say("menu.title"), Changed: func(string) {}},
			scroll.List{Height: 300, Rows: []scroll.ListRow{{Label: say("end.won.title"), Detail: say("end.lost.title")}, {Label: say("end.lost.title")}}},
			controls.Row{Buttons: []controls.Button{leading("end.leave")}},
		},
		"rules": {
			show.Title{Text: say("menu.title")},
			scroll.Page{Height: 330, Blocks: []scroll.Block{scroll.Heading{Text: say("end.won.title")}, scroll.Passage{Text: say("confirm.new.text")}, scroll.Ruling{Number: "7", Text: say("confirm.new.text")}, scroll.Links{{Label: say("menu.new"), Action: nothing}}}},
			controls.Row{Buttons: []controls.Button{leading("end.leave")}},
		},
		"notice": {
			show.Paragraph{Text: texts.Say("notice.save.broken", assets.Values{"File": "/home/spielerin/.local/share/dreist/kaputt-2026-11-21.dreist"})},
			controls.Row{Buttons: []controls.Button{leading("notice.ok")}},
		},
	}
}

// Seats are the panel of a set-up for four: the most that has to fit on a screen.
func Seats(kinds ...string) []widget.Item {
	items := []widget.Item{show.Title{Text: "Wer sitzt am Tisch?"}}
	for i, name := range []string{"Anna", "Jürgen der Große", "", ""} {
		e := controls.Entry{Field: controls.Field{Text: name, Placeholder: "Name", Limit: 20, Changed: func(string) {}}, Choice: controls.Choice{Options: kinds, Index: i % len(kinds)}}
		if i == 3 {
			e.Field.Changed = nil
		}
		items = append(items, e)
	}
	return append(items, show.Gap{},
		controls.Choice{Label: "Es beginnt", Options: []string{"Anna", "Jürgen", "Carla"}},
		controls.Choice{Label: "Spiele", Options: []string{"1", "2", "3", "4"}},
		controls.Choice{Label: "Hände zeigen", Options: []string{"beim Zug", "auf Knopfdruck", "immer"}},
		controls.Row{Buttons: []controls.Button{{Label: "Zurück", Action: nothing}, {Label: "Austeilen!", Style: kit.Primary, Action: nothing}}})
}

func series() show.Grid {
	return show.Grid{
		Head:   []string{"Spiel", "Anna", "Benno", "Carla", "Hannelore"},
		Rows:   [][]string{{"1", "0", "0", "0", "0"}, {"2", "0", "7", "14", "1"}, {"3", "0", "14", "8", "2"}, {"4", "0", "1", "2", "3"}},
		Foot:   []string{"Summe", "30", "31", "32", "33"},
		Crowns: []show.Spot{{Row: show.Head, Column: 1}},
	}
}

func nothing() {}
