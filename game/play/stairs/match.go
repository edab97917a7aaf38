package stairs

import (
	"fmt"
	"strings"

	"dreist/game/play"
)

// The kinds of computer players.
const (
	Low  = "low"  // lays the lowest card that fits; waves before another seat's move if it holds no card above M
	Slow = "slow" // lays like Low, but thinks: returns its move only on the second call
)

// Match is a match of the game.
type Match = play.Match[Position, Move, Event]

// Step is a step of a match.
type Step = play.Step[Position, Move, Event]

// New starts a match, each player with a hand, and saves it. Names must not contain blanks.
func New(players []play.Player, hands []string, saver play.Saver) (*Match, error) {
	return play.StartMatch(&rules{players: players, hands: hands}, nil, saver)
}

// Resume continues a match from its text.
func Resume(text string, saver play.Saver) (*Match, error) {
	r := &rules{}
	var moves []Move
	for i, line := range strings.Split(text, "\n") {
		switch words := strings.Fields(line); {
		case len(words) == 4 && words[0] == "seat":
			r.players = append(r.players, play.Player{Name: words[1], Kind: words[2]})
			r.hands = append(r.hands, words[3])
		case len(words) == 2 && words[0] == ended:
			r.ended = true
		case len(line) == 2:
			moves = append(moves, Move{Seat: play.Seat(line[0] - '1'), Card: line[1]})
		case line != "":
			return nil, fmt.Errorf("stairs: line %d: %q makes no sense", i+1, line)
		}
	}
	return play.Resume(r, moves, saver)
}

const ended = "ended"

type rules struct {
	players []play.Player
	hands   []string
	ended   bool // the text marks the match as finished
	asked   int  // number of calls for the next move of a slow player
}

func (r *rules) SeatRules() play.SeatRules {
	return play.SeatRules{MinSeats: 1, MaxSeats: MaxSeats, ComputerKinds: []string{Low, Slow}}
}

func (r *rules) Players() []play.Player { return r.players }

func (r *rules) InitialPosition() (p Position) {
	copy(p.Hands[:], r.hands)
	return p
}

func (r *rules) Turn(now *Position) play.Seat { return now.Turn }

func (r *rules) Mover(_ *Position, move Move) play.Seat { return move.Seat }

// IsFinal is false for a loss until it is accepted.
func (r *rules) IsFinal(now *Position) bool { return r.ended || now.rest() == 0 }

func (r *rules) Apply(now Position, move Move) (Position, []Event, error) {
	return Apply(now, move, len(r.players))
}

func (r *rules) IsTurnEnd(step *Step) bool { return step.Move.Card != Wave }

// MustNotBeUndone is true once another seat looks at its hand.
func (r *rules) MustNotBeUndone(step *Step) bool {
	return step.Move.Card != Wave && step.Position.Turn != play.NoSeat
}

func (r *rules) ComputerMove(history []Step) (Move, bool) {
	now := r.InitialPosition()
	if n := len(history); n > 0 {
		now = history[n-1].Position
	}
	if now.Turn == play.NoSeat {
		return Move{}, false
	}
	for s, p := range r.players {
		if p.Kind == Low && play.Seat(s) != now.Turn && !now.Waving[s] && now.Hands[s] != "" && !strings.ContainsAny(now.Hands[s], "NOPQRSTUVWXYZ") {
			return Move{Seat: play.Seat(s), Card: Wave}, true
		}
	}
	switch r.players[now.Turn].Kind {
	case play.Person:
		return Move{}, false
	case Slow:
		if r.asked++; r.asked%2 == 1 {
			return Move{}, false
		}
	}
	return Move{Seat: now.Turn, Card: Lowest(&now)}, true
}

// Outcome gives each seat the number of cards left in all hands as its score.
func (r *rules) Outcome(now *Position) play.Outcome {
	var o play.Outcome
	for range r.players {
		o.Scores = append(o.Scores, now.rest())
	}
	switch {
	case now.Turn != play.NoSeat:
	case now.rest() == 0:
		o.End = play.AllWon
	default:
		o.End = play.AllLost
	}
	return o
}

func (r *rules) Counts(history []Step) map[string][]int {
	waved := make([]int, len(r.players))
	for _, step := range history {
		if step.Move.Card == Wave {
			waved[step.Seat]++
		}
	}
	return map[string][]int{"waved": waved}
}

func (r *rules) Head(now *Position) string {
	var b strings.Builder
	for s, p := range r.players {
		fmt.Fprintln(&b, "seat", p.Name, p.Kind, r.hands[s])
	}
	if now.Turn == play.NoSeat {
		fmt.Fprintln(&b, ended, now.rest())
	}
	return b.String()
}

func (r *rules) AppendStep(text []byte, step *Step) []byte {
	return fmt.Appendf(text, "%d%c\n", step.Move.Seat+1, step.Move.Card)
}
