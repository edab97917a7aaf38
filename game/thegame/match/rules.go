package match

import (
	"slices"

	"dreist/game/play"
	form "dreist/game/record"
	"dreist/game/thegame"
	"dreist/game/thegame/partner"
	"dreist/game/thegame/record"
)

// The names of counts in play.MatchFacts. Each seat has its own, except those of all seats.
const (
	TenBacksCountKey    = "tricks"  // how often the seat went ten back
	SignalsCountKey     = "signals" // the number of signals that the seat gave
	BiggestStepCountKey = "biggest" // the seat's biggest step
	TenBackRunCountKey  = "repeats" // the largest number of ten backs in a row on a pile
	FullHandsCountKey   = "emptied" // how often the seat laid a full hand in one turn
	ListShownCountKey   = "listed"  // 1 if the list of laid numbers was shown, for all seats
)

// rules implements play.Rules. All chance depends on what a player may know and on the number of moves, so that a resumed match
// continues as it would have, and hidden cards influence no computer player (G 17).
type rules struct {
	recorded
	thinker  play.Thinker[thegame.Move]
	accepted bool // whether the record has a loss as its result
	listened int  // the number of steps after which a computer player last waited for signals before its turn
}

type recorded = play.RecordedRules[thegame.Deal, thegame.Position, thegame.Move, thegame.Event, partner.Player]

func newRules(game *record.Game) (*rules, error) {
	base, err := play.NewRecordedRules(game, game.Players(), func(kind string) (partner.Player, error) { return partner.NewPlayer(kind, partner.StrongGameCount) })
	return &rules{recorded: base, accepted: game.Result == form.ResultLost, listened: -1}, err
}

func (r *rules) SeatRules() play.SeatRules { return SeatRules() }

// IsFinal is false for a loss until the hands are shown (G 18), which the record marks by its result: until then the loss can be taken back.
func (r *rules) IsFinal(now *thegame.Position) bool { return now.IsWon() || now.IsOver() && r.accepted }

// MustNotBeUndone is true for a step that drew cards, passed the turn to another seat, or won the game (G 18).
func (r *rules) MustNotBeUndone(step *record.Step) bool {
	if step.Position.IsWon() {
		return true
	}
	for _, e := range step.Events {
		switch e := e.(type) {
		case thegame.HandFilled:
			return true
		case thegame.TurnStarted:
			if play.Seat(e.Seat) != step.Seat {
				return true
			}
		}
	}
	return false
}

// ComputerMove returns the signals that computer players change before each turn, then the moves of the turn. Before its
// first card it returns no move once, so that persons have the time to signal, too.
func (r *rules) ComputerMove(history []record.Step) (move thegame.Move, ok bool) {
	steps, now := len(history), &r.StartPosition
	if steps > 0 {
		now = &history[steps-1].Position
	}
	if now.IsOver() || steps == 0 && r.Game.Tags.ValueOf(StartUndecidedTag) != "" {
		return move, false
	}
	if now.LaidCount() == 0 {
		for s := range thegame.Seat(now.SeatCount()) {
			if r.Computers[s] == nil {
				continue
			}
			if say, ok := partner.NextSignal(now, s); ok {
				return say, true
			}
		}
	}
	player := r.Computers[now.Turn()]
	if player == nil {
		return move, false
	}
	if steps > 0 && history[steps-1].Move.Action == thegame.GiveSignal {
		r.thinker.ForgetPlan() // think again, for a signal in the middle of the turn
	}
	view := partner.ViewOf(now, now.Turn())
	takesTime := r.Seats[now.Turn()].Kind == partner.StrongKind
	move, ok = r.thinker.NextMove(steps, takesTime, func() []thegame.Move { return player.TurnMoves(view, uint64(steps)) })
	if now.LaidCount() == 0 && r.listened != steps {
		r.listened = steps // persons may signal now: the turn starts when the caller asks again
		return thegame.Move{}, false
	}
	return move, ok
}

// Outcome is the same for all seats; the score is the number of cards left.
func (r *rules) Outcome(now *thegame.Position) (o play.Outcome) {
	for range now.SeatCount() {
		o.Scores = append(o.Scores, now.CardsLeft())
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
	seats := len(r.Game.Seats)
	tricks, signals, biggest := make([]int, seats), make([]int, seats), make([]int, seats)
	repeats, emptied := make([]int, seats), make([]int, seats)
	var runs [thegame.PileCount]struct { // the ten backs in a row on top of each pile
		of    thegame.Seat
		count int
	}
	laid := 0 // the number of cards laid in the turn
	for i := range history {
		for _, e := range history[i].Events {
			switch e := e.(type) {
			case thegame.CardLaid:
				run := &runs[e.Pile]
				if run.of != e.Seat || !e.IsTenBack {
					run.of, run.count = e.Seat, 0
				}
				if e.IsTenBack {
					tricks[e.Seat]++
					run.count++
					repeats[e.Seat] = max(repeats[e.Seat], run.count)
				}
				if laid++; laid == r.StartPosition.HandSize() && len(history[i].Position.Hand(e.Seat)) == 0 {
					emptied[e.Seat]++
				}
				biggest[e.Seat] = max(biggest[e.Seat], e.Step)
			case thegame.TurnStarted:
				laid = 0
			case thegame.SignalGiven:
				if e.Signal != thegame.NoSignal {
					signals[e.Seat]++
				}
			}
		}
	}
	counts := map[string][]int{TenBacksCountKey: tricks, SignalsCountKey: signals, BiggestStepCountKey: biggest, TenBackRunCountKey: repeats, FullHandsCountKey: emptied}
	if n := r.Game.Tags.Count(play.HintsTag); n > 0 {
		counts[play.HintsCountKey] = slices.Repeat([]int{n}, seats)
	}
	if r.Game.Tags.Count(ListTag) > 0 {
		counts[ListShownCountKey] = slices.Repeat([]int{1}, seats)
	}
	return counts
}
