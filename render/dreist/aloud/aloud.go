// Package aloud describes a table as text for screen readers, completely enough to play by it.
package aloud

import (
	"slices"
	"strings"

	"dreist/assets"
	"dreist/assets/msg"
	"dreist/assets/msg/dreistmsg"
	"dreist/game/dreist"
	"dreist/render/dreist/situation"
	"dreist/render/dreist/table"
	"dreist/render/tabletop"
	"dreist/render/target"
)

// Table is a table to be described.
type Table struct {
	*table.Table
	All    bool             // all turns, else those since the player's last one
	Puzzle bool             // without the places of cards
	Middle *dreist.Position // position within Egon's turn, if it is shown only so far, else nil
	Keys   []target.Target  // the controls
}

// Text returns the description, a line each: the question and what can be done, the last turns, and all that is visible.
func (t *Table) Text() string {
	var lines []string
	say := func(more ...string) {
		for _, line := range more {
			if line = strings.Join(strings.Fields(line), " "); line != "" && !slices.Contains(lines, line) {
				lines = append(lines, line)
			}
		}
	}
	say(t.Status.Caption.Text)
	p := t.Position()
	if t.Middle != nil {
		p = t.Middle
	}
	say(t.Say.Turn(p)...)
	say(t.Asked())
	say(t.held())
	line, refused := t.PromptText()
	say(line)
	if refused || t.Hand.Holds() {
		say(t.PromptOfKeys())
	}
	for i, o := 0, t.Overlay(); i < len(o.Box.Parts); i++ {
		for _, w := range o.Words(i) {
			say(w.Text)
		}
	}
	if t.Guide != nil {
		say(t.Guide.ReadAloud()...)
	}
	say(t.meant())
	lines = append(lines, t.turns()...)
	lines = append(lines, t.Say.State(p, func(seat dreist.Seat) bool {
		return t.Mine() && seat == t.Front() || t.Line.Seating().Open[seat] && !t.Line.Seating().Veiled
	}, t.Puzzle)...)
	if aside := t.Line.View().Aside; len(aside) > 0 {
		say(t.Say.Say(dreistmsg.StateAside, assets.Values{"Cards": t.Say.Cards(aside)}))
	}
	if t.Line.Seating().Turned && t.Position().PileSize(t.Front()) > 0 {
		say(t.Say.Say(dreistmsg.StateTop, assets.Values{"Card": t.Say.Card(t.PileTop())}))
	}
	say(t.keys())
	return strings.Join(lines, "\n")
}

// held describes the selected card, its aim and its effect there, or the receiver of a gift that keys aim at.
func (t *Table) held() string {
	v := assets.Values{}
	if seat := t.Gift.Receiver(t.Line); t.Question() == situation.GiftQuestion && t.Position().Seats() > 2 && seat != dreist.NoSeat {
		return t.Say.Say(dreistmsg.StateReceiver, assets.Values{"Name": t.Say.Name(seat)})
	}
	if !t.Hand.Holds() {
		return ""
	}
	c, aim := t.Hand.Card, t.Hand.Aim
	v["Card"], v["Column"], v["Row"] = t.Say.Card(c), aim.Cell.Column, aim.Cell.Row
	switch effect := t.Foresee(c, aim); {
	case aim.Kind == situation.AimDiscard:
		return t.Say.Say(dreistmsg.StateHeldDiscard, v)
	case aim.Kind != situation.AimCell && t.Fits(c): // the mouse has chosen it, and not a place yet
		return t.Say.Say(dreistmsg.StateHeldFits, v)
	case aim.Kind != situation.AimCell:
		return t.Say.Say(dreistmsg.StateHeldNowhere, v)
	case effect.Sweeps():
		return t.Say.Say(dreistmsg.StateHeldSweep, v)
	case effect.Trio:
		return t.Say.Say(dreistmsg.StateHeldTrio, v)
	}
	return t.Say.Say(dreistmsg.StateHeld, v)
}

// meant describes the moves that a guide asks for.
func (t *Table) meant() string {
	var moves []string
	for _, m := range t.Overlay().Meant {
		v := assets.Values{"Card": t.Say.Card(m.Card), "Column": m.Card.Number(), "Row": m.Row}
		switch m.Action {
		case dreist.LayCard:
			moves = append(moves, t.Say.Say(dreistmsg.StateMeantCard, v))
		case dreist.DiscardCard:
			moves = append(moves, t.Say.Say(dreistmsg.StateMeantDiscard, v))
		}
	}
	if len(moves) == 0 {
		return ""
	}
	return t.Say.Say(dreistmsg.StateMeant, assets.Values{"Moves": t.Say.List(moves)})
}

// turns describes the turns from the player's last one on, or all.
func (t *Table) turns() (lines []string) {
	if t.Mode == tabletop.Reviewing || t.Middle != nil {
		return nil // the guide describes the moment shown
	}
	turns := t.Say.Log(t.History())
	if last := t.Position().Seats(); len(turns) > last && !t.All {
		turns = turns[len(turns)-last:]
	}
	for _, turn := range turns {
		lines = append(lines, turn.Heading)
		lines = append(lines, turn.Lines...)
	}
	return lines
}

// keys lists the enabled buttons with their keys, and marks the focused one.
func (t *Table) keys() string {
	var names []string
	for _, b := range t.Keys {
		if name := t.key(b); name != "" && b.Enabled && !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	return t.Say.Say(dreistmsg.StateButtons, assets.Values{"Names": strings.Join(names, ", ")})
}

// key returns a button's name with its key.
func (t *Table) key(b target.Target) string {
	name := strings.Join(strings.Fields(b.Label), " ")
	switch {
	case name == "":
		name = b.Tip
	case b.Tip != "":
		name = t.Say.Say(dreistmsg.StateButton, assets.Values{"Label": name, "Tip": b.Tip})
	}
	if name != "" && b.Focused {
		return t.Say.Say(msg.ReadHere, assets.Values{"Text": name})
	}
	return name
}
