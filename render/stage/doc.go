// Package stage animates the cards of a game. It knows pixels and ticks, but no game, no picture and no device:
// nothing here draws or needs a window.
//
// A Pose is the place and look of a card, a MotionStyle its way of moving; Speed and Span give the time for that. A Timeline animates
// the events of an Animator tick by tick. A flushed timeline shows the same picture as one that ran to its end, because both end in the
// arrangement of the same view.
package stage
