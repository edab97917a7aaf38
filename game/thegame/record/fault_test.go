package record_test

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"dreist/build/gametest"
	"dreist/build/need"
	"dreist/game/thegame/record"
)

// demo is the record that the format is told with.
const demo = `[Game "THE GAME"]
[Format "1"]
[Seat1 "Mia"]
[Seat2 "Ole"]
[Starts "2"]
[Deck ""]
[PileA "40 52 61"]
[PileB "88 78 89"]
[PileD "12 7"]
[Hand1 "51 90"]
[Hand2 "62 17 5"]

2: 5d 1!a .   ; Mia asks to keep off a
1: 51a 2~b
`

// example returns the record of an example, without turns.
func example(t testing.TB, number int) string {
	t.Helper()
	text := need.Value(os.ReadFile(fmt.Sprintf("../primer/records/e%02d.thegame", number)))(t)
	return string(text)
}

func TestDemo(t *testing.T) {
	const want = `ok turns=1 rest=3 result=-
[PileA "40 52 61 51"]
[PileB "88 78 89"]
[PileC ""]
[PileD "12 7 5"]
[Hand1 "90"]
[Hand2 "62 17"]
[Deck ""]
[Turn "1"]
[Laid "1"]
[Minimum "1"]
[Stuck "-"]
[Signals "2~b"]
`
	if got := gametest.VerifyText(record.Format(), demo, true); got != want {
		t.Errorf("got\n%swant\n%s", got, want)
	}
	if got := gametest.VerifyText(record.Format(), edit(t, "2~b", "2-b"), false); got != "14:8: 2-b: seat 2 has no signal on b" {
		t.Errorf("got %s", got)
	}
}

// wantVerdicts checks how the verdicts on texts begin.
func wantVerdicts(t *testing.T, all map[string]struct{ text, want string }) {
	t.Helper()
	for name, tt := range all {
		t.Run(name, func(t *testing.T) { gametest.CheckVerdict(t, record.Format(), tt.text, tt.want) })
	}
}

// edit returns the demo with parts replaced.
func edit(t *testing.T, pairs ...string) string {
	t.Helper()
	return gametest.ReplaceInText(t, demo, pairs...)
}

const demoOK = "ok turns=1 rest=3 result=-"

// What is wrong with a tag by itself, in the order in which it is told.
func TestFaultsOfATag(t *testing.T) {
	wantVerdicts(t, map[string]struct{ text, want string }{
		"empty":                     {"", "1:1: "},
		"another tag first":         {"\n " + edit(t, `[Game "THE GAME"]`, `[Event "x"]`), "2:2: "},
		"a turn first":              {"\n\t2: 5d\n" + demo, "2:2: 2:"},
		"malformed first":           {edit(t, `[Game "`, `[Event Game "`), "1:1: "},
		"malformed before not Game": {"[Event \"x\" ]\n" + demo, "1:1: [Event: not a tag"},
		"another game":              {edit(t, "THE GAME", "THE GAME "), "1:8: THE GAME : want"},
		"another format":            {edit(t, `[Format "1"]`, `[Format "2"]`), "2:10: 2"},
		"another variant":           {edit(t, "[Deck", "[Variant \"Pro\"]\n[Deck"), "6:11: Pro"},
		"a result of nobody":        {edit(t, "[Deck", "[Result \"-\"]\n[Deck"), "6:10: -"},
		"an empty result":           {edit(t, "[Deck", "[Result \"\"]\n[Deck"), "6:10: "},
		"no number of a seat":       {edit(t, `[Starts "2"]`, `[Starts "two"]`), "5:10: two"},
		"a seat with a zero":        {edit(t, `[Starts "2"]`, `[Starts "02"]`), "5:10: 02"},
		"seat 6":                    {edit(t, "[Seat2", "[Seat6 \"Eva\"]\n[Seat2"), "4:1: [Seat6"},
		"seat 01":                   {edit(t, "[Seat2", "  [Seat01 \"Eva\"]\n[Seat2"), "4:3: [Seat01"},
		"hand 0":                    {edit(t, "[Hand1", "[Hand0 \"\"]\n[Hand1"), "10:1: [Hand0"},
		"other names are kept": {edit(t, "[Hand1",
			"[Hand \"x\"]\n[Hand1a \"\"]\n[Seat \"\"]\n[PileE \"5\"]\n[hand1 \"\"]\n[Hand1"), demoOK},
		"other names may come twice": {edit(t, "[Hand1", "[Event \"x\"]\n[Event \"x\"]\n[Hand1"), demoOK},
		"twice":                      {edit(t, "[Hand1", "[PileD \"100\"]\n[Hand1"), "10:1: [PileD: duplicate tag"},
		"the game twice":             {edit(t, "[Format", "[Game \"THE GAME\"]\n[Format"), "2:1: [Game"},
		"no card":                    {edit(t, "40 52 61", "40 052 61"), "7:12: 052"},
		"a card below 2":             {edit(t, "40 52 61", "1 40"), "7:9: 1"},
		"a card above 99":            {edit(t, "40 52 61", "40 100"), "7:12: 100"},
		"a card on two tags":         {edit(t, "51 90", "51 89"), "10:12: 89"},
		"a card twice in a tag":      {edit(t, "51 90", "51 51"), "10:12: 51"},
		"twice before not fitting":   {edit(t, "88 78 89", "88 40"), "8:12: 40"},
		"not fitting":                {edit(t, "40 52 61", "40 31"), "7:12: 31"},
		"not fitting downwards":      {edit(t, "12 7", "12 23"), "9:12: 23"},
		"a trick in a pile":          {edit(t, "12 7", "12 22 7"), demoOK},
		"an escape in a list":        {edit(t, "51 90", `51 \"90`), "10:12: "},
		"malformed: no quote":        {edit(t, `[PileD "12 7"]`, `[PileD 12 7"]`), "9:1: [PileD"},
		"malformed before seat 6":    {edit(t, "[Seat2", "[Seat6 \"Eva\" ]\n[Seat2"), "4:1: [Seat6: not a tag"},
		"line by line":               {edit(t, "40 52 61", "x", `"1"]`, `"2"]`), "2:10: 2"},
		"before the tags as a whole": {edit(t, "[Format \"1\"]\n", "", "51 90", "51 x"), "9:12: x"},
	})
}

