// Package learn is the screens on which a player learns DREIst!: the rule book with its moving diagrams, and the choice of an example or
// a puzzle with the results reached so far.
package learn
