// Package play runs a match of any game: only here does a position change. It asks the game's Rules, plays the turns of computer
// players, keeps the history for undo, log and replay, and saves after every move. A GameForm reads, writes and replays the
// records of a game. It also has the series of several games at one table, and the set-up of a table.
//
// It draws nothing and uses no clock. The front end calls Play with a person's move and turns the returned events into pictures and
// sounds. The package names no game and imports none: each game implements Rules. Package toy is the smallest one.
package play
