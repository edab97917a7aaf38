package words

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"dreist/assets"
	"dreist/build/need"
	"dreist/game/dreist"
	"dreist/game/dreist/coach/advice"
	"dreist/game/dreist/match"
	"dreist/game/dreist/record"
	"dreist/game/play"
	"dreist/render/panel"
)

func in(t *testing.T, language string) Sentences {
	t.Helper()
	texts := need.Value(assets.NewTexts(language))(t)
	return Sentences{Texts: texts}
}

func TestRefusalNamesTheColours(t *testing.T) {
	red, yellow := dreist.NewCard(2, dreist.Red, 0), dreist.NewCard(3, dreist.Yellow, 0)
	p, err := dreist.Deal{
		Hands: [][]dreist.Card{{yellow}, {dreist.NewCard(8, dreist.Red, 0)}}, Piles: [][]dreist.Card{{}, {}},
		Layout: []dreist.PlacedCard{{Card: red, Row: 1}},
	}.Position()
	if err != nil {
		t.Fatal(err)
	}
	for language, want := range map[string]string{
		"de": "Gelb passt nicht neben Rot: Nebeneinander liegt nur gleiche Farbe.",
		"en": "Yellow can’t go beside red: side by side, colours must match.",
	} {
		if got := in(t, language).RefusalText(p.RefusalAt(yellow, yellow.Cell(1)), p.Layout().At); got != want {
			t.Errorf("%s: got %q, want %q", language, got, want)
		}
	}
}

// TestAPartnerThatIsKeptAwayIsNamed checks that a refused opening names the card that seems to be its partner.
func TestAPartnerThatIsKeptAwayIsNamed(t *testing.T) {
	layout := need.Value(dreist.NewLayout([]dreist.PlacedCard{{Card: dreist.NewCard(6, dreist.Turquoise, 0), Row: 1}}))(t)
	r := &dreist.Refusal{
		Move: dreist.Lay(dreist.NewCard(8, dreist.Yellow, 0), 1), Reason: dreist.AloneAtBase,
		Faults: []dreist.Cell{{Row: 1, Column: 6}}, Partner: dreist.NewCard(7, dreist.Yellow, 0),
	}
	for language, want := range map[string]string{
		"de": "Allein geht das nicht, und als Partner darf die gelbe 7 nicht neben Türkis.",
		"en": "It can’t start alone, and its partner, the yellow 7, can’t lie beside turquoise.",
	} {
		if got := in(t, language).RefusalText(r, layout.At); got != want {
			t.Errorf("%s: got %q, want %q", language, got, want)
		}
	}
}

// TestTwinsAreToldApart checks that the second of two equal cards is called the other one.
func TestTwinsAreToldApart(t *testing.T) {
	r := advice.Reason{Purpose: advice.KeepsOpening, Cards: []dreist.Card{dreist.NewCard(4, dreist.Red, 0), dreist.NewCard(4, dreist.Red, 1)}}
	if got, want := in(t, "en").ReasonText(r), "so your two red 4s could open together next time."; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
	r = advice.Reason{Purpose: advice.KeepsPlayableCards, TrioCards: r.Cards[:1], Cards: r.Cards[1:], DiscardFit: advice.FitsNowhere}
	if got, want := in(t, "en").ReasonText(r), "it doesn’t fit anywhere, but the other red 4 could still go next time."; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
	r = advice.Reason{Purpose: advice.MakesTrio, DrawUse: advice.MoreCardsFit, TrioCards: r.TrioCards, Cards: r.Cards}
	if got, want := in(t, "en").ReasonText(r), "it makes a DREIer and lets you draw a card, and after that you can also lay the other red 4."; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
	r.TrioCards, r.Cards = nil, []dreist.Card{dreist.NewCard(4, dreist.Red, 0), dreist.NewCard(4, dreist.Red, 1), dreist.NewCard(4, dreist.Red, 2)}
	if got, want := in(t, "de").ReasonText(r), "So machst du einen DREIer und darfst eine Karte ziehen, und dann kannst du auch deine drei roten 4en legen."; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
	r.Cards = append(r.Cards, dreist.NewCard(5, dreist.Red, 0))
	if got, want := in(t, "en").ReasonText(r), "it makes a DREIer and lets you draw a card, and after that you can also lay the red 4, the other red 4, the third red 4 and the red 5."; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}

