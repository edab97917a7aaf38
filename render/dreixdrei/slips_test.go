package dreixdrei

import (
	"strings"
	"testing"

	"dreist/game/dreixdrei"
	"dreist/input"
	"dreist/render/dreixdrei/scene"
	"dreist/render/dreixdrei/table"
	"dreist/render/geom"
	"dreist/render/screens/guesttest"
	"dreist/render/tabletop"
)

// digit is what the key of a digit asks for.
func digit(n int) input.Command { return table.Actions()[n].Command }

// TestNumbersDoNotTellFaceDownCards types all digits where a face-down card is to be turned up, which nobody may know.
func TestNumbersDoNotTellFaceDownCards(t *testing.T) {
	h := help(t, strings.NewReplacer(`[Hand1 "8 8"]`, `[Hand1 ""]`, `[Down1 ""]`, `[Down1 "3 5 11"]`).Replace(lastCards))
	for n := range 10 {
		h.Key(digit(n))
		if tb := h.on.Table; tb.Holds() {
			t.Errorf("typing %d chooses %v", n, tb.Hand.Card)
			tb.LetGo()
		}
	}
}

// TestThePileGoesAlongWithNothing chooses the pile and then a card equal to its top, which is laid alone.
func TestThePileGoesAlongWithNothing(t *testing.T) {
	h := help(t, strings.Replace(strings.Replace(lastCards, `[Hand1 "8 8"]`, `[Hand1 "8 8 9"]`, 1), `[Discard "4 6"]`, `[Discard "4 8"]`, 1))
	tb := h.on.Table
	for _, id := range []string{"pile", scene.CardID(card(tb.Position(), 8, false, nil)), "pile"} {
		h.Do(guesttest.Click(h.Place(id))...)
		h.Do()
	}
	h.Rest()
	steps := tb.Match.History()
	if len(steps) == 0 || steps[0].Move != dreixdrei.Lay(dreixdrei.Piece{Face: dreixdrei.Of(8)}) {
		t.Errorf("wrong after %d moves\n%s", len(steps), tb.Read())
	}
}

// TestTheWheelIsUsedByKeys drops a JOKER: the key that takes up the pile does nothing then, and a number that is typed names it.
func TestTheWheelIsUsedByKeys(t *testing.T) {
	h := help(t, strings.Replace(lastCards, `[Hand1 "8 8"]`, `[Hand1 "J 8"]`, 1))
	tb := h.on.Table
	joker := card(tb.Position(), dreixdrei.Joker, false, nil)
	h.Drag(h.Place(scene.CardID(joker)), h.Place("pile"))
	h.Rest()
	if h.Key(input.CommandDraw); tb.Match.Length() > 0 {
		t.Fatal("the pile is taken up below the wheel")
	}
	h.Key(digit(1))
	h.Key(digit(1))
	h.Key(input.CommandEndTurn)
	h.Rest()
	steps := tb.Match.History()
	if len(steps) == 0 || steps[0].Move != dreixdrei.Lay(dreixdrei.Piece{Face: dreixdrei.Named(11)}) {
		t.Errorf("wrong after %d moves\n%s", len(steps), tb.Read())
	}
	if tb.Hand.Grip != tabletop.Free {
		t.Error("a card is held")
	}
}

// TestTheRingIsPressedBesideTheWheel leads keys from the wheel to a button, which Enter presses; no name is given.
func TestTheRingIsPressedBesideTheWheel(t *testing.T) {
	h := help(t, strings.Replace(lastCards, `[Hand1 "8 8"]`, `[Hand1 "J 8"]`, 1))
	tb := h.on.Table
	h.Drag(h.Place(scene.CardID(card(tb.Position(), dreixdrei.Joker, false, nil))), h.Place("pile"))
	h.Rest()
	for _, c := range []input.Command{digit(1), digit(1), input.CommandNext} {
		h.Key(c)
	}
	if tb.Ring == tabletop.NoButton {
		t.Fatal("no button has the ring")
	}
	if h.Key(input.CommandEndTurn); tb.Match.Length() > 0 {
		t.Error("Enter names the JOKER although a button has the ring")
	}
}

// TestTheWheelTellsWhatANameDoes aims at names on the wheel: what may be named says what it demands, what may not says why. A finger may
// slide from one name to another, and names the one on which it lifts.
func TestTheWheelTellsWhatANameDoes(t *testing.T) {
	h := help(t, strings.NewReplacer(`[Hand1 "8 8"]`, `[Hand1 "J 8"]`, `[Discard "4 6"]`, `[Discard "4 7"]`).Replace(lastCards))
	tb := h.on.Table
	h.Drag(h.Place(scene.CardID(card(tb.Position(), dreixdrei.Joker, false, nil))), h.Place("pile"))
	h.Rest()
	for id, want := range map[string]string{"name.5": "JOKER as 5: then 5 or higher.", "name.9": "JOKER as 9: Only 7 or lower goes on a 7.",
		"name.I": "JOKER as INVISIBLE: it stays at 7 or lower.", "name.R": "JOKER as RESTART: then anything goes."} {
		at := h.Place(id)
		h.Do(input.Gesture{Kind: input.Hover, At: at})
		if line, _ := tb.PromptText(); line != want {
			t.Errorf("over %s the prompt says %q, want %q", id, line, want)
		}
		if tip, _ := tb.TipAt(geom.Point(at), true); tip != want {
			t.Errorf("a finger on %s is told %q, want %q", id, tip, want)
		}
	}
	from, to := h.Place("name.9"), h.Place("name.5")
	h.Do(input.Gesture{Kind: input.Press, From: from, At: from}, input.Gesture{Kind: input.DragStart, From: from, At: to}, input.Gesture{Kind: input.Drop, From: from, At: to})
	h.Rest()
	if steps := tb.Match.History(); len(steps) == 0 || steps[0].Move != dreixdrei.Lay(dreixdrei.Piece{Face: dreixdrei.Named(5)}) {
		t.Errorf("sliding to a name made %d moves\n%s", len(steps), tb.Read())
	}
}

// TestKeysAreNamedToThoseWhoUseThem plays without a mouse: the prompt names the keys for what can be done next.
func TestKeysAreNamedToThoseWhoUseThem(t *testing.T) {
	h := help(t, strings.Replace(lastCards, `[Hand1 "8 8"]`, `[Hand1 "8 8 9"]`, 1))
	tb := h.on.Table
	for _, c := range []struct {
		key  input.Command
		want string
	}{{input.CommandDecline, "choose a card"}, {input.CommandRight, "more equal ones"}, {digit(9), "another card"}} {
		h.Key(c.key)
		if line, _ := tb.PromptText(); !strings.Contains(line, c.want) {
			t.Errorf("the prompt says %q, want %q in it", line, c.want)
		}
	}
	h.Do(guesttest.Click(h.Place("prompt"))...)
	if line, _ := tb.PromptText(); strings.Contains(line, "·") {
		t.Errorf("with the mouse the prompt says %q", line)
	}
}
