// Package stairs is a small game that all win or lose together, for the tests of whatever runs any game. Only tests
// import it.
//
// Up the stairs: one to five seats have a hand each. In turn they lay a card that is higher than the one before; when
// everybody has laid one, the next stair begins with any card. All win with the last card, and lose as soon as a seat to
// move has none that fits. At any time a seat may wave, which asks the others to stay low.
package stairs
