// Package dreixdrei shows DREI x DR3I: its start screen, its table on a session's screen, how a match ends, and the ten examples to
// learn from. What every game has is in render/screens, what every table has in render/session and render/tabletop.
package dreixdrei
