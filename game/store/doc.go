// Package store keeps the program's data on disk: unfinished games, the history of finished ones, series, settings and notes.
//
// All data is in one Folder of plain files: a text for each unfinished game, history.jsonl with a line for each finished game, and a JSON
// object for each set of other values. A file is replaced by renaming a complete one over it, and the history only grows at its end, so a
// killed program or a full disk costs the last change at most. One copy of the program writes at a time, see Folder.Claim. A damaged file is
// never overwritten or deleted but set aside under another name; one of a newer version stays. Files of earlier versions are read for ever,
// see earlier.go.
//
// Records are opaque texts; the facts for lists and statistics come with each finished game. An ExportFolder is the user's folder for backups,
// records and pictures.
//
// The package uses no clock, no game rules, and no Ebitengine.
package store
