// Package dreixdrei shows DREI x DR3I: its start screen, its table on a session's screen, the end of a match, and the ways to learn it: the
// first game and the ten examples. Package render/screens has the parts of all games, render/session and render/tabletop those of all
// tables.
package dreixdrei
