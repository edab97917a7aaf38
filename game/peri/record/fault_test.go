package record_test

import (
	"fmt"
	"strings"
	"testing"

	"dreist/game/peri"
	"dreist/game/peri/record"
)

// verdict returns the verdict of verify on a text, faults without their words.
func verdict(text string) string {
	out, err := record.Format().Check(text, false)
	if err != nil {
		return fmt.Sprintf("%d:%d", err.Line, err.Column)
	}
	return "ok " + strings.TrimSpace(out)
}

// head returns the first three lines of a record.
func head(patience string) string {
	return "[Game \"PERI\"]\n[Format \"1\"]\n[Patience \"" + patience + "\"]\n"
}

// deck returns a deck of a patience.
func deck(patience string) string { return list(peri.NewDeal(peri.Find(patience), 1).Cards[peri.Deck]) }

// tag returns a tag line.
func tag(name, value string) string { return "[" + name + " \"" + value + "\"]\n" }

// TestFaults finds the first fault in the order of section 4 of the specification.
func TestFaults(t *testing.T) {
	fans, wish, king, row := head("fans"), head("wish"), head("king"), head("row")
	wishes := tag("Tableau", "Kh / Kd / - / - / - / - / - / -")
	kings := tag("Foundations", "2c / 2s / 2h / 2d") + tag("Tableau", "3c / - / - / - / - / - / - / - / - / -")
	slid := tag("Tableau", "Ah 2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh - Kh")
	columns := strings.Repeat(" / -", 15)
	whole, shuffled := deck("wish"), deck("diagonal")
	for _, tt := range []struct{ text, want string }{
		// Line by line.
		{"", "1:1"}, {"; nothing\n\n", "1:1"}, {"\n  1: d\n", "2:3"}, {" [Format \"1\"]\n", "1:2"}, {"x", "1:1"},
		{"\t[Game PERI]\n", "1:2"}, {"[Game \"PERX\"]\n", "1:8"}, {"[Game \"PERI\"]\n [ x \"1\"]", "2:2"}, {"[Game \"PERI\"]\n[x \"1\"] x", "2:1"},
		{"[Game \"PERI\"]\n[Format \"1\"]\n [Format \"2\"]", "3:2"}, {"[Game \"PERI\"]\n[x \"1\"]\n[x \"2\"]\n[Seat2 \"\"]\n[Seat2 \"\"]\n[Format \"\"]", "6:10"},
		{"[Game \"PERI\"]\n[Patience \"Fans\"]", "2:12"}, {"[Game \"PERI\"]\n[Count \"100\"]", "2:9"}, {"[Game \"PERI\"]\n[Count \"01\"]", "2:9"},
		{"[Game \"PERI\"]\n[Result \"draw\"]", "2:10"}, {"[Game \"PERI\"]\n[Deck \"Ah  ?9c\"]", "2:12"}, {"[Game \"PERI\"]\n[Stock \"Ah -\"]", "2:12"},
		{"[Game \"PERI\"]\n[Tableau \"Ah / ?9c - ? Ah\"]", "2:22"}, {"[Game \"PERI\"]\n[Gone \"Ah 10h\"]", "2:11"}, {"[Game \"PERI\"]\n[Reserve \"1h\"]", "2:11"},
		{"[Game \"PERI\"]\n[Foundations \"A\\\"\"]\n[Format \"2\"]", "2:15"},
		// The tags as a whole.
		{"[Game \"PERI\"]\n[Patience \"fans\"]\n", "1:1"}, {"[Game \"PERI\"]\n[Format \"1\"]\n[Tableau \"\"]", "1:1"}, {wish, "1:1"},
		{wish + tag("Count", "0") + " " + tag("Deck", "x"), "5:9"}, {wish + tag("Count", "0") + " " + tag("Deck", "9c"), "5:2"},
		{head("diagonal") + tag("Deck", shuffled) + tag("Deck3", shuffled), "1:1"}, {head("diagonal") + tag("Deck", shuffled) + tag("Deck2", shuffled), "1:1"},
		{wish + tag("Deck", whole), "ok moves=0 left=32 result=-"}, {wish + tag("Deck", whole+" 9c"), "4:104"}, {wish + tag("Deck", whole[3:]), "4:8"},
		{wish + tag("Deck", "6c "+whole), "4:8"}, {fans + tag("Deck", "2c Ah"), "4:11"}, {head("wedding") + tag("Deck", "2c Qh"), "4:11"},
		{wish + tag("Deck", whole) + tag("Deck2", ""), "ok moves=0 left=32 result=-"}, {wish + wishes + tag("Deck3", "9c"), "5:9"},
		{head("diagonal") + tag("Deck", shuffled) + tag("Deck2", shuffled) + tag("Deck3", ""), "6:9"},
		{fans + tag("Foundations", "/ -") + tag("Tableau", "-"), "4:15"}, {fans + tag("Foundations", "- / - / -") + tag("Tableau", "/"), "4:15"},
		{fans + tag("Foundations", "- / - / - / - /") + tag("Tableau", "/"), "4:29"}, {fans + tag("Foundations", "") + tag("Tableau", "/"), "4:15"},
		{fans + tag("Tableau", "9c -"+columns), "4:14"}, {fans + tag("Tableau", "- 9c"+columns), "4:13"}, {fans + tag("Tableau", "?9c"+columns), "4:11"},
		{fans + tag("Tableau", "9c 9c"+columns), "4:14"}, {fans + tag("Tableau", "9c"+columns), "ok moves=0 left=1 result=lost"},
		{fans + tag("Foundations", "Ac / As 3s / - / -") + tag("Tableau", ""), "4:23"}, {fans + tag("Foundations", "As / - / - / -") + tag("Tableau", ""), "4:15"},
		{wish + tag("Foundations", "-") + wishes, "4:15"}, {wish + tag("Tableau", "6h"), "4:11"}, {wish + wishes + tag("Reserve", "9c"), "5:11"},
		{head("sliding") + tag("Tableau", "Ah / 2h"), "4:14"}, {head("sliding") + tag("Tableau", "Ah 2c"), "4:14"},
		{head("sliding") + strings.Replace(slid, "Kh", "Kh -", 1), "4:52"}, {head("sliding") + strings.Replace(slid, "- ", "", 1), "4:11"},
		{head("sliding") + strings.Replace(slid, "Kh", "-", 1), "4:11"}, {head("climb") + tag("Tableau", "9c"+strings.Repeat(" -", 51)), "4:11"},
		{head("napoleon") + tag("Foundations", "Kc") + tag("Tableau", ""), "4:15"}, {head("base") + tag("Foundations", "Kc 2c Kd") + tag("Tableau", "9c / - / - / - / - / - / -"), "ok moves=0 left=1 result=lost"},
		{head("hidden") + tag("Foundations", "Ac 2c / - / - / - / - / - / - / - / - / - / - / - / -") + tag("Tableau", ""), "4:18"},
		{head("bigapple") + tag("Tableau", "?9c 8c ?7c"), "4:18"}, {head("bigapple") + tag("Tableau", "?9c ?8c / - / - / - / - / - / -"), "ok moves=0 left=2 result=lost"},
		{king + kings + tag("Reserve", "9c 9h"), "6:14"}, {king + kings + tag("Reserve", "9c / 9h"), "6:14"}, {king + kings, "ok moves=0 left=1 result=-"},
		{king + strings.Replace(kings, "2s", "3s", 1), "4:20"}, {king + strings.Replace(strings.Replace(kings, "2s", "2s 3s", 1), "2d", "2d Ad", 1), "4:36"},
		{king + kings[strings.Index(kings, "[T"):], "1:1"}, {king + strings.Replace(kings, "2h", "-", 1), "4:15"},
		{row + tag("Tableau", "9c"+columns[:36]) + tag("Gone", "9c") + tag("Stock", "9c"), "6:9"}, {row + tag("Tableau", "9c"+columns[:36]) + tag("Gone", "8c"), "5:8"},
		{wish + wishes + tag("Waste", "8c"), "5:9"}, {wish + wishes + tag("Gone", "6c"), "5:8"}, {wish + wishes + tag("Stock", ""), "ok moves=0 left=2 result=-"},
		{row + tag("Count", "7") + tag("Tableau", "9c"+columns[:36]), "4:9"}, {row + tag("Count", "0") + tag("Tableau", "9c"+columns[:36]), "4:9"}, {wish + wishes + tag("Count", "1"), "5:9"},
		{head("wedding") + tag("Tableau", "5c Qh Kh - - - - - - - - - - -"), "4:11"}, {head("wedding") + tag("Stock", "Kh 5c") + tag("Tableau", "Qh - - - - - - - - - - - - -"), "5:11"},
		{head("wedding") + tag("Tableau", "Qh - 5c Kh - - - - - - - - - -"), "ok moves=0 left=1 result=-"},
		// Move lines.
		{wish + wishes + "1: t1*t2\n [x \"\"]", "6:2"}, {wish + wishes + " x", "5:2"}, {wish + wishes + "2: d", "5:1"}, {wish + wishes + "01: d", "5:1"},
		{wish + wishes + "1:t1*t2;\n\n 1:", "7:2"}, {wish + wishes + "1: t1*t2 d", "5:10"}, {wish + wishes + "1: \tt2*t1", "5:5"}, {wish + wishes + "1:t9*t10", "5:3"},
		{wish + wishes + "1: ; none\r\n1:t1*t2 ; all", "ok moves=1 left=0 result=won"},
		// The result.
		{wish + tag("Result", "won") + wishes, "4:10"}, {wish + tag("Result", "won") + wishes + "1: t1*t2", "ok moves=1 left=0 result=won"}, {wish + tag("Result", "*") + wishes + "1: t1*t2", "4:10"},
	} {
		if got := verdict(tt.text); got != tt.want {
			t.Errorf("got %s, want %s for\n%s", got, tt.want, tt.text)
		}
	}
}
