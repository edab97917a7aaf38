// Package moments finds notable moments of the game, to be looked at or tested: simple players play one shuffled
// game after another until the wished moment comes. The search follows from nothing but the seeds, so it finds the
// same moment every time.
//
// It plays through game/match and needs no display. It is for tests, screenshots and the demonstration.
package moments
