package play

import (
	"fmt"
	"slices"

	"dreist/game/dreist"
	"dreist/game/dreist/record"
)

// Match is a game that is being played.
type Match struct {
	game      *record.Game // who plays from which cards; its moves are those at the start
	history   []record.Step
	undone    []dreist.Move // what Undo took back, the last one first to come again
	start     dreist.Position
	position  dreist.Position
	computers computers
	saver     Saver
	unsaved   error
}

// New begins a match of a deal and saves it. Egon and computer players who begin play at once. The cards of the match
// are those of Deal, which may be other copies than the ones passed. Which seats are a computer player's say the tags,
// see ComputerTag. Its error tells what is wrong with the deal or the tags.
func New(deal dreist.Deal, seats []record.Seat, tags []record.Tag, saver Saver) (*Match, error) {
	game, err := record.New(deal, seats, tags, nil)
	if err != nil {
		return nil, fmt.Errorf("play: begin: %w", err)
	}
	return begin(game, saver)
}

// begin goes on with a game from its last move and saves it.
func begin(game *record.Game, saver Saver) (*Match, error) {
	m, err := follow(game, saver)
	if err != nil {
		return nil, err
	}
	if _, err := m.answer(); err != nil {
		return nil, err
	}
	m.save()
	return m, nil
}

// Resume goes on with a saved match. It writes nothing. Its error tells what is wrong with the text.
func Resume(text string, saver Saver) (*Match, error) {
	game, err := record.Parse(text)
	if err != nil {
		return nil, fmt.Errorf("play: resume: %w", err)
	}
	m, err := follow(game, saver)
	if err != nil {
		return nil, err
	}
	if _, err := m.answer(); err != nil { // only a record from elsewhere stops before a computer player's turn
		return nil, err
	}
	return m, nil
}

// follow replays a game up to its last move.
func follow(game *record.Game, saver Saver) (*Match, error) {
	start, err := game.Deal.Position()
	if err != nil {
		return nil, fmt.Errorf("play: %w", err)
	}
	m := &Match{game: game, start: start, position: start, saver: saver}
	if m.computers, err = newComputers(game); err != nil {
		return nil, err
	}
	for step, err := range game.Steps() {
		if err != nil {
			return nil, fmt.Errorf("play: %w", err)
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

// Before returns the position before a step of the history, counted from 0; that after the last one is the position
// now.
func (m *Match) Before(step int) *dreist.Position {
	if step == 0 {
		return &m.start
	}
	return &m.history[step-1].Position
}

// History returns every move so far with what it did, to be read only.
func (m *Match) History() []record.Step { return m.history }

// Seats returns who plays, clockwise, to be read only.
func (m *Match) Seats() []record.Seat { return m.game.Seats }

// Deal returns the cards the match began with, to be read only.
func (m *Match) Deal() dreist.Deal { return m.game.Deal }

// Tag returns the value of a tag that the record format does not know, empty where there is none.
func (m *Match) Tag(name string) string { return valueOf(m.game, name) }

func valueOf(game *record.Game, name string) string {
	i := slices.IndexFunc(game.Tags, func(t record.Tag) bool { return t.Name == name })
	if i < 0 {
		return ""
	}
	return game.Tags[i].Value
}

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

// Play makes a move of a person, then the turns of Egon and computer players up to the next person's, saves, and
// returns what happened. A move that is not allowed changes nothing and returns a *dreist.Refusal as the error.
// Whether saving worked tells Unsaved.
func (m *Match) Play(move dreist.Move) ([]dreist.Event, error) {
	events, err := m.apply(move)
	if err != nil {
		return nil, err
	}
	m.undone = m.undone[:0]
	answers, err := m.answer()
	if err != nil {
		return nil, err
	}
	m.save()
	return append(events, answers...), nil
}

// answer plays the turns of Egon and computer players until a person is to move or the match is over.
func (m *Match) answer() ([]dreist.Event, error) {
	var events []dreist.Event
	for {
		move, mine, err := m.nextAnswer()
		if err != nil || !mine {
			return events, err
		}
		more, err := m.apply(move)
		if err != nil {
			return nil, fmt.Errorf("play: the turn of %s: %w", m.nameOf(m.position.Turn()), err)
		}
		events = append(events, more...)
	}
}

// nextAnswer returns the next move of whoever is to move, unless that is a person.
func (m *Match) nextAnswer() (dreist.Move, bool, error) {
	if m.position.EgonToMove() {
		return dreist.Egon(), true, nil
	}
	if !m.computers.plays(m.position.Turn()) {
		return dreist.Move{}, false, nil
	}
	move, err := m.computers.choose(m)
	return move, true, err
}

// nameOf returns the name of a seat for messages.
func (m *Match) nameOf(s dreist.Seat) string {
	if s == dreist.NoSeat {
		return "nobody"
	}
	return m.game.Seats[s].Name
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
	return slices.Clone(events), nil
}

// LastTurns returns what the others have done since a seat's last turn before this one: the steps and the number of
// the first of them in the history. There are none before anybody else has moved.
func (m *Match) LastTurns(of dreist.Seat) (steps []record.Step, first int) {
	end := len(m.history)
	for end > 0 && m.history[end-1].Seat == of {
		end--
	}
	first = end
	for first > 0 && m.history[first-1].Seat != of {
		first--
	}
	return m.history[first:end], first
}

// Record returns the match so far in the record format.
func (m *Match) Record() (string, error) {
	game, err := m.until(len(m.history), m.game.Tags)
	if err != nil {
		return "", err
	}
	return game.String(), nil
}

// until returns the game of the first steps of the history.
func (m *Match) until(steps int, tags []record.Tag) (*record.Game, error) {
	moves := make([]dreist.Move, steps)
	for i, step := range m.history[:steps] {
		moves[i] = step.Move
	}
	game, err := record.New(m.game.Deal, m.game.Seats, tags, moves)
	if err != nil {
		return nil, fmt.Errorf("play: record: %w", err)
	}
	return game, nil
}
