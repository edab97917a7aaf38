package words

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"dreist/assets"
	"dreist/build/need"
	"dreist/game/dreist"
	"dreist/game/dreist/match"
	"dreist/game/dreist/record"
	"dreist/game/play"
)

func TestRecapTellsTheLastTurnLineByLine(t *testing.T) {
	g := need.Value(record.Parse(`[Game "DREIst!"]
[Format "1"]
[Mode "table"]
[Seat1 "Ada"]
[Seat2 "Ben"]
[Seat3 "Cem"]
[Layout "1r2yy2/1v2t3/4t3"]
[Hand1 "2t 6y 2t 1t 8v"]
[Pile1 "8r 4v"]
[Hand2 "7t"]
[Pile2 ""]
[Hand3 "8t"]
[Pile3 ""]
1: 2t3 + .
`))(t)
	var steps []record.Step
	for step, err := range g.Replay() {
		if err != nil {
			t.Fatal(err)
		}
		steps = append(steps, step)
	}
	for language, want := range map[string][]string{
		"en": {"lays the turquoise 2", "one DREIer", "clears column 2", "draws a card"},
		"de": {"legt die türkise 2", "ein DREIer", "räumt Spalte 2 ab", "zieht eine Karte"},
	} {
		s := in(t, language)
		s.SeatNames = []string{"Ada", "Ben", "Cem"}
		if who, got := s.DescribeLastTurn(steps); who != "Ada" || !slices.Equal(got, want) {
			t.Errorf("%s: got %q of %q, want %q", language, got, who, want)
		}
		if who, got := s.DescribeLastTurn(nil); who != "" || got != nil {
			t.Errorf("%s: nothing happened, and it is told as %q of %q", language, got, who)
		}
	}
}

// Gifts are described first, as the last lines may be cut.
func TestRecapTellsOfGiftsFirst(t *testing.T) {
	s := in(t, "en")
	s.SeatNames = []string{"Ada", "Ben", "Cem"}
	cards := []dreist.Card{dreist.NewCard(4, dreist.Red, 0), dreist.NewCard(5, dreist.Red, 0)}
	events := []dreist.Event{dreist.CardLaid{Card: cards[0]}, dreist.TrioMade{}, dreist.GiftGiven{To: 2, Cards: cards}}
	if _, got := s.DescribeLastTurn([]record.Step{{Events: events}}); len(got) != 3 || !strings.Contains(got[0], "Cem") {
		t.Errorf("got %q", got)
	}
}

// TestRecapNamesNoHiddenCard plays games at a table and searches recaps and logs for hidden cards.
func TestRecapNamesNoHiddenCard(t *testing.T) {
	for _, language := range assets.Languages() {
		s := in(t, language)
		s.SeatNames = []string{"Ada", "Ben", "Cem"}
		for seed := range uint64(10) {
			m := need.Value(match.New(dreist.NewTableDeal(3, 0, seed), record.NumberedSeats(s.SeatNames...), nil, play.DiscardSaver{}))(t)
			rng := rand.New(rand.NewPCG(seed, 5))
			for !m.IsOver() {
				moves := m.Position().AppendMoves(nil)
				need.Value(m.Play(moves[rng.IntN(len(moves))]))(t)
				who, did := s.DescribeLastTurn(m.History())
				told := who + ": " + strings.Join(did, " · ")
				if log := s.DescribeTurns(m.History()); len(log) > 0 {
					told += strings.ToLower(strings.Join(log[len(log)-1].Sentences, " · "))
				}
				if who == "" || len(did) == 0 || strings.Contains(told, "<no value>") || strings.Contains(told, "recap.") {
					t.Fatalf("%s: got the sentence %q", language, told)
				}
				last := m.History()[len(m.History())-1]
				open := map[string]bool{}
				var hidden []dreist.Card
				for _, step := range m.History() {
					if step.Turn == last.Turn {
						hidden = append(hidden, sort(step.Events, s, open)...)
					}
				}
				for _, c := range hidden {
					if name := s.CardName(c); !open[name] && strings.Contains(told, name) {
						t.Fatalf("%s: %q names the hidden %s", language, told, name)
					}
				}
			}
		}
	}
}

// sort adds the cards that all have seen to open and returns those that only their player saw.
func sort(events []dreist.Event, s Sentences, open map[string]bool) []dreist.Card {
	var hidden []dreist.Card
	for _, e := range events {
		switch e := e.(type) {
		case dreist.CardLaid:
			open[s.CardName(e.Card)] = true
		case dreist.CardDiscarded:
			open[s.CardName(e.Card)] = true
		case dreist.CardsLoosened:
			for _, c := range e.Cards {
				open[s.CardName(c)] = true
			}
		case dreist.CardDrawn:
			hidden = append(hidden, e.Card)
		case dreist.HandFilled:
			hidden = append(hidden, e.Cards...)
		case dreist.GiftGiven:
			hidden = append(hidden, e.Cards...)
		}
	}
	return hidden
}
