//go:build ebitenginevmguest

package input

import (
	"time"

	"github.com/hajimehoshi/ebiten/v2"
)

// NewClock returns a clock that counts ticks, for a program driven by a test: equal input takes equal time.
func NewClock() func() time.Duration {
	return func() time.Duration { return time.Duration(ebiten.Tick()) * time.Second / ebiten.DefaultTPS }
}
