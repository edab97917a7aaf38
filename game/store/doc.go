// Package store keeps unfinished games and the settings on disk. It knows where files belong and how they survive a
// crash, a full disk and a second running copy of the program; what is written in a game is a text to it.
//
// A file is replaced whole or not at all: the new text goes to a temporary file beside it, which then takes its
// name. Two copies of the program may therefore use one folder; the last to save wins. A file that makes no sense
// is never overwritten and never deleted but set aside under another name.
//
// The package uses no clock and no Ebitengine. It may be imported by game/match, render and main.
package store
