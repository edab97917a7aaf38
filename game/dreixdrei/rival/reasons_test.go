package rival_test

import (
	"fmt"
	"strings"
	"testing"

	"dreist/build/need"
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
		rival.FinishesNow: {
			{hand: "8", next: usual, pile: "5", own: "8", other: "<"},
			{hand: "8 12", next: usual, pile: "5", own: "8", other: "<"},
		},
		rival.FinishesNextTurn: {
			{hand: "11 R", next: usual, pile: "5", own: "11", other: "R"},
			{hand: "11 R", down: "3", next: usual, pile: "5", own: "11", other: "R"},
			{hand: "11 R", next: last, pile: "5", own: "11", other: "R"}, // the game may end before
			{hand: "R I", next: usual, pile: "5", own: "I", other: "R"},  // so does the other way
			{hand: "11 R I", next: usual, pile: "5", own: "11", other: "R"},
		},
		rival.BlocksNextSeat: {
			{hand: "4 12", open: "R", next: low, pile: "3", own: "12", other: "4"},
			{hand: "4 12", open: "R", next: [3]string{"", "3 D J", "3 5 6"}, pile: "3", own: "12", other: "4"},
			{hand: "4 12", open: "R", next: [3]string{"", "", "3"}, pile: "3", own: "12", other: "4"}, // nobody knows the card
			{hand: "11 12", open: "R", next: low, pile: "3", own: "12", other: "11"},                  // nothing fits on that, too
		},
		rival.HindersNextSeat: {
			{hand: "6 12 12", open: "R", next: usual, draw: "3 3 4 6 7 8 9 10 11 I R", pile: "3 4 5", own: "12", other: "6"},
			{hand: "11 12 12", open: "R", next: usual, draw: "3 3 4 6 7 8 9 10 I R", pile: "3 4 5", own: "12", other: "11"},
		},
		rival.DeletesPile: {
			{hand: "3 9 D", open: "R", next: usual, draw: "4", pile: "5 8", own: "D", other: "<"},
			{hand: "9 9 D", open: "R", next: usual, draw: "4", pile: "5 8", own: "D", other: "<"},
			{hand: "D 9", down: "3 4", next: usual, pile: "5 8", own: "D", other: "<"}, // the 9 is laid before a card is turned up
		},
		rival.ReachesPhase2: {
			{hand: "9", open: "R 10", next: usual, pile: "5 8", own: "9", other: "<"},
			{hand: "9 9", open: "R 10", next: usual, pile: "5 8", own: "9", other: "<"},
		},
		rival.ReachesPhase3: {
			{hand: "", open: "10", down: "3 4", next: usual, pile: "5 8", own: "^10", other: "<"},
			{hand: "", open: "10 12", down: "3 4", next: usual, pile: "5 8", own: "^10", other: "<"},
		},
		rival.LaysMoreCards: {
			{hand: "5 5 12", open: "R", next: usual, draw: "4 3", pile: "5", own: "5+5", other: "5"},
			{hand: "9 9 12", open: "R", next: usual, draw: "4 3", pile: "5", own: "9+9", other: "9"}, // new ones may fit less
			{hand: "4 5 5", open: "R", next: usual, draw: "4 3", pile: "3", own: "5+5", other: "5"},  // the 4 fits less often
			{hand: "5 5 12", open: "R", next: usual, draw: "4 3", pile: "5", own: "5+5", other: "<"}, // new ones are drawn
			{hand: "6 6 12", open: "R", next: usual, draw: "4 3", pile: "5", own: "6", other: "12"},
		},
		rival.LaysSpecial: {
			{hand: "3 4 I", open: "R", next: usual, draw: "4", pile: "5 5 8", own: "I", other: "<"},
			{hand: "3 9 I", open: "R", next: usual, draw: "4", pile: "5 5 8", own: "I", other: "<"},
			{hand: "3 4 J", open: "R", next: usual, draw: "4", pile: "5 5 8", own: "J=R", other: "<"}, // why this name?
			{hand: "3 I R", open: "R", next: usual, draw: "4", pile: "5 5 8", own: "R", other: "I"},   // why not that one?
			{hand: "3 I R", open: "R", next: usual, draw: "4", pile: "5 5 8", own: "R", other: "<"},
		},
		rival.LaysRarelyFittingCard: {
			{hand: "4 9 12", open: "R", next: usual, draw: "4", pile: "3 5", own: "9", other: "12"},
			{hand: "5 9 12", open: "R", next: last, pile: "3 5", own: "9", other: "12"},
			{hand: "8 9 12", open: "R", next: usual, draw: "4", pile: "3 5", own: "9", other: "12"}, // the 8 fits, too, and less often
			{hand: "6 8 12", open: "R", next: usual, draw: "4", pile: "3 5", own: "8", other: "12"}, // the 6 fits, too, and as seldom
			{hand: "9 9 12", open: "R", next: usual, draw: "4", pile: "3 5", own: "9", other: "12"}, // why not both?
		},
		rival.KeepsSeven: {
			{hand: "6 7 12", open: "R", next: usual, draw: "4", pile: "3 5", own: "6", other: "7"},
			{hand: "6 7 12", open: "R", next: usual, draw: "4", pile: "3 3 4 5 5 5", own: "6", other: "7"},
			{hand: "7 8 9", open: "R", next: usual, draw: "4", pile: "3 5", own: "9", other: "7"},                 // why not the 8?
			{hand: "6 7 12", open: "R", next: [3]string{"", "3 9 9", "3 5 6"}, pile: "3 5", own: "6", other: "7"}, // all see that a 3 fits
		},
		rival.KeepsCards: {
			{hand: "3 9 I", open: "R", next: usual, draw: "4", pile: "9", own: "9", other: "I"},
			{hand: "3 9 I", open: "R", next: last, pile: "9", own: "9", other: "I"},
			{hand: "3 6 6", open: "R", next: usual, draw: "4 3", pile: "5", own: "6", other: "6+6"}, // new cards fit as often
			{hand: "9 I R", open: "R", next: usual, pile: "9", own: "9", other: "I"},                // another special is left, and no number
		},
		rival.LaysOnlyFittingCard: {
			{hand: "3 4 9", open: "R", next: usual, draw: "4", pile: "5 8", own: "9", other: "<"},
			{hand: "3 10 9", open: "R", next: usual, draw: "4", pile: "5 8", own: "9", other: "<"},
			{hand: "3 9 9", open: "R", next: usual, draw: "4", pile: "5 8", own: "9", other: "<"}, // why not both?
		},
		rival.RemovesFour: {
			{hand: "4 9 9", open: "R", next: usual, draw: "4", pile: "8 9 9", own: "<", other: "9+9"},
			{hand: "4 9 10", open: "R", next: usual, draw: "4", pile: "8 9 9", own: "<", other: "9"},
		},
		rival.GainsCards: {
			{hand: "4 8 9", open: "R", next: usual, draw: "4", pile: "5 I 5", own: "<", other: "8"},
			{hand: "4 8 9", open: "R", next: usual, draw: "4", pile: "5 5 5", own: "<", other: "8"},
		},
		rival.PicksUpToKeepSpecial: {
			{hand: "3 4 I", open: "R", next: usual, draw: "4", pile: "5 8", own: "<", other: "I"},
			{hand: "3 4 I", open: "R", next: usual, draw: "4", pile: "3 3 4 5 5 8", own: "<", other: "I"},
		},
		rival.RisksFaceDown: {
			{hand: "", down: "3 4", next: usual, pile: "5 8", own: "#1", other: "<"},
			{hand: "", down: "3 4", next: usual, pile: "8 R", own: "<", other: "#1"},
		},
		rival.SavesCardsForEnd: {
			{stage: "exchange", hand: "4 6 I", open: "3 10 11", next: usual, draw: "4", own: "I~3", other: "."},
			{stage: "exchange", hand: "4 6 I", open: "3 10 11", next: usual, draw: "4", own: "I~10", other: "."},
			{stage: "exchange", hand: "4 6 I", open: "8 9 11", next: usual, draw: "4", own: "I~9", other: "."}, // why not the 8?
			{stage: "exchange", hand: "4 11 I", open: "3 3 8", next: usual, draw: "4", own: "I~3", other: "."}, // and the 11?
		},
		rival.CollectsEqualOpenCards: {
			{stage: "exchange", hand: "4 8 I", open: "R 8 11", next: usual, draw: "4", own: "8~11", other: "."},
			{stage: "exchange", hand: "4 8 I", open: "11 8 11", next: usual, draw: "4", own: "8~11", other: "."},
			{stage: "exchange", hand: "4 6 I", open: "R 6 11", next: usual, draw: "4", own: "6~11", other: "."}, // they fit seldom
		},
		rival.StrengthensHand: {
			{stage: "exchange", hand: "4 6 5", open: "R D 11", next: usual, draw: "4", own: "4~R", other: "."},
			{stage: "exchange", hand: "4 6 I", open: "R D 11", next: usual, draw: "4", own: "4~R", other: "."},
			{stage: "exchange", hand: "4 6 12", open: "R D 11", next: usual, draw: "4", own: "4~11", other: "."},
		},
		rival.NeedsNoSwap: {
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
	if again.Kind != rival.ReachesPhase2 || !again.MustLayAgain || again.OtherMoves.Kind != dreixdrei.NoKind {
		t.Errorf("a DELETE that empties the hand is told by %+v", again)
	}
	number := board{hand: "9", open: "R 10", next: usual, pile: "5 8", own: "9", other: "<"}.why(t)
	if number.Kind != rival.ReachesPhase2 || number.MustLayAgain {
		t.Errorf("a number that empties the hand is told by %+v", number)
	}
	last := board{hand: "4 12", open: "R", next: [3]string{"", "3 4 5", "3 5 6"}, pile: "3", own: "12", other: "4"}.why(t)
	if last.Kind != rival.BlocksNextSeat || last.OtherMoves.FittingKind != 4 {
		t.Errorf("that a 4 would fit the other way is told by %+v", last)
	}
	special := board{hand: "4 12", open: "R", next: [3]string{"", "3 4 D", "3 5 6"}, pile: "3", own: "12", other: "4"}.why(t)
	if special.Kind != rival.BlocksNextSeat || !special.HasSpecials || special.OtherMoves.FittingKind != 4 {
		t.Errorf("that only a special fits is told by %+v", special)
	}
	turned := board{hand: "D", down: "3 4", next: usual, pile: "5 8", own: "D", other: "<"}.why(t)
	if turned.Kind != rival.DeletesPile || turned.SecondKind != dreixdrei.NoKind || turned.FaceDownCount != 2 {
		t.Errorf("that the next face-down card is sure to fit is told by %+v", turned)
	}
	if sure := (board{hand: "", down: "3 4", next: usual, pile: "8 R", own: "#1", other: "<"}).why(t); sure.ProbabilityTenths != 10 {
		t.Errorf("that any card fits is told by %+v", sure)
	}
	equal := board{hand: "3 12 12", open: "R", next: usual, draw: "4 3", pile: "5", own: "12", other: "12+12"}.why(t)
	if equal.Kind != rival.KeepsCards || equal.SecondKind != 12 || equal.HeldCount != 1 {
		t.Errorf("that the other 12 is kept is told by %+v", equal)
	}
	if pair := (board{hand: "4 4 7 7 9", down: "3", next: usual, pile: "3", own: "7+7", other: "4"}).why(t); pair.Kind == rival.LaysMoreCards {
		t.Errorf("that two cards go at once, where two lower ones go, too, is told by %+v", pair)
	}
	if trio := (board{hand: "4 7 7 9 9 9", down: "3", next: usual, pile: "3", own: "7+7", other: "4"}).why(t); trio.Kind == rival.LaysMoreCards {
		t.Errorf("that two cards go at once, where three others go, is told by %+v", trio)
	}
	only := board{hand: "9 R R", open: "R", next: usual, own: "9", other: "R+R"}.why(t)
	if only.Kind != rival.KeepsCards || !only.OtherSpendsLastSpecials || only.HeldCount != 2 {
		t.Errorf("that both specials are kept is told by %+v", only)
	}
	few := board{hand: "5 5 6 9 12", open: "R", next: usual, draw: "4 3", pile: "5", own: "5+5", other: "6"}.why(t)
	if few.Kind != rival.LaysMoreCards || few.IsHandRenewed() || few.HandSize != 3 || few.OtherMoves.HandSize != 4 {
		t.Errorf("that fewer cards are left is told by %+v", few)
	}
	joker := board{hand: "3 4 J", open: "R", next: usual, draw: "4", pile: "5 5 6", own: "J=7", other: "<"}.why(t)
	if joker.Kind != rival.LaysSpecial || !joker.FewNumbersFit || joker.Demand != dreixdrei.Seven {
		t.Errorf("that nothing above a JOKER as 7 fits is told by %+v", joker)
	}
	if kept := (board{hand: "5 9 12", open: "R", next: usual, draw: "4", pile: "3 5", own: "5", other: "9"}).why(t); kept.CanAloneFollowSeven() != true {
		t.Errorf("that a 5 fits on a 7, and a 9 not, is told by %+v", kept)
	}
	if kept := (board{hand: "9 10 12", open: "R", next: usual, draw: "4", pile: "3 5", own: "9", other: "12"}).why(t); kept.CanAloneFollowSeven() {
		t.Errorf("that a 12 fits where a 9 does is told by %+v", kept)
	}
	after := board{hand: "3 I R", open: "R", next: usual, draw: "4", pile: "5 5 9", own: "I", other: "R"}.why(t)
	if after.Kind != rival.LaysSpecial || !after.AnyFitsAfterRestart || after.Demand != 9 || after.SecondKind != dreixdrei.NoKind {
		t.Errorf("that 9 is still demanded, and nothing after a RESTART, is told by %+v", after)
	}
	both := board{hand: "3 4 I I", open: "R", next: usual, draw: "4", pile: "5 5 8", own: "I", other: "I+I"}.why(t)
	if both.Kind != rival.LaysSpecial || both.SecondKind != dreixdrei.Invisible || both.HeldCount != 1 {
		t.Errorf("that the other INVISIBLE is kept is told by %+v", both)
	}
}

// A reason for an exchange is one for all that it swaps.
func TestWholeExchangesAreExplained(t *testing.T) {
	usual := [3]string{"4 8 I", "10 D R", "3 5 6"}
	for _, test := range []struct {
		hand, open string
		swaps      []string
		want       rival.Reason
	}{
		{"9 9 I", "8 9 5", []string{"9~5", "9~8"},
			rival.Reason{Kind: rival.CollectsEqualOpenCards, CardKind: 9, CardCount: 3, SwapCount: 2, FrontCards: rival.SpotKinds{9, 9}, HandCards: rival.SpotKinds{5, 8}}},
		{"8 8 I", "4 5 12", []string{"I~4", "8~5", "8~12"}, rival.Reason{Kind: rival.CollectsEqualOpenCards, CardKind: 8, CardCount: 2, SwapCount: 3,
			SecondKind: dreixdrei.Invisible, FrontCards: rival.SpotKinds{8, 8, dreixdrei.Invisible}, HandCards: rival.SpotKinds{4, 5, 12}}},
		{"6 9 12", "3 5 R", []string{"12~3", "9~5"},
			rival.Reason{Kind: rival.SavesCardsForEnd, CardKind: 9, SwapCount: 2, FrontCards: rival.SpotKinds{9, 12}, HandCards: rival.SpotKinds{3, 5}}},
		{"8 9 10", "4 11 I", []string{"8~4"},
			rival.Reason{Kind: rival.SavesCardsForEnd, CardKind: 8, KeptKinds: rival.SpotKinds{9, 10}, SwapCount: 1, FrontCards: rival.SpotKinds{8}, HandCards: rival.SpotKinds{4}}},
		{"3 10 12", "4 11 I", []string{"12~4", "10~11"}, rival.Reason{}}, // nothing tells what the second is good for
	} {
		p := board{stage: "exchange", hand: test.hand, open: test.open, next: usual, draw: "4"}.position(t)
		var line []dreixdrei.Move
		for _, swap := range test.swaps {
			line = append(line, move(t, swap)...)
		}
		got := rival.ReasonFor(rival.ViewOf(&p), append(line, dreixdrei.EndSwap()), move(t, "."))
		if test.want.Kind == rival.NoReason {
			got.FrontCards, got.HandCards, got.SwapCount = test.want.FrontCards, test.want.HandCards, 0
		}
		if got != test.want {
			t.Errorf("%v of %s for %s: got %+v, want %+v", test.swaps, test.hand, test.open, got, test.want)
		}
	}
}

// Where all ways end the same nothing speaks for one of them.
func TestDecidedGamesAreNotExplained(t *testing.T) {
	p := board{hand: "3 3 5", open: "", next: [3]string{"", "", "3"}}.position(t)
	var all []rival.Advice
	for _, m := range []string{"3", "3+3", "5"} {
		all = append(all, rival.Advice{Moves: move(t, m), GameCount: 400, MeanPlace: 2})
	}
	if _, _, r := rival.Recommend(rival.ViewOf(&p), all); r.Kind != rival.NoReason {
		t.Errorf("got %+v", r)
	}
	all[2].MeanPlace = 2.5
	if _, _, r := rival.Recommend(rival.ViewOf(&p), all); r.Kind == rival.NoReason {
		t.Error("nothing is said of a game that is not decided")
	}
}

// Of ways that are about as good as the best, one is advised for which something can be said.
func TestWhatCanBeExplainedIsAdvised(t *testing.T) {
	p := board{hand: "6 11 R", open: "R", next: [3]string{"4 8 I", "10 D R", "3 J I"}, draw: "12 J", pile: "5 8"}.position(t)
	special, number, take := move(t, "R"), move(t, "11"), move(t, "<")
	ways := func(places ...float64) (all []rival.Advice) {
		for i, m := range [][]dreixdrei.Move{special, number, take} {
			all = append(all, rival.Advice{Moves: m, GameCount: 400, MeanPlace: places[i]})
		}
		return all
	}
	for _, test := range []struct {
		places []float64
		best   dreixdrei.Move
		kind   rival.ReasonKind
	}{
		{[]float64{1.40, 1.41, 1.80}, number[0], rival.KeepsCards},
		{[]float64{1.40, 1.50, 1.80}, special[0], rival.NoReason},
	} {
		if best, _, r := rival.Recommend(rival.ViewOf(&p), ways(test.places...)); best[0] != test.best || r.Kind != test.kind {
			t.Errorf("%v: got %v for %+v", test.places, best, r)
		}
	}
}

func (b board) why(t *testing.T) rival.Reason {
	t.Helper()
	p := b.position(t)
	return rival.ReasonFor(rival.ViewOf(&p), move(t, b.own), move(t, b.other))
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
	return need.Value(g.Deal.Position())(t)
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
