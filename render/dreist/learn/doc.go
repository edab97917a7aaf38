// Package learn is the screens on which a player learns DREIst!: the rule book with its moving diagrams, and the choice of an example or
// a puzzle with the results reached so far; and the guides that lead there. A Lesson, which is a teach.Quest, has the learner play moves, a
// Quiz answer what comes next. In the first game a chick explains ideas, marks the cards to play, and makes sure that the basics come up.
//
// Package game/dreist/primer says what is right and why, and what comes next; package render/teach has what all games share.
package learn
