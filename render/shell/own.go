//go:build !ebitenginevmguest

package shell

// ownWindow is true: the program has its own window.
const ownWindow = true
