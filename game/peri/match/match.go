// Package match connects PERI to package play and to the commands of the program. The only player may undo and redo every move, even dealing
// from the stock.
package match

import (
	"fmt"
	"slices"

	"dreist/game/peri"
	"dreist/game/peri/record"
	"dreist/game/play"
)

// Match is a game of a patience that is being played.
type Match struct {
	play.TaggedMatch[peri.Position, peri.Move, MoveEvent]
	game *record.Game
}

// running is the part of a Match that knows no record.
type running = play.Match[peri.Position, peri.Move, MoveEvent]

// MoveEvent is the only event of a move: the move itself, and the position after it and all that followed by itself. The zero Move is the deal.
type MoveEvent struct {
	Move          peri.Move
	PositionAfter *peri.Position
}

// Step is a move of a match with its effects.
type Step = play.Step[peri.Position, peri.Move, MoveEvent]

// The tags of records besides those of the format.
const (
	CodeTag     = "Code"
	PracticeTag = "Practice" // why the match is practice, such as "again" for a deal that is played again
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
	g := &record.Game{SeatName: name, Deal: deal, Tags: tags}
	return of(g, func(r *rules) (*running, error) { return play.New(r, nil, saver) })
}

// Resume continues the match saved as text. It writes nothing.
func Resume(text string, saver play.Saver) (*Match, error) {
	g, err := record.Parse(text)
	if err != nil {
		return nil, fmt.Errorf("match: resume: %w", err)
	}
	return of(g, func(r *rules) (*running, error) { return play.Resume(r, g.Moves, saver) })
}

// Practise starts a new match from the position after the first moves of m. mark is the value of its PracticeTag.
func (m *Match) Practise(moves int, mark string, saver play.Saver) (*Match, error) {
	g := &record.Game{SeatName: m.game.SeatName, Deal: m.game.Deal, Tags: m.Tags.Without(PracticeTag, PeekTag, GivenUpTag, play.HintsTag)}
	g.Tags = append(g.Tags, record.Tag{Name: PracticeTag, Value: mark})
	return of(g, func(r *rules) (*running, error) { return m.Branch(moves, r, saver) })
}

func of(g *record.Game, run func(*rules) (*running, error)) (*Match, error) {
	start, err := g.Deal.Position()
	if err != nil {
		return nil, fmt.Errorf("match: %w", err)
	}
	m, err := run(&rules{game: g, start: start})
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
	game  *record.Game
	start peri.Position
}

func (r *rules) SeatRules() play.SeatRules { return SeatRules() }

func (r *rules) Players() []play.Player {
	return []play.Player{{Name: r.game.SeatName, Kind: play.Person}}
}

func (r *rules) InitialPosition() peri.Position { return r.start }

func (r *rules) Turn(now *peri.Position) play.Seat {
	if now.IsOver() {
		return play.NoSeat
	}
	return 0
}

func (r *rules) Mover(*peri.Position, peri.Move) play.Seat { return 0 }

// IsFinal is false for a game without a move left until the player accepts the end: until then moves may be taken back.
func (r *rules) IsFinal(now *peri.Position) bool {
	return now.IsWon() || now.IsOver() && r.game.Result == "lost"
}

func (r *rules) Apply(now peri.Position, m peri.Move) (peri.Position, []MoveEvent, error) {
	if err := now.Play(m); err != nil {
		return now, nil, err
	}
	return now, []MoveEvent{{m, &now}}, nil
}

// IsTurnEnd is true: each move is a turn.
func (r *rules) IsTurnEnd(*Step) bool { return true }

// MustNotBeUndone is false: every move may be undone.
func (r *rules) MustNotBeUndone(*Step) bool { return false }

func (r *rules) ComputerMove([]Step) (m peri.Move, ok bool) { return m, false }

func (r *rules) Outcome(now *peri.Position) play.Outcome {
	o := play.Outcome{Scores: []int{now.CardsLeft()}}
	switch {
	case now.IsWon():
		o.End = play.AllWon
	case now.IsOver() || r.game.Tags.ValueOf(GivenUpTag) != "":
		o.End = play.AllLost
	}
	return o
}

func (r *rules) Counts(history []Step) map[string][]int {
	return map[string][]int{
		PatienceCountKey:   {slices.Index(peri.Patiences, r.game.Deal.Patience)},
		play.HintsCountKey: {r.game.Tags.Count(play.HintsTag)}, PeekCountKey: {r.game.Tags.Count(PeekTag)},
		WinnableCountKey: {r.game.Tags.Count(WinnableTag)}, SuitCountKey: {lastSuit(history)},
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

func (r *rules) Head(now *peri.Position) string { return r.game.Head(now) }

func (r *rules) AppendStep(text []byte, step *Step) []byte {
	return record.AppendMove(text, step.Turn, step.Move)
}
