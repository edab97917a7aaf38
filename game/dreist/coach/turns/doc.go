// Package turns lists all turns of the hand to move.
//
// A Finder tries every order of laying the hand, with openings and DREIer, and lists each outcome once: turns are
// equal if they leave the same cards in the same places and decline the same number of draws. Drawn cards are
// unknown, so a search that draws starts again afterwards. Equal positions give the turns in the same order.
//
// Only the layout, the hand to move and the sizes of piles and hands matter, so the turns of an imagined position are
// those of the true one.
package turns
