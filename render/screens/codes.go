package screens

import (
	"dreist/assets/msg"
	"dreist/render/panel"
	"dreist/render/shell"
)

// ShowCode asks for the code of a deal.
func (f *Front) ShowCode() shell.Step {
	text, fault := "", ""
	var m *shell.Menu
	begin := func() shell.Step {
		step, wrong := f.game().PlayCode(text)
		if wrong != "" {
			fault = wrong
			m.Focus(codeField) // to mend it at once
		}
		return step
	}
	write := func(t string) {
		text = t
		if fault != "" {
			fault = "" // it was about another code
			f.Remake()
		}
	}
	m = f.NewMenu(shell.Menu{Mood: shell.Curious, Options: []panel.Option{panel.Width(560), panel.Start(codeField)}, Items: func() []panel.Item {
		return []panel.Item{
			panel.Title{Text: f.Say(msg.CodeTitle)}, panel.Paragraph{Text: f.Say(msg.CodeText)},
			panel.Field{Text: text, Placeholder: f.about.ExampleCode, Limit: 40, Changed: write, Submit: func(string) { f.Answer(begin()) }},
			panel.Paragraph{Text: fault, Tone: panel.Warning}, // whose line is there before anything is wrong
			panel.Row{Buttons: []panel.Button{f.Button(msg.CommonBack, panel.Quiet, shell.Close), f.Button(msg.CodePlay, panel.Primary, begin)}},
		}
	}})
	return shell.Home(m)
}

// codeField is the place among the items of the screen for codes of the field that the code is written in.
const codeField = 2
