// Package thegame shows THE GAME: its start screen, its table on a session's screen, how a match ends, and what there is to learn: the
// first game and the ten examples. What every game has is in render/screens, what every table has in render/session and render/tabletop.
package thegame
