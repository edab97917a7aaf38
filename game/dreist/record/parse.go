package record

import (
	"cmp"
	"fmt"

	"dreist/game/dreist"
	"dreist/game/record"
	"dreist/game/store"
)

// Name is what the program calls DREIst! among the games that it keeps. What names no game is DREIst!'s, too.
const Name = store.UnnamedGame

// Parse reads a record and plays it by the rules. Its error is a *record.Error of game/record at the text's first fault.
func Parse(text string) (*Game, error) {
	g, _, err := read(text)
	if err != nil {
		return nil, err
	}
	return g, nil
}

// read reads a record and returns the game and its run to the last move.
func read(text string) (*Game, run, *record.Error) {
	s, err := record.NewSource(text)
	if err != nil {
		return nil, run{}, err
	}
	h, err := readHeader(s)
	if err != nil {
		return nil, run{}, err
	}
	g := h.game()
	r, startErr := begin(g.Deal)
	if startErr != nil {
		return nil, run{}, h.Tags[0].Value.Whole(unplayable(startErr))
	}
	if err := s.Turns(func(t record.Turn) (stop, err *record.Error) { return g.play(t, &r) }); err != nil {
		return nil, run{}, err
	}
	if outcome := g.outcome(&r.position); g.Result != "" && g.Result != outcome {
		return nil, run{}, h.Value("Result").Whole(record.Reason{Fault: record.FalseResult, Text: outcome})
	}
	return g, r, nil
}

// readHeader reads the tags. A misplaced tag is reported before any other fault, as it stands further up in the text.
func readHeader(s *record.Source) (h header, err *record.Error) {
	h.Once, h.cards = true, map[string][]dreist.Card{}
	below, more, err := s.Tags(h.addLine)
	if err == nil && more {
		_, err = below.Turn()
	}
	if err != nil {
		return h, cmp.Or(h.misplaced(false), err)
	}
	after := below.Number
	if len(h.Tags) == 0 && !more {
		after = 1 // no game can be told of such a text, so all games agree on this
	}
	return h, cmp.Or(h.misplaced(true), h.missing(after))
}

// Format returns DREIst!'s record format for package game/record.
func Format() record.Format {
	return record.Format{Game: gameName, Version: formatVersion, Check: check, Ext: store.RecordExt(""), Unreadable: 1}
}

// check replays a record and returns its finished turns, its winner and, if position is set, the position reached.
func check(text string, position bool) (verdict string, err *record.Error) {
	g, r, err := read(text)
	if err != nil {
		return "", err
	}
	verdict = fmt.Sprintf("turns=%d winner=%s\n", r.turns, g.seatText(r.position.Winner()))
	if position {
		verdict += string(g.AppendPosition(nil, &r.position))
	}
	return verdict, nil
}
