package record_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"dreist/build/gametest"
	"dreist/build/need"
	"dreist/game/dreist"
	"dreist/game/dreist/record"
	"dreist/game/play"
)

// What the tags of a table may say. Line 3 is Mode, 4 and 5 are the seats, 6 and 7 the piles.
func TestTableTags(t *testing.T) {
	seatsAndPiles := tableTags[strings.Index(tableTags, "[Seat1"):]
	tests := []struct{ name, part, by, want string }{
		{"Game is first", "[Game \"DREIst!\"]\n", "", "1:2: Format: the first tag must be Game"},
		{"another game", "DREIst!", "DREI x DR3I", `1:8: DREI x DR3I: want "DREIst!"`},
		{"another format", `Format "1"`, `Format "2"`, `2:10: 2: want "1"`},
		{"no format", `Format`, `Formal`, "8:1: Format: this tag is missing"},
		{"another mode", "table", "Table", `3:8: Table: want "table" or "egon"`},
		{"no mode", `Mode`, `mode`, "8:1: Mode: this tag is missing"},
		{"no seat", "[Seat1 \"Anna\"]\n[Seat2 \"Benno\"]\n", "", "4:2: Pile1: there is no seat 1"},
		{"one seat", "[Seat2 \"Benno\"]\n", "", "6:2: Pile2: there is no seat 2"},
		{"one seat and its pile", seatsAndPiles, "[Seat1 \"A\"]\n[Pile1 \"1r\"]\n",
			"6:1: Seat2: this tag is missing: a table has two to four seats"},
		{"no seat and no pile", seatsAndPiles, "", "4:1: Seat1: this tag is missing: a table has two to four seats"},
		{"a fifth seat means nothing", "Benno\"]", "Benno\"]\n[Seat5 \"E\"]\n[Pile5 \"9z\"]\n[Hand \"1\"]", ""},
		{"an empty name", "Anna", "", ""},
		{"starts", "Benno\"]", "Benno\"]\n[Starts \"2\"]", ""},
		{"a seat that is not there starts", "Benno\"]", "Benno\"]\n[Starts \"3\"]", "6:10: 3: there is no seat 3"},
		{"a name starts", "Benno\"]", "Benno\"]\n[Starts \"Anna\"]", "6:10: Anna: want the number of a seat"},
		{"nobody starts", seatsAndPiles, "[Seat2 \"A\"]\n[Pile2 \"1r\"]\n[Seat3 \"B\"]\n[Pile3 \"1r\"]\n",
			"8:1: Starts: this tag is missing, and there is no seat 1 to begin"},
		{"seat 3 of 2 and 3 starts", seatsAndPiles, "[Seat2 \"A\"]\n[Pile2 \"1r\"]\n[Seat3 \"B\"]\n[Pile3 \"1r\"]\n[Starts \"3\"]\n", ""},
		{"twice", "Benno\"]", "Benno\"]\n[Seat1 \"Anna\"]", "6:2: Seat1: duplicate tag"},
		{"twice unknown", "Benno\"]", "Benno\"]\n[x \"1\"]\n[x \"1\"]", "7:2: x: duplicate tag"},
		{"no pile", "[Pile1 \"4y 5y 8v 8r 1t 3r 2t\"]\n", "", "7:1: Pile1: this tag is missing"},
		{"a hand but no pile", "Pile1", "Hand1", "6:24: 3r: at most 5 cards can be here"},
		{"a full hand but no pile", "Pile1 \"4y 5y", "Hand1 \"", "8:1: Pile1: this tag is missing"},
		{"a pile without a seat", "Benno\"]", "Benno\"]\n[Pile3 \"1t\"]", "6:2: Pile3: there is no seat 3"},
		{"a hand without a seat", "Benno\"]", "Benno\"]\n[Hand4 \"1t\"]", "6:2: Hand4: there is no seat 4"},
		{"an empty pile", "4y 5y 8v 8r 1t 3r 2t", "", `6:9: "": seat 1 has no card to play with`},
		{"an empty pile and an empty hand", "4y 5y 8v 8r 1t 3r 2t\"]", "\"]\n[Hand1 \"\"]", `6:9: "": seat 1 has no card to play with`},
		{"an empty pile and a hand", "4y 5y 8v 8r 1t 3r 2t\"]", "\"]\n[Hand1 \"1t\"]", ""},
		{"no card", "8v 8r", "8v 9r", "6:18: 9r: not a card: want a number 1–8 and a colour letter r, y, t or v"},
		{"a capital colour", "8v 8r", "8V 8r", "6:15: 8V: not a card: want a number 1–8 and a colour letter r, y, t or v"},
		{"an escaped character before a card", "4y 5y", `4y \\ 5y`, `6:12: \: not a card: want a number 1–8 and a colour letter r, y, t or v`},
		{"three of a kind", "8v 8r", "8v 8r 8r", ""},
		{"four of a kind", "8v 8r", "8v 8r 8r 8r", "7:12: 8r: there are only three cards of this kind"},
		{"four of a kind with the layout", "Benno\"]", "Benno\"]\n[Layout \"6rr/7r/7r\"]", "7:18: 8r: there are only three cards of this kind"},
		{"four of a kind with the discard pile", "1v\"]", "1v\"]\n[Discard \"8y 8r 8r\"]", "8:17: 8r: there are only three cards of this kind"},
		{"a true result", "1v\"]", "1v\"]\n[Result \"*\"]", ""},
		{"a false result", "1v\"]", "1v\"]\n[Result \"2\"]", "8:10: 2: the moves lead to *"},
		{"the result of a seat that is not there", "1v\"]", "1v\"]\n[Result \"3\"]", "8:10: 3: there is no seat 3"},
		{"no result", "1v\"]", "1v\"]\n[Result \"\"]", `8:10: "": want the number of a seat, or *`},
		{"a broken line may have been the seat", "[Pile1", "[Pile3 \"\"]\nSeat3 \"C\"]\n[Pile1", "7:1: Seat3: neither a tag nor a turn"},
		{"a broken value before a broken line", "Benno\"]", "Benno\"]\n[Starts \"x\"]\n[x]", "6:10: x: want the number of a seat"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			wantError(t, gametest.ReplaceInText(t, tableTags, tt.part, tt.by), tt.want)
		})
	}
}

