//go:build !ebitenginevmguest

package input

import "time"

// NewClock returns a monotonic clock that starts at 0 now.
func NewClock() func() time.Duration {
	begun := time.Now()
	return func() time.Duration { return time.Since(begun) }
}
