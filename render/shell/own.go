//go:build !ebitenginevmguest

package shell

// hasOwnWindow is true: the program has its own window.
const hasOwnWindow = true
