// Package peri is PERI as the program shows it: the type case with its nineteen patiences, a table for each, and what the program knows of
// the game. The rules are in game/peri.
package peri
