// Package stage animates the cards of a game. It knows pixels and ticks, but no game, no picture and no device:
// nothing here draws or needs a window.
//
// Pose is how a card lies, Style how it moves, Speed and Span how long that takes. Timeline animates the events of a
// Game tick by tick. A flushed timeline shows the same picture as one that ran to its end, because both end in the
// arrangement of the same view.
package stage
