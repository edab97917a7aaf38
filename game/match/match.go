package match

import (
	"fmt"

	"dreist/game/dreist"
	"dreist/game/record"
)

// Keeper stores the one unfinished game as the text of a record.
type Keeper interface {
	// SaveGame replaces what is stored.
	SaveGame(text string) error
	// FinishGame remembers a game that has ended, then forgets the unfinished one.
	FinishGame(text string, facts Facts) error
}

// Unkept keeps nothing, for matches that nobody will go on with.
type Unkept struct{}

// SaveGame does nothing.
func (Unkept) SaveGame(string) error { return nil }

// FinishGame does nothing.
func (Unkept) FinishGame(string, Facts) error { return nil }

// Match is a game that is being played.
type Match struct {
	game     *record.Game // who plays from which cards; its moves are those at the start
	history  []record.Step
	start    dreist.Position
	position dreist.Position
	keeper   Keeper
	unsaved  error
}

// New begins a match of a deal and saves it. Egon plays at once if he begins. The cards of the match are those of
// Deal, which may be other copies than the ones passed. Its error tells what is wrong with the deal.
func New(deal dreist.Deal, seats []record.Seat, tags []record.Tag, keeper Keeper) (*Match, error) {
	game, err := record.New(deal, seats, tags, nil)
	if err != nil {
		return nil, fmt.Errorf("match: begin: %w", err)
	}
	m, err := follow(game, keeper)
	if err != nil {
		return nil, err
	}
	m.save()
	return m, nil
}

// Resume goes on with a saved match. It writes nothing. Its error tells what is wrong with the text.
func Resume(text string, keeper Keeper) (*Match, error) {
	game, err := record.Parse(text)
	if err != nil {
		return nil, fmt.Errorf("match: resume: %w", err)
	}
	return follow(game, keeper)
}

// follow replays a game up to its last move.
func follow(game *record.Game, keeper Keeper) (*Match, error) {
	start, err := game.Deal.Position()
	if err != nil {
		return nil, fmt.Errorf("match: %w", err)
	}
	m := &Match{game: game, start: start, position: start, keeper: keeper}
	for step, err := range game.Steps() {
		if err != nil {
			return nil, fmt.Errorf("match: %w", err)
		}
		m.history = append(m.history, step)
		m.position = step.Position
	}
	return m, nil
}

// Start returns the position before the first move.
func (m *Match) Start() dreist.Position { return m.start }

// Position returns the position now, to be read only.
func (m *Match) Position() *dreist.Position { return &m.position }

// History returns every move so far with what it did, to be read only.
func (m *Match) History() []record.Step { return m.history }

// Over reports whether somebody has won.
func (m *Match) Over() bool { return m.position.Winner() != dreist.NoSeat }

// Turns returns how many turns have ended, Egon's counted.
func (m *Match) Turns() int {
	if len(m.history) == 0 {
		return 0
	}
	last := m.history[len(m.history)-1]
	if m.position.Turn() == last.Seat {
		return last.Turn - 1
	}
	return last.Turn
}

// Play makes a move of the player, then Egon's turn if it is his, saves, and returns what happened. A move that
// is not allowed changes nothing and returns a *dreist.Refusal as the error. Whether saving worked tells Unsaved.
func (m *Match) Play(move dreist.Move) ([]dreist.Event, error) {
	events, err := m.apply(move)
	if err != nil {
		return nil, err
	}
	if m.position.EgonToMove() {
		egons, err := m.apply(dreist.Egon())
		if err != nil {
			return nil, fmt.Errorf("match: Egon's turn: %w", err)
		}
		events = append(events, egons...)
	}
	m.save()
	return events, nil
}

func (m *Match) apply(move dreist.Move) ([]dreist.Event, error) {
	turn := m.Turns() + 1
	step := record.Step{Move: move, Seat: m.position.Turn(), Turn: turn}
	next, events, err := dreist.Apply(m.position, move)
	if err != nil {
		return nil, err
	}
	step.Position, step.Events = next, events
	m.history = append(m.history, step)
	m.position = next
	return append([]dreist.Event(nil), events...), nil
}

// CanUndo reports whether the last move can be taken back: a card laid in this turn, with nothing hidden seen
// since.
func (m *Match) CanUndo() bool {
	if len(m.history) == 0 || m.Over() {
		return false
	}
	last := m.history[len(m.history)-1]
	return last.Move.Action == dreist.LayCard && last.Seat == m.position.Turn()
}

// Undo takes the last move back and saves; it reports whether there was one to take back.
func (m *Match) Undo() bool {
	if !m.CanUndo() {
		return false
	}
	m.history = m.history[:len(m.history)-1]
	m.position = m.start
	if n := len(m.history); n > 0 {
		m.position = m.history[n-1].Position
	}
	m.save()
	return true
}

// LastEgon returns Egon's last turn: the position before it and what he did; ok is false if he has not played.
func (m *Match) LastEgon() (before dreist.Position, events []dreist.Event, ok bool) {
	for i := len(m.history) - 1; i >= 0; i-- {
		if m.history[i].Move.Action != dreist.EgonPlays {
			continue
		}
		before = m.start
		if i > 0 {
			before = m.history[i-1].Position
		}
		return before, m.history[i].Events, true
	}
	return before, nil, false
}

// Record returns the match so far in the record format.
func (m *Match) Record() (string, error) {
	moves := make([]dreist.Move, len(m.history))
	for i, step := range m.history {
		moves[i] = step.Move
	}
	game, err := record.New(m.game.Deal, m.game.Seats, m.game.Tags, moves)
	if err != nil {
		return "", fmt.Errorf("match: record: %w", err)
	}
	return game.String(), nil
}

// Unsaved returns why the last save failed, nil if it did not.
func (m *Match) Unsaved() error { return m.unsaved }

// save hands the match over to its keeper, unfinished or finished. A failure never stops the match.
func (m *Match) save() {
	text, err := m.Record()
	switch {
	case err != nil:
	case m.Over():
		err = m.keeper.FinishGame(text, m.Facts())
	default:
		err = m.keeper.SaveGame(text)
	}
	m.unsaved = err
}
