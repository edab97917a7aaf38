// Package profile holds all that is remembered of a player while the program runs: settings, unfinished games, notes,
// the series and the history. Each thing is read once, when it is first needed, and what is kept in memory is the truth
// of this run, whether it could be stored or not; only unfinished games are read again whenever they are used, as
// another running copy of the program may have gone on with them.
//
// One goroutine writes behind, in the order in which things were handed over. What is handed over again before it was
// written is written once. Failures are kept until the caller takes them; what could not be stored is tried again when
// something else could be, and by Flush.
//
// All methods may be called by several goroutines. The package names no game and uses no clock.
package profile
