// Package match is a running match: the one place where a position moves on. It asks Egon for his turn, keeps the
// history that undo, log and replay read, and saves after every move.
//
// It draws nothing and knows no clock; the front end calls Play with what the player decided and turns the
// events it gets into pictures and sounds. It imports the rules, the record format and nothing else.
package play
