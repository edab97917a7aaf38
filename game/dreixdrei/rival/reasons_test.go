package rival_test

import (
	"fmt"
	"strings"
	"testing"

	"dreist/game/dreixdrei"
	"dreist/game/dreixdrei/record"
	"dreist/game/dreixdrei/rival"
)

// board is a table of two, at which the first seat is to move.
type board struct {
	hand, open, down string
	next             [3]string // hand, open and face-down cards of the other seat
	draw, pile       string
	stage            string // play, if empty
	own, other       string // moves
}

// Each kind of reason is said where it holds, and not where what it tells of is missing.
func TestReasonsAreSaidWhereTheyHold(t *testing.T) {
	usual := [3]string{"4 8 I", "10 D R", "3 5 6"}
	low := [3]string{"", "3 4 5", "3 5 6"} // all of it can be seen
	last := [3]string{"", "", "3"}
	for kind, boards := range map[rival.ReasonKind][]board{
		rival.GoesOut: {
			{hand: "8", next: usual, pile: "5", own: "8", other: "<"},
			{hand: "8 12", next: usual, pile: "5", own: "8", other: "<"},
		},
		rival.Blocks: {
			{hand: "4 12", open: "R", next: low, pile: "3", own: "12", other: "4"},
			{hand: "4 12", open: "R", next: [3]string{"", "3 4 D", "3 5 6"}, pile: "3", own: "12", other: "4"},
		},
		rival.Hinders: {
			{hand: "6 12 12", open: "R", next: usual, draw: "3 3 4 6 7 8 9 10 11 I R", pile: "3 4 5", own: "12", other: "6"},
			{hand: "11 12 12", open: "R", next: usual, draw: "3 3 4 6 7 8 9 10 I R", pile: "3 4 5", own: "12", other: "11"},
		},
		rival.Clears: {
			{hand: "3 9 D", open: "R", next: usual, draw: "4", pile: "5 8", own: "D", other: "<"},
			{hand: "9 9 D", open: "R", next: usual, draw: "4", pile: "5 8", own: "D", other: "<"},
		},
		rival.Turns: {
			{hand: "D", down: "3 4", next: usual, pile: "5 8", own: "D", other: "<"},
			{hand: "D 9", down: "3 4", next: usual, pile: "5 8", own: "D", other: "<"},
		},
		rival.Opens: {
			{hand: "9", open: "R 10", next: usual, pile: "5 8", own: "9", other: "<"},
			{hand: "9 9", open: "R 10", next: usual, pile: "5 8", own: "9", other: "<"},
		},
		rival.Uncovers: {
			{hand: "", open: "10", down: "3 4", next: usual, pile: "5 8", own: "^10", other: "<"},
			{hand: "", open: "10 12", down: "3 4", next: usual, pile: "5 8", own: "^10", other: "<"},
		},
		rival.Several: {
			{hand: "6 6 12", open: "R", next: usual, draw: "4 3", pile: "5", own: "6+6", other: "6"},
			{hand: "6 6 12", open: "R", next: usual, draw: "4 3", pile: "5", own: "6", other: "12"},
		},
		rival.Helps: {
			{hand: "3 4 I", open: "R", next: usual, draw: "4", pile: "5 5 8", own: "I", other: "<"},
			{hand: "3 9 I", open: "R", next: usual, draw: "4", pile: "5 5 8", own: "I", other: "<"},
		},
		rival.Smallest: {
			{hand: "4 9 12", open: "R", next: usual, draw: "4", pile: "3 5", own: "9", other: "12"},
			{hand: "5 9 12", open: "R", next: last, pile: "3 5", own: "9", other: "12"},
			{hand: "8 9 12", open: "R", next: usual, draw: "4", pile: "3 5", own: "9", other: "12"}, // the 8 fits, too, and less often
			{hand: "6 8 12", open: "R", next: usual, draw: "4", pile: "3 5", own: "8", other: "12"}, // the 6 fits, too, and as seldom
		},
		rival.KeepsSeven: {
			{hand: "6 7 12", open: "R", next: usual, draw: "4", pile: "3 5", own: "6", other: "7"},
			{hand: "6 7 12", open: "R", next: usual, draw: "4", pile: "3 3 4 5 5 5", own: "6", other: "7"},
		},
		rival.KeepsEqual: {
			{hand: "3 12 12", open: "R", next: usual, draw: "4 3", pile: "5", own: "12", other: "12+12"},
			{hand: "3 6 6", open: "R", next: usual, draw: "4 3", pile: "5", own: "6", other: "6+6"},
		},
		rival.KeepsSpecial: {
			{hand: "3 9 I", open: "R", next: usual, draw: "4", pile: "9", own: "9", other: "I"},
			{hand: "3 9 I", open: "R", next: last, pile: "9", own: "9", other: "I"},
		},
		rival.OnlyFit: {
			{hand: "3 4 9", open: "R", next: usual, draw: "4", pile: "5 8", own: "9", other: "<"},
			{hand: "3 10 9", open: "R", next: usual, draw: "4", pile: "5 8", own: "9", other: "<"},
		},
		rival.Fours: {
			{hand: "4 9 9", open: "R", next: usual, draw: "4", pile: "8 9 9", own: "<", other: "9+9"},
			{hand: "4 9 10", open: "R", next: usual, draw: "4", pile: "8 9 9", own: "<", other: "9"},
		},
		rival.Gains: {
			{hand: "4 8 9", open: "R", next: usual, draw: "4", pile: "5 I 5", own: "<", other: "8"},
			{hand: "4 8 9", open: "R", next: usual, draw: "4", pile: "5 5 5", own: "<", other: "8"},
		},
		rival.Spares: {
			{hand: "3 4 I", open: "R", next: usual, draw: "4", pile: "5 8", own: "<", other: "I"},
			{hand: "3 4 I", open: "R", next: usual, draw: "4", pile: "3 3 4 5 5 8", own: "<", other: "I"},
		},
		rival.Risks: {
			{hand: "", down: "3 4", next: usual, pile: "5 8", own: "#1", other: "<"},
			{hand: "", down: "3 4", next: usual, pile: "8 R", own: "#1", other: "<"},
		},
		rival.Fits: {
			{hand: "", down: "3 4", next: usual, pile: "8 R", own: "#1", other: "<"},
			{hand: "", down: "3 4", next: usual, pile: "5 8", own: "#1", other: "<"},
		},
		rival.Saves: {
			{stage: "exchange", hand: "4 6 I", open: "3 10 11", next: usual, draw: "4", own: "I~3", other: "."},
			{stage: "exchange", hand: "4 6 I", open: "3 10 11", next: usual, draw: "4", own: "I~10", other: "."},
		},
		rival.Matches: {
			{stage: "exchange", hand: "4 8 I", open: "R 8 11", next: usual, draw: "4", own: "8~11", other: "."},
			{stage: "exchange", hand: "4 8 I", open: "11 8 11", next: usual, draw: "4", own: "8~11", other: "."},
			{stage: "exchange", hand: "4 6 I", open: "R 6 11", next: usual, draw: "4", own: "6~11", other: "."}, // they fit seldom
		},
		rival.Arms: {
			{stage: "exchange", hand: "4 6 5", open: "R D 11", next: usual, draw: "4", own: "4~R", other: "."},
			{stage: "exchange", hand: "4 6 12", open: "R D 11", next: usual, draw: "4", own: "4~R", other: "."},
		},
		rival.Ready: {
			{stage: "exchange", hand: "4 6 5", open: "R D 11", next: usual, draw: "4", own: ".", other: "4~R"},
			{stage: "exchange", hand: "4 6 12", open: "R D 11", next: usual, draw: "4", own: ".", other: "4~R"},
		},
	} {
		for i, b := range boards {
			if got := b.why(t); (got.Kind == kind) != (i == 0) {
				t.Errorf("reason %d, board %d: %+v is said", kind, i+1, got)
			}
		}
	}
}

