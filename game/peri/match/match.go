// Package match connects PERI to package play and to the commands of the program. The only player may undo and redo every move, even dealing
// from the stock.
package match

import (
	"fmt"
	"slices"

	"dreist/game/peri"
	"dreist/game/peri/record"
	"dreist/game/play"
	form "dreist/game/record"
)

// Match is a game of a patience that is being played.
type Match struct {
	play.TaggedMatch[peri.Position, peri.Move, MoveEvent]
	game *record.Game
}

// running is the part of a Match that knows no record.
type running = play.Match[peri.Position, peri.Move, MoveEvent]

// MoveEvent is the only event of a move.
type MoveEvent = record.MoveEvent

// Step is a move of a match with its effects.
type Step = record.Step

// The tags of records besides those of the format.
const (
	CodeTag     = "Code"
	WinnableTag = "Winnable" // the deal is known to be winnable
	GivenUpTag  = "Left"     // the player gave the match up
	PeekTag     = "Seen"     // 1 if a move was taken back that had shown a hidden card
)

// The names of counts in play.MatchFacts.
const (
	PatienceCountKey = "patience" // the index in peri.Patiences
	PeekCountKey     = "seen"     // see PeekTag
	WinnableCountKey = "winnable" // 1 if the deal is known to be winnable
	SuitCountKey     = "suit"     // the suit of the last card that moved, from 1; 0 if no card has
)

// SeatRules returns the rules for seats: one player.
func SeatRules() play.SeatRules { return play.SeatRules{MinSeats: 1, MaxSeats: 1} }

// New starts a match and saves it. name is the player's name, tags go into its record.
func New(deal peri.Deal, name string, tags []record.Tag, saver play.Saver) (*Match, error) {
	g, err := record.New(deal, name, tags, nil)
	return newMatch(g, err, func(r *rules) (*running, error) { return play.StartMatch(r, nil, saver) })
}

// Resume continues the match saved as text. It writes nothing.
func Resume(text string, saver play.Saver) (*Match, error) {
	g, err := record.Parse(text)
	return newMatch(g, err, func(r *rules) (*running, error) { return play.Resume(r, g.Moves, saver) })
}

// Practise starts a new match from the position after the first moves of m. mark is the value of its PracticeTag.
func (m *Match) Practise(moves int, mark string, saver play.Saver) (*Match, error) {
	tags := append(m.Tags.Without(play.PracticeTag, PeekTag, GivenUpTag, play.HintsTag), record.Tag{Name: play.PracticeTag, Value: mark})
	g, err := record.New(m.game.Deal, m.game.Seats[0].Name, tags, nil)
	return newMatch(g, err, func(r *rules) (*running, error) { return m.Branch(moves, r, saver) })
}

// newMatch returns the match of a game, run by its rules. err is the error of making the game.
func newMatch(g *record.Game, err error, run func(*rules) (*running, error)) (*Match, error) {
	if err != nil {
		return nil, fmt.Errorf("match: %w", err)
	}
	r := &rules{accepted: g.Result == form.ResultLost}
	if r.recorded, err = play.NewRecordedRules[peri.Deal, peri.Position, peri.Move, MoveEvent, any](g, play.PersonsNamed(g.SeatNames()), nil); err != nil {
		return nil, err
	}
	m, err := run(r)
	if err != nil {
		return nil, fmt.Errorf("match: %w", err)
	}
	return &Match{play.TaggedMatch[peri.Position, peri.Move, MoveEvent]{Match: m, Tags: &g.Tags}, g}, nil
}

// Deal returns the deal, read-only.
func (m *Match) Deal() peri.Deal { return m.game.Deal }

// UndoMove takes the last move back, and marks the match with PeekTag if that move had shown a hidden card.
func (m *Match) UndoMove() (done bool) {
	if m.CanUndo() && m.TagValue(PeekTag) == "" && hidden(m.PositionBefore(m.MoveCount()-1)) > hidden(m.Position()) {
		m.IncreaseTag(PeekTag)
	}
	return m.TaggedMatch.UndoMove()
}

func hidden(p *peri.Position) (n int) {
	for at, pile := range p.Piles() {
		for i := range len(pile) {
			if !p.IsOpen(at, i) {
				n++
			}
		}
	}
	return n
}

// rules implements play.Rules.
type rules struct {
	recorded
	accepted bool // the record has a loss as its result
}

type recorded = play.RecordedRules[peri.Deal, peri.Position, peri.Move, MoveEvent, any]

func (r *rules) SeatRules() play.SeatRules { return SeatRules() }

// IsFinal is false for a game without a move left until the player accepts the end: until then moves may be taken back.
func (r *rules) IsFinal(now *peri.Position) bool { return now.IsWon() || now.IsOver() && r.accepted }

// MustNotBeUndone is false: every move may be undone.
func (r *rules) MustNotBeUndone(*Step) bool { return false }

func (r *rules) ComputerMove([]Step) (m peri.Move, ok bool) { return m, false }

func (r *rules) Outcome(now *peri.Position) play.Outcome {
	o := play.Outcome{Scores: []int{now.CardsLeft()}}
	switch {
	case now.IsWon():
		o.End = play.AllWon
	case now.IsOver() || r.Game.Tags.ValueOf(GivenUpTag) != "":
		o.End = play.AllLost
	}
	return o
}

func (r *rules) Counts(history []Step) map[string][]int {
	return map[string][]int{
		PatienceCountKey:   {slices.Index(peri.Patiences, r.Game.Deal.Patience)},
		play.HintsCountKey: {r.Game.Tags.Count(play.HintsTag)}, PeekCountKey: {r.Game.Tags.Count(PeekTag)},
		WinnableCountKey: {r.Game.Tags.Count(WinnableTag)}, SuitCountKey: {lastSuit(history)},
	}
}

// lastSuit returns the suit of the last card that moved, from 1; 0 if none has.
func lastSuit(history []Step) int {
	if len(history) == 0 {
		return 0
	}
	e := history[len(history)-1].Events[0]
	at := e.Move.To
	if e.Move.Action == peri.Remove {
		at = peri.Spot{Part: peri.RemovedCards}
	}
	if top := e.PositionAfter.Pile(at).Top(); top != peri.NoCard {
		return 1 + int(top.Suit())
	}
	return 0
}
