// Package store keeps on disk what the program remembers: unfinished games, the history of finished ones, series,
// settings and notes. It decides where files lie and how they survive a crash, a full disk and a second running copy
// of the program. Records are opaque texts; the facts that lists and statistics need come with each finished game.
//
// Package files replaces files atomically, so several copies of the program may use one folder: the last to save
// wins, but an unfinished game that another copy wrote meanwhile is set aside, and reported. A finished game is one
// file with its facts in the first line; restoring locks the folder. A file that makes no sense is never overwritten or
// deleted but set aside under another name; only the index of the history, a cache, is rewritten. Values written by a
// newer version of the program are kept.
//
// Tally computes statistics without a disk. Export and Restore move everything to another machine in one file. An
// Outbox is the user's folder for exports, records and pictures.
//
// The package uses no clock, no game rules, and no Ebitengine.
package store
