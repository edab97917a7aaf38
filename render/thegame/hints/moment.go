package hints

import (
	"strings"

	"dreist/assets"
	"dreist/assets/msg"
	"dreist/assets/msg/thegamemsg"
	"dreist/game/thegame"
	"dreist/game/thegame/analysis"
	"dreist/render/thegame/table"
	"dreist/render/thegame/words"
)

// Moment is the guide at a match that is looked back on: before a turn that cost much it shows what would have been better.
type Moment struct {
	table.Bystander
	Table interface {
		Position() *thegame.Position
		Moves() bool
		Sentences() *words.Sentences
	}
	Loss analysis.Loss

	language, better string
}

// Show marks the better turn at its moment.
func (m *Moment) Show(o *table.Overlay) {
	if *m.Table.Position() != m.Loss.Before {
		return
	}
	if say := m.Table.Sentences(); m.language != say.Language {
		m.language, m.better = say.Language, say.Say(msg.LossMoment, assets.Values{"Better": Lays(say, m.Loss.Better)})
	}
	o.Prompts, o.Prompt = true, m.better
	if !m.Table.Moves() {
		markTurn(o, m.Loss.Better)
	}
}

// Lays says which cards a turn lays where.
func Lays(say *words.Sentences, moves []thegame.Move) string {
	var all []string
	for _, m := range Laid(moves) {
		all = append(all, say.Say(thegamemsg.LossLay, assets.Values{"Card": m.Card, "Pile": words.PileName(m.Pile)}))
	}
	return strings.Join(all, ", ")
}
