package record_test

import (
	"strings"
	"testing"

	"dreist/build/gametest"
)

// Every token and every rule of turn lines at a table, whose first turn is on line 8. Anna holds 4y 5y 8v 8r 1t,
// then 3r 2t; Benno 5t 8r 7r 3t 6v, then 1r 1v.
func TestTurns(t *testing.T) {
	const (
		stops   = "the turn stops here, but only the last line may stop in the middle of a turn"
		neither = "neither a tag nor a turn"
		card    = "not a card: want a number 1–8 and a colour letter r, y, t or v"
		row     = "not a row: want a number from 1 after the card"
		move    = "not a move: want a card and a row, +, x and a card, . or > and seats"
		seats   = "want one or two seat numbers after >"
	)
	tests := []struct{ name, turns, want string }{
		{"whole turns", "1: 4y1 5y1 8v1 8r2 .\n2: x6v\n1: x1t", ""},
		{"stops in the middle", "1: 4y1 5y1 8v1", ""},
		{"stops behind an opening", "1: 4y1", ""},
		{"stops before anything", "1: 4y1 5y1 8v1 8r2 .\n2:", ""},
		{"stops but goes on", "1: 4y1 5y1\n2: x6v", "8:8: 5y1: " + stops},
		{"stops before anything but goes on", "1: ; x\n1: x1t", "8:1: 1:: " + stops},
		{"stops but a tag follows", "1: 4y1\n[Result \"*\"]", "8:4: 4y1: " + stops},
		{"a tag below", "1: x1t\n [Result \"*\"]", "9:2: [Result: tags must come before the turns"},

		{"the other seat", "2: x6v", "8:1: 2:: it is the turn of seat 1"},
		{"twice the same seat", "1: x1t\n1: x4y", "9:1: 1:: it is the turn of seat 2"},
		{"no such seat", "3: x6v", "8:1: 3:: there is no seat 3"},
		{"a large seat", "12: x6v", "8:1: 12:: there is no seat 12"},
		{"moves only", "4y1 5y1", "8:1: 4y1: " + neither},

		{"a token behind the end", "1: 4y1 5y1 . 8v1", "8:14: 8v1: the turn has ended"},
		{"a token behind a discard", "1: x1t .", "8:8: .: the turn has ended"},
		{"not a move", "1: pass", "8:4: pass: " + move},
		{"no row", "1: 4y", "8:4: 4y: " + row},
		{"row 0", "1: 4y0", "8:4: 4y0: " + row},
		{"row 42", "1: 4y42", "8:4: 4y42: no such row"},
		{"row beyond numbers", "1: 4y99999999999999999999", "8:4: 4y99999999999999999999: no such row"},
		{"column 9", "1: 9y1", "8:4: 9y1: " + card},
		{"discard of nothing", "1: x", "8:4: x: " + card},
		{"gift to nobody", "1: >", "8:4: >: " + seats},
		{"gift to seat 5", "1: >5", "8:4: >5: " + seats},

		{"not in the hand", "1: 6v1", "8:4: 6v1: not in the hand"},
		{"alone", "1: 1t1", "8:4: 1t1: alone at the base: it needs a partner"},
		{"no DREIer", "1: 4y1 5y1 +", "8:12: +: no DREIer to draw for"},

		{"a rule before syntax", "1: 1t1\nhello", "8:4: 1t1: alone at the base: it needs a partner"},
		{"syntax before a rule", "hello\n1: 1t1", "8:1: hello: " + neither},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) { wantError(t, tableTags+tt.turns+"\n", tt.want) })
	}
}

// A DREIer allows to draw; everything else declines. Anna holds 6r 7r 8r and two more.
func TestDrawing(t *testing.T) {
	tags := gametest.ReplaceInText(t, tableTags, "4y 5y 8v 8r 1t 3r 2t", "6r 7r 8r 6v 1v 6t 2y")
	tests := []struct{ name, turns, want string }{
		{"draws and lays the card", "1: 6r1 7r1 8r1 + 6t2", ""},
		{"declines by laying", "1: 6r1 7r1 8r1 6v2 +", "8:20: +: no DREIer to draw for"},
		{"draws twice", "1: 6r1 7r1 8r1 + +", "8:18: +: no DREIer to draw for"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) { wantError(t, tags+tt.turns+"\n", tt.want) })
	}
}

