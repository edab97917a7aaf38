//go:build !ebitenginevmguest

package input

import "time"

// NewClock returns a clock that begins now and never goes back.
func NewClock() func() time.Duration {
	begun := time.Now()
	return func() time.Duration { return time.Since(begun) }
}
