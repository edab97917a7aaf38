package shell

import "github.com/hajimehoshi/ebiten/v2"

// DrawFinalScreen copies the picture to the window without blending or colour conversion, which would take a good
// part of a frame on a machine without a graphics card.
func (a *App) DrawFinalScreen(screen ebiten.FinalScreen, picture *ebiten.Image, at ebiten.GeoM) {
	if at.Element(0, 0) != 1 || a.copyShader == nil {
		ebiten.DefaultDrawFinalScreen(screen, picture, at)
		return
	}
	size := picture.Bounds().Size()
	op := &ebiten.DrawRectShaderOptions{GeoM: at, Blend: ebiten.BlendCopy}
	op.Images[0] = picture
	screen.DrawRectShader(size.X, size.Y, a.copyShader, op)
}

// newCopyShader returns the shader that copies pixels; nil selects the engine's own way.
func newCopyShader() *ebiten.Shader {
	s, _ := ebiten.NewShader([]byte(`//kage:unit pixels

package main

func Fragment(_ vec4, at vec2, _ vec4) vec4 { return imageSrc0UnsafeAt(at) }
`))
	return s
}
