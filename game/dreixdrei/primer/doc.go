// Package primer is what DREI x DR3I is learned from: the rule book, ten examples, and the guide of a first game. Positions, events and
// refusals come from the rules; sentences are keys of the game's catalogues. The package draws nothing.
//
// The rule book has sections with numbered rulings, the pages of an overview with small diagrams, and what explains a refusal. The numbers
// of sections and rulings (D 1 to D 20) are those of the rules the whole program cites.
//
// The examples are live boards. Each has a record, moves to try from there with their outcome and reason, and a goal for the learner. A line "; yes TURNS" in a record must hold, turns split by " / "; after "=>" it names tags of the position reached. A line "; no TURNS
// REASON" is refused at its last token with that reason. Behind bars stand the name of the sentence about it, and the rule: a paragraph such
// as "3.2" or a ruling such as "D 6".
//
// A Lesson guides a beginner through a first game against two easy computer players. The deal is prepared, and in the script the player does
// each idea of the game once, see lesson.Script. After the script the player goes on alone; the open and the face-down cards are
// ideas, too, which wait until they come up.
package primer
