//go:build !ebitenginevmguest

package dreist

// ownWindow says whether the program has a window of its own.
const ownWindow = true
