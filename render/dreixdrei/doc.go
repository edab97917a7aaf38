// Package dreixdrei shows DREI x DR3I: its start screen, its table on a session's screen, and how a match ends. What every game has
// is in render/screens, what every table has in render/session and render/tabletop.
package dreixdrei
