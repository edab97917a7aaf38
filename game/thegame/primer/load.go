package primer

import (
	"embed"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"dreist/game/thegame"
	"dreist/game/thegame/record"
)

//go:embed records/*.thegame tries.txt
var files embed.FS

// Examples returns the ten examples in order. It parses and plays them, which takes milliseconds, so keep the result.
func Examples() (all []*Example) {
	text, _ := files.ReadFile("tries.txt")
	var e *Example
	var head string
	var err error
	for i, line := range strings.Split(string(text), "\n") {
		line = strings.TrimSpace(line)
		switch {
		case line == "" || line[0] == ';':
			continue
		case strings.HasPrefix(line, "example "):
			if e, head, err = open(len(all) + 1); err == nil {
				all = append(all, e)
			}
		default:
			var t Try
			if t, err = e.parse(head, strings.Split(line, "|")); err == nil {
				e.Tries = append(e.Tries, t)
			}
		}
		if err != nil { // never: the files are part of the program
			panic(fmt.Errorf("examples: line %d of the tries: %w", i+1, err))
		}
	}
	for _, e := range all {
		e.SetGoal(goals()[e.Number-1], thegame.EndMove())
	}
	return all
}

func key(number int, name string) string { return "ten." + strconv.Itoa(number) + "." + name }

func open(number int) (e *Example, head string, err error) {
	text, err := files.ReadFile(fmt.Sprintf("records/e%02d.thegame", number))
	if err != nil {
		return nil, "", err
	}
	e = &Example{}
	e.Number, e.TitleKey, e.GoalKey = number, key(number, "title"), key(number, "goal")
	e.ApplyMove, e.AppendLegalMoves, e.SearchDepth = thegame.Apply, (*thegame.Position).AppendLays, 4*thegame.MaxHand
	if e.Game, err = record.Parse(string(text)); err != nil {
		return nil, "", err
	}
	e.StartPosition, err = e.Game.Deal.Position()
	return e, string(text), err
}

// parse reads a try from its fields: turns, verdict, the name of the sentence, and the rule.
func (e *Example) parse(head string, fields []string) (t Try, err error) {
	if len(fields) != 4 {
		return t, fmt.Errorf("%d fields, want 4", len(fields))
	}
	for i := range fields {
		fields[i] = strings.TrimSpace(fields[i])
	}
	verdict := fields[1]
	if !slices.Contains([]string{"may", "not", "won", "lost"}, verdict) {
		return t, fmt.Errorf("%q is no verdict", verdict)
	}
	t = Try{Notation: strings.ReplaceAll(fields[0], " / ", "\n"), IsLosing: verdict == "lost", WhyKey: key(e.Number, fields[2]), Rule: fields[3]}
	played := head + t.Notation
	if verdict == "not" {
		played, t.RefusedToken = cut(played)
		t.RefusedMove, _ = thegame.ParseMove(t.RefusedToken)
	}
	g, err := record.Parse(played)
	if err != nil {
		return t, err
	}
	t.Moves, t.PositionAfter = g.Moves, e.PositionAfter(g.Moves)
	return t, nil
}

// cut removes the last token from a record, and its whole line if the rest is invalid because that seat is not to move.
func cut(text string) (before, token string) {
	at := strings.LastIndex(text, " ")
	before, token = text[:at], text[at+1:]
	if _, err := record.Parse(before); err != nil {
		before = before[:strings.LastIndex(before, "\n")]
	}
	return before, token
}

// goals returns the goal of each example, which reports whether a position reaches it.
func goals() [ExampleCount]func(p *thegame.Position) bool {
	const mia, ole = thegame.Seat(0), thegame.Seat(1)
	won := (*thegame.Position).IsWon
	return [...]func(p *thegame.Position) bool{
		func(p *thegame.Position) bool {
			return !slices.ContainsFunc([]thegame.Card{14, 16, 75, 97, 98}, func(c thegame.Card) bool { return p.HasCard(mia, c) })
		},
		func(p *thegame.Position) bool { return p.TopCard(thegame.PileA) == 38 },
		func(p *thegame.Position) bool {
			return p.TopCard(thegame.PileC) >= 54 && p.TopCard(thegame.PileD) >= 35
		},
		func(p *thegame.Position) bool { // a card that was drawn lies
			for on := range thegame.Pile(thegame.PileCount) {
				if slices.ContainsFunc(p.AppendPile(nil, on), func(c thegame.Card) bool { return c >= 50 && c <= 58 }) {
					return true
				}
			}
			return false
		},
		func(p *thegame.Position) bool {
			return p.Turn() == ole && p.TopCard(thegame.PileA) < 57 && p.TopCard(thegame.PileD) > 44
		},
		func(p *thegame.Position) bool { return p.DrawPileSize() == 0 && !p.IsOver() },
		won,
		func(p *thegame.Position) bool { return p.DrawPileSize() == 0 && p.Turn() == mia },
		func(p *thegame.Position) bool {
			return p.Turn() == ole && p.PileSize(thegame.PileA) == 1 && p.Signal(ole, thegame.PileA) == thegame.KeepOff && p.TopCard(thegame.PileC) >= 65
		},
		won,
	}
}
