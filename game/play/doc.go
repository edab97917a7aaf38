// Package play is a running match of any game: the one place where a position moves on. It asks the game's Rules,
// plays the turns of seats that no person moves, keeps the history that undo, log and replay read, and saves after every
// move. Around the match it knows the series of several games at one table, and the table that is set up for one.
//
// It draws nothing and knows no clock; the front end calls Play with what a person decided and turns the events it gets
// into pictures and sounds. It names no game and imports none: each binds itself to it by Rules. Package toy is the
// smallest one.
package play
