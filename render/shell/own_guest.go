//go:build ebitenginevmguest

package shell

// ownWindow is false in a driven program, which draws on its host: querying monitors would need a display.
const ownWindow = false
