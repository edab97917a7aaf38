package match

import (
	"fmt"
	"slices"

	"dreist/game/play"
	form "dreist/game/record"
	"dreist/game/thegame"
	"dreist/game/thegame/partner"
	"dreist/game/thegame/record"
)

// The names of counts in play.Facts: for each seat, what it has done.
const (
	Tricks  = "tricks"  // backwards tricks laid
	Signals = "signals" // signals given
	Biggest = "biggest" // its biggest step
	Repeats = "repeats" // the most tricks in a row that it laid on a pile, one on the other
	Emptied = "emptied" // full hands laid in one turn
	Hints   = "hints"   // moments at which a hint helped, of all seats alike
	Listed  = "listed"  // 1 where a list of the numbers already laid was to be seen, of all seats alike
)

// rules implements play.Rules. Chance follows from what a player may know and the number of moves, so that a resumed match
// continues as it would have, and nothing hidden changes a play (G 17).
type rules struct {
	game     *record.Game
	players  []play.Player
	start    thegame.Position
	partners [thegame.MaxSeats]partner.Player // nil for a person
	thinker  play.Thinker[thegame.Move]
	accepted bool // the text told a loss as its result
	listened int  // after how many steps a computer player has listened before its turn
}

// newRules returns the rules for a game's deal and players; an error if these are invalid.
func newRules(game *record.Game) (*rules, error) {
	start, err := game.Deal.Position()
	if err != nil {
		return nil, fmt.Errorf("match: %w", err)
	}
	r := &rules{game: game, players: play.Seated(game.Seats, game.Tags), start: start, accepted: game.Result == form.Lost, listened: -1}
	for s, p := range r.players {
		if p.Kind == play.Person {
			continue
		}
		if r.partners[s], err = partner.New(p.Kind, partner.StrongGames); err != nil {
			return nil, fmt.Errorf("match: seat %d: %w", s+1, err)
		}
	}
	return r, nil
}

func (r *rules) SeatRules() play.SeatRules { return Table() }

func (r *rules) Players() []play.Player { return r.players }

func (r *rules) InitialPosition() thegame.Position { return r.start }

func (r *rules) Turn(now *thegame.Position) play.Seat { return play.Seat(now.Turn()) }

func (r *rules) Mover(now *thegame.Position, m thegame.Move) play.Seat { return record.Mover(now, m) }

// IsFinal is false for a loss: it can be taken back until the hands are shown (G 18), which a result in the text tells.
func (r *rules) IsFinal(now *thegame.Position) bool { return now.IsWon() || now.IsOver() && r.accepted }

func (r *rules) Apply(now thegame.Position, m thegame.Move) (thegame.Position, []thegame.Event, error) {
	return thegame.Apply(now, m)
}

func (r *rules) IsTurnEnd(step *record.Step) bool {
	return step.Move.Action == thegame.EndTurn || step.Position.IsWon()
}

// MustNotBeUndone is true where a card was drawn or the turn handed on, and of the last card of a game that is won (G 18).
func (r *rules) MustNotBeUndone(step *record.Step) bool {
	if step.Position.IsWon() {
		return true
	}
	for _, e := range step.Events {
		switch e := e.(type) {
		case thegame.HandFilled:
			return true
		case thegame.TurnBegan:
			if play.Seat(e.Seat) != step.Seat {
				return true
			}
		}
	}
	return false
}

// ComputerMove has computer players set their signals as any turn begins, and then move: not at once, so that
// persons have the time to signal before each turn as well.
func (r *rules) ComputerMove(history []record.Step) (move thegame.Move, ok bool, err error) {
	steps, now := len(history), &r.start
	if steps > 0 {
		now = &history[steps-1].Position
	}
	if now.IsOver() || steps == 0 && r.game.Tags.ValueOf(UndecidedTag) != "" {
		return move, false, nil
	}
	if now.LaidCount() == 0 {
		for s := range thegame.Seat(now.Seats()) {
			if r.partners[s] == nil {
				continue
			}
			if say, ok := partner.Speak(now, s); ok {
				return say, true, nil
			}
		}
	}
	player := r.partners[now.Turn()]
	if player == nil {
		return move, false, nil
	}
	if steps > 0 && history[steps-1].Move.Action == thegame.SayWish {
		r.thinker.Forget() // a signal in the middle of its turn is heeded
	}
	view := partner.Look(now, now.Turn())
	takesTime := r.players[now.Turn()].Kind == partner.Strong
	move, ok, err = r.thinker.NextMove(steps, takesTime, func() (func() []thegame.Move, error) {
		return func() []thegame.Move { return player.Turn(view, uint64(steps)) }, nil
	})
	if now.LaidCount() == 0 && r.listened != steps {
		r.listened = steps // persons may signal, too: the turn begins when the match is continued
		return thegame.Move{}, false, err
	}
	return move, ok, err
}

// Outcome is common to all seats; the score of each is the rest cards.
func (r *rules) Outcome(now *thegame.Position) (o play.Outcome) {
	for range now.Seats() {
		o.Score = append(o.Score, now.Rest())
	}
	switch {
	case now.IsWon():
		o.End = play.AllWon
	case now.IsOver():
		o.End = play.AllLost
	}
	return o
}

func (r *rules) Counts(history []record.Step) map[string][]int {
	seats := len(r.game.Seats)
	tricks, signals, biggest := make([]int, seats), make([]int, seats), make([]int, seats)
	repeats, emptied := make([]int, seats), make([]int, seats)
	var runs [thegame.Piles]struct { // the tricks on top of each pile
		of    thegame.Seat
		count int
	}
	laid := 0 // in the turn
	for i := range history {
		for _, e := range history[i].Events {
			switch e := e.(type) {
			case thegame.CardLaid:
				run := &runs[e.Pile]
				if run.of != e.Seat || !e.Trick {
					run.of, run.count = e.Seat, 0
				}
				if e.Trick {
					tricks[e.Seat]++
					run.count++
					repeats[e.Seat] = max(repeats[e.Seat], run.count)
				}
				if laid++; laid == r.start.HandSize() && len(history[i].Position.Hand(e.Seat)) == 0 {
					emptied[e.Seat]++
				}
				biggest[e.Seat] = max(biggest[e.Seat], e.Step)
			case thegame.TurnBegan:
				laid = 0
			case thegame.WishSaid:
				if e.Signal != thegame.NoSignal {
					signals[e.Seat]++
				}
			}
		}
	}
	counts := map[string][]int{Tricks: tricks, Signals: signals, Biggest: biggest, Repeats: repeats, Emptied: emptied}
	if n := r.game.Tags.Count(play.HintsTag); n > 0 {
		counts[Hints] = slices.Repeat([]int{n}, seats)
	}
	if r.game.Tags.Count(ListTag) > 0 {
		counts[Listed] = slices.Repeat([]int{1}, seats)
	}
	return counts
}

func (r *rules) Head(now *thegame.Position) string { return r.game.Head(now) }

func (r *rules) AppendStep(text []byte, step *record.Step) []byte {
	return record.AppendStep(text, step)
}
