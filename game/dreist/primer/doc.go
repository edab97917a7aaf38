// Package primer teaches DREIst!: the rule book, twelve examples, and the guide of a first game against Egon. Positions, events and refusals
// come from the rules; sentences are keys of the catalogues rules, overview, examples and firstgame. The package draws nothing.
//
// The rule book has sections with numbered rulings, the six pages of the overview with small diagrams, and an explanation of each refusal.
// The whole program cites its numbers: a rule is a paragraph such as "3.2" or a ruling, "R 1" to "R 12". Examples have the numbers 1 to 12.
//
// The examples are boards to play on, with explanations of their steps and of what cannot be done there. An example is a record in the
// record format with notes; Egon's steps come from the rules, too. In the examples 2 to 9 the learner plays moves to a goal: each is a
// lesson.Quest. Examples 1 and 10 to 12 are quizzes: the learner says what happens next. A sentence about a
// card has the gaps Card and Row for it and its row.
//
// The first game has a prepared deal. The ideas of the game come up in it one after the other: each is explained when it is needed, then the
// player uses it. An Idea is data: when it is needed, which moves it asks for, and when it has been understood, all checked against the
// rules. FirstGameProgress is how far it has come. It follows from the history of the match alone, so that undo and resuming need no further
// state. FirstGameProgress.Moves is computed from the position: the moves of the current idea, else the best that a beginner would think of. No
// move is scripted; the deal is such that every idea comes up in its order if the first of Moves is followed.
//
// Nobody has to follow. Until the basics have been met, a move after which one of them would not come up any more is refused for now
// (FirstGameProgress.LostIdea); after that every legal move is accepted. Skipped ideas stay open (FirstGameProgress.UnmetIdeas).
package primer
