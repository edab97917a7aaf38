package hints

import (
	"dreist/game/dreixdrei"
	"dreist/game/dreixdrei/analysis"
	"dreist/render/dreixdrei/table"
	"dreist/render/dreixdrei/words"
	"dreist/render/tabletop"
	"dreist/render/tabletop/hinting"
)

// Moment is the guide at a match that is looked back on: before a decision it says what that cost and shows what would have been better.
type Moment struct {
	table.Bystander
	Table interface {
		Position() *dreixdrei.Position
		Moves() bool
		Sentences() *words.Sentences
		Edges() *tabletop.Edges
	}
	Loss   analysis.Loss
	Tell   func() (title string, lines []string)
	Costly func() // leads to the next costly decision; nil for none

	language, title string
	lines           []string
}

// Shows reports whether the moment is looked at.
func (m *Moment) Shows() bool { return *m.Table.Position() == m.Loss.Before }

// Show tells of the decision and marks the better way at its moment.
func (m *Moment) Show(o *tabletop.Overlay) {
	if !m.Shows() {
		return
	}
	if say := m.Table.Sentences(); m.language != say.Language {
		m.language = say.Language
		m.title, m.lines = m.Tell()
	}
	hinting.Moment(&o.Box, m.Table.Edges(), m.title, m.lines, m.Costly != nil)
	if !m.Table.Moves() && m.Loss.Places >= analysis.Slip {
		Mark(o, &m.Loss.Before, m.Loss.Better, true)
	}
}

// Try leads to the next costly decision.
func (m *Moment) Try(a table.Attempt) tabletop.Answer {
	if a.Kind != tabletop.TryPress || a.Button != hinting.MoreButton || m.Costly == nil {
		return tabletop.NotHandled
	}
	m.Costly()
	return tabletop.Handled
}
