// Package store keeps on disk what the program remembers: the unfinished games, the history of finished ones, the
// series at a table, the settings and the notes of games and of whatever else there is. It knows where files belong and how they
// survive a crash, a full disk and a second running copy of the program; what is written in a game is a text to it,
// and the few facts that lists and statistics need are told by whoever hands a finished game over.
//
// Package files replaces them whole or not at all. Two copies of the program may therefore use one folder; the last to
// save wins, but an unfinished game that the other one wrote meanwhile is set aside, and told. A finished game is a file
// of its own with the facts in its first line, so nothing can part the two, and copies of the program that store games at
// once do not touch each other's; imports wait for one another, so that none brings what another is bringing. A file that
// makes no sense is never overwritten and never deleted but set aside under another name; only the index of the history, a mere copy, is written anew. What a newer version of the program wrote
// into a file stays in it.
//
// Tally counts the history and needs no disk. Export and Import carry everything to another machine in one file. An
// Outbox is the folder of the player's own where such files, records and pictures are put, and found again.
//
// The package uses no clock, no rule of any game, and no Ebitengine.
package store
