//go:build ebitenginevmguest

package shell

// hasOwnWindow is false in a driven program, which draws into its host's window: querying monitors would need a display.
const hasOwnWindow = false
