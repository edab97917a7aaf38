package toy

import (
	"fmt"
	"hash/fnv"
	"math/rand/v2"
	"strings"

	"dreist/game/play"
)

// The kinds of players that the program moves.
const (
	Lucky = "lucky" // a computer player that tucks a card or not by chance
	Clock = "clock" // an opponent whose moves follow from the rules: it turns up every card
)

// Table returns the limits and computer players of the game.
func Table() play.SeatRules {
	return play.SeatRules{MinSeats: 2, MaxSeats: MaxSeats, ComputerKinds: []string{Lucky}}
}

// Match is a match of the toy game.
type Match = play.Match[Position, Move, Event]

// Step is a step of a match.
type Step = play.Step[Position, Move, Event]

// New starts a match, each player with a pile, and saves it. Names must not contain blanks.
func New(players []play.Player, piles []string, saver play.Saver) (*Match, error) {
	return play.StartMatch(&rules{players, piles}, nil, saver)
}

// Resume continues a match from its text.
func Resume(text string, saver play.Saver) (*Match, error) {
	r := &rules{}
	var moves []Move
	for i, line := range strings.Split(text, "\n") {
		_, turn, isTurn := strings.Cut(line, ":")
		switch words := strings.Fields(line); {
		case isTurn:
			moves = append(moves, []Move(turn)...)
		case len(words) == 4 && words[0] == "seat":
			r.players = append(r.players, play.Player{Name: words[1], Kind: words[2]})
			r.piles = append(r.piles, words[3])
		case line != "" && line != title && !strings.HasPrefix(line, places):
			return nil, fmt.Errorf("toy: line %d: %q makes no sense", i+1, line)
		}
	}
	return play.Resume(r, moves, saver)
}

// The beginnings of lines in the text.
const (
	title  = "higher card"
	places = "places"
)

type rules struct {
	players []play.Player
	piles   []string
}

func (r *rules) SeatRules() play.SeatRules { return Table() }

func (r *rules) Players() []play.Player { return r.players }

func (r *rules) InitialPosition() (p Position) {
	copy(p.Piles[:], r.piles)
	return p
}

func (r *rules) Turn(now *Position) play.Seat { return now.Turn }

func (r *rules) Mover(now *Position, _ Move) play.Seat { return now.Turn }

func (r *rules) IsFinal(*Position) bool { return true }

func (r *rules) Apply(now Position, move Move) (Position, []Event, error) {
	return apply(now, move, len(r.players))
}

func (r *rules) IsTurnEnd(step *Step) bool { return step.Move == TurnUp }

func (r *rules) MustNotBeUndone(step *Step) bool { return step.Move == TurnUp }

func (r *rules) ComputerMove(history []Step) (Move, bool) {
	now := r.InitialPosition()
	if n := len(history); n > 0 {
		now = history[n-1].Position
	}
	if now.Turn == play.NoSeat {
		return 0, false
	}
	switch r.players[now.Turn].Kind {
	case play.Person:
		return 0, false
	case Lucky:
		seed := fnv.New64a()
		fmt.Fprint(seed, r.piles)
		if !now.Tucked && chance(seed.Sum64(), len(history)).IntN(2) == 0 {
			return Tuck, true
		}
	}
	return TurnUp, true
}

func chance(seed uint64, moves int) *rand.Rand { return rand.New(rand.NewPCG(seed, uint64(moves))) }

// Outcome gives each seat the points that it has not made as its score. Seats with equal points share a place.
func (r *rules) Outcome(now *Position) play.Outcome {
	var o play.Outcome
	points := now.Points[:len(r.players)]
	for _, p := range points {
		o.Scores = append(o.Scores, len(r.piles[0])-p)
		place := 1
		for _, other := range points {
			if other > p {
				place++
			}
		}
		o.Places = append(o.Places, place)
	}
	if now.Turn != play.NoSeat {
		o.Places = nil
	} else {
		o.End = play.Ranked
	}
	return o
}

func (r *rules) Counts(history []Step) map[string][]int {
	tucked := make([]int, len(r.players))
	for _, step := range history {
		if step.Move == Tuck {
			tucked[step.Seat]++
		}
	}
	return map[string][]int{"tucked": tucked}
}

func (r *rules) Head(now *Position) string {
	var b strings.Builder
	fmt.Fprintln(&b, title)
	for s, p := range r.players {
		fmt.Fprintln(&b, "seat", p.Name, p.Kind, r.piles[s])
	}
	if o := r.Outcome(now); o.End == play.Ranked {
		fmt.Fprintln(&b, places, o.Places)
	}
	return b.String()
}

func (r *rules) AppendStep(text []byte, step *Step) []byte {
	if len(text) == 0 || text[len(text)-1] == '\n' {
		text = fmt.Appendf(text, "%d:", step.Seat+1)
	}
	text = append(text, byte(step.Move))
	if step.Move == TurnUp {
		text = append(text, '\n')
	}
	return text
}
