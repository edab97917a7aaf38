// Package effects is what is seen, felt and heard beside the cards on their way: how a table comes, the word and the pieces of a DREIer, dust and nudges where a
// card lands, the bow of a gift, and the end of a match until the panel comes that tells of it. It is told of the steps that begin; it changes nothing.
package effects
