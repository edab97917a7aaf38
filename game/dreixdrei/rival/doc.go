// Package rival holds the computer players of DREI x DR3I. They see what their seat may see, and remember which cards they
// saw other seats pick up (D 19).
//
// A Loss is the price of a decision in a match: how much less often a seat wins, or how much more often it comes last, than after the best
// decision. Both are compared by games played to their end in the same worlds, which use no more than the seat knew (D 19).
//
// CommandFeatures connects the game to the commands of the program, for hints and simulations.
//
// All players are measured against GreedyKind: it lays all cards of the lowest number that fits, keeps specials, and picks up
// the pile only if it must. EasyKind is GreedyKind with slips. FairKind weighs a low card against the chance that the next seat is
// stuck. StrongKind tries moves in worlds that agree with all it knows, and lets FairKind play each game to its end at all seats.
//
// Shares of first and last places against players of one other kind, with 95 % intervals (dreist simulate -game dreixdrei):
//
//	Easy against Random, two seats     99.0 [98.5, 99.4] first   n = 2000
//	Easy against Fair, two seats       24.4 [23.8, 25.0] first   n = 20000
//	Fair against Greedy, two seats     54.0 [53.5, 54.4] first   n = 40000
//	Fair among three Greedy            21.5 [21.1, 21.9] last    n = 40000
//	Strong against Fair, two seats     68.5 [63.8, 72.9] first   n = 400
//	Strong among three Fair            33.0 [28.6, 37.8] first   n = 400*
//	                                    8.0 [5.7, 11.1] last
//	Strong among five Fair              6.0 [4.1, 8.8] last      n = 400*
//	Strong against Strong, two seats    0.0 [0.0, 0.4] undecided n = 1000
//
// The phrases are "fair shares what hinders" for Easy and Fair, "strong against the fair that shares" for Strong against Fair, and "no circle
// lasts" for Strong against Strong, with 20 games per decision. The lines with * were measured before Fair shared what hinders, when it won
// 0.5 % less against Greedy.
//
// A player decides by a View and a seed alone. The package uses no clock: thinking is limited by a number of games.
package rival
