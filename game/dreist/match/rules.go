package match

import (
	"fmt"
	"slices"

	"dreist/game/dreist"
	"dreist/game/dreist/coach"
	"dreist/game/dreist/record"
	"dreist/game/play"
)

// EgonKind is Egon's kind of player in stored matches.
const EgonKind = "egon"

// The names of counts in play.Facts.
const (
	TriosCountKey      = "dreier" // DREIer made
	GiftsGivenCountKey = "gifts"  // gifts given
	HintsCountKey      = "hints"  // moments with a helpful hint, of all people at the screen, counted for the first of them

	TakenBackCountKey = "takenback" // moves taken back, of all people at the screen, counted for the first of them

	// Achievements, see Feats.
	TurnTriosCountKey = "turntrios"
	BestTurnCountKey  = "bestturn"
	ClearedCountKey   = "cleared"
	LoosenedCountKey  = "loosened"
	BehindCountKey    = "behind"
	EndingCountKey    = "ending" // the Ending as a number
)

// SeatRules returns the numbers and kinds of players allowed at a table of DREIst!.
func SeatRules() play.SeatRules {
	return play.SeatRules{MinSeats: 2, MaxSeats: dreist.MaxSeats, ComputerKinds: coach.OpponentKinds()}
}

// rules implements play.Rules.
type rules struct {
	game      *record.Game
	start     dreist.Position
	computers computers
}

// newRules returns the rules for a game's deal and players; an error if these are invalid.
func newRules(game *record.Game) (*rules, error) {
	start, err := game.Deal.Position()
	if err != nil {
		return nil, fmt.Errorf("match: %w", err)
	}
	c, err := newComputers(game)
	if err != nil {
		return nil, err
	}
	return &rules{game, start, c}, nil
}

func (r *rules) SeatRules() play.SeatRules { return SeatRules() }

func (r *rules) Players() []play.Player {
	players := make([]play.Player, len(r.game.Seats))
	for i, seat := range r.game.Seats {
		s := dreist.Seat(i)
		players[i] = play.Player{Name: seat.Name, Kind: play.Person}
		switch {
		case !r.start.HasHand(s):
			players[i].Kind = EgonKind
		case r.computers.plays(s):
			players[i].Kind = r.game.Tags.ValueOf(ComputerTag(seat.Number))
		}
	}
	return players
}

func (r *rules) InitialPosition() dreist.Position { return r.start }

func (r *rules) Turn(now *dreist.Position) play.Seat { return play.Seat(now.Turn()) }

func (r *rules) Mover(now *dreist.Position, _ dreist.Move) play.Seat { return r.Turn(now) }

func (r *rules) IsFinal(*dreist.Position) bool { return true }

func (r *rules) Apply(now dreist.Position, move dreist.Move) (dreist.Position, []dreist.Event, error) {
	return dreist.Apply(now, move)
}

func (r *rules) IsTurnEnd(step *record.Step) bool { return r.Turn(&step.Position) != step.Seat }

// MustNotBeUndone is true for all but laying a card: drawing and filling up a hand show new cards, and so does the end.
func (r *rules) MustNotBeUndone(step *record.Step) bool {
	return step.Move.Action != dreist.LayCard || step.Position.Winner() != dreist.NoSeat
}

func (r *rules) ComputerMove(history []record.Step) (dreist.Move, bool, error) {
	now := &r.start
	if n := len(history); n > 0 {
		now = &history[n-1].Position
	}
	switch {
	case now.IsEgonToMove():
		return dreist.EgonMove(), true, nil
	case !r.computers.plays(now.Turn()):
		return dreist.Move{}, false, nil
	}
	move, ok, err := r.computers.choose(&r.start, now, history)
	if err != nil {
		return move, false, fmt.Errorf("match: the turn of %s: %w", r.game.Seats[now.Turn()].Name, err)
	}
	return move, ok, nil
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
			counts[name] = make([]int, r.start.SeatCount())
		}
		counts[name][seat] = n
	}
	for seat := range r.start.SeatCount() {
		f := featsOf(history, dreist.Seat(seat))
		tell(seat, TriosCountKey, f.TriosMade)
		tell(seat, GiftsGivenCountKey, f.GiftsGiven)
		tell(seat, TurnTriosCountKey, f.MostTurnTrios)
		tell(seat, BestTurnCountKey, f.BestTurn)
		tell(seat, ClearedCountKey, f.MostCleared)
		tell(seat, LoosenedCountKey, f.MostLoosened)
		tell(seat, BehindCountKey, f.LargestDeficit)
		tell(seat, EndingCountKey, int(f.Ending))
		tell(seat, HintsCountKey, 0)
		tell(seat, TakenBackCountKey, 0)
	}
	if first := slices.IndexFunc(r.Players(), func(p play.Player) bool { return p.Kind == play.Person }); first >= 0 {
		tell(first, HintsCountKey, r.game.Tags.Count(play.HintsTag))
		tell(first, TakenBackCountKey, r.game.Tags.Count(TakenBackTag))
	}
	return counts
}

func (r *rules) Head(now *dreist.Position) string { return r.game.Head(now) }

func (r *rules) AppendStep(text []byte, step *record.Step) []byte {
	return r.game.AppendMove(text, dreist.Seat(step.Seat), step.Move)
}
