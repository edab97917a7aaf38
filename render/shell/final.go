package shell

import "github.com/hajimehoshi/ebiten/v2"

// DrawFinalScreen brings the picture to the window as it is. Nothing shines through it and no colour changes: to mix all its
// pixels with those before, and to weigh their colours, is a good part of what a frame costs a machine that draws without a
// graphics card.
func (a *App) DrawFinalScreen(screen ebiten.FinalScreen, picture *ebiten.Image, at ebiten.GeoM) {
	if at.Element(0, 0) != 1 || a.copying == nil {
		ebiten.DefaultDrawFinalScreen(screen, picture, at)
		return
	}
	size := picture.Bounds().Size()
	op := &ebiten.DrawRectShaderOptions{GeoM: at, Blend: ebiten.BlendCopy}
	op.Images[0] = picture
	screen.DrawRectShader(size.X, size.Y, a.copying, op)
}

// copier returns the program that copies pixels, or nil: then the engine does it in its own way.
func copier() *ebiten.Shader {
	s, _ := ebiten.NewShader([]byte(`//kage:unit pixels

package main

func Fragment(_ vec4, at vec2, _ vec4) vec4 { return imageSrc0UnsafeAt(at) }
`))
	return s
}
