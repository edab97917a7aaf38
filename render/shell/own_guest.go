//go:build ebitenginevmguest

package shell

// ownWindow is false in a driven program, which draws into its host's window: querying monitors would need a display.
const ownWindow = false
