// Package primer is what THE GAME is learned from: the rule book, ten examples, and the guide of a first game. Positions, events and
// refusals come from the rules; sentences are keys of the texts catalogues. The package draws nothing.
//
// The rule book has sections with numbered rulings, the pages of an overview with small diagrams, and what explains a refusal. The numbers
// of sections and rulings (G 1 to G 20) are those of the rules the whole program cites: a rule is a paragraph such as "3.2" or a ruling
// such as "G 2".
//
// The examples E 1 to E 10 are live boards: the record of each, what can be tried from there with its outcome and why, and the goal that a
// learner plays to.
//
// A Lesson guides a beginner through the first turns of a game alone. The deal is prepared and has fewer cards, and in the script the player
// does each idea of the game once, see lesson.Script. After the script the player goes on with the same cards, and only what happens
// for the first time is remarked on.
package primer
