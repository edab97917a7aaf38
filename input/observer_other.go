//go:build !linux || ebitenginevmguest

package input

import "github.com/hajimehoshi/ebiten/v2"

// observer does nothing on this system: Ebitengine's reports have to do.
type observer struct{}

func (*observer) open()                                                   {}
func (*observer) sync() (repeats bool)                                    { return true }
func (*observer) down(held Modifiers) Modifiers                           { return held }
func (*observer) place(k ebiten.Key) ebiten.Key                           { return k }
func (*observer) struck(ebiten.Key) (held Modifiers, typed rune, ok bool) { return 0, 0, false }
func (*observer) pressedAt(clicks bool) (at Point, width int, ok bool)    { return Point{}, 0, false }
func (*observer) endTick(buttonDown bool)                                 {}
