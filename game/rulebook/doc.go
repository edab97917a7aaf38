// Package rulebook is the rules of any game as a text: a Book of sections with numbered rulings, the places of
// citations such as "3.1" or "R 4", a search, and the pages of an overview with diagrams that the rules play.
//
// It holds no texts but keys of the game's catalogue, so a book exists in every language of the catalogue; Search
// gets the texts through a function. The contents of a book are in the game's own package.
package rulebook
