// Package partner holds the computer players of THE GAME. They see what their seat may see (G 17), speak by the three
// signals and the words about who begins (G 3) alone, and heed the signals of others, a person's like each other's.
//
// Wishes are the signals that a hand asks for, by published rules, so that a person can rely on them. Easy lays card by
// card, Fair finds the cheapest way to lay what the turn owes, Strong tries the best of these ways in worlds that agree
// with all it knows.
//
// A View is all that a player is given. The package uses no clock, and only the randomness it is given: thinking is
// limited by a number of games.
package partner
