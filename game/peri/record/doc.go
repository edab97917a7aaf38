// Package record reads and writes the text form of PERI: saves, shared deals, examples and tests use it. Package game/record reads the lines,
// tags and turns that the records of all games share; the rules of package peri judge the deal and the moves. This package knows where each
// word stood.
package record
