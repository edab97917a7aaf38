// Package rulebook is the rules as something to read: the sections of the rule book with their numbered rulings, the
// six pages of the overview with small diagrams on the real rules, what explains a refusal, and a search.
//
// It holds no sentence. A title or a paragraph is a key of the catalogues rules and overview, so that the book has
// as many languages as they have; Search gets the texts through a function. It decides no rule either: a diagram is a
// set-up and moves, and Diagram.Board asks the rules what happens.
//
// The numbers of sections, rulings (R 1 to R 12) and examples (1 to 12) are those of the rules the whole program
// cites. The package draws nothing.
package rulebook
