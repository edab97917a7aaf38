// Package teach is what all games have for those who learn them. Quest is the guide of an example of the rule book: the ways to take it, the
// box beside the cards, pages that turn by themselves (Reel), and the card that goes where it must not (Trial). Teacher is the guide of a
// first game, which follows a script. What is shown, tried and said is the game's, in a guide that embeds one of them. Their tests are those of
// package tabletop, whose toy games have examples and a first game.
package teach
