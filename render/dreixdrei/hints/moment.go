package hints

import (
	"dreist/assets"
	"dreist/assets/msg"
	"dreist/game/dreixdrei"
	"dreist/game/dreixdrei/analysis"
	"dreist/render/dreixdrei/table"
	"dreist/render/dreixdrei/words"
)

// Moment is the guide at a match that is looked back on: before a decision that cost much it shows what would have been better.
type Moment struct {
	table.Bystander
	Table interface {
		Position() *dreixdrei.Position
		Moves() bool
		Sentences() *words.Sentences
	}
	Loss analysis.Loss

	language, better string
}

// Show marks the better way at its moment.
func (m *Moment) Show(o *table.Overlay) {
	if *m.Table.Position() != m.Loss.Before {
		return
	}
	if say := m.Table.Sentences(); m.language != say.Language {
		m.language, m.better = say.Language, say.Say(msg.LossMoment, assets.Values{"Better": say.Deeds(m.Loss.Better)})
	}
	o.Prompts, o.Prompt = true, m.better
	if !m.Table.Moves() {
		Mark(o, &m.Loss.Before, m.Loss.Better, true)
	}
}
