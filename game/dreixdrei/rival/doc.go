// Package rival holds the computer players of DREI x DR3I. They see what their seat may see, and remember which cards
// others were seen to take (D 19).
//
// Greedy is the measure for all of them: it lays the lowest number that fits, all cards of it, keeps specials, and takes up
// only if it must. Easy is Greedy with slips. Fair weighs a low card against the chance that the next seat is stuck. Strong
// tries moves in worlds that agree with all it knows, played on by Greedy at all seats.
//
// A View is all that a player is given. The package uses no clock, and only the randomness it is given: thinking is limited
// by a number of games.
package rival
