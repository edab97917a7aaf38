// Package rival holds the computer players of DREI x DR3I. They see what their seat may see, and remember which cards
// others were seen to take (D 19).
//
// A Loss is what a decision of a match cost: after it a seat won less often or was last more often than after the best ones, where games were
// played on after both in the same worlds. It knows no more than the seat did (D 19).
//
// Command has what the commands of the program need of the game, hints and simulations too.
//
// Greedy is the measure for all of them: it lays the lowest number that fits, all cards of it, keeps specials, and takes up
// only if it must. Easy is Greedy with slips. Fair weighs a low card against the chance that the next seat is stuck. Strong
// tries moves in worlds that agree with all it knows, played on by Fair at all seats.
//
// Shares of first and last places among seats of one other kind, with 95 % intervals (dreist simulate -game dreixdrei):
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
// Easy and Fair are of the phrase "fair shares what hinders", Strong against Fair of "strong against the fair that shares", Strong against
// Strong, with 20 games a decision, of "no circle lasts". The lines with * are of before Fair shared what hinders: then it won 0.5 % less
// against Greedy.
//
// A View is all that a player is given. The package uses no clock, and only the randomness it is given: thinking is limited
// by a number of games.
package rival
