// Package record reads and writes the text form of PERI for saves, shared deals, examples and tests. Package game/record reads the lines, tags
// and turns that the records of all games share; package peri judges the deal and the moves. This package knows the position of each word in
// the text, for its errors.
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

// Name is the game's name in its file names and the extension of its records.
const Name = "peri"

// Format returns the record format of PERI for package game/record.
func Format() record.Format {
	return record.Format{Game: gameName, Version: formatVersion, Check: check, Ext: store.RecordExt(Name)}
}

// Game is the content of a record.
type Game struct {
	SeatName string // the player's name
	Deal     peri.Deal
	Moves    []peri.Move
	Result   string           // "won", "lost", "*" while the game runs, or empty if the record has no Result tag
	Tags     record.ExtraTags // the tags that the format does not define
}

// Tag is a tag that the format does not define.
type Tag = record.ExtraTag

// Parse reads a record and plays it by the rules. The error is a *Error of game/record at the fault.
func Parse(text string) (*Game, error) { return record.GameOrError(read(text)) }

// read reads a record and returns the game and the position that it reaches.
func read(text string) (g *Game, now peri.Position, fault *record.Error) {
	g = &Game{}
	h := record.Header{DefinedTags: fields}
	begin := func() (err *record.Error) {
		now, err = g.begin(&h)
		return err
	}
	play := func(t record.Turn) (stop, err *record.Error) { return nil, g.play(t, &now) }
	fault = h.Read(text, begin, play, func() string { return resultOf(&now) })
	return g, now, fault
}

func (g *Game) play(t record.Turn, now *peri.Position) *record.Error {
	switch {
	case t.SeatNumber() != "1":
		return t.Line.ErrorAtStart(record.Reason{Fault: NotALine})
	case now.IsOver():
		return t.Line.ErrorAtStart(record.RefusalReason(&peri.Refusal{Reason: peri.GameOver}))
	}
	for _, k := range t.Tokens {
		m, ok := peri.ParseMove(k.Text)
		if !ok {
			return t.ErrorAt(k, record.Reason{Fault: NotAMove})
		}
		if r := now.Refusal(m); r != nil {
			return t.ErrorAt(k, record.RefusalReason(r))
		}
		_ = now.Play(m) // it is allowed
		g.Moves = append(g.Moves, m)
	}
	return nil
}

func resultOf(p *peri.Position) string { return record.ResultOf(p.IsWon(), p.IsOver()) }

// check replays a record. The verdict has the number of moves, of cards left, the result and, if position is set, the position at the end.
func check(text string, position bool) (verdict string, err *record.Error) {
	g, now, err := read(text)
	if err != nil {
		return "", err
	}
	verdict = fmt.Sprintf("moves=%d left=%d result=%s\n", len(g.Moves), now.CardsLeft(), cmp.Or(record.FinalResult(resultOf(&now)), "-"))
	if position {
		verdict += string(AppendPosition(nil, &now))
	}
	return verdict, nil
}

const movesInLine = 10

// String returns the game's record in its canonical form. Parse reads it back as an equal game.
func (g *Game) String() string {
	b := g.head(g.Result)
	var moves []byte
	for i, m := range g.Moves {
		moves = record.AppendMove(moves, 1, m.String(), (i+1)%movesInLine == 0 || i+1 == len(g.Moves))
	}
	return string(append(b, moves...))
}

func (g *Game) head(result string) (b record.Tags) {
	b.Add("Game", gameName)
	b.Add("Format", formatVersion)
	b.Add("Patience", g.Deal.Patience.Key)
	b.AddSome(seatTag, g.SeatName)
	for part, list := range g.Deal.Cards {
		if list != nil {
			b.Add(peri.Part(part).String(), record.JoinCards(list))
		}
	}
	if g.Deal.Cards[peri.Deck] == nil {
		b.Add(peri.CounterPart.String(), strconv.Itoa(g.Deal.StartCounter))
	}
	b.AddEnd(result, g.Tags)
	return b
}

// AppendMove appends a move with its number, from 1, to the earlier moves. The caller adds the line end after the last move.
func AppendMove(moves []byte, number int, m peri.Move) []byte {
	return record.AppendMove(moves, 1, m.String(), number%movesInLine == 0)
}

// Head returns the text above the moves, with the result if the game is over.
func (g *Game) Head(now *peri.Position) string {
	return string(g.head(record.FinalResult(resultOf(now))))
}

// AppendPosition appends a position as tags, one per line; the last one lists the allowed moves.
func AppendPosition(dst []byte, p *peri.Position) []byte {
	b := record.Tags(dst)
	for part := range peri.Deck {
		b.Add(part.String(), record.JoinCards(p.ItemsOf(part)))
	}
	b.Add(peri.CounterPart.String(), strconv.Itoa(p.Counter()))
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
