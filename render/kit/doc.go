// Package kit is the drawing toolkit for tables and panels: a brush, cached pictures and texts, and background boxes.
// It knows no game: a game's own pictures are Motifs that paint themselves.
//
// Nothing here reads a device or a clock. Caches have a limit in bytes, and drop pictures that were not shown for a while.
package kit
