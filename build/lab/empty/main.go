// Command empty opens a window of the engine and changes a small part of it 60 times a second: any game of the engine takes at least as much of a
// machine. build/bench compares it with the program.
package main

import (
	"fmt"
	"image"
	"image/color"
	"os"

	"github.com/hajimehoshi/ebiten/v2"
)

type empty struct {
	ticks  uint8
	filled image.Rectangle // the window, once it is filled
}

func (e *empty) Update() error {
	e.ticks++
	return nil
}

// Draw fills the halves of the window with two greys, as a window of one colour counts as empty, and afterwards draws only what changes,
// as the program does.
func (e *empty) Draw(screen *ebiten.Image) {
	if all := screen.Bounds(); all != e.filled {
		e.filled = all
		screen.Fill(color.Gray{Y: 0x80})
		all.Max.X /= 2
		fill(screen, all, 0x20)
	}
	fill(screen, image.Rect(0, 0, changes, changes), e.ticks)
}

// changes is the width and height of the changing part in pixels.
const changes = 100

func fill(screen *ebiten.Image, part image.Rectangle, grey uint8) {
	screen.SubImage(part).(*ebiten.Image).Fill(color.Gray{Y: grey})
}

func (e *empty) Layout(w, h int) (int, int) { return w, h }

func main() {
	ebiten.SetWindowSize(1280, 800)
	ebiten.SetScreenClearedEveryFrame(false)
	if err := ebiten.RunGame(new(empty)); err != nil {
		fmt.Fprintln(os.Stderr, "empty:", err)
		os.Exit(1)
	}
}
