// Package tutor leads somebody who knows nothing through a first game against Egon: a laid-out deal in which the ideas
// of the game come up one after the other, each explained when it is needed and then done by the player.
//
// An Idea is data: when it is needed, which moves it asks for, and when it has been understood, all asked of the rules. A
// Lesson is where a game has come to. It follows from the history of the match alone, so that taking back and going on
// with a saved game need no memory of their own. What is wanted next (Lesson.Wanted) is read off the position at hand: the
// moves that the idea of the moment asks for, else the best that comes to mind. No move is written down; the deal is such
// that whoever does what is wanted meets every idea in its order.
//
// Nobody has to. Until the basics have been met, a move after which one of them would not come up any more is kept for
// later (Lesson.Misses); from then on everything legal goes. What the player passes by stays open (Lesson.Open).
//
// The package holds no sentence: an idea's texts are keys of the catalogue firstgame. It draws nothing.
package tutor
