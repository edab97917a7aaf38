package play

import (
	"cmp"
	"fmt"
	"slices"

	"dreist/game/record"
)

// ComputerTag returns the name of the tag for a computer player on a seat, from 1. Its value is the kind of the player.
func ComputerTag(number int) string { return fmt.Sprintf("Computer%d", number) }

// NamesAndTags returns the names of players for a record, and its tags with one more for each computer player. playersOf reverses it.
func NamesAndTags(players []Player, tags record.ExtraTags) (names []string, all record.ExtraTags) {
	all = slices.Clone(tags)
	for i, p := range players {
		names = append(names, p.Name)
		if p.Kind != Person {
			all = append(all, record.ExtraTag{Name: ComputerTag(i + 1), Value: p.Kind})
		}
	}
	return names, all
}

// playersOf returns the players of a record from its seats and tags.
func playersOf(seats []record.Seat, tags record.ExtraTags) (players []Player) {
	for _, s := range seats {
		players = append(players, Player{Name: s.Name, Kind: cmp.Or(tags.ValueOf(ComputerTag(s.Number)), Person)})
	}
	return players
}

// PersonsNamed returns players with the names who are all persons.
func PersonsNamed(names []string) []Player { return playersOf(record.NumberedSeats(names...), nil) }

// PersonSeats returns the seats of all persons.
func PersonSeats(players []Player) (seats []Seat) {
	for s, p := range players {
		if p.Kind == Person {
			seats = append(seats, Seat(s))
		}
	}
	return seats
}