// What a reason tells beside its kind.
func TestReasonsTellWhatHolds(t *testing.T) {
	usual := [3]string{"4 8 I", "10 D R", "3 5 6"}
	again := board{hand: "D J", open: "I D R", down: "3", next: usual, own: "D+J=D", other: "J=7"}.why(t)
	if again.Kind != rival.Opens || !again.Again || again.Other.Kind != dreixdrei.NoKind {
		t.Errorf("a DELETE that empties the hand is told by %+v", again)
	}
	number := board{hand: "9", open: "R 10", next: usual, pile: "5 8", own: "9", other: "<"}.why(t)
	if number.Kind != rival.Opens || number.Again {
		t.Errorf("a number that empties the hand is told by %+v", number)
	}
	p := board{stage: "exchange", hand: "9 9 I", open: "8 9 5", next: usual, draw: "4"}.position(t)
	swaps := append(move(t, "9~5"), append(move(t, "9~8"), dreixdrei.Done())...)
	if r := rival.Why(rival.Look(&p), swaps, move(t, ".")); r.Kind != rival.Matches || r.Count != 3 || r.Swaps != 2 {
		t.Errorf("three equal open cards are told by %+v", r)
	}
}

// Of ways that are about as good as the best, one is advised for which something can be said.
func TestWhatCanBeExplainedIsAdvised(t *testing.T) {
	p := board{hand: "6 11 R", open: "R", next: [3]string{"4 8 I", "10 D R", "3 J I"}, draw: "12 J", pile: "5 8"}.position(t)
	special, number, take := move(t, "R"), move(t, "11"), move(t, "<")
	ways := func(places ...float64) (all []rival.Advice) {
		for i, m := range [][]dreixdrei.Move{special, number, take} {
			all = append(all, rival.Advice{Moves: m, Games: 400, Place: places[i]})
		}
		return all
	}
	for _, test := range []struct {
		places []float64
		best   dreixdrei.Move
		kind   rival.ReasonKind
	}{
		{[]float64{1.40, 1.41, 1.80}, number[0], rival.KeepsSpecial},
		{[]float64{1.40, 1.50, 1.80}, special[0], rival.Tried},
	} {
		if best, _, r := rival.Explain(rival.Look(&p), ways(test.places...)); best[0] != test.best || r.Kind != test.kind {
			t.Errorf("%v: got %v for %+v", test.places, best, r)
		}
	}
}

