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

// Reading says which parts of a table are described, and with what.
type Reading struct {
	All    bool             // all turns, else those since the player's last one
	Puzzle bool             // a puzzle is shown: the places of cards are left out
	Middle *dreist.Position // the position within Egon's turn that is shown, nil between turns
	Keys   []target.Target  // the controls
}

// Read describes the table for screen readers, completely enough to play by it: the question and the possible actions, the
// last turns, and everything visible, a line each.
func (t *Table) Read(r Reading) string {
	var lines []string
	say := func(more ...string) {
		for _, line := range more {
			if line = strings.Join(strings.Fields(line), " "); line != "" && !slices.Contains(lines, line) {
				lines = append(lines, line)
			}
		}
	}
	say(t.Status.Caption)
	p := t.Position()
	if r.Middle != nil {
		p = r.Middle
	}
	say(t.Say.Turn(p)...)
	say(t.QuestionText())
	say(t.readHeld())
	line, refused := t.PromptText()
	say(line)
	if refused || t.Hand.IsHolding() {
		say(t.PromptOfKeys())
	}
	for i, o := 0, t.Overlay(); i < len(o.Box.Parts); i++ {
		for _, w := range o.Words(i) {
			say(w.Text)
		}
	}
	if t.Guide != nil {
		say(t.Guide.SpokenLines()...)
	}
	say(t.readMeant())
	lines = append(lines, t.readTurns(r)...)
	lines = append(lines, t.Say.State(p, func(seat dreist.Seat) bool {
		return t.CanMove() && seat == t.Front() || t.Line.Seating().Open[seat] && !t.Line.Seating().Veiled
	}, r.Puzzle)...)
	if aside := t.Line.View().Aside; len(aside) > 0 {
		say(t.Say.Say("state.aside", assets.Values{"Cards": t.Say.Cards(aside)}))
	}
	if t.Line.IsPileTurned() && t.Position().PileSize(t.Front()) > 0 {
		say(t.Say.Say("state.top", assets.Values{"Card": t.Say.Card(t.PileTop())}))
	}
	say(t.readKeys(r.Keys))
	return strings.Join(lines, "\n")
}

// readHeld describes the selected card, its aim and its effect there, or the receiver of a gift that the keys aim at.
func (t *Table) readHeld() string {
	v := assets.Values{}
	if seat := t.Receiver(); t.Question() == scene.GiftQuestion && t.Position().Seats() > 2 && seat != dreist.NoSeat {
		return t.Say.Say("state.receiver", assets.Values{"Name": t.Say.Name(seat)})
	}
	if !t.Hand.IsHolding() || t.isGift(t.HeldCard()) {
		return ""
	}
	c, aim := t.HeldCard(), t.Hand.Aim
	v["Card"], v["Column"], v["Row"] = t.Say.Card(c), int(aim.Column), int(aim.Row)
	switch effect := t.Foresee(c, aim); {
	case aim.Kind == tabletop.DiscardAim:
		return t.Say.Say("state.held.discard", v)
	case aim.Kind != AimCell && t.CanLay(c): // the mouse has chosen it, and not a place yet
		return t.Say.Say("state.held.fits", v)
	case aim.Kind != AimCell:
		return t.Say.Say("state.held.nowhere", v)
	case effect.IsSweeping():
		return t.Say.Say("state.held.sweep", v)
	case effect.Trio:
		return t.Say.Say("state.held.trio", v)
	}
	return t.Say.Say("state.held", v)
}

// readMeant describes the moves that a guide asks for.
func (t *Table) readMeant() string {
	var moves []string
	for _, m := range t.Wants().Meant {
		v := assets.Values{"Card": t.Say.Card(m.Card), "Column": m.Card.Number(), "Row": m.Row}
		switch m.Action {
		case dreist.LayCard:
			moves = append(moves, t.Say.Say("state.meant.card", v))
		case dreist.DiscardCard:
			moves = append(moves, t.Say.Say("state.meant.discard", v))
		}
	}
	if len(moves) == 0 {
		return ""
	}
	return t.Say.Say("state.meant", assets.Values{"Moves": t.Say.List(moves)})
}

// readTurns describes the turns since the player's last one, or all.
func (t *Table) readTurns(r Reading) (lines []string) {
	if t.Phase == tabletop.Reviewing || r.Middle != nil {
		return nil // the guide describes the moment shown
	}
	turns := t.Say.Log(t.ShownHistory())
	if last := t.Position().Seats(); len(turns) > last && !r.All {
		turns = turns[len(turns)-last:]
	}
	for _, turn := range turns {
		lines = append(lines, turn.Heading)
		lines = append(lines, turn.Lines...)
	}
	return lines
}

// readKeys lists the enabled buttons with their keys, and says which one has the focus.
func (t *Table) readKeys(keys []target.Target) string {
	var names []string
	for _, b := range keys {
		if name := t.readKey(b); name != "" && b.Enabled && !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	return t.Say.Say("state.buttons", assets.Values{"Names": strings.Join(names, ", ")})
}

// readKey returns a button's name with its key.
func (t *Table) readKey(b target.Target) string {
	name := strings.Join(strings.Fields(b.Label), " ")
	switch {
	case name == "":
		name = b.Tip
	case b.Tip != "":
		name = t.Say.Say("state.button", assets.Values{"Label": name, "Tip": b.Tip})
	}
	if name != "" && b.Focused {
		return t.Say.Say("read.here", assets.Values{"Text": name})
	}
	return name
}

// ShownHistory returns the moves shown so far. Egon's moves, and those at a table of several, count once their motion has
// ended.
func (t *Table) ShownHistory() []record.Step {
	if !t.IsAgainstEgon() {
		return t.ShownMoves()
	}
	h := t.Match.History()
	if n := len(h); n > 0 && h[n-1].Move.Action == dreist.EgonPlays && t.Line.IsMoving() && t.Phase != tabletop.Replaying {
		return h[:n-1]
	}
	return h
}
