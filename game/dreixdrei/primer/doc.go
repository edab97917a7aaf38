// Package primer teaches DREI x DR3I by the rule book, ten examples, and the guide of a first game. Positions, events and refusals come from
// the rules; sentences are keys of the game's texts. The package draws nothing.
//
// The rule book has sections with numbered rulings, the pages of an overview with small diagrams, and explanations of refusals. The whole
// program cites its numbers of sections and rulings (D 1 to D 20).
//
// The examples are live boards. Each has a record, moves to try from there with their outcome and reason, and a goal for the learner. In a record,
// a line "; yes TURNS" has allowed moves, with " / " between turns; after "=>" it names tags of the position reached. A line "; no TURNS REASON" is
// refused at its last token for that reason. After bars follow the name of the sentence about the moves, and the rule: a paragraph such as "3.2" or
// a ruling such as "D 6".
//
// FirstGameProgress guides a beginner through a first game against two easy computer players. The deal is prepared so that the player uses each
// idea of the game once, see lesson.ScriptProgress. After the script the player plays on alone; the open and the face-down cards are ideas, too, which
// wait until they come up.
package primer
