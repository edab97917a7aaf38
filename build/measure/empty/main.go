// Command empty opens a window of the engine and brings 60 pictures of next to nothing a second to it: what that takes, any game of the engine
// takes. build/bench measures it beside the program.
package main

import (
	"fmt"
	"image/color"
	"os"

	"github.com/hajimehoshi/ebiten/v2"
)

// empty is a game of a picture that changes in each tick.
type empty struct{ ticks uint8 }

func (e *empty) Update() error {
	e.ticks++
	return nil
}

// Draw fills the halves of the window with two greys: a window of one colour counts as one that shows nothing yet.
func (e *empty) Draw(screen *ebiten.Image) {
	screen.Fill(color.Gray{Y: 0x80 + e.ticks%0x40})
	half := screen.Bounds()
	half.Max.X /= 2
	screen.SubImage(half).(*ebiten.Image).Fill(color.Gray{Y: 0x20})
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
