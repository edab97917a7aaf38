package record_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"dreist/game/play"
	"dreist/game/play/stairs"
	"dreist/game/record"
)

// stairsFormat is the format of the game in package stairs: the tags of stairsFields, and turns of any number of waves such as 2!, each of a
// seat, and a laid card such as B, which is a letter.
var stairsFormat = record.Format{GameName: "Stairs", Version: "1", Check: checkStairs}

// malformed is told of tags that are not strict.
const malformed = string(record.MalformedTag)

// stairsTags is four lines long.
const stairsTags = `[Game "Stairs"]
[Format "1"]
[Hand1 "B D"]
[Hand2 "A C"]
`

// letter is a card.
type letter byte

func (l letter) String() string { return string(l) }

func stairsFields(hands *[stairs.MaxSeats][]letter) []record.Field {
	fields := append(record.SeatFields(record.NumberedSeats(make([]string, stairs.MaxSeats)...)),
		record.ValueField("Game", record.CheckOneOf("Stairs"), "Stairs", true),
		record.ValueField("Format", record.CheckOneOf("1"), "1", true),
		record.ValueField("Stair", record.Require(func(v record.Word) bool { return v.Text == "first" }, "no stair"), "", false),
		record.ValueField("Result", record.CheckOneOf("0", "1", "2", "3", "4", "2  2"), "", false))
	for i := range hands {
		fields = append(fields, record.ListField(record.SeatTag("Hand", i+1), &hands[i], true, func(_ int, w record.Word) (l letter, r record.Reason) {
			card, ok := parseCard(w.Text)
			if !ok {
				r.Fault = "no card"
			}
			return letter(card), r
		}))
	}
	return fields
}

func parseCard(word string) (card byte, ok bool) {
	return word[0], len(word) == 1 && word >= "A" && word <= "Z"
}

func parseStep(word string) (m stairs.Move, fault record.Fault) {
	ok := false
	if seat, waves := strings.CutSuffix(word, "!"); waves {
		number := record.ParseSeat(seat, 2)
		m, ok = stairs.Move{Seat: play.Seat(number - 1), Card: stairs.Wave}, number > 0
	} else {
		m.Card, ok = parseCard(word)
	}
	if !ok {
		fault = "no move"
	}
	return m, fault
}

// refusal is an error of package stairs with words.
type refusal struct{ error }

func (r refusal) Text() string { return r.Error() }

func checkStairs(text string, position bool) (string, *record.Error) {
	var read [stairs.MaxSeats][]letter
	h := record.Header{Fields: stairsFields(&read), IsOnce: true, FaultOfName: func(name string) record.Fault {
		if base, number := record.SplitName(name); base == "Hand" && number > 0 {
			return "no such hand"
		}
		return ""
	}}
	var match *stairs.Match
	begin := func() *record.Error {
		if err := h.ErrorIfMissing("Format", "Hand1"); err != nil {
			return err
		}
		var hands []string
		for n := 1; h.Has(record.SeatTag("Hand", n)); n++ {
			hands = append(hands, string(read[n-1]))
		}
		if len(hands) == 1 {
			return h.ErrorAt("Hand2", 0, record.Reason{Fault: "alone"})
		}
		if len(hands[1]) > 3 {
			return h.ErrorAt("Hand2", 3, record.Reason{Fault: "too many"})
		}
		var err error
		match, err = stairs.New(slices.Repeat([]play.Player{{Kind: play.Person}}, len(hands)), hands, play.DiscardSaver{})
		if err != nil {
			return h.ErrorAt("Hand1", record.WholeValue, record.RefusalReason(refusal{err}))
		}
		return nil
	}
	turns := record.Turns[stairs.Move]{
		ToMove: func() int { return int(match.Position().Turn) + 1 }, ParseMove: parseStep, Manner: record.TurnManner{GameOver: refusal{stairs.ErrOver}},
		Play: func(m stairs.Move) (endsTurn bool, err error) {
			if m.Card != stairs.Wave {
				m.Seat = match.Position().Turn
			}
			if _, err := match.Play(m); err != nil {
				return false, refusal{err}
			}
			return m.Card != stairs.Wave && match.Position().Turn != play.NoSeat, nil
		},
	}
	rest := func() string { return fmt.Sprint(len(strings.Join(match.Position().Hands[:], ""))) }
	if err := h.Read(text, begin, turns.PlayTurn, rest); err != nil {
		return "", err
	}
	verdict := fmt.Sprintf("moves=%d rest=%s extra=%d\n", len(turns.Moves), rest(), len(h.ExtraTags()))
	if position {
		var tags record.Tags
		tags.Add("Turn", record.SeatText(match.Position().Turn))
		verdict += string(tags)
	}
	return verdict, nil
}

