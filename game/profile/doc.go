// Package profile holds the state of a player while the program runs: settings, unfinished games, notes, series and
// history. Each is read once, on first use; from then on the copy in memory counts, even if it could not be stored.
// Only unfinished games are read on every use, as another running copy of the program may have continued them.
//
// One goroutine writes, in the order of the calls; a value that is changed again before it was written is written
// once. Failures are kept for TakeFailures; failed writes are tried again after the next successful one, and by
// Flush.
//
// All methods may be called from several goroutines. The package names no game and uses no clock.
package profile
