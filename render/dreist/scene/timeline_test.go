package scene

import (
	"math/rand/v2"
	"testing"

	"dreist/build/need"
	"dreist/game/dreist"
	"dreist/render/stage"
)

var testFrame = stage.Frame{W: 1280, H: 800, Scale: 1}

// playedGame returns a position in the middle of a game against Egon and the events of the next moves.
func playedGame(t *testing.T, seed uint64) (dreist.Position, []dreist.Event) {
	t.Helper()
	p := need.Value(dreist.NewSoloDeal(dreist.EvenCardCount, seed).Position())(t)
	rng := rand.New(rand.NewPCG(seed, 2))
	var events []dreist.Event
	start := p
	for range 40 {
		if p.Turn() == dreist.NoSeat {
			break
		}
		moves := p.AppendMoves(nil)
		next, more, err := dreist.Apply(p, moves[rng.IntN(len(moves))])
		if err != nil {
			t.Fatal(err)
		}
		p, events = next, append(events, more...)
	}
	return start, events
}

// TestAFlushedTimelineShowsWhatOneThatRanShows checks that the final picture does not depend on motion.
func TestAFlushedTimelineShowsWhatOneThatRanShows(t *testing.T) {
	for seed := range uint64(12) {
		start, events := playedGame(t, seed)
		run := func(speed stage.Speed, drive func(*Timeline)) Arrangement {
			tl := NewTimeline(ViewOf(&start), EgonSeating(), testFrame, speed)
			tl.PlayEvents(events)
			drive(tl)
			if tl.IsMoving() {
				t.Fatal("the timeline did not come to rest")
			}
			return *tl.CurrentPicture()
		}
		toTheEnd := func(tl *Timeline) {
			for ticks := 0; tl.Tick(); ticks++ {
				if ticks > 100_000 {
					t.Fatal("the timeline does not end")
				}
			}
		}
		want := run(stage.NormalSpeed, toTheEnd)
		for name, got := range map[string]Arrangement{
			"flushed at once": run(stage.NormalSpeed, (*Timeline).Flush),
			"flushed half way": run(stage.SlowSpeed, func(tl *Timeline) {
				for range 70 {
					tl.Tick()
				}
				tl.Flush()
			}),
			"skipped step by step": run(stage.NormalSpeed, func(tl *Timeline) {
				for tl.IsMoving() {
					tl.Tick()
					tl.SkipStep()
				}
			}),
			"with reduced motion": run(stage.NormalSpeed, func(tl *Timeline) {
				tl.SetReducedMotion(true)
				toTheEnd(tl)
			}),
			"instant": run(stage.InstantSpeed, func(*Timeline) {}),
			"resized on the way": run(stage.FastSpeed, func(tl *Timeline) {
				for i := 0; tl.IsMoving(); i++ {
					tl.Tick()
					if i%7 == 0 {
						tl.SetFrame(stage.Frame{W: 960 + float64(i%50), H: 600, Scale: 1})
					}
				}
				tl.SetFrame(testFrame)
			}),
		} {
			if got != want {
				t.Errorf("seed %d: %s the table looks different", seed, name)
			}
		}
	}
}

// TestCardsCountWhereTheyCameFromUntilTheyArrive checks that numbers change when a card arrives, not with the click.
func TestCardsCountWhereTheyCameFromUntilTheyArrive(t *testing.T) {
	view := View{RevealedCard: dreist.NoCard, Winner: dreist.NoSeat}
	view.Piles[0], view.Piles[dreist.EgonSeat] = []dreist.Card{1, 2, 3}, []dreist.Card{4}
	tl := NewTimeline(view, EgonSeating(), testFrame, stage.NormalSpeed)
	tl.PlayEvents([]dreist.Event{dreist.GiftGiven{From: 0, To: dreist.EgonSeat, Cards: []dreist.Card{3, 2}}})
	for tl.IsMoving() {
		want := [2]int{3, 1}
		if tl.HasArrived(3) {
			want = [2]int{1, 3}
		}
		if got := [2]int{tl.CardsLeft(0), tl.CardsLeft(dreist.EgonSeat)}; got != want {
			t.Fatalf("the players have %v cards left, want %v", got, want)
		}
		tl.Tick()
	}
	if got := [2]int{tl.CardsLeft(0), tl.CardsLeft(dreist.EgonSeat)}; got != [2]int{1, 3} {
		t.Errorf("at the end the players have %v cards left, want [1 3]", got)
	}
}

// TestEgonsLongTurnsBecomeQuicker turns up many cards: the first ones take the full time, later ones less, down to a minimum.
func TestEgonsLongTurnsBecomeQuicker(t *testing.T) {
	var spans []int
	for seed := range uint64(12) {
		start, events := playedGame(t, seed)
		tl := NewTimeline(ViewOf(&start), EgonSeating(), testFrame, stage.NormalSpeed)
		tl.PlayEvents(events)
		turn := []int{}
		for tl.IsMoving() {
			for _, s := range tl.TakeStartedSteps() {
				switch s.Event.(type) {
				case dreist.EgonRevealed:
					turn = append(turn, s.Ticks)
				case dreist.MatchWon:
					if s.Ticks < stage.NormalSpeed.Ticks(SpanWon) {
						t.Errorf("seed %d: the end is celebrated for %d ticks, want %d", seed, s.Ticks, stage.NormalSpeed.Ticks(SpanWon))
					}
				case dreist.TurnEnded:
					if len(turn) > len(spans) {
						spans = turn
					}
					turn = nil
				}
			}
			tl.Tick()
			tl.SkipStep()
		}
	}
	if len(spans) < 8 {
		t.Fatalf("the longest turn has %d cards, too few for this test", len(spans))
	}
	for i := 1; i < len(spans); i++ {
		if spans[i] > spans[i-1] || i < slowTurns && spans[i] != spans[0] {
			t.Errorf("card %d is shown for %d ticks, the one before for %d", i, spans[i], spans[i-1])
		}
	}
	if first, last := float64(spans[0]), float64(spans[len(spans)-1]); last > first*0.6 || last < first*quickest-1 {
		t.Errorf("the last card is shown for %v ticks, the first for %v", last, first)
	}
}

// TestTheDiscardPileIsSeenUntilCardsLieOnIt clears so many cards that they cover the pile when they have arrived.
func TestTheDiscardPileIsSeenUntilCardsLieOnIt(t *testing.T) {
	p := need.Value(dreist.NewSoloDeal(dreist.EvenCardCount, 1).Position())(t)
	view := ViewOf(&p)
	pile := view.Piles[0]
	below, swept := pile[0], pile[1:9]
	view.Piles[0], view.DiscardPile = pile[9:], []dreist.Card{below}
	for i, c := range swept {
		view.RowOf[c] = i + 1
	}
	tl := NewTimeline(view, EgonSeating(), testFrame, stage.NormalSpeed)
	tl.PlayEvents([]dreist.Event{dreist.ColumnCleared{Column: 1, Cards: swept}})
	for !tl.HasArrived(int(swept[0])) {
		if !tl.CurrentPicture().Cards[below].IsVisible {
			t.Fatal("the pile has vanished before the first card has come")
		}
		tl.Tick()
	}
	if tl.Flush(); tl.CurrentPicture().Cards[below].IsVisible {
		t.Error("the lowest of many cards is drawn on and on")
	}
}
