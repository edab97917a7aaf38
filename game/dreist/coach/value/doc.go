// Package value says how good the chances of a seat are at the end of its turn, by what it sees then: a small neural net
// over some dozen facts, fitted to games by the command build/fit. One net is for games against Egon, one for tables.
//
// It counts in whole numbers alone, so that it says the same on every processor.
package value