// What is wrong with the tags together, in the order in which it is told.
func TestFaultsOfTheTagsAsAWhole(t *testing.T) {
	wantVerdicts(t, map[string]struct{ text, want string }{
		"no format":                 {edit(t, "[Format \"1\"]\n", ""), "1:1: Format"},
		"no seat 1":                 {edit(t, "[Seat1 \"Mia\"]\n", ""), "1:1: Seat1"},
		"no deck":                   {"\ufeff;x\n" + edit(t, "[Deck \"\"]\n", ""), "1:1: Deck"},
		"a gap":                     {edit(t, "[Seat2", " [Seat3"), "4:2: [Seat3"},
		"a gap, lowest first":       {edit(t, "[Seat2 \"Ole\"]", "[Seat5 \"\"]\n[Seat4 \"\"]\n[Seat2 \"\"]"), "5:1: [Seat4"},
		"a gap before Starts":       {edit(t, "[Seat2", "[Seat3", `"2"]`, `"5"]`), "4:1: [Seat3"},
		"Starts beyond":             {edit(t, `"2"]`, `"3"]`), "5:10: 3"},
		"Starts before a hand":      {edit(t, `"2"]`, `"3"]`, "[Hand1", "[Hand3 \"\"]\n[Hand1"), "5:10: 3"},
		"a hand of nobody":          {edit(t, "[Hand1", " [Hand3 \"\"]\n[Hand1"), "10:2: [Hand3"},
		"hands of nobody":           {edit(t, "[Hand1", "[Hand4 \"\"]\n[Hand3 \"\"]\n[Hand1"), "11:1: [Hand3"},
		"some hands":                {edit(t, "[Hand2 \"62 17 5\"]\n", ""), "1:1: Hand2"},
		"a hand of nobody and some": {edit(t, "[Hand2", "[Hand3"), "11:1: [Hand3"},
		"too few cards": {edit(t, "[Hand1 \"51 90\"]\n", "", "[Hand2 \"62 17 5\"]\n", "",
			`[Deck ""]`, `[Deck "2 3 4 5"]`), "6:8: 2 3 4 5"},
		"a short hand":               {edit(t, `[Deck ""]`, `[Deck "2"]`), "10:9: 51 90"},
		"an empty hand":              {edit(t, `[Deck ""]`, `[Deck "2"]`, "51 90", ""), "10:9: "},
		"a long hand":                {edit(t, "51 90", "51 90 20 21 22 23  24 25"), "10:31: 25"},
		"a long hand before a short": {edit(t, `[Deck ""]`, `[Deck "2"]`, "51 90", "51 90 20 21 22 23 24\t\t25"), "10:31: 25"},
		"short before long":          {edit(t, `[Deck ""]`, `[Deck "2"]`, "62 17 5", "62 17 5 20 21 22 23 24"), "10:9: 51 90"},
		"a small hand": {edit(t, `[Deck ""]`,
			"[Deck \"\"]\n[Variant \"pro-small\"]", "51 90", "51 90 20 21 22 23 24"), "11:27: 24"},
		"nobody holds a card": {edit(t, "51 90", "", "62 17 5", ""), "6:8: "},
		"before the turns":    {edit(t, "[Format \"1\"]\n", "", "2: 5d", "x"), "1:1: Format"},
		"an empty hand begins": {edit(t, "62 17 5", "",
			"2: 5d 1!a .   ; Mia asks to keep off a\n", ""), "ok turns=0 rest=1 result=-"},
	})
}

