// Package stage shows the cards of a game at rest and on their way. It knows pixels and ticks, but no game, no picture
// and no device: nothing here draws, and nothing needs a window.
//
//   - Pose is how a card lies, Style how it travels, Speed and Span how long that takes.
//   - Timeline plays the events of a Game as motion, counted in ticks. A timeline that is flushed shows the same
//     picture as one that ran to its end, because both end in the arrangement of the same view.
package stage
