package match

import (
	"hash/fnv"
	"math/rand/v2"
	"slices"

	"dreist/game/dreist"
	"dreist/game/dreist/coach"
	"dreist/game/dreist/record"
	"dreist/game/play"
)

// EgonKind is Egon's kind of player in stored matches.
const EgonKind = "egon"

// The names of counts in play.MatchFacts.
const (
	TriosCountKey      = "dreier" // DREIer made
	GiftsGivenCountKey = "gifts"  // gifts given

	TakenBackCountKey = "takenback" // moves taken back, of all persons, counted for the first of them

	// The achievements of Feats.
	TurnTriosCountKey = "turntrios" // most DREIer in one turn
	BestTurnCountKey  = "bestturn"  // most cards laid, discarded and given away in one turn
	ClearedCountKey   = "cleared"   // most cards of a cleared column
	LoosenedCountKey  = "loosened"  // most cards loosened at once
	BehindCountKey    = "behind"    // largest deficit to anybody, in cards
	EndingCountKey    = "ending"    // number of the Ending
)

// SeatRules returns the numbers and kinds of players allowed at a table of DREIst!.
func SeatRules() play.SeatRules {
	return play.SeatRules{MinSeats: 2, MaxSeats: dreist.MaxSeats, ComputerKinds: coach.OpponentKinds()}
}

type rules struct {
	recorded
	seed    uint64 // of the computer players' chance, follows from the deal
	thinker play.Thinker[dreist.Move]
}

type recorded = play.RecordedRules[dreist.Deal, dreist.Position, dreist.Move, dreist.Event, coach.Player]

func newRules(game *record.Game) (*rules, error) {
	players := game.Players()
	if game.Deal.Mode == dreist.SoloMode {
		players = play.PersonsNamed(game.SeatNames())
		players[dreist.EgonSeat].Kind = EgonKind
	}
	base, err := play.NewRecordedRules(game, players, func(kind string) (coach.Player, error) {
		if kind == EgonKind && game.Deal.Mode == dreist.SoloMode {
			return nil, nil // his moves follow from the rules
		}
		return coach.NewPlayer(kind)
	})
	h := fnv.New64a()
	for _, pile := range append(game.Deal.Piles, game.Deal.Hands...) {
		for _, card := range pile {
			h.Write([]byte{byte(card)})
		}
		h.Write([]byte{dreist.CardCount})
	}
	return &rules{recorded: base, seed: h.Sum64()}, err
}

func (r *rules) SeatRules() play.SeatRules { return SeatRules() }

func (r *rules) IsFinal(*dreist.Position) bool { return true }

// Apply moves the very card that a player chose, not the first of its kind as a record does.
func (r *rules) Apply(now dreist.Position, move dreist.Move) (dreist.Position, []dreist.Event, error) {
	return dreist.Apply(now, move)
}

// MustNotBeUndone is true for all but laying a card: drawing and filling up a hand show new cards, and so does the end.
func (r *rules) MustNotBeUndone(step *record.Step) bool {
	return step.Move.Action != dreist.LayCard || step.Position.Winner() != dreist.NoSeat
}

func (r *rules) ComputerMove(history []record.Step) (move dreist.Move, ok bool) {
	steps, now := len(history), r.StartPosition
	if steps > 0 {
		now = history[steps-1].Position
	}
	switch turn := now.Turn(); {
	case now.IsEgonToMove():
		return dreist.EgonMove(), true
	case turn != dreist.NoSeat && r.Computers[turn] != nil:
		move, ok = r.thinker.NextMove(steps, coach.NeedsBackground(r.Seats[turn].Kind), func() []dreist.Move {
			return r.Computers[turn].PlanMoves(coach.ViewOf(&now), rand.New(rand.NewPCG(r.seed, uint64(steps))))
		})
	}
	return now.WithHandCard(move), ok
}

// Outcome gives the second place to all losers, and the cards left as scores.
func (r *rules) Outcome(now *dreist.Position) play.Outcome {
	var o play.Outcome
	for s := range dreist.Seat(now.SeatCount()) {
		o.Scores = append(o.Scores, now.CardsLeft(s))
		place := 2
		if s == now.Winner() {
			place = 1
		}
		o.Places = append(o.Places, place)
	}
	if now.Winner() == dreist.NoSeat {
		o.Places = nil
	} else {
		o.End = play.Ranked
	}
	return o
}

func (r *rules) Counts(history []record.Step) map[string][]int {
	counts := map[string][]int{}
	tell := func(seat int, name string, n int) {
		if counts[name] == nil {
			counts[name] = make([]int, r.StartPosition.SeatCount())
		}
		counts[name][seat] = n
	}
	for seat := range r.StartPosition.SeatCount() {
		f := featsOf(history, dreist.Seat(seat))
		tell(seat, TriosCountKey, f.TriosMade)
		tell(seat, GiftsGivenCountKey, f.GiftsGiven)
		tell(seat, TurnTriosCountKey, f.MostTurnTrios)
		tell(seat, BestTurnCountKey, f.BestTurn)
		tell(seat, ClearedCountKey, f.mostCleared)
		tell(seat, LoosenedCountKey, f.mostLoosened)
		tell(seat, BehindCountKey, f.largestDeficit)
		tell(seat, EndingCountKey, int(f.ending))
		tell(seat, play.HintsCountKey, 0)
		tell(seat, TakenBackCountKey, 0)
	}
	if first := slices.IndexFunc(r.Seats, func(p play.Player) bool { return p.Kind == play.Person }); first >= 0 {
		tell(first, play.HintsCountKey, r.Game.Tags.Count(play.HintsTag))
		tell(first, TakenBackCountKey, r.Game.Tags.Count(TakenBackTag))
	}
	return counts
}
