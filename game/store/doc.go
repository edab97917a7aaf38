// Package store keeps on disk what the program remembers: unfinished games, the history of finished ones, series, settings and notes.
//
// All of it lies in one Folder of plain files: a text for each unfinished game, a JSON object for each other thing, and history.jsonl with a
// line for each finished game. A file is replaced by renaming a complete one over it, and the history only grows at its end, so a program
// that is killed or a disk that is full costs the last change at most. One copy of the program writes at a time, see Folder.Claim. A file
// that makes no sense is never overwritten or deleted but set aside under another name; one of a newer version is left alone. What earlier
// versions of the program wrote is read for ever, see earlier.go.
//
// Records are opaque texts; the facts that lists and statistics need come with each finished game, and Tally counts them. An Outbox is the
// user's folder for backups, records and pictures.
//
// The package uses no clock, no game rules, and no Ebitengine.
package store
