// Package rulebook is what the rule book of DREI x DR3I says: its sections with their numbered rulings, the pages of the overview with
// small diagrams on the real rules, and what explains a refusal.
//
// It holds no sentence: a title or a paragraph is a key of the game's catalogues rules and glance. It decides no rule either: a diagram
// is a set-up and moves, and Diagram.Board asks the rules what happens.
//
// The numbers of sections and rulings (D 1 to D 20) are those of the rules the whole program cites. The package draws nothing.
package rulebook
