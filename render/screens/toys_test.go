package screens

import (
	"dreist/render/tabletop"
	"fmt"
	"strings"

	"dreist/game/play"
	"dreist/game/play/stairs"
	"dreist/game/play/toy"
)

// toyRules are what the two toy games differ in on the screens.
type toyRules struct {
	title, name string
	table       play.SeatRules
	cards       bool                   // see GameInfo
	reads       func(text string) bool // reports whether a text tells of one of its matches
	deal        func(seats int, seed uint64) []string
	begin       func(players []play.Player, hands []string, saver play.Saver) (toyMatch, error)
	resume      func(text string, saver play.Saver) (toyMatch, error)
}

// toyMatch is a match of one of them without its types.
type toyMatch interface {
	tabletop.PlayedMatch
	CanUndo() bool
	practise(moves int, to play.Saver) (toyMatch, error)
	turn() play.Seat
	choices() []choice // the usual one first
	told() []string    // a line for each move
}

// choice is something that can be done.
type choice struct {
	name string
	can  bool
	do   func() error
}

// The choices of higher card.
const (
	pile = "pile"
	tuck = "tuck"
)

// toyCards is how many cards a seat has.
const toyCards = 4

func higherCard() toyRules {
	return toyRules{
		title: "Higher card", name: "toy", table: toy.Table(), reads: func(text string) bool { return strings.HasPrefix(text, "higher") },
		deal: func(seats int, seed uint64) []string { return toy.Deal(seats, min(toyCards, 26/seats), seed) },
		begin: func(players []play.Player, hands []string, saver play.Saver) (toyMatch, error) {
			m, err := toy.New(players, hands, saver)
			return higherMatch{m}, err
		},
		resume: func(text string, saver play.Saver) (toyMatch, error) {
			m, err := toy.Resume(text, saver)
			return higherMatch{m}, err
		},
	}
}

type higherMatch struct{ *toy.Match }

func (m higherMatch) turn() play.Seat { return m.Position().Turn }

func (m higherMatch) practise(moves int, to play.Saver) (toyMatch, error) {
	start := m.InitialPosition()
	n, err := toy.New(m.Players(), start.Piles[:len(m.Players())], to)
	for err == nil && n.MoveCount() < moves {
		_, err = n.Play(m.History()[n.MoveCount()].Move)
	}
	return higherMatch{n}, err
}

func (m higherMatch) choices() []choice {
	move := func(of toy.Move) func() error {
		return func() error {
			_, err := m.Play(of)
			return err
		}
	}
	return []choice{{pile, !m.IsOver(), move(toy.TurnUp)}, {tuck, !m.IsOver() && !m.Position().Tucked, move(toy.Tuck)}}
}

func (m higherMatch) told() (lines []string) {
	for _, step := range m.History() {
		lines = append(lines, fmt.Sprint(step.Move))
	}
	return lines
}

func upTheStairs() toyRules {
	return toyRules{
		title: "Up the stairs", name: "stairs", table: play.SeatRules{MinSeats: 1, MaxSeats: stairs.MaxSeats, ComputerKinds: []string{stairs.Low}}, cards: true, reads: func(text string) bool { return strings.HasPrefix(text, "seat") },
		deal: func(seats int, seed uint64) []string { return toy.Deal(seats, 2, seed) },
		begin: func(players []play.Player, hands []string, saver play.Saver) (toyMatch, error) {
			m, err := stairs.New(players, hands, saver)
			return stairsMatch{m}, err
		},
		resume: func(text string, saver play.Saver) (toyMatch, error) {
			m, err := stairs.Resume(text, saver)
			return stairsMatch{m}, err
		},
	}
}

type stairsMatch struct{ *stairs.Match }

func (m stairsMatch) turn() play.Seat { return m.Position().Turn }

func (m stairsMatch) practise(moves int, to play.Saver) (toyMatch, error) {
	start := m.InitialPosition()
	n, err := stairs.New(m.Players(), start.Hands[:len(m.Players())], to)
	for err == nil && n.MoveCount() < moves {
		_, err = n.Play(m.History()[n.MoveCount()].Move)
	}
	return stairsMatch{n}, err
}

// choices are the cards of the seat to move, the lowest that fits first, and the wave of each person, called by the number of the seat.
func (m stairsMatch) choices() (all []choice) {
	now := m.Position()
	add := func(name string, can bool, move stairs.Move) {
		all = append(all, choice{name, can, func() error {
			_, err := m.Play(move)
			return err
		}})
	}
	if m.IsOver() {
		return nil
	}
	lowest := string(stairs.Lowest(now))
	for _, card := range lowest + strings.ReplaceAll(now.Hands[now.Turn], lowest, "") {
		add(string(card), byte(card) > now.Top, stairs.Move{Seat: now.Turn, Card: byte(card)})
	}
	for seat := range m.Players() {
		add(fmt.Sprint("wave ", seat+1), m.IsPerson(play.Seat(seat)) && !now.Waving[seat], stairs.Move{Seat: play.Seat(seat), Card: stairs.Wave})
	}
	return all
}

func (m stairsMatch) told() (lines []string) {
	for _, step := range m.History() {
		lines = append(lines, fmt.Sprintf("%d %c", step.Seat+1, step.Move.Card))
	}
	return lines
}
