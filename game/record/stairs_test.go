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

// stairsFormat is a second grammar, of the game in package stairs: strict tags Game, Format, SeatN and HandN, whose cards are letters. A
// turn is any number of waves such as 2!, each of a seat, then a laid card such as B. Faults of whole lines are at their starts.
var stairsFormat = record.Format{Game: "Stairs", Version: "1", Check: checkStairs}

// stairsTags is four lines long.
const stairsTags = `[Game "Stairs"]
[Format "1"]
[Hand1 "B D"]
[Hand2 "A C"]
`

// stairsReader reads a record of Stairs.
type stairsReader struct {
	record.Header
	hands   []string
	match   *stairs.Match
	turns   int  // finished
	stopped bool // the last line ended in the middle of a turn
}

func checkStairs(text string, position bool) (string, *record.Error) {
	s, err := record.NewSource(text)
	if err != nil {
		return "", err
	}
	var r stairsReader
	below, more, err := s.Tags(r.tag)
	switch {
	case err != nil:
		return "", err
	case more && len(r.Tags) == 0:
		return "", below.AtStart(record.Reason{Fault: record.GameNotFirst})
	case !r.Has("Format") || len(r.hands) == 0:
		return "", &record.Error{Line: 1, Column: 1, Reason: record.Reason{Fault: record.TagMissing}}
	}
	people := slices.Repeat([]play.Player{{Kind: play.Person}}, len(r.hands))
	match, startErr := stairs.New(people, r.hands, play.Unkept{})
	if startErr != nil {
		return "", r.Value("Game").Whole(record.Reason{Fault: record.NoSuchSeat, Text: startErr.Error(), Err: startErr})
	}
	r.match = match
	if err := s.Turns(r.turn); err != nil {
		return "", err
	}
	now := match.Position()
	left := strings.Join(now.Hands[:], "")
	verdict := fmt.Sprintf("turns=%d rest=%d\n", r.turns, len(left))
	if position {
		verdict += string(record.AppendTag(nil, "Turn", fmt.Sprint(now.Turn+1)))
	}
	return verdict, nil
}

func (r *stairsReader) tag(l record.Line) *record.Error {
	t, err := l.Tag()
	fault := r.Fault(t)
	switch {
	case err != nil || !t.IsStrict():
		return l.AtStart(record.Reason{Fault: record.NeitherTagNorTurn})
	case fault != "":
		return l.AtStart(record.Reason{Fault: fault})
	case t.Name == "Game":
		err = t.Value.OneOf("Stairs")
	case t.Name == "Format":
		err = t.Value.OneOf("1")
	case strings.HasPrefix(t.Name, "Hand"):
		if record.SeatNumber(t.Name[len("Hand"):], stairs.MaxSeats) != len(r.hands)+1 {
			return l.AtStart(record.Reason{Fault: record.NoSuchSeat, Text: t.Name})
		}
		hand := ""
		for card := range t.Value.Words() {
			if len(card.Text) != 1 || card.Text < "A" || card.Text > "Z" {
				return t.Value.At(card.Start, card.Text, record.Reason{Fault: "no card"})
			}
			hand += card.Text
		}
		r.hands = append(r.hands, hand)
	}
	r.Add(t)
	return err
}

func (r *stairsReader) turn(t record.Turn) (stop, err *record.Error) {
	now := r.match.Position()
	switch {
	case r.stopped:
		return nil, t.Line.AtStart(record.Reason{Fault: record.TurnUnfinished})
	case record.SeatNumber(t.Number(), stairs.MaxSeats) != int(now.Turn)+1:
		return nil, t.Line.AtStart(record.Reason{Fault: record.NotTheirTurn, Text: fmt.Sprint(now.Turn + 1)})
	}
	r.stopped = true
	for _, k := range t.Tokens {
		m := stairs.Move{Seat: now.Turn, Card: k.Text[0]}
		seat, waves := strings.CutSuffix(k.Text, "!")
		if number := record.SeatNumber(seat, len(r.hands)); waves && number > 0 {
			m = stairs.Move{Seat: play.Seat(number - 1), Card: stairs.Wave}
		} else if len(k.Text) > 1 {
			return nil, t.At(k, record.Reason{Fault: "no move"})
		}
		if !r.stopped {
			return nil, t.At(k, record.Reason{Fault: record.TurnEnded})
		}
		if _, err := r.match.Play(m); err != nil {
			return nil, t.At(k, record.Reason{Fault: "against the rules", Text: err.Error(), Err: err})
		}
		if r.stopped = waves; !waves {
			r.turns++
		}
	}
	return nil, nil
}

// Another game can be read with the same lines, tags and turns, and its faults have their places.
func TestASecondGame(t *testing.T) {
	for text, want := range map[string]string{
		stairsTags + "1: 2!  B ; she waits\n2:C\n; end":                                     "ok turns=2 rest=2",
		stairsTags + "1: B\n2: 1!":                                                          "ok turns=1 rest=3",
		"\ufeff;x\r\n\r\n" + strings.ReplaceAll(stairsTags, "\n", "; x\r\n") + "1: B\r\n2:": "ok turns=1 rest=3",

		"":                              "1:1: -: this tag is missing",
		"\n  1: B\n" + stairsTags:       "2:3: 1:: the first tag must be Game",
		"[Format \"1\"]\n" + stairsTags: "1:1: [Format: the first tag must be Game",
		stairsTags + " [Hand2 \"Z\"]":   "5:2: [Hand2: duplicate tag",
		stairsTags + "[Hand4 \"Z\"]":    "5:1: [Hand4: there is no seat Hand4",
		stairsTags + "[ x \"Z\"]":       "5:1: [: neither a tag nor a turn",
		stairsTags + "[x \"\\Z\"]":      "5:1: [x: neither a tag nor a turn",
		strings.Replace(stairsTags, "A C", "A\tß\t", 1): "4:11: ß: no card",
		strings.Replace(stairsTags, `"1"`, `"2"`, 1):    `2:10: 2: want "1"`,
		strings.Replace(stairsTags, `"1"`, `""`, 1):     `2:10: "": want "1"`,

		stairsTags + "\t[x \"1\"]\n1: B\n [x \"1\"]": "7:2: [x: tags must come before the turns",
		stairsTags + " B":            "5:2: B: neither a tag nor a turn",
		stairsTags + "2: B":          "5:1: 2:: it is the turn of seat 1",
		stairsTags + "01: B":         "5:1: 01:: it is the turn of seat 1",
		stairsTags + "1: 2!\n  1: B": "6:3: 1:: the turn stops here, but only the last line may stop in the middle of a turn",
		stairsTags + "1: ä!":         "5:4: ä!: no move",
		stairsTags + "1: 2! 2!":      "5:7: 2!: stairs: the seat waves already",
		stairsTags + "1: 3!":         "5:4: 3!: no move",
		stairsTags + "1: B D":        "5:6: D: the turn has ended",
		stairsTags + "1:B\n2:\t\tA":  "6:5: A: stairs: the card is lower than the one before",
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
	text := record.AppendTag([]byte(stairsTags), "Note", `a "b" \ c`)
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
		out.String() != "-: ok turns=1 rest=3\n[Turn \"2\"]\n" {
		t.Errorf("got %q", out.String())
	}
}
