// Package coach has the computer players and plays games between them.
//
// A Player chooses a move from a sight.View, which is all it may know of the game. New returns a player by name: Random, Easy, Fair or
// Strong. Strong asks an Adviser, which also gives hints to people: it deals the hidden cards at random, again and again, and plays on
// after each possible turn. Package value evaluates positions. Table.Play plays a game between players, a Lineup those of a simulation.
//
// The package uses no clock and no files, and only the randomness it is given.
//
// # What made the coach strong
//
// Games won with 54 cards against Egon's 42, 95 % intervals, and the CPU time of a decision. Each line changes the one above it, an
// indented line only itself; deals differ from line to line.
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
// With up to 2500 games it wins 74 % of 400 games (70–78) with 50 cards, and 21 % of 400 (17–25) with 60. Of the deals of the rows with
// 120 games it wins 55 % with 2500 games: more time did not make it stronger.
//
// Playing on to the end of the game, with the same time per decision, it won 19 of 72 games, instead of 26 on the same deals.
//
// The lines with 400, except for the last two, are of the same deals and 400 games per decision; the lines with about a hundred deals
// above were partly luck. Package ladder has the results of strong for every rung. At a table of two the value alone wins 57 % of 4000
// against fair, and strong 69 % of 200 (62–75). Playing whole games on with the fair player wins 28 to 44 % with 54 cards. Fitting to
// eight times as many games hardly improves the value: its facts are the limit, not the number of samples.
//
//	dreist simulate -rung 54 -seats coach -count 400 -games 400
//	for seed in $(seq 20); do dreist simulate -rung 54 -seats coach -count 2500 -games 20 -seed $seed; done
package coach
