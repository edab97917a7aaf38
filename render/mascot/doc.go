// Package mascot draws Egon, the figure of the program that plays in one game and looks on in another: his face with every expression, his
// moods, his hands, and what he does by himself at rest.
//
// It knows no game. The same request gives the same picture: nothing here is random.
package mascot
