package primer_test

import (
	"strings"
	"testing"

	"dreist/build/need"
	"dreist/game/dreist"
	"dreist/game/dreist/primer"
	"dreist/game/dreist/record"
)

func example(t testing.TB, number int) *primer.Example {
	t.Helper()
	all := primer.Examples()
	if len(all) != primer.ExampleCount {
		t.Fatalf("got %d examples, want %d", len(all), primer.ExampleCount)
	}
	f := all[number-1]
	if f.Number != number {
		t.Fatalf("got example %d in the place of %d", f.Number, number)
	}
	return f
}

// card returns the first card of a kind in the hand of the seat to move, or else in others.
func card(t testing.TB, p *dreist.Position, name string, others ...dreist.Card) dreist.Card {
	t.Helper()
	k := need.Value(dreist.ParseKind(name))(t)
	if s := p.Turn(); s != dreist.NoSeat {
		others = append(append([]dreist.Card{}, p.Hand(s)...), others...)
	}
	for _, c := range others {
		if c.Kind() == k {
			return c
		}
	}
	t.Fatalf("no %s at hand\n%s", name, p.TextPicture())
	return dreist.NoCard
}

// move parses a token of the record format for the seat to move, or "egon".
func move(t testing.TB, p *dreist.Position, token string) dreist.Move {
	t.Helper()
	if token == "egon" {
		return dreist.EgonMove()
	}
	m := need.Value(record.ParseMove(token))(t)
	return p.WithHandCard(m)
}

// playTokens makes the moves of a text and returns the position after them.
func playTokens(t testing.TB, p dreist.Position, tokens string) dreist.Position {
	t.Helper()
	p, _ = playWithEvents(t, p, tokens)
	return p
}

// playWithEvents makes the moves of a text and returns what happened, too.
func playWithEvents(t testing.TB, p dreist.Position, tokens string) (dreist.Position, []dreist.Event) {
	t.Helper()
	var all []dreist.Event
	for token := range strings.FieldsSeq(tokens) {
		next, events, err := dreist.Apply(p, move(t, &p, token))
		if err != nil {
			t.Fatalf("%s: %v\n%s", token, err, p.TextPicture())
		}
		p, all = next, append(all, events...)
	}
	return p, all
}

func list(cards []dreist.Card) string {
	words := make([]string, len(cards))
	for i, c := range cards {
		words[i] = c.String()
	}
	return strings.Join(words, " ")
}

func layout(p *dreist.Position) string { return p.Layout().String() }

// holding returns a position with a layout in which seat 1 is to move with a hand.
func holding(t testing.TB, rows, hand string) dreist.Position {
	t.Helper()
	g, err := record.Parse(`[Game "DREIst!"]
[Format "1"]
[Mode "table"]
[Seat1 "Anna"]
[Seat2 "Benno"]
[Pile1 ""]
[Pile2 "8y"]
[Hand1 "` + hand + `"]
[Layout "` + rows + `"]
`)
	need.OK(t, err)
	return need.Value(g.Deal.Position())(t)
}
