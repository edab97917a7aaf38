package match

import (
	"slices"

	"dreist/game/dreixdrei"
	"dreist/game/dreixdrei/record"
	"dreist/game/dreixdrei/rival"
	"dreist/game/play"
)

// The names of counts in play.MatchFacts. Each seat has its own, except those of all seats.
const (
	PickUpsCountKey       = "taken"   // the number of piles that the seat picked up
	LargestPickUpCountKey = "largest" // the number of cards in the largest of these piles
	FoursCountKey         = "fours"   // how often four equal cards left the hand
	DeletesCountKey       = "deleted" // the number of piles that the seat deleted
	LargestDeleteCountKey = "swept"   // the number of cards in the largest of these piles, with the DELETEs
	MostLaidCountKey      = "stack"   // the largest number of cards laid together
	MaxHandCountKey       = "held"    // the largest number of cards in the hand
	EarlyFinishCountKey   = "ahead"   // 1 if the seat finished first while all others were in phase 1
)

// rules implements play.Rules. All chance depends on what a player may know and on the number of moves, so that a resumed match
// continues as it would have, and hidden cards influence no computer player (D 19).
type rules struct {
	recorded
	thinker play.Thinker[dreixdrei.Move]
}

type recorded = play.RecordedRules[dreixdrei.Deal, dreixdrei.Position, dreixdrei.Move, dreixdrei.Event, rival.Player]

func newRules(game *record.Game) (*rules, error) {
	base, err := play.NewRecordedRules(game, game.Players(), func(kind string) (rival.Player, error) { return rival.NewPlayer(kind, rival.StrongGameCount) })
	return &rules{recorded: base}, err
}

func (r *rules) SeatRules() play.SeatRules { return SeatRules() }

func (r *rules) IsFinal(now *dreixdrei.Position) bool { return now.IsOver() }

// MustNotBeUndone is true for a step that drew cards or turned over a card.
func (r *rules) MustNotBeUndone(step *record.Step) bool {
	return slices.ContainsFunc(step.Events, func(e dreixdrei.Event) bool {
		switch e.(type) {
		case dreixdrei.HandFilled, dreixdrei.CardTurnedUp:
			return true
		}
		return false
	})
}

func (r *rules) ComputerMove(history []record.Step) (move dreixdrei.Move, ok bool) {
	steps, now := len(history), &r.StartPosition
	if steps > 0 {
		now = &history[steps-1].Position
	}
	if now.IsOver() || r.Computers[now.Turn()] == nil {
		return move, false
	}
	player, view := r.Computers[now.Turn()], rival.ViewOf(now)
	takesTime := r.Seats[now.Turn()].Kind == rival.StrongKind
	return r.thinker.NextMove(steps, takesTime, func() []dreixdrei.Move { return player.NextMoves(view, uint64(steps)) })
}

// Outcome returns the place of each seat, which is its score, too (D 18).
func (r *rules) Outcome(now *dreixdrei.Position) (o play.Outcome) {
	for s := range dreixdrei.Seat(now.SeatCount()) {
		o.Scores = append(o.Scores, now.Place(s))
	}
	if now.IsOver() {
		o.End, o.Places = play.Ranked, slices.Clone(o.Scores)
	}
	if now.IsUndecided() {
		o.End = play.Undecided
	}
	return o
}

func (r *rules) Counts(history []record.Step) map[string][]int {
	seats, counts := len(r.Game.Seats), map[string][]int{}
	for _, name := range [...]string{PickUpsCountKey, LargestPickUpCountKey, FoursCountKey, DeletesCountKey, LargestDeleteCountKey, MostLaidCountKey, MaxHandCountKey, EarlyFinishCountKey} {
		counts[name] = make([]int, seats)
	}
	most := func(name string, s dreixdrei.Seat, n int) { counts[name][s] = max(counts[name][s], n) }
	for i := range history {
		now := &history[i].Position
		for s := range dreixdrei.Seat(seats) {
			most(MaxHandCountKey, s, now.HandSize(s))
		}
		for _, e := range history[i].Events {
			switch e := e.(type) {
			case dreixdrei.CardsLaid:
				most(MostLaidCountKey, e.Seat, len(e.Cards))
			case dreixdrei.PilePickedUp:
				counts[PickUpsCountKey][e.Seat]++
				most(LargestPickUpCountKey, e.Seat, len(e.Cards))
			case dreixdrei.FourSetAside:
				counts[FoursCountKey][e.Seat]++
			case dreixdrei.PileDeleted:
				counts[DeletesCountKey][e.Seat]++
				most(LargestDeleteCountKey, e.Seat, len(e.Cards))
			case dreixdrei.SeatFinished:
				if e.Place == 1 && othersBegin(now, e.Seat) {
					counts[EarlyFinishCountKey][e.Seat] = 1
				}
			}
		}
	}
	if n := r.Game.Tags.Count(play.HintsTag); n > 0 {
		counts[play.HintsCountKey] = slices.Repeat([]int{n}, seats)
	}
	return counts
}

// othersBegin reports whether all other seats are in phase 1.
func othersBegin(p *dreixdrei.Position, but dreixdrei.Seat) bool {
	for s := range dreixdrei.Seat(p.SeatCount()) {
		if s != but && p.Phase(s) > 1 {
			return false
		}
	}
	return true
}
