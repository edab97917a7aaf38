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

// ComputerTag returns the name of the tag that makes a seat of a record, numbered 1 to 4, a computer player's. Its
// value is a name that coach.New knows.
func ComputerTag(number int) string { return fmt.Sprintf("Computer%d", number) }

// computers are the computer players of a match. What they leave to chance follows from the deal and the number of
// moves made, so that a match that is resumed goes on as it would have.
type computers struct {
	players [dreist.MaxSeats]coach.Player
	thinks  [dreist.MaxSeats]bool // a seat's player takes its time, for which nobody waits
	seed    uint64
	thought thought
	plan    plan
}

// plan is what a player has thought of: its moves after so many steps. As none of them is ever taken back, the match
// follows it to its end.
type plan struct {
	from  int
	moves []dreist.Move
}

// after returns the planned move after so many steps, false where there is none.
func (p *plan) after(steps int) (dreist.Move, bool) {
	if i := steps - p.from; i >= 0 && i < len(p.moves) {
		return p.moves[i], true
	}
	return dreist.Move{}, false
}

// thought is what a player thinks of elsewhere: its moves after so many steps.
type thought struct {
	steps int
	found chan found // nil where nobody has begun
}

// found is what a player has thought of, or what it could not go on at.
type found struct {
	moves []dreist.Move
	fault *fault.Fault
}

// newComputers returns the computer players that a game names.
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

// choose asks the computer player who is to move now, after the steps of a match. It is not ok while that one thinks.
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

// think returns what a seat plans after the steps of a match, nothing while it thinks elsewhere.
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
			panic(found.fault) // where the program can tell of it
		}
		return found.moves, nil
	default:
		return nil, nil
	}
}

// begin lets a player think elsewhere, once it is done with what it thought about before.
func (c *computers) begin(s dreist.Seat, watch *sight.Watch, steps int, rng *rand.Rand) {
	player, done := c.players[s], make(chan found, 1)
	before := c.thought.found
	c.thought = thought{steps, done}
	go func() {
		var f found
		defer func() { done <- f }()
		if before != nil { // nobody else waits for it: the match went on from elsewhere
			if f.fault = (<-before).fault; f.fault != nil {
				return
			}
		}
		defer fault.Catch(func(caught *fault.Fault) { f.fault = caught })
		f.moves = coach.Plan(player, watch.View(), rng)
	}()
}

// Watch returns what shows to the seat that is to move after some steps what it may know. It has followed the turn from
// its start.
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

// movesInTurn returns how many moves the turn that goes on has had so far.
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
