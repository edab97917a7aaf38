package dreist

import (
	"slices"
	"strings"

	"dreist/assets"
	"dreist/assets/msg"
	"dreist/game/dreist"
	"dreist/game/dreist/puzzle"
	"dreist/render/dreist/situation"
	"dreist/render/dreist/words"
	"dreist/render/target"
)

// Told tells the table, for who has it read aloud. What moves is brought to its end first: nobody who reads is to wait for what others
// see. A hand that whoever sits in front may not see now stays out of it. Of a solved puzzle the key copies the code, and of one about Egon’s
// turn, as what lies after it is the answer.
func (a *tableScreen) Told() string {
	if r := a.riddle(); r != nil && (r.Attempt.Solved() && r.Rush == nil || r.Attempt.Puzzle().Kind == puzzle.Egon) {
		return ""
	}
	t := a.table
	if t.Interrupt(); t.Mode != situation.Reviewing {
		t.Seen.CatchUp(t.Match)
	}
	t.Device = words.Keyboard // whoever copies wants to know the keys
	return a.tableText()
}

// tableText tells, a line each, what is asked and may be done, what has happened last, and all that is to be seen.
func (a *tableScreen) tableText() string {
	t := a.table
	var lines []string
	say := func(more ...string) {
		for _, line := range more {
			if line = strings.Join(strings.Fields(line), " "); line != "" && !slices.Contains(lines, line) {
				lines = append(lines, line)
			}
		}
	}
	say(t.Status.Caption.Text)
	say(t.Say.Turn(t.Position())...)
	say(t.Asked())
	say(a.heldText())
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
		say(t.Guide.ReadAloud(t)...)
	}
	say(a.meantText())
	lines = append(lines, a.turnsText()...)
	lines = append(lines, t.Say.State(t.Position(), func(seat dreist.Seat) bool {
		return t.Mine() && seat == t.Front() || t.Line.Seating().Open[seat] && !t.Line.Seating().Veiled
	}, a.riddle() != nil)...)
	if aside := t.Line.View().Aside; len(aside) > 0 {
		say(t.Say.Say(msg.StateAside, assets.Values{"Cards": t.Say.Cards(aside)}))
	}
	if t.Line.Seating().Turned && t.Position().PileSize(t.Front()) > 0 {
		say(t.Say.Say(msg.StateTop, assets.Values{"Card": t.Say.Card(t.PileTop())}))
	}
	say(a.buttonsText())
	return strings.Join(lines, "\n")
}

// heldText tells which card is selected, where it is aimed and what it would do there or, of a gift, who is aimed at.
func (a *tableScreen) heldText() string {
	t, v := a.table, assets.Values{}
	if seat := t.Gift.Receiver(t.Line); t.Question() == situation.GiftQuestion && t.Position().Seats() > 2 && seat != dreist.NoSeat {
		return t.Say.Say(msg.StateReceiver, assets.Values{"Name": t.Say.Name(seat)})
	}
	if !t.Hand.Holds() {
		return ""
	}
	c, aim := t.Hand.Card, t.Hand.Aim
	v["Card"], v["Column"], v["Row"] = t.Say.Card(c), aim.Cell.Column, aim.Cell.Row
	switch effect := t.Foresee(c, aim); {
	case aim.Kind == situation.AimDiscard:
		return t.Say.Say(msg.StateHeldDiscard, v)
	case aim.Kind != situation.AimCell:
		return t.Say.Say(msg.StateHeldNowhere, v)
	case effect.Sweeps():
		return t.Say.Say(msg.StateHeldSweep, v)
	case effect.Trio:
		return t.Say.Say(msg.StateHeldTrio, v)
	}
	return t.Say.Say(msg.StateHeld, v)
}

// meantText tells which moves a guide points at.
func (a *tableScreen) meantText() string {
	var moves []string
	for _, m := range a.table.Overlay().Meant {
		v := assets.Values{"Card": a.table.Say.Card(m.Card), "Column": m.Card.Number(), "Row": m.Row}
		switch m.Action {
		case dreist.LayCard:
			moves = append(moves, a.table.Say.Say(msg.StateMeantCard, v))
		case dreist.DiscardCard:
			moves = append(moves, a.table.Say.Say(msg.StateMeantDiscard, v))
		}
	}
	if len(moves) == 0 {
		return ""
	}
	return a.Say(msg.StateMeant, assets.Values{"Moves": a.table.Say.List(moves)})
}

// turnsText tells the turns since the player's last one, that one included, or all of them where the log is open.
func (a *tableScreen) turnsText() (lines []string) {
	t := a.table
	if t.Mode == situation.Reviewing {
		return nil // the guide tells of the moment that is shown
	}
	turns := t.Say.Log(t.Seen.History(&t.Situation))
	if last := t.Position().Seats(); len(turns) > last && !a.log.Shown() {
		turns = turns[len(turns)-last:]
	}
	for _, turn := range turns {
		lines = append(lines, turn.Heading)
		lines = append(lines, turn.Lines...)
	}
	return lines
}

// buttonsText names the buttons that can be pressed, with their keys, and the one that the keys are on.
func (a *tableScreen) buttonsText() string {
	var names []string
	for _, b := range a.Targets(nil) {
		if name := a.buttonText(b); name != "" && b.Enabled && !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	return a.Say(msg.StateButtons, assets.Values{"Names": strings.Join(names, ", ")})
}

// buttonText names a button with its key.
func (a *tableScreen) buttonText(b target.Target) string {
	name := strings.Join(strings.Fields(b.Label), " ")
	switch {
	case name == "":
		name = b.Tip
	case b.Tip != "":
		name = a.Say(msg.StateButton, assets.Values{"Label": name, "Tip": b.Tip})
	}
	if name != "" && b.Focused {
		return a.Say(msg.ReadHere, assets.Values{"Text": name})
	}
	return name
}
