// Package kit is the drawing toolkit of tables and panels: a brush, cached pictures and texts, and background boxes.
// It knows no game: a game's own pictures are Motifs that paint themselves.
//
// Nothing here reads a device or a clock. Caches are bounded in bytes, and drop what was not shown for a while.
package kit
