package table

import (
	"errors"

	"dreist/game/dreixdrei"
	laws "dreist/game/dreixdrei/rulebook"
	"dreist/game/rulebook"
	"dreist/sounds"
)

// refusal is why a move is not allowed. The zero refusal is none.
type refusal struct {
	text   string
	reason dreixdrei.Reason
}

// Refuse says why a move is not allowed, if the rules said so, and shakes the cards at fault.
func (t *Table) Refuse(err error) {
	var why *dreixdrei.Refusal
	if !errors.As(err, &why) {
		return
	}
	t.refused = refusal{t.Say.Refusal(why), why.Reason}
	t.shake.Begin(t.atFault(why))
	t.Sound.Play(sounds.Cue{Clip: sounds.Refuse})
	t.Stale = true
}

// atFault returns the cards that make a refusal.
func (t *Table) atFault(why *dreixdrei.Refusal) []dreixdrei.Card {
	p := t.Position()
	switch {
	case why.Cause != dreixdrei.NoCard:
		return []dreixdrei.Card{why.Cause}
	case why.Joker != dreixdrei.NoCard:
		return []dreixdrei.Card{why.Joker}
	case why.Holding:
		return p.AppendHand(nil, p.Turn())
	case why.Opened:
		open := p.Open(p.Turn())
		return open[:]
	case why.Drawing:
		return p.AppendDraw(nil)[:1]
	}
	return nil
}

// Explanation returns what explains the refusal that is told at the moment, if there is one.
func (t *Table) Explanation() (rulebook.Explanation, bool) {
	e, ok := laws.Explain(t.refused.reason)
	return e, ok && t.refused.text != ""
}
