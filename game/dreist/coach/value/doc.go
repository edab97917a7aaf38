// Package value estimates a seat's winning chance at the end of its turn from what it sees: a small neural net over
// some dozen facts, fitted by the command build/fit. There is one net for games against Egon and one for tables.
//
// It uses integers only, for equal results on every processor.
package value
