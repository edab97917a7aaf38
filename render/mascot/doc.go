// Package mascot draws and animates Egon, the program's mascot, who plays in one game and watches in another: his face and its expressions,
// his moods, his hands, and his idle motions.
//
// It knows no game. Equal calls draw equal pictures.
package mascot
