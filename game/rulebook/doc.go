// Package rulebook is the rules of any game as a text: the pages at a glance, each a few points above diagrams that the rules play, and the
// Book of exact paragraphs below the points, with numbers such as "3.1" or "R 4" and a search.
//
// It holds no texts but keys of the game's catalogue, so a book exists in every language of the catalogue; Search
// gets the texts through a function. The contents of a book are in the game's own package.
package rulebook
