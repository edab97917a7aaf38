// Package learn is the screens on which a player learns DREIst!: the rule book with its moving diagrams, the lists of
// examples and puzzles with the results reached so far, and the guides at their tables. In a Lesson, a teach.ExampleGuide, the
// player makes moves; in a Quiz the player answers what comes next. In the first game a chick explains ideas, marks the
// cards to play, and makes sure that the basics come up.
//
// Package game/dreist/primer knows what is right and why; package render/teach has the parts that all games share.
package learn
