// Package partner holds the computer players of THE GAME. They see what their seat may see (G 17), communicate only by the
// three signals and by the bids for the start (G 3), and respect the signals of others, of persons as of each other.
//
// A Loss is the price of a turn in a match: the number of cards left after it, less the number left after the best turn. Both are compared by
// games played to their end in the same worlds, which use no more than the seat knew (G 17). The luck of the drawn cards is counted separately.
//
// CommandFeatures connects the game to the commands of the program, for hints and simulations.
//
// SignalsFor returns the signals that suit a hand by published rules, so that a person can rely on them. EasyKind lays card by card, FairKind
// finds the cheapest way to lay the cards that the turn owes, StrongKind tries the best of these ways in worlds that agree with all it knows.
//
// Their strength was measured on 2026-11-26 at tables of one to five players of one kind: wins in %, for Strong with the
// 95 % interval (Wilson), the mean number of cards left, and n, the games of Strong. A decision of Strong took 20 to 30 ms on
// a core of 2.8 GHz.
//
//	             Easy           Fair          Strong                       n
//	base 1     0.4  26.2      3.5  17.4     23.8 [19.8, 28.2]   9.3   400*
//	base 2     3.8  16.6     13.7   8.2     71.2 [66.6, 75.5]   1.6   400
//	base 3     2.0  18.3     10.6   9.9     65.3 [60.5, 69.8]   1.4   400*
//	base 4     5.1  12.1     17.8   6.0     84.0 [80.1, 87.3]   0.8   400*
//	base 5     6.4  10.1     18.7   4.8     88.2 [84.7, 91.0]   0.3   400
//	pro  1     0.0  31.2      2.2  21.4     11.8 [9.0, 15.3]   13.2   400
//	pro  2     0.6  26.9      3.7  15.6     41.2 [36.5, 46.1]   5.9   400
//	pro  3     0.1  35.2      1.4  24.3     19.8 [16.1, 23.9]   6.7   400*
//	pro  4     0.3  30.9      2.7  18.5     39.2 [34.6, 44.1]   6.1   400
//	pro  5     0.1  30.5      3.7  16.1     49.5 [44.6, 54.4]   4.6   400
//
// Easy and Fair played 1000 games each with seed 20261126, Strong 25 with each of the 16 seeds from 20261126 on, by
//
//	dreist simulate -game thegame -seats strong,… -variant V -games 25 -seed S -json
//
// except the lines with *, which had other deals and counted the cards left in fewer games.
//
// A player decides by a View and a seed alone. The package uses no clock: thinking is limited by a number of games.
package partner
