package record

import (
	"fmt"
	"strconv"
	"strings"
	"unicode/utf8"

	"dreist/game/dreixdrei"
	"dreist/game/record"
	"dreist/game/store"
)

// Name is what the program calls the game where it keeps its files, which end in it.
const Name = "dreixdrei"

// Format returns the record format of DREI x DR3I for package game/record.
func Format() record.Format {
	return record.Format{Game: gameName, Version: formatVersion, Check: check, Ext: store.RecordExt(""), Other: store.RecordExt(Name), Own: "Down", Unreadable: 1}
}

// Parse reads a record and plays it by the rules. Its error is a *record.Error of game/record at the fault that counts.
func Parse(text string) (*Game, error) {
	g, _, err := read(text)
	if err != nil {
		return nil, err
	}
	return g, nil
}

// read reads a record and returns the game and its run to the last move.
func read(text string) (*Game, *run, *record.Error) {
	if !utf8.ValidString(text) {
		return nil, nil, record.AtTop("", record.Reason{Fault: record.NotUTF8})
	}
	s, err := record.NewSource(text)
	if err != nil {
		return nil, nil, err
	}
	s.Controls = true
	h := header{Header: record.Header{Once: true}}
	if err := s.Head(h.add); err != nil {
		return nil, nil, err
	}
	if err := h.check(); err != nil {
		return nil, nil, err
	}
	g := h.game()
	start, startErr := g.Deal.Position()
	if startErr != nil { // the tags were checked; this is for what the check should have found
		return nil, nil, record.AtTop("", record.Reason{Fault: BrokenRule, Text: startErr.Error(), Err: startErr})
	}
	r := &run{game: g, position: start}
	if err := s.Turns(r.turn); err != nil {
		return nil, nil, err
	}
	if truth := resultOf(&r.position); g.Result != "" && g.Result != truth {
		return nil, nil, h.Value("Result").Whole(record.Reason{Fault: record.FalseResult, Text: truth})
	}
	return g, r, nil
}

func result(words []string) string { return strings.Join(words, " ") }

// resultOf returns the value of the Result tag for a position.
func resultOf(p *dreixdrei.Position) string {
	if !p.IsOver() {
		return running
	}
	return placesOf(p)
}

// placesOf returns the seats that are out, first one first; at the end the loser stands last, or that the game is
// undecided.
func placesOf(p *dreixdrei.Position) string {
	var words []string
	for _, s := range p.Finished() {
		words = append(words, seatText(s))
	}
	switch {
	case p.Undecided():
		words = append(words, undecided)
	case p.IsOver():
		words = append(words, seatText(p.Loser()))
	}
	return result(words)
}

// seatText returns a seat's number in the record.
func seatText(s dreixdrei.Seat) string {
	if s == dreixdrei.NoSeat {
		return none
	}
	return strconv.Itoa(int(s) + 1)
}

// check replays a record and returns its turns, its winner and, if position is set, the position reached.
func check(text string, position bool) (verdict string, err *record.Error) {
	_, r, err := read(text)
	if err != nil {
		return "", err
	}
	winner := dreixdrei.NoSeat
	if out := r.position.Finished(); r.position.IsOver() && len(out) > 0 {
		winner = out[0]
	}
	verdict = fmt.Sprintf("turns=%d winner=%s\n", r.turns, seatText(winner))
	if position {
		verdict += string(AppendPosition(nil, &r.position))
	}
	return verdict, nil
}
