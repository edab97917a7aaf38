// Package words turns what the rules say into sentences of the catalogue: refusals, what Egon says, the log. It
// draws nothing. It may be imported by render; it imports assets and the rules.
package words
