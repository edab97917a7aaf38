// Package puzzle makes small exercises for learners and judges their answers: where can this card go, which of these
// moves is a DREIer, what leaves the table, what does Egon do, empty your hand this turn.
//
// Generate makes a puzzle from a kind, a level and a seed: the same three give the same puzzle on every machine and in
// every later version. Its layout comes from random legal play, so it looks like a game that somebody has played, and
// its position is a set-up of the record format. No solution is stored anywhere: what is right is asked from the rules
// each time. Begin starts an attempt, a Marking, a Foretelling or a Laying, which takes the player's answers,
// says why a wrong one is wrong, gives hints and counts them. Rush is a run of puzzles against time, Best what is worth
// remembering, Share and ParseShared a puzzle as a short text.
//
// What the program says about puzzles are sentences of the catalogue: a Sentence names one and what fills its gaps.
//
// The package knows no clock – whoever plays a rush passes the ticks in –, no pictures, no files and no language.
package puzzle
