// Package stairs is a small co-operative game for tests of code that runs any game. Only tests import it.
//
// Up the stairs: one to five seats have a hand each. In turn they lay a card higher than the one before; when everybody has laid one,
// the next stair begins with any card. A seat without cards is skipped. All win with the last card, and lose as soon as the seat to
// move has no card that fits. At any time a seat may wave, which asks the others to stay low.
package stairs