// TestReasonsNameTheirCards checks that a reason names the cards it counts and the whole of a winning turn, tells what fits only after a
// DREIer from what fits before it, too, and is shortened where it is too long for the box.
func TestReasonsNameTheirCards(t *testing.T) {
	card := func(number int) dreist.Card { return dreist.NewCard(number, dreist.Red, 0) }
	by, cards := []dreist.Card{card(4), card(5)}, []dreist.Card{card(1), card(8)}
	long := []dreist.Card{dreist.NewCard(4, dreist.Turquoise, 0), dreist.NewCard(5, dreist.Turquoise, 0), dreist.NewCard(6, dreist.Turquoise, 0)}
	next := advice.Alternative{Difference: advice.ByLaying, Cards: long[:2], Drawback: advice.MissesTrio}
	keeps := advice.Reason{Purpose: advice.KeepsPlayableCards, Cards: cards, Count: 2, DiscardFit: advice.FitsNowhere,
		Cost: advice.Cost{Kind: advice.ShedsFewerCards, Count: 1}, Alternative: advice.Alternative{Difference: advice.ByLayingKept, Cards: cards, Drawback: advice.KeepsCards, KeptCards: by}}
	far := keeps
	far.Cards, far.Hand = long, []dreist.Card{card(4), dreist.NewCard(4, dreist.Red, 1)}
	far.Alternative = advice.Alternative{Difference: advice.ByLayingKept, Cards: long, Drawback: advice.KeepsUnplayableCards, KeptCards: by[:1]}
	far.Cost = advice.Cost{Kind: advice.LeavesTrioUnmade, Count: 3}
	gift := advice.Reason{Purpose: advice.MakesTrio, DrawUse: advice.GiftPossible, TrioCards: by[:1], Cards: append(cards, long[0]), Count: 2, HiddenCount: 4, SureCount: 6}
	nudge := keeps
	nudge.Cost, nudge.Alternative, nudge.DiscardFit = advice.Cost{}, advice.Alternative{}, advice.FitsSomewhere
	for _, test := range []struct {
		reason advice.Reason
		want   string
	}{
		{advice.Reason{Purpose: advice.WinsMatch}, "that gets rid of all your cards, and you win!"},
		{advice.Reason{Purpose: advice.WinsMatch, TrioCards: by[:1], Count: 2}, "then give away your last two cards, and you’ve won!"},
		{advice.Reason{Purpose: advice.WinsMatch, TrioCards: by}, "then lay the red 5 as well, and you’ve won!"},
		{advice.Reason{Purpose: advice.WinsMatch, TrioCards: append(by, cards...), Count: 1},
			"then lay your other 3 cards as well and give away your last card, and you’ve won!"},
		{advice.Reason{Purpose: advice.MakesTrio, DrawUse: advice.MoreCardsFit, TrioCards: by, Cards: cards, Count: 4},
			"then the red 5 makes a DREIer, and after that you can also lay the red 1 and the red 8, so you get rid of at least 4 cards."},
		{advice.Reason{Purpose: advice.MakesTrio, DrawUse: advice.MoreCardsFit, TrioCards: by, Cards: cards, Count: 4, CanLayBefore: true, HasLaid: true},
			"then the red 5 makes a DREIer, and you can also lay the red 1 and the red 8, so you get rid of at least 4 more cards."},
		{advice.Reason{Purpose: advice.MakesTrio, DrawUse: advice.PairCanOpen, TrioCards: by, Cards: cards, Count: 4},
			"then the red 5 makes a DREIer, and after that the red 1 and the red 8 can open together, so you get rid of at least 4 cards."},
		{advice.Reason{Purpose: advice.ClearsColumn, Column: 6, TrioCards: long, Count: 3, Alternative: next},
			"then lay the turquoise 5; the turquoise 6 then clears column 6, and you get rid of at least 3 cards; " +
				"if you lay only the turquoise 4 and the turquoise 5, you miss the DREIer."},
		{advice.Reason{Purpose: advice.ClearsColumn, Column: 6, DrawUse: advice.AnotherTrio, TrioCards: long, Cards: cards[:1], Count: 4, Alternative: next},
			"then lay the turquoise 5; the turquoise 6 then clears column 6, and the red 1 makes another DREIer, " +
				"so you get rid of at least 4 cards; if you lay only the turquoise 4 and the turquoise 5, you miss the DREIer."},
		{gift, "it makes a DREIer and lets you draw a card, and you can also lay your other 3 cards; with the gift and no draw, you get rid of 6 cards; " +
			"if you draw, it’s 7 if the card fits (about half of the cards fit), otherwise only 4."},
		{advice.Reason{Purpose: advice.EmptiesHand, TrioCards: by[:1], Count: 3}, "so your hand is empty, and you may give cards away, 3 cards fewer in all."},
		{advice.Reason{Purpose: advice.EmptiesHand, TrioCards: by, Count: 4}, "then you can lay your whole hand and give cards away, 4 cards fewer in all."},
		{advice.Reason{Purpose: advice.GivesToLeader, TrioCards: append(by, cards...), Receivers: dreist.Receivers{Next: dreist.NoSeat}},
			"then lay your other 3 cards as well, and your gift slows down Benno, who has the fewest cards."},
		{advice.Reason{Purpose: advice.LaysManyCards, TrioCards: by, Count: 2, HasLaid: true}, "then lay the red 5, and you get rid of 2 more cards."},
		{keeps, "it doesn’t fit anywhere, but the red 1 and the red 8 could still go next time; if you lay them now, you get rid of one more card, " +
			"but are left with the red 4 and the red 5."},
		{far, "it doesn’t fit anywhere, but the turquoise 4, the turquoise 5 and the turquoise 6 could still go next time; " +
			"if you make a DREIer with them now, you get rid of 3 cards and may draw one, but are left with one of your red 4s."},
		{nudge, "save the red 1 and the red 8 for next time."},
	} {
		say := in(t, "en")
		say.SeatNames = []string{"Benno"}
		if got := say.ReasonText(test.reason); got != test.want {
			t.Errorf("got %q, want %q", got, test.want)
		}
	}
}

