// Package rulebook has the rules of any game as texts: an overview with pages of a few points and diagrams, and the Book of exact
// paragraphs below those points, with numbers such as "3.1" or "R 4" and a search.
//
// It holds keys of the catalogue instead of texts, so a book exists in every language of the catalogue; Search gets the texts through a
// function. The contents of a book are in the game's own package.
package rulebook
