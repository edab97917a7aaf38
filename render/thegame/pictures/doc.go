// Package pictures draws the pictures that only THE GAME has, from vector shapes like those of package art: number cards, their back, the
// four characters of the piles with the signs they stand on, the sour pile that plays against everyone, signals, steps, and the title.
// Each picture is made at exactly the size in pixels it is asked for.
//
// The package plays no game. The only pictures it keeps are those of a live figure; a brush keeps the rest. Same request, same picture:
// nothing here is random.
package pictures
