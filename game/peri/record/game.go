// Package record reads and writes the text form of PERI: saves, shared deals, examples and tests use it. Package game/record reads the lines,
// tags and turns that the records of all games share; the rules of package peri judge the deal and the moves. This package knows where each
// word stood.
package record

import (
	"cmp"
	_ "embed"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"dreist/game/peri"
	"dreist/game/record"
	"dreist/game/store"
)

// Name is the name of the game in the names of its files, and their extension.
const Name = "peri"

// Format returns the record format of PERI for package game/record.
func Format() record.Format {
	return record.Format{Game: gameName, Version: formatVersion, Check: check, Ext: store.RecordExt(Name)}
}

// Game is the content of a record: the player, the deal and the moves.
type Game struct {
	Seat   string // the player's name
	Deal   peri.Deal
	Moves  []peri.Move
	Result string // "won", "lost", "*" while the game runs, or empty if the record has no Result tag
	Tags   record.Extras
}

// Tag is a tag that the format does not define.
type Tag = record.Extra

// Parse reads a record and plays it by the rules. Its error is a *Error of game/record at the fault that counts.
func Parse(text string) (*Game, error) { return record.Parsed(read(text)) }

// read reads a record and returns the game and the position that it reaches.
func read(text string) (g *Game, now peri.Position, fault *record.Error) {
	g = &Game{}
	h := record.Header{Fields: fields}
	begin := func() (err *record.Error) {
		now, err = g.begin(&h)
		return err
	}
	play := func(t record.Turn) (stop, err *record.Error) { return nil, g.play(t, &now) }
	fault = h.Read(text, begin, play, func() string { return resultOf(&now) })
	return g, now, fault
}

// play plays a line of moves.
func (g *Game) play(t record.Turn, now *peri.Position) *record.Error {
	switch {
	case t.Number() != "1":
		return t.Line.AtStart(record.Reason{Fault: NotALine})
	case now.IsOver():
		return t.Line.AtStart(record.Broken(&peri.Refusal{Reason: peri.GameOver}))
	}
	for _, k := range t.Tokens {
		m, ok := peri.ParseMove(k.Text)
		if !ok {
			return t.ErrorAt(k, record.Reason{Fault: NotAMove})
		}
		if r := now.Refusal(m); r != nil {
			return t.ErrorAt(k, record.Broken(r))
		}
		_ = now.Play(m) // it is allowed
		g.Moves = append(g.Moves, m)
	}
	return nil
}

// resultOf returns the value of the Result tag for a position.
func resultOf(p *peri.Position) string { return record.Outcome(p.IsWon(), p.IsOver()) }

// check replays a record and returns its moves, the cards left, its result and, if position is set, the position reached.
func check(text string, position bool) (verdict string, err *record.Error) {
	g, now, err := read(text)
	if err != nil {
		return "", err
	}
	verdict = fmt.Sprintf("moves=%d left=%d result=%s\n", len(g.Moves), now.CardsLeft(), cmp.Or(record.End(resultOf(&now)), "-"))
	if position {
		verdict += string(AppendPosition(nil, &now))
	}
	return verdict, nil
}

// movesInLine is how many moves a line of a printed record has.
const movesInLine = 10

// String returns the game's text in its canonical form, which Parse reads back as an equal game.
func (g *Game) String() string {
	b := g.head(g.Result)
	var moves []byte
	for i, m := range g.Moves {
		moves = record.AppendMove(moves, 1, m.String(), (i+1)%movesInLine == 0 || i+1 == len(g.Moves))
	}
	return string(append(b, moves...))
}

// head returns the tags.
func (g *Game) head(result string) (b record.Tags) {
	b.Add("Game", gameName)
	b.Add("Format", formatVersion)
	b.Add("Patience", g.Deal.Patience.Key)
	b.AddSome(seatTag, g.Seat)
	for part, list := range g.Deal.Cards {
		if list != nil {
			b.Add(peri.Part(part).String(), record.List(list))
		}
	}
	if g.Deal.Cards[peri.Deck] == nil {
		b.Add(peri.Count.String(), strconv.Itoa(g.Deal.Count))
	}
	b.End(result, g.Tags)
	return b
}

// AppendMove appends a move to those before it, counted from 1. A line end after the last one is the caller's.
func AppendMove(moves []byte, number int, m peri.Move) []byte {
	return record.AppendMove(moves, 1, m.String(), number%movesInLine == 0)
}

// Head returns the text above the moves of a game, with its result once it is over.
func (g *Game) Head(now *peri.Position) string { return string(g.head(record.End(resultOf(now)))) }

// AppendPosition appends a position and the moves that it allows as tags, one a line.
func AppendPosition(dst []byte, p *peri.Position) []byte {
	b := record.Tags(dst)
	for part := range peri.Deck {
		b.Add(part.String(), record.List(p.List(part)))
	}
	b.Add(peri.Count.String(), strconv.Itoa(p.Count()))
	var moves []string
	for m := range p.Moves() {
		moves = append(moves, m.String())
	}
	slices.Sort(moves)
	b.Add("Legal", strings.Join(moves, " "))
	return b
}

//go:embed examples.txt
var examples string

// Example returns the record of a set-up, without moves, on which a player can try the rules of a patience.
func Example(row *peri.Patience) string {
	name := `[Patience "` + row.Key + `"]`
	_, text, _ := strings.Cut(examples, name)
	text, _, _ = strings.Cut(text, "\n[Patience")
	return "[Game \"" + gameName + "\"]\n[Format \"" + formatVersion + "\"]\n" + name + text
}