// What mode egon allows. Line 4 is Seat1, 5 and 6 are the piles.
func TestEgonTags(t *testing.T) {
	tests := []struct{ name, part, by, want string }{
		{"good", "egon", "egon", ""},
		{"Egon has a name", "Anna\"]", "Anna\"]\n[Seat2 \"Egon\"]", ""},
		{"no human", "Seat1", "Seat2", "7:1: Seat1: this tag is missing"},
		{"a third seat", "Anna\"]", "Anna\"]\n[Seat3 \"Carla\"]", "5:2: Seat3: there is no seat 3"},
		{"a third pile", "2v 2r\"]", "2v 2r\"]\n[Pile3 \"1r\"]", "7:2: Pile3: there is no seat 3"},
		{"a third seat before the mode", "[Mode \"egon\"]", "[Seat3 \"C\"]\n[Mode \"egon\"]", "3:2: Seat3: there is no seat 3"},
		{"a third seat before a broken line", "Anna\"]", "Anna\"]\n[Seat3 \"Carla\"]\n[x]", "5:2: Seat3: there is no seat 3"},
		{"Egon has an empty hand", "Anna\"]", "Anna\"]\n[Hand2 \"\"]", ""},
		{"Egon has a hand", "Anna\"]", "Anna\"]\n[Hand2 \"1r 2r\"]", "5:9: 1r 2r: Egon has no hand"},
		{"Egon has no cards", egonPile, "", `6:9: "": seat 2 has no card to play with`},
		{"no pile for Egon", "Pile2", "pile2", "7:1: Pile2: this tag is missing"},
		{"Egon starts", "Anna\"]", "Anna\"]\n[Starts \"2\"]", ""},
		{"seat 3 starts", "Anna\"]", "Anna\"]\n[Starts \"3\"]", "5:10: 3: there is no seat 3"},
		{"seat 4 wins", "Anna\"]", "Anna\"]\n[Result \"4\"]", "5:10: 4: there is no seat 4"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) { wantError(t, gametest.ReplaceInText(t, egonTags, tt.part, tt.by), tt.want) })
	}
}

// The seats given are the players; unknown tags and odd names are kept as they are.
func TestHeaderRead(t *testing.T) {
	g, err := record.Parse(`[Game "DREIst!"]
[Odd.Name-1 "a \"b\" \\ [c] ; d"]
[Layout "6v1/6t1"]
[Format "1"]
[Seat4 "\"Q\\"]
[Mode "table"]
[Seat2 ""]
[Starts "4"]
[Pile4 "7v 7t"]
[Hand2 "7v 1r"]
[Pile2 ""]
[zz ""]
[Discard "7t 8r"]
`)
	need.OK(t, err)
	card := func(number int, color dreist.Color, copy int) dreist.Card { return dreist.NewCard(number, color, copy) }
	want := &record.Game{
		Seats: []record.Seat{{Number: 2}, {Number: 4, Name: `"Q\`}},
		Deal: dreist.Deal{
			StartSeat: 1,
			Piles:     [][]dreist.Card{{}, {card(7, dreist.Violet, 0), card(7, dreist.Turquoise, 0)}},
			Hands:     [][]dreist.Card{{card(7, dreist.Violet, 1), card(1, dreist.Red, 0)}, nil},
			Layout: []dreist.PlacedCard{
				{Card: card(7, dreist.Violet, 2), Row: 1}, {Card: card(7, dreist.Turquoise, 1), Row: 2},
			},
			Discard: []dreist.Card{card(7, dreist.Turquoise, 2), card(8, dreist.Red, 0)},
		},
		Tags: []record.Tag{{Name: "Odd.Name-1", Value: `a "b" \ [c] ; d`}, {Name: "zz"}},
	}
	if diff := cmp.Diff(want, g, cmpopts.IgnoreUnexported(record.Game{})); diff != "" {
		t.Errorf("-want +got\n%s", diff)
	}
	if got := []int{g.SeatNumber(0), g.SeatNumber(1), g.SeatNumber(play.NoSeat)}; !cmp.Equal(got, []int{2, 4, 0}) {
		t.Errorf("got numbers %v, want [2 4 0]", got)
	}
}
