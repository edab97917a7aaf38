// Package turns lists what the hand to move can do with a whole turn.
//
// A Finder goes through every order in which the hand can be laid, openings and DREIer among them, and lists each
// outcome once: two ways are the same where they leave the same cards in the same places and have declined as many
// draws. What DREIer allow to draw is left aside, as nobody knows those cards; a search that draws asks again after
// it. The order of the turns is always the same for the same position.
//
// Only the layout, the hand to move and the sizes of piles and hands matter, never a hidden card, so the turns of an
// imagined position are those of the true one.
package turns
