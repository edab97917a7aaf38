// Package value estimates a seat's winning chance at the end of its turn from what it sees: a small neural net over
// some dozen facts of the whole and, against Egon, two dozen of each column. There is one net for games against Egon, solo.txt, and one for
// tables, table.txt, which does without columns; the command build/lab fits and writes them.
//
// It uses integers only, for equal results on every processor.
package value
