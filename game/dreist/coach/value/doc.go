// Package value estimates a seat's winning chance at the end of its turn from what it sees: a small neural net over
// some dozen facts of the whole and, against Egon, two dozen of each column, fitted by the command build/fit. There is one net for games
// against Egon and one for tables, which does without columns.
//
// It uses integers only, for equal results on every processor.
package value