func (b board) why(t *testing.T) rival.Reason {
	t.Helper()
	p := b.position(t)
	return rival.Why(rival.Look(&p), move(t, b.own), move(t, b.other))
}

func (b board) position(t *testing.T) dreixdrei.Position {
	t.Helper()
	if b.stage == "" {
		b.stage = "play"
	}
	var tags strings.Builder
	for _, tag := range [][2]string{
		{"Game", "DREI x DR3I"}, {"Format", "1"}, {"Seat1", "Ada"}, {"Seat2", "Ben"}, {"Stage", b.stage}, {"Draw", b.draw}, {"Discard", b.pile},
		{"Hand1", b.hand}, {"Open1", b.open}, {"Down1", b.down}, {"Hand2", b.next[0]}, {"Open2", b.next[1]}, {"Down2", b.next[2]},
		{"Phase1", b.phase(b.hand, b.open)}, {"Phase2", b.phase(b.next[0], b.next[1])},
	} {
		fmt.Fprintf(&tags, "[%s %q]\n", tag[0], tag[1])
	}
	g, err := record.Parse(tags.String())
	if err != nil {
		t.Fatalf("%v\n%s", err, tags.String())
	}
	p, err := g.Deal.Position()
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// phase returns the phase of a seat: with an empty hand it uses its open cards.
func (b board) phase(hand, open string) string {
	switch {
	case b.draw == "" && open == "":
		return "3"
	case b.draw == "" && hand == "":
		return "2"
	}
	return "1"
}

func move(t *testing.T, text string) []dreixdrei.Move {
	t.Helper()
	m, ok := dreixdrei.ParseMove(text)
	if !ok {
		t.Fatalf("%q is no move", text)
	}
	return []dreixdrei.Move{m}
}
