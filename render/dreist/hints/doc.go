// Package hints helps who plays at a table: a guide that says what to do, in three strengths, and one that lets a whole
// turn be tried before it is played. Both sit at the table only while they are wanted.
package hints
