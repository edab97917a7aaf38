package hints

import (
	"strings"

	"dreist/assets"
	"dreist/game/thegame"
	"dreist/game/thegame/analysis"
	"dreist/render/tabletop"
	"dreist/render/tabletop/hinting"
	"dreist/render/thegame/table"
	"dreist/render/thegame/words"
)

// Moment is the guide at a match that is looked back on: before a turn it says what that cost and shows what would have been better.
type Moment struct {
	table.Bystander
	Table interface {
		Position() *thegame.Position
		Moves() bool
		Sentences() *words.Sentences
		Edges() *tabletop.Edges
	}
	Loss   analysis.Loss
	Tell   func() (title string, lines []string)
	Costly func() // leads to the next costly turn; nil for none

	language, title string
	lines           []string
}

// Shows reports whether the moment is looked at.
func (m *Moment) Shows() bool { return *m.Table.Position() == m.Loss.Before }

// Show tells of the turn and marks the better one at its moment.
func (m *Moment) Show(o *tabletop.Overlay) {
	if !m.Shows() {
		return
	}
	if say := m.Table.Sentences(); m.language != say.Language {
		m.language = say.Language
		m.title, m.lines = m.Tell()
	}
	hinting.Moment(&o.Box, m.Table.Edges(), m.title, m.lines, m.Costly != nil)
	if !m.Table.Moves() && m.Loss.Cards >= analysis.Slip {
		markTurn(o, m.Loss.Better)
	}
}

// Try leads to the next costly turn.
func (m *Moment) Try(a table.Attempt) tabletop.Answer {
	if a.Kind != tabletop.TryPress || a.Button != hinting.MoreButton || m.Costly == nil {
		return tabletop.NotHandled
	}
	m.Costly()
	return tabletop.Handled
}

// Lays says which cards a turn lays where.
func Lays(say *words.Sentences, moves []thegame.Move) string {
	var all []string
	for _, m := range Laid(moves) {
		all = append(all, say.Say("loss.lay", assets.Values{"Card": m.Card, "Pile": words.PileName(m.Pile)}))
	}
	return strings.Join(all, ", ")
}
