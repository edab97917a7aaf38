// Package rulebook is the rules of any game as something to read: a Book of sections with their numbered rulings, the
// places that citations such as "3.1" or "R 4" name, and a search.
//
// It holds no sentence. A title or a paragraph is a key of the game's catalogue, so that a book has as many languages
// as that has; Search gets the texts through a function. What a game's book says stands in the game's own package.
package rulebook
