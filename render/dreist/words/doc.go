// Package words turns what the rules say into sentences of the catalogue: refusals, faults of records, what
// Egon says, the log. It draws nothing.
package words
