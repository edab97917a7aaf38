// Package puzzle makes small exercises for learners and judges their answers: where can this card go, which of these
// moves is a DREIer, what leaves the table, what does Egon do, empty your hand this turn.
//
// Generate makes a puzzle from a kind, a level and a seed; equal arguments give the same puzzle on every machine. Its
// layout comes from random legal play, and its position is a set-up of the record format. No solution is stored: answers
// are checked against the rules. NewAttempt starts an attempt, a MarkingAttempt, a PredictionAttempt or a LayingAttempt: it takes answers, explains
// wrong ones, gives hints and counts both. Results are what is stored.
//
// Texts are TextRefs into the catalogue. The package uses no clock, no pictures, no files and no language.
package puzzle
