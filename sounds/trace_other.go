//go:build !linux && !ebitenginevmguest

package sounds

// findDevice returns nil: only on Linux does a missing device print messages.
func findDevice() error { return nil }
