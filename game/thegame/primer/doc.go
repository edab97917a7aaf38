// Package primer teaches THE GAME by the rule book, ten examples, and the guide of a first game. Positions, events and refusals come from the
// rules; sentences are keys of the game's texts. The package draws nothing.
//
// The rule book has sections with numbered rulings, the pages of an overview with small diagrams, and explanations of refusals. The whole
// program cites its numbers of sections and rulings (G 1 to G 20): a rule is a paragraph such as "3.2" or a ruling such as "G 2".
//
// The examples E 1 to E 10 are live boards. Each has a record, moves to try from there with their outcome and reason, and a goal for the learner.
//
// FirstGameProgress guides a beginner through the first turns of a solo game. The deal is prepared, with fewer cards, so that the player uses
// each idea of the game once, see lesson.ScriptProgress. After the script the player plays on with the same cards; a Remark comments on what happens for
// the first time.
package primer