// What is wrong with a line of turns, and then with its tokens; the result comes last.
func TestFaultsOfTurns(t *testing.T) {
	end := strings.ReplaceAll(demo, "1: 51a 2~b\n", "")
	wantVerdicts(t, map[string]struct{ text, want string }{
		"a tag among them":         {edit(t, "1: 51a", " [Event \"x\"]\n1: 51a"), "14:2: [Event"},
		"another seat":             {edit(t, "1: 51a", "\t2: 51a"), "14:2: 2:: it is the turn of seat 1"},
		"after an unfinished turn": {demo + "\n 1: 90c", "16:2: 1:: the turn stops here"},
		"of no tokens":             {end + "1:", "ok turns=1 rest=4 result=-"},
		"nothing like a token":     {end + "1: 51A", "14:4: 51A"},
		"a card with a zero":       {end + "1: 051a", "14:4: 051a"},
		"the card of another":      {end + "1: 62a", "14:4: 62a: the seat to move does not hold this card"},
		"a card that does not fit": {end + "1: 51b", "14:4: 51b: 51 is not above 89 and not 79"},
		"an end too early":         {end + "1: 2~b .", "14:8: .: 0 of 1 cards laid"},
		"a token after the end":    {end + "1: 51a . 90c", "14:10: 90c: the turn has ended"},
		"a signal of nobody":       {end + "1: 3!a", "14:4: 3!a: there is no seat 3"},
		"the same again":           {end + "1: 2!a 2!a", "14:8: 2!a: seat 2 has this signal on a already"},
	})
}

// How games end, and what may follow.
func TestEnds(t *testing.T) {
	e10, e6 := example(t, 10), example(t, 6)
	stuck := strings.Replace(strings.Replace(e10, "86", "98", 1), "87 97", "50", 1)
	won := e10 + "1: 97a 87a .\n2: 88a"
	result := func(text, value string) string {
		return strings.Replace(text, "[Deck", "[Result \""+value+"\"]\n[Deck", 1)
	}
	wantVerdicts(t, map[string]struct{ text, want string }{
		"won":                           {won, "ok turns=2 rest=0 result=won"},
		"a token after winning":         {won + " .", "13:8: .: the game is over"},
		"a line after winning":          {won + "\n\t1:", "14:2: 1:: the game is over"},
		"lost by a card":                {e6 + "1: 92a", "ok turns=0 rest=9 result=lost"},
		"a token after losing":          {e6 + "1: 92a 80a", "10:8: 80a: the game is over"},
		"a line after losing":           {e6 + "1: 92a\n1: 80a", "11:1: 1:: the game is over"},
		"a tag after losing":            {e6 + "1: 92a\n [Event \"x\"]", "11:2: [Event"},
		"a signal after that":           {e10 + "1: 97a . 1!a", "12:10: 1!a"},
		"lost before it has begun":      {stuck, "ok turns=0 rest=2 result=lost"},
		"a line after that":             {stuck + "1:", "12:1: 1:: the game is over"},
		"the result is true":            {result(won, "won"), "ok turns=2 rest=0 result=won"},
		"the result is lost":            {result(won, "lost"), "5:10: lost: the moves lead to won"},
		"an open result":                {result(demo, "*"), demoOK},
		"a result before the end":       {result(demo, "won"), "6:10: won: the moves lead to *"},
		"a fault before a wrong result": {result(won, "lost") + " x", "14:8: x"},
	})
	const want = `[Turn "-"]
[Laid "0"]
[Minimum "0"]
[Stuck "2"]
[Signals "1!b 1~d 2+c"]
`
	if got := gametest.VerifyText(record.Format(), e10+"1: 2+c 1~d 1!b 97a .", true); !strings.HasSuffix(got, want) {
		t.Errorf("got\n%swant\n%s", got, want)
	}
}
