package table

import (
	"slices"
	"strings"

	"dreist/assets"
	"dreist/game/dreist"
	"dreist/game/dreist/record"
	"dreist/render/dreist/scene"
	"dreist/render/tabletop"
	"dreist/render/target"
)

// DescribeOptions says which parts of a table are described, and with what.
type DescribeOptions struct {
	HasAllTurns     bool             // all turns, else those since the player's last one
	IsPuzzle        bool             // a puzzle is shown: the spots of cards are left out
	MidTurnPosition *dreist.Position // the position within Egon's turn that is shown, nil between turns
	Controls        []target.Target  // the controls
}

// Describe describes the table for screen readers, completely enough to play by it: the question and the possible actions, the
// last turns, and everything visible, a line each.
func (t *Table) Describe(r DescribeOptions) string {
	var lines []string
	say := func(more ...string) {
		for _, line := range more {
			if line = strings.Join(strings.Fields(line), " "); line != "" && !slices.Contains(lines, line) {
				lines = append(lines, line)
			}
		}
	}
	say(t.Status.Caption)
	p := t.ShownPosition()
	if r.MidTurnPosition != nil {
		p = r.MidTurnPosition
	}
	say(t.Phrases.TurnLines(p)...)
	say(t.questionText())
	say(t.readHeld())
	line, refused := t.PromptText()
	say(line)
	if refused || t.Held.IsHolding() {
		say(t.actionPrompt())
	}
	for i, o := 0, t.Overlay(); i < len(o.Box.Parts); i++ {
		for _, w := range o.Paragraphs(i) {
			say(w.Text)
		}
	}
	if t.Guide != nil {
		say(t.Guide.SpokenLines()...)
	}
	say(t.readMeant())
	lines = append(lines, t.readTurns(r)...)
	lines = append(lines, t.Phrases.DescribePosition(p, func(seat dreist.Seat) bool {
		return t.CanMove() && seat == t.FrontSeat() || t.Timeline.Seating().OpenHands[seat] && !t.Timeline.Seating().HidesHandsOutOfTurn
	}, r.IsPuzzle)...)
	if aside := t.Timeline.View().AsideCards; len(aside) > 0 {
		say(t.Phrases.Say("state.aside", assets.Values{"Cards": t.Phrases.CardNames(aside)}))
	}
	if t.Timeline.IsPileTurned() && t.ShownPosition().PileSize(t.FrontSeat()) > 0 {
		say(t.Phrases.Say("state.top", assets.Values{"Card": t.Phrases.CardName(t.PileTop())}))
	}
	say(t.readKeys(r.Controls))
	return strings.Join(lines, "\n")
}

// readHeld describes the selected card, its aim and its effect there, or the receiver of a gift that the keys aim at.
func (t *Table) readHeld() string {
	if seat := t.giftReceiver(); t.Question() == scene.GiftQuestion && t.ShownPosition().SeatCount() > 2 && seat != dreist.NoSeat {
		return t.Phrases.Say("state.receiver", assets.Values{"Name": t.Phrases.SeatName(seat)})
	}
	if !t.Held.IsHolding() || t.isGift(t.HeldCard()) {
		return ""
	}
	c, aim := t.HeldCard(), t.Held.Aim
	v := assets.Values{"Card": t.Phrases.CardName(c), "Column": int(aim.Column), "Row": int(aim.Row)}
	switch effect := t.previewAt(c, aim); {
	case aim.Kind == tabletop.DiscardAim:
		return t.Phrases.Say("state.held.discard", v)
	case aim.Kind != scene.CellAim && t.canLay(c): // the mouse has chosen it, and not a spot yet
		return t.Phrases.Say("state.held.fits", v)
	case aim.Kind != scene.CellAim:
		return t.Phrases.Say("state.held.nowhere", v)
	case effect.IsClearingColumn():
		return t.Phrases.Say("state.held.sweep", v)
	case effect.HasTrio:
		return t.Phrases.Say("state.held.trio", v)
	}
	return t.Phrases.Say("state.held", v)
}

func (t *Table) readMeant() string {
	var moves []string
	for _, m := range t.Wants().WantedMoves {
		v := assets.Values{"Card": t.Phrases.CardName(m.Card), "Column": m.Card.Number(), "Row": m.Row}
		switch m.Action {
		case dreist.LayCard:
			moves = append(moves, t.Phrases.Say("state.meant.card", v))
		case dreist.DiscardCard:
			moves = append(moves, t.Phrases.Say("state.meant.discard", v))
		}
	}
	if len(moves) == 0 {
		return ""
	}
	return t.Phrases.Say("state.meant", assets.Values{"Moves": t.Phrases.JoinList(moves)})
}

// readTurns describes the turns since the player's last one, or all.
func (t *Table) readTurns(r DescribeOptions) (lines []string) {
	if t.Phase == tabletop.ReplayPhase || r.MidTurnPosition != nil {
		return nil // the guide describes the moment shown
	}
	turns := t.Phrases.DescribeTurns(t.shownHistory())
	if last := t.ShownPosition().SeatCount(); len(turns) > last && !r.HasAllTurns {
		turns = turns[len(turns)-last:]
	}
	for _, turn := range turns {
		lines = append(append(lines, turn.Heading), turn.Sentences...)
	}
	return lines
}

func (t *Table) readKeys(keys []target.Target) string {
	var names []string
	for _, b := range keys {
		if name := t.readKey(b); name != "" && b.Enabled && !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	return t.Phrases.Say("state.buttons", assets.Values{"Names": strings.Join(names, ", ")})
}

func (t *Table) readKey(b target.Target) string {
	name := strings.Join(strings.Fields(b.Label), " ")
	switch {
	case name == "":
		name = b.Tip
	case b.Tip != "":
		name = t.Phrases.Say("state.button", assets.Values{"Label": name, "Tip": b.Tip})
	}
	if name != "" && b.Focused {
		return t.Phrases.Say("read.here", assets.Values{"Text": name})
	}
	return name
}

// shownHistory returns the moves shown so far. Egon's moves, and those at a table of several, count after their motion.
func (t *Table) shownHistory() []record.Step {
	if !t.IsAgainstEgon() {
		return t.Situation().ShownMoves()
	}
	h := t.Match.History()
	if n := len(h); n > 0 && h[n-1].Move.Action == dreist.PlayEgonTurn && t.Timeline.IsMoving() && t.Phase != tabletop.LastTurnsPhase {
		return h[:n-1]
	}
	return h
}