// Another game can be read with the same lines, tags and turns, and its faults have their places.
func TestASecondGame(t *testing.T) {
	for text, want := range map[string]string{
		stairsTags + "1: 2!  B ; she waits\n2:C\n; end":                                     "ok moves=3 rest=2 extra=0",
		stairsTags + "1: B\n2: 1!":                                                          "ok moves=2 rest=3 extra=0",
		"\ufeff;x\r\n\r\n" + strings.ReplaceAll(stairsTags, "\n", "; x\r\n") + "1: B\r\n2:": "ok moves=1 rest=3 extra=0",
		stairsTags + "[Seat6 \"\"]\n[Result \"4\"]\n[Hand \"\"]":                            "ok moves=0 rest=4 extra=2",

		"":                                                "1:1: Game: this tag is missing",
		"\n  1: B\n" + stairsTags:                         "2:3: 1:: the first tag must be Game",
		"[Format \"1\"]\n" + stairsTags:                   "1:1: [Format: the first tag must be Game",
		stairsTags + " [Hand2 \"Z\"]":                     "5:2: [Hand2: duplicate tag",
		stairsTags + "[x \"\"]\n[x \"\"]":                 "6:1: [x: duplicate tag",
		stairsTags + "[Hand6 \"Z\"]":                      "5:1: [Hand6: no such hand",
		stairsTags + "[Stair \" \"]":                      "5:9: \" \": no stair",
		stairsTags + "[Result \"3\"]":                     "5:10: 3: the moves lead to 4",
		stairsTags + "[Result \"2  2\"]":                  "5:10: 2  2: the moves lead to 4",
		stairsTags + "[ x \"Z\"]":                         "5:1: [: " + malformed,
		stairsTags + "[x \"\\Z\"]":                        "5:1: [x: " + malformed,
		"[Game \"Stairs\"]":                               "1:1: Format: this tag is missing",
		stairsTags[:43]:                                   "1:1: Hand2: alone",
		strings.Replace(stairsTags, "A C", "A C E  F", 1): "4:16: F: too many",
		strings.Replace(stairsTags, "A C", "A\tß\t", 1):   "4:11: ß: no card",
		strings.Replace(stairsTags, `"1"`, `"2"`, 1):      `2:10: 2: want "1"`,
		strings.Replace(stairsTags, `"1"`, `""`, 1):       `2:10: "": want "1"`,

		stairsTags + "\t[x \"1\"]\n1: B\n [x \"1\"]": "7:2: [x: tags must come before the turns",
		"\n ; x":                    "1:1: Game: this tag is missing",
		"\ufeff\ufeff" + stairsTags: "1:1: \ufeff[Game: the first tag must be Game",
		stairsTags + "[Seat1 \"a;\\\"\\\\\x00\"] \t;x\n1:B;": "ok moves=1 rest=3 extra=0",
		stairsTags + "[Note \"äöü€😀\" x]":                    "5:1: [Note: " + malformed,
		stairsTags + "\t1:\t\t2!\tx":                         "5:9: x: no move",
		stairsTags + "1: ä€ B":                               "5:4: ä€: no move",
		stairsTags + "1:\u00a0B":                             "5:3: \u00a0B: no move",
		stairsTags + "1: B\u2028x":                           "5:4: B\ufffdx: no move",
		stairsTags + "1: B\r\r\n":                            "5:4: B\ufffd: no move",
		stairsTags + "; \xc3(":                               "5:3: 0xc3: not UTF-8",
		stairsTags + "1: \xff":                               "5:4: 0xff: not UTF-8",
		stairsTags + "1: " + strings.Repeat("x", 99):         "5:4: " + strings.Repeat("x", 60) + "…: no move",
		stairsTags + "1;: B":                                 "5:1: 1: neither a tag nor a turn",
		stairsTags + "1 : B":                                 "5:1: 1: neither a tag nor a turn",
		stairsTags + ": B":                                   "5:1: :: neither a tag nor a turn",
		stairsTags + "Mia: B":                                "5:1: Mia:: neither a tag nor a turn",
		stairsTags + " B":                                    "5:2: B: neither a tag nor a turn",
		stairsTags + "2: B":                                  "5:1: 2:: it is the turn of seat 1",
		stairsTags + "01: B":                                 "5:1: 01:: it is the turn of seat 1",
		stairsTags + "1: 2!\n  1: B":                         "6:3: 1:: the turn stops here, but only the last line may stop in the middle of a turn",
		stairsTags + "1: ä!":                                 "5:4: ä!: no move",
		stairsTags + "1: 2! 2!":                              "5:7: 2!: stairs: the seat waves already",
		stairsTags + "1: 3!":                                 "5:4: 3!: no move",
		stairsTags + "1: B D":                                "5:6: D: the turn has ended",
		stairsTags + "1: B\n2: C\n1: D\n2: A":                "8:1: 2:: stairs: the match is over",
		stairsTags + "1: B\n2: C\n1: D D":                    "7:6: D: stairs: the match is over",
		stairsTags + "1:B\n2:\t\tA":                          "6:5: A: stairs: the card is lower than the one before",
	} {
		verdict, err := checkStairs(text, false)
		got := "ok " + strings.TrimSuffix(verdict, "\n")
		if err != nil {
			got = err.Error()
		}
		if got != want {
			t.Errorf("got %s, want %s for\n%s", got, want, text)
		}
	}
}

// A record written for the second game can be read back.
func TestASecondGamePrints(t *testing.T) {
	hands := [stairs.MaxSeats][]letter{{'B', 'D'}, {'A', 'C'}}
	fields := slices.DeleteFunc(stairsFields(&hands), func(f record.Field) bool {
		return strings.HasPrefix(f.Name, "Seat") || f.Name > "Hand2" && f.Name < "Hand9"
	})
	text := record.TagsOf(fields, record.ExtraTags{{Name: "Note", Value: `a "b" \ c`}})
	turns := record.AppendMove(nil, 1, "2!", false)
	turns = record.AppendMove(turns, 1, "B", true)
	turns = record.AppendMove(turns, 2, "1!", false)
	text = append(text, turns...)
	const want = stairsTags + `[Note "a \"b\" \\ c"]` + "\n\n1: 2! B\n2: 1!"
	if string(text) != want {
		t.Errorf("got\n%s\nwant\n%s", text, want)
	}
	var out strings.Builder
	if !record.Verify([]string{"-"}, strings.NewReader(want), &out, true, stairsFormat) ||
		out.String() != "-: ok moves=3 rest=3 extra=1\n[Turn \"2\"]\n" {
		t.Errorf("got %q", out.String())
	}
}
