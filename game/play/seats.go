package play

import (
	"fmt"
	"slices"

	"dreist/game/record"
)

// ComputerTag returns the name of the tag for a computer player on a seat, from 1. Its value is the kind of the player.
func ComputerTag(number int) string { return fmt.Sprintf("Computer%d", number) }

// Tagged returns the names of players for a record, and its tags with one more for each computer player. Seated reverses it.
func Tagged(players []Player, tags record.Extras) (names []string, all record.Extras) {
	all = slices.Clone(tags)
	for i, p := range players {
		names = append(names, p.Name)
		if p.Kind != Person {
			all = append(all, record.Extra{Name: ComputerTag(i + 1), Value: p.Kind})
		}
	}
	return names, all
}

// Seated returns the players of a record from their names and its tags.
func Seated(names []string, tags record.Extras) (players []Player) {
	for i, name := range names {
		kind := Person
		if computer := tags.ValueOf(ComputerTag(i + 1)); computer != "" {
			kind = computer
		}
		players = append(players, Player{Name: name, Kind: kind})
	}
	return players
}

// PersonsNamed returns players with the names who are all persons.
func PersonsNamed(names []string) []Player { return Seated(names, nil) }

// Persons returns the seats of all persons.
func Persons(players []Player) (seats []Seat) {
	for s, p := range players {
		if p.Kind == Person {
			seats = append(seats, Seat(s))
		}
	}
	return seats
}
