// Package profile holds the stored data of a player while the program runs: settings, unfinished games, notes, series and history. Each
// is read once, on first use; from then on the copy in memory counts, even if it could not be stored.
//
// One goroutine writes, in the order of the calls. A value that changes again before it is written is written once. Failures are kept for
// TakeFailures; failed writes are tried again after the next successful one, and by Flush. While another copy of the program has claimed
// the folder, every write fails; Tick claims it when that copy has ended.
//
// A MatchKeeper stores the matches that people play: an unfinished one in the slot of its mode, a finished one in the history.
//
// All methods of Profile may be called from several goroutines. The package names no game and uses no clock.
package profile
