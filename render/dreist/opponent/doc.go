// Package opponent is what those show who play against a person: Egon his face and what he says, the others at a table their portraits and a word. They follow
// the situation and are told what happens; none of them touches the game.
package opponent
