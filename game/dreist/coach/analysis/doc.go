// Package analysis looks back on a match with the coach's eyes: what each decision of a seat was worth beside the best
// one, and how much of the result was skill and how much luck.
//
// A Decision is what was played from one moment to the next at which something unknown shows: a card that is drawn for
// a DREIer, or the end of the turn. Its cost is how much less often the seat wins with it than with the best. All that
// lies between two decisions is luck: the cards that come, and what the others do. So, as in backgammon, the chance at
// the start, less all costs, plus all luck, is the result.
package analysis
