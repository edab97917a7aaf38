// Package examples holds the twelve examples of the rules as live boards: what each one shows, what cannot be done
// there and why. An example is a record in the record format with notes; every position, event and refusal comes from
// the rules, Egon's steps among them, so nothing here knows a rule of laying.
//
// All returns the examples. Each can be taken in three ways:
//
//   - Watched: Example.Steps in order, each with its sentence, its rule, the cells to mark, the position before and after
//     and the events in between. Forward plays Step.Events, back shows Step.Before. In the middle of Egon's turn the
//     cards that he has set aside lie nowhere in a position: they are Step.Aside, or what the events show that are
//     played from Example.Start on.
//   - Played: a Lesson for the examples 2 to 9, in which the learner makes the moves, and a Quiz for the examples 1 and 10
//     to 12, in which the learner answers what comes next. Example.Asks tells which. Both count what went wrong.
//   - Tried freely: this needs nothing but a position and dreist.Apply, from Example.Start or any Step.Before that is not in
//     the middle of Egon's turn. A whole game from the start is match.New with the deal and seats of Example.Game, and a
//     reset begins it again.
//
// Example.Counterexamples lists what is not allowed, each with the position in which it is tried and the rules'
// refusal.
//
// Sentences are keys of the texts catalogue examples; those that are about any card have the gaps Card and Row. A
// rule is a paragraph such as "3.2" or a ruling such as "R 2".
//
// The package knows no clock, no files but its own and no language.
package examples