// The end of a game at a table of the seats 1, 2 and 4.
func TestEnd(t *testing.T) {
	head := "[Game \"DREIst!\"]\n[Format \"1\"]\n[Mode \"table\"]\n" +
		"[Seat1 \"A\"]\n[Seat2 \"B\"]\n[Seat4 \"D\"]\n[Pile2 \"1r\"]\n[Pile4 \"1t\"]\n"
	tests := []struct{ name, rest, want string }{
		{"wins by laying", "[Pile1 \"4y 5y\"]\n[Result \"1\"]\n1: 4y1 5y1", ""},
		{"wins by laying: the rest", "[Pile1 \"4y 5y\"]\n1: 4y1 5y1 .", "10:12: .: the game is over"},
		{"a line after the end", "[Pile1 \"4y 5y\"]\n1: 4y1 5y1\n2: x1r", "11:1: 2:: the game is over"},
		{"wins by discarding", "[Pile1 \"4y\"]\n[Result \"1\"]\n1: x4y", ""},
		{"wins with a false result", "[Pile1 \"4y\"]\n[Result \"4\"]\n1: x4y", "10:10: 4: the moves lead to 1"},
		{"the others follow by their numbers", "[Pile1 \"4y 1y\"]\n[Result \"4\"]\n[Hand2 \"2r\"]\n1: x4y\n2: x1r\n4: x1t", ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) { wantError(t, head+tt.rest+"\n", tt.want) })
	}
}

// A hand of five that can all be laid, so that the pile of three below it can be given.
func TestGifts(t *testing.T) {
	head := "[Game \"DREIst!\"]\n[Format \"1\"]\n[Mode \"table\"]\n" +
		"[Seat1 \"A\"]\n[Seat2 \"B\"]\n[Seat4 \"D\"]\n[Pile2 \"1r\"]\n[Pile4 \"1t\"]\n" +
		"[Hand1 \"1y 2y 4v 5v 5t\"]\n"
	const lays = "1: 1y1 2y1 4v1 5v1 5t2 "
	tests := []struct{ name, pile, last, want string }{
		{"to one", "6r 6t 6v", ">4", ""},
		{"to two", "6r 6t 6v", ">42", ""},
		{"one card to two", "6r", ">24", "11:24: >24: one card cannot go to two players"},
		{"to a seat that is not there", "6r 6t", ">3", "11:24: >3: no such player to give to"},
		{"nothing may follow", "6r 6t 6v", ">4 .", "11:27: .: the turn has ended"},
		{"nothing may follow the end", "6r 6t", ">4 .", "11:27: .: the game is over"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			wantError(t, head+"[Pile1 \""+tt.pile+"\"]\n"+lays+tt.last+"\n", tt.want)
		})
	}
}

// Egon's turns follow at once and are never written.
func TestEgonTurns(t *testing.T) {
	starts := gametest.ReplaceInText(t, egonTags, "[Pile2", "[Starts \"2\"]\n[Pile2")
	wins := gametest.ReplaceInText(t, starts, egonPile, "8y")
	tests := []struct{ name, text, want string }{
		{"Egon's turn is written", egonTags + "1: 4y1 5y1 8v1 8r2 .\n2: 7t2\n", "8:1: 2:: Egon's turns are never written"},
		{"a seat that is not there", egonTags + "3: .\n", "7:1: 3:: there is no seat 3"},
		{"Egon has begun", starts + "1: x4y\n", ""},
		{"a token behind the end", egonTags + "1: x1t x4y\n", "7:8: x4y: the turn has ended"},
		{"Egon has won", wins, ""},
		{"a line after Egon has won", wins + "1: x4y\n", "8:1: 1:: the game is over"},
		{"Egon wins by answering", gametest.ReplaceInText(t, egonTags, egonPile, "8y") + "1: x4y .\n", "7:8: .: the game is over"},
		{"his result", strings.Replace(wins, "[Pile1", "[Result \"2\"]\n[Pile1", 1), ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) { wantError(t, tt.text, tt.want) })
	}
}
