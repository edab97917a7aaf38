//go:build !ebitenginevmguest

package shell

// ownWindow says whether the program has a window of its own.
const ownWindow = true
