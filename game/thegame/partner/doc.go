// Package partner holds the computer players of THE GAME. They see what their seat may see (G 17), speak by the three
// signals and the words about who begins (G 3) alone, and heed the signals of others, a person's like each other's.
//
// Wishes are the signals that a hand asks for, by published rules, so that a person can rely on them. Easy lays card by
// card, Fair finds the cheapest way to lay what the turn owes, Strong tries the best of these ways in worlds that agree
// with all it knows.
//
// Rest cards and wins in base, alone and at tables of two to five of one kind (TestTable measures them: Easy and Fair in
// 1000 games or more, Strong in 400 games for the first two and in 40 to 60 for the others):
//
//	Easy    26.1 17.1 19.6 13.9 11.5    1  3  2  4  4 %
//	Fair    18.0  8.4 10.4  6.5  5.6    3 13 10 17 19 %
//	Strong   9.3  2.9  1.4  0.8  0.4   24 57 68 78 87 %
//
// For measuring there are two players more, which see what no partner may see: the ceilings of the same search.
//
// A View is all that a player is given. The package uses no clock, and only the randomness it is given: thinking is
// limited by a number of games.
package partner
