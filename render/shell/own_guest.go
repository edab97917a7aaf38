//go:build ebitenginevmguest

package shell

// ownWindow says whether the program has a window. A driven one draws on its host: asking for a monitor before it runs would look for a display
// that it does not need.
const ownWindow = false
