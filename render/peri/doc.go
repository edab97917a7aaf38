// Package peri is PERI as the program shows it: the type case with its patiences, their tables, the rule book, the daily deals and
// the statistics. The rules are in game/peri.
package peri