// TestEveryReasonHasASentence checks the refusals of random games against the catalogue.
func TestEveryReasonHasASentence(t *testing.T) {
	for _, language := range assets.Languages() {
		s := in(t, language)
		for reason := dreist.Allowed + 1; reason <= dreist.UnknownMove; reason++ {
			r := &dreist.Refusal{Move: dreist.Lay(0, 1), Reason: reason}
			got := s.RefusalText(r, new(dreist.Layout).At)
			if got == "" || strings.Contains(got, "refusal.") {
				t.Errorf("%s: %v says %q", language, reason, got)
			}
		}
	}
}

// TestEveryGameCanBeTold plays games and looks for missing sentences and open placeholders.
func TestEveryGameCanBeTold(t *testing.T) {
	for _, language := range assets.Languages() {
		s := in(t, language)
		for seed := range uint64(10) {
			m := need.Value(match.New(dreist.NewSoloDeal(dreist.EvenCardCount, seed), record.NumberedSeats("Anna"), nil, play.DiscardSaver{}))(t)
			rng := rand.New(rand.NewPCG(seed, 5))
			check := func(line string) {
				t.Helper()
				if line == "" || strings.Contains(line, "<no value>") || strings.HasPrefix(line, "log.") || strings.HasPrefix(line, "egon.") {
					t.Errorf("%s: got the sentence %q", language, line)
				}
			}
			for !m.IsOver() {
				moves := m.Position().AppendMoves(nil)
				events := need.Value(m.Play(moves[rng.IntN(len(moves))]))(t)
				for _, e := range events {
					line, ok := s.EgonLine(e, false, false)
					if ended, is := e.(dreist.TurnEnded); is && ended.Next != dreist.EgonSeat {
						if line != "" || !ok {
							t.Errorf("%s: in the player's turn he says %q, %v", language, line, ok)
						}
					} else if ok {
						check(line)
					}
				}
			}
			for _, turn := range s.DescribeTurns(m.History()) {
				check(turn.Heading)
				for _, line := range turn.Sentences {
					check(line)
				}
			}
		}
	}
}

func TestLogTellsAMoveInALine(t *testing.T) {
	g := need.Value(record.Parse(`[Game "DREIst!"]
[Format "1"]
[Mode "egon"]
[Seat1 "Anna"]
[Layout "1r2yy2/1v2t3/4t3"]
[Pile1 "6y 2t 1t 8v 8r 4v"]
[Pile2 "7t 2y 6t 8y 8t"]
1: 2t3 + .
`))(t)
	var history []record.Step
	for step, err := range g.Replay() {
		if err != nil {
			t.Fatal(err)
		}
		history = append(history, step)
	}
	want := []panel.Turn{
		{Heading: "Turn 1 · You", Sentences: []string{"Turquoise 2 in row 3: DREIer! 3 cards cleared", "Drew for the DREIer"}},
		{Heading: "Turn 1 · Egon", Sentences: []string{"Turquoise 6 in row 2", "Turquoise 7 in row 2: DREIer!", "Discarded yellow 2"}},
	}
	if diff := cmp.Diff(want, in(t, "en").DescribeTurns(history)); diff != "" {
		t.Errorf("log (-want +got):\n%s", diff)
	}
}
