// Package tutor leads somebody who knows nothing through a first game against Egon: a laid-out deal in which the ideas
// of the game come up one after the other, each explained when it is needed and then done by the player.
//
// An Idea is data: when it is needed and when it has been understood, both asked of the rules. A Lesson is where a game
// has come to. It follows from the history of the match alone, so that taking back and going on with a saved game need
// no memory of their own. Whatever is legal may be played as long as every idea can still come up (Lesson.Allows), and
// what to do next is found by search (Lesson.Hint); no move is written down. When all ideas have been met, the game goes
// on freely to its end.
//
// The package holds no sentence: an idea's texts are keys of the catalogue firstgame. It imports the standard library,
// the rules in game/dreist and their text form in game/record, draws nothing, and may be imported by render.
package tutor
