package panel

import (
	"dreist/assets"
	"dreist/render/kit"
)

// sampleScreens are the panels of the game with their real sentences.
func sampleScreens(texts *assets.Texts) map[string][]Item {
	say := func(key string) string { return texts.Say(key) }
	quiet := func(key string) Button { return Button{Label: say(key), Action: nothing} }
	leading := func(key string) Button {
		return Button{Label: say(key), Style: kit.PrimaryStyle, Action: nothing}
	}
	proceed := leading("start.continue")
	proceed.Detail = texts.Say("start.continue.detail", assets.Values{"Yours": 48, "Egons": 48})
	return map[string][]Item{
		"start": {
			Paragraph{Text: say("start.tagline")}, proceed, quiet("start.new"),
			Row{Buttons: []Button{quiet("language.en"), quiet("start.quit")}},
		},
		"pause": {
			Title{Text: say("menu.title")}, leading("menu.resume"), Gap{},
			Choice{Label: say("settings.speed"), Options: []string{say("speed.slow"), say("speed.normal"), say("speed.fast"), say("speed.instant")}, SelectedIndex: 1},
			Switch{Label: say("settings.effects"), IsOn: true}, Switch{Label: say("settings.jingles")}, Gap{},
			Row{Buttons: []Button{quiet("settings.sound"), quiet("settings.hints")}},
			Row{Buttons: []Button{quiet("language.en"), quiet("settings.fullscreen")}},
			Row{Buttons: []Button{quiet("menu.new"), quiet("menu.leave")}},
		},
		"pause, one below the other": {
			Title{Text: say("menu.title")}, leading("menu.resume"), quiet("menu.new"),
			Choice{Label: say("settings.speed"), Options: []string{say("speed.slow"), say("speed.normal"), say("speed.fast"), say("speed.instant")}},
			Switch{Label: say("settings.effects")}, Switch{Label: say("settings.jingles")},
			Row{Buttons: []Button{quiet("settings.sound"), quiet("settings.hints"), quiet("language.en")}}, quiet("settings.fullscreen"), quiet("menu.leave"),
		},
		"confirm": {
			Title{Text: say("confirm.new.title")}, Paragraph{Text: say("confirm.new.text")},
			Row{Buttons: []Button{leading("confirm.new.no"), quiet("confirm.new.yes")}},
		},
		"end": {
			PictureRoom{Height: 120}, Title{Text: say("end.lost.title")}, Paragraph{Text: texts.Say("end.lost.text", assets.Values{"Left": 12})},
			leading("end.rematch"), Row{Buttons: []Button{quiet("review.open"), quiet("end.leave")}},
		},
		"set-up": sampleSeats("Mensch", "Computer leicht", "Computer gut", "frei"),
		"series": {
			Title{Text: say("end.won.title")}, sampleSeries(), Row{Buttons: []Button{leading("end.rematch"), quiet("end.leave")}},
		},
		"history": {
			Title{Text: say("statistics.title")}, Field{Label: say("menu.title"), OnChange: func(string) {}},
			List{Height: 300, Rows: []ListRow{{Label: say("end.won.title"), Detail: say("end.lost.title")}, {Label: say("end.lost.title")}}},
			Row{Buttons: []Button{leading("end.leave")}},
		},
		"rules": {
			Title{Text: say("menu.title")},
			Page{Height: 330, Blocks: []PageBlock{Heading{Text: say("end.won.title")}, PageParagraph{Text: say("confirm.new.text")}, NumberedParagraph{Number: "7", Text: say("confirm.new.text")}, Links{{Label: say("menu.new"), Action: nothing}}}},
			Row{Buttons: []Button{leading("end.leave")}},
		},
		"notice": {
			Paragraph{Text: texts.Say("notice.save.broken", assets.Values{"File": "/home/spielerin/.local/share/dreist/kaputt-2026-11-21.dreist"})},
			Row{Buttons: []Button{leading("notice.ok")}},
		},
	}
}

// sampleSeats are the panel of a set-up for four: the most that has to fit on a screen.
func sampleSeats(kinds ...string) []Item {
	items := []Item{Title{Text: "Wer sitzt am Tisch?"}}
	for i, name := range []string{"Anna", "Jürgen der Große", "", ""} {
		e := Entry{Field: Field{Text: name, Placeholder: "Name", MaxLetters: 20, OnChange: func(string) {}}, Choice: Choice{Options: kinds, SelectedIndex: i % len(kinds)}}
		if i == 3 {
			e.Field.OnChange = nil
		}
		items = append(items, e)
	}
	return append(items, Gap{},
		Choice{Label: "Es beginnt", Options: []string{"Anna", "Jürgen", "Carla"}},
		Choice{Label: "Spiele", Options: []string{"1", "2", "3", "4"}},
		Choice{Label: "Hände zeigen", Options: []string{"beim Zug", "auf Knopfdruck", "immer"}},
		Row{Buttons: []Button{{Label: "Zurück", Action: nothing}, {Label: "Austeilen!", Style: kit.PrimaryStyle, Action: nothing}}})
}

func sampleSeries() Grid {
	return Grid{
		HeadTexts:    []string{"Spiel", "Anna", "Benno", "Carla", "Hannelore"},
		Rows:         [][]string{{"1", "0", "0", "0", "0"}, {"2", "0", "7", "14", "1"}, {"3", "0", "14", "8", "2"}, {"4", "0", "1", "2", "3"}},
		FootTexts:    []string{"Summe", "30", "31", "32", "33"},
		CrownedCells: []GridCell{{Row: HeadRow, Column: 1}},
	}
}
