package record

import (
	"fmt"

	"dreist/game/record"
	"dreist/game/store"
	"dreist/game/thegame"
)

// Name is what the program calls the game where it keeps its files, which end in it.
const Name = "thegame"

// Format returns the record format of THE GAME for package game/record.
func Format() record.Format {
	return record.Format{Game: gameName, Version: formatVersion, Check: check, Ext: store.RecordExt(Name)}
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
	s, err := record.NewSource(text)
	if err != nil {
		return nil, nil, err
	}
	s.Controls = true
	var h header
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
	if result := h.Value("Result"); h.Has("Result") && result.Text != resultOf(&r.position) {
		return nil, nil, result.Whole(record.Reason{Fault: record.FalseResult, Text: resultOf(&r.position)})
	}
	return g, r, nil
}

// resultOf returns the value of the Result tag for a position.
func resultOf(p *thegame.Position) string {
	switch {
	case p.Won():
		return won
	case p.IsOver():
		return Lost
	}
	return running
}

// check replays a record and returns its turns, its rest cards, its result and, if position is set, the position reached.
func check(text string, position bool) (verdict string, err *record.Error) {
	_, r, err := read(text)
	if err != nil {
		return "", err
	}
	result := resultOf(&r.position)
	if result == running {
		result = none
	}
	verdict = fmt.Sprintf("turns=%d rest=%d result=%s\n", r.turns, r.position.Rest(), result)
	if position {
		verdict += string(AppendPosition(nil, &r.position))
	}
	return verdict, nil
}
