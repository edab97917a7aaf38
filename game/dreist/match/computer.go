package match

import (
	"fmt"
	"hash/fnv"
	"math/rand/v2"

	"dreist/fault"
	"dreist/game/dreist"
	"dreist/game/dreist/coach"
	"dreist/game/dreist/coach/sight"
	"dreist/game/dreist/record"
)

// ComputerTag returns the name of the tag for a computer player on a seat, 1 to 4. Its value is a name for coach.New.
func ComputerTag(number int) string { return fmt.Sprintf("Computer%d", number) }

// computers are the computer players of a match. Chance follows from the deal and the number of moves, so that a
// resumed match continues as it would have.
type computers struct {
	players [dreist.MaxSeats]coach.Player
	thinks  [dreist.MaxSeats]bool // the seat's player thinks in the background
	seed    uint64
	thought thought
	plan    plan
}

// plan is a player's planned moves after a number of steps. None of them is ever taken back, so the match follows it.
type plan struct {
	from  int
	moves []dreist.Move
}

// after returns the planned move after a number of steps; ok is false if there is none.
func (p *plan) after(steps int) (dreist.Move, bool) {
	if i := steps - p.from; i >= 0 && i < len(p.moves) {
		return p.moves[i], true
	}
	return dreist.Move{}, false
}

// thought is a computation in the background: a player's moves after a number of steps.
type thought struct {
	steps int
	found chan found // nil if not started
}

// found is the result of a computation, or its fault.
type found struct {
	moves []dreist.Move
	fault *fault.Fault
}

// newComputers returns the computer players named by a game.
func newComputers(game *record.Game) (computers, error) {
	var c computers
	for s, seat := range game.Seats {
		name := valueOf(game, ComputerTag(seat.Number))
		if name == "" || game.Deal.Mode == dreist.Solo {
			continue
		}
		player, err := coach.New(name)
		if err != nil {
			return c, fmt.Errorf("match: seat %d: %w", seat.Number, err)
		}
		c.players[s], c.thinks[s] = player, coach.TakesTime(name)
	}
	h := fnv.New64a()
	for _, pile := range append(game.Deal.Piles, game.Deal.Hands...) {
		for _, card := range pile {
			h.Write([]byte{byte(card)})
		}
		h.Write([]byte{dreist.Deck})
	}
	c.seed = h.Sum64()
	return c, nil
}

func (c *computers) plays(s dreist.Seat) bool { return s != dreist.NoSeat && c.players[s] != nil }

// choose returns the move of the computer player to move; ok is false while it thinks.
func (c *computers) choose(start, now *dreist.Position, history []record.Step) (move dreist.Move, ok bool, err error) {
	steps := len(history)
	if _, planned := c.plan.after(steps); !planned {
		moves, err := c.think(start, now.Turn(), history)
		if err != nil {
			return dreist.Move{}, false, err
		}
		c.plan = plan{steps, moves}
	}
	if move, ok = c.plan.after(steps); ok {
		move = now.FromHand(move)
	}
	return move, ok, nil
}

// think returns a seat's plan, nothing while it thinks in the background.
func (c *computers) think(start *dreist.Position, s dreist.Seat, history []record.Step) ([]dreist.Move, error) {
	steps := len(history)
	if c.thought.found == nil || c.thought.steps != steps {
		watch, err := Watch(start, history)
		if err != nil {
			return nil, err
		}
		rng := rand.New(rand.NewPCG(c.seed, uint64(steps)))
		if !c.thinks[s] {
			return coach.Plan(c.players[s], watch.View(), rng), nil
		}
		c.begin(s, watch, steps, rng)
	}
	select {
	case found := <-c.thought.found:
		c.thought = thought{}
		if found.fault != nil {
			panic(found.fault) // reported from here
		}
		return found.moves, nil
	default:
		return nil, nil
	}
}

// begin starts a computation in the background, after the previous one has ended.
func (c *computers) begin(s dreist.Seat, watch *sight.Watch, steps int, rng *rand.Rand) {
	player, done := c.players[s], make(chan found, 1)
	before := c.thought.found
	c.thought = thought{steps, done}
	go func() {
		var f found
		defer func() { done <- f }()
		if before != nil { // nobody else receives it: the match continued differently
			if f.fault = (<-before).fault; f.fault != nil {
				return
			}
		}
		defer fault.Catch(func(caught *fault.Fault) { f.fault = caught })
		f.moves = coach.Plan(player, watch.View(), rng)
	}()
}

// Watch returns a watch after the last step, which has followed the turn from its start.
func Watch(start *dreist.Position, history []record.Step) (*sight.Watch, error) {
	first := len(history) - movesInTurn(history)
	if first > 0 {
		start = &history[first-1].Position
	}
	watch, err := sight.NewWatch(*start)
	if err != nil {
		return nil, err
	}
	for _, step := range history[first:] {
		if err := watch.Play(step.Move); err != nil {
			return nil, fmt.Errorf("follow it: %w", err)
		}
	}
	return watch, nil
}

// movesInTurn returns the number of moves of the current turn.
func movesInTurn(history []record.Step) int {
	n := len(history)
	if n == 0 || history[n-1].Position.Turn() != dreist.Seat(history[n-1].Seat) {
		return 0
	}
	moves := 0
	for moves < n && history[n-1-moves].Turn == history[n-1].Turn {
		moves++
	}
	return moves
}
