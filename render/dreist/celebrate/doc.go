// Package celebrate shows the end of a match over its table, until the panel comes that tells of it: who wins is cheered, and Egon takes it as he does.
// It only draws what a moment of the celebration looks like; the table says which one it is.
package celebrate
