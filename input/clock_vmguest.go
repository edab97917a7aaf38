//go:build ebitenginevmguest

package input

import (
	"time"

	"github.com/hajimehoshi/ebiten/v2"
)

// NewClock returns a clock that goes by ticks, as a program driven from outside lives by them: what is driven twice in
// the same way takes the same time.
func NewClock() func() time.Duration {
	return func() time.Duration { return time.Duration(ebiten.Tick()) * time.Second / ebiten.DefaultTPS }
}
