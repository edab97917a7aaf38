// Package analysis judges the decisions of a seat in a finished match with an Adviser: how much each one cost compared with the best moves,
// and how much of the result was skill and luck.
//
// A Decision is the moves up to the next revealed card, a draw for a DREIer or the end of the turn. Its cost is the difference of the
// winning chances of the best and the played moves. Everything between two decisions is luck: the cards, and the others' moves. So, as in
// backgammon, the chance at the start, less all costs, plus all luck, is the result.
//
// Command returns the features of DREIst! for the program's commands, hints and simulations included.
package analysis
