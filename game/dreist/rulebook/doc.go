// Package rulebook is what the rule book of DREIst! says: its sections with their numbered rulings, the six pages of
// the overview with small diagrams on the real rules, and what explains a refusal.
//
// It holds no sentence: a title or a paragraph is a key of the catalogues rules and overview. It decides no rule
// either: a diagram is a set-up and moves, and Diagram.Board asks the rules what happens.
//
// The numbers of sections, rulings (R 1 to R 12) and examples (1 to 12) are those of the rules the whole program
// cites. The package draws nothing.
package rulebook
