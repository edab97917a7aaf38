// Package toy is the smallest game that package play can run, for tests of code that runs any game. Only tests import it.
//
// Higher card: two to seven seats have a pile each. A turn is to turn up the top card of the player's pile, and before
// that, once, to tuck it under the pile unseen. When everybody has turned up a card the highest takes the point. With
// the last card the places follow from the points; seats with equally many share one.
package toy
