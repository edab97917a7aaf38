// Package coach holds the computer players and plays games between them.
//
// A Player chooses a move from a sight.View, which is all it can know of the game. New makes one by its name: Random,
// Easy, Fair or Strong. Strong asks an Adviser, which also tells people what to do: it imagines what is hidden, again
// and again, and plays on with each way to finish the turn. How good a position is then, package value says.
// Table.Play lets players play one game, a Lineup the games of a simulation.
//
// The package knows no clock, no files and no randomness but what it is given.
//
// # What made the coach strong
//
// Games won with 54 cards against Egon's 42, 95 % intervals, and the time of a processor that a decision took. Each
// line changes the one above it, an indented one only that; deals differ from line to line.
//
//	fair                                                        26 % of 2000 (24–28)
//	the turn worth most by the value alone                      22 % of  600 (18–25)   0.05 ms
//	one turn played on, value fitted to who won, 200 games      43 % of  100 (34–53)     14 ms
//	  two turns played on                                       30 % of  100 (22–40)     26 ms
//	value fitted to turns played on, and trusted; 100 games     48 % of  120 (39–56)      6 ms
//	400 games                                                   53 % of  140 (45–61)     25 ms
//	  two turns played on                                       55 % of   60 (42–67)     50 ms
//	the policy no longer draws where that costs it the gift     41 % of  400 (36–46)     15 ms
//	  the turn worth most by the value alone                    30 % of 6000 (29–31)   0.05 ms
//	  two turns played on                                       45 % of  400 (40–50)     28 ms
//	it weighs a discard against laying                          45 % of  400 (40–50)     15 ms
//	  the turn worth most by the value alone                    35 % of 6000 (33–36)   0.05 ms
//	a DREIer first, and no draw for the worth of a gift         47 % of  400 (42–52)     15 ms
//	2500 games                                                  52 % of  400 (47–56)     80 ms
//	it ends as soon as one way is better beyond doubt           55 % of  400 (50–60)     40 ms
//	  30,000 games, with which it takes up to a second          48 % of  120 (39–56)    200 ms
//	  two turns played on, 10,000 games                         48 % of  120 (40–57)    200 ms
//	  if it knew the next card of its own pile                  64 % of  100 (54–73)
//
// With 2500 games at most it wins 74 % of 400 games (70–78) with 50 cards, and 21 % of 400 (17–25) with 60. Those of
// 120 are deals of which it wins 55 %, too, with 2500: more time did not make it stronger.
//
// Played on to the end of the game instead, with as much time for a decision, it won 19 of 72 games where it won 26
// on the same deals.
//
// The lines of 400 are, but for the last two, of the same deals and 400 games a decision, and what those above tell
// of a hundred deals was luck in part. What strong wins on every rung stands in package ladder. At a table of two the
// value alone wins 57 % of 4000 against fair, and strong itself 69 % of 200 (62–75). To play whole games on with the
// fair player wins 28 to 44 % with 54 cards. Fitted to eight times as many games, the value is hardly better: what it
// is told of a position is the limit, not how often it is told.
//
//	dreist simulate -rung 54 -seats coach -count 400 -games 400
//	for seed in $(seq 20); do dreist simulate -rung 54 -seats coach -count 2500 -games 20 -seed $seed; done
package coach
