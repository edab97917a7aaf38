// Package teach has the guides for learners that all games share. ExampleGuide is the guide of an example of the rule book: the ways to take it,
// the box beside the cards, pages that turn by themselves (Pages), and a card that flies to a forbidden spot (Trial). Teacher is the guide of
// a first game, which follows a script. A game embeds one of them in a guide of its own, which supplies marks, moves and texts.
package teach
