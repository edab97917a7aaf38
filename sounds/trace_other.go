//go:build !linux && !ebitenginevmguest

package sounds

// findDevice returns nil: only on Linux a missing device prints messages.
func findDevice() error { return nil }
