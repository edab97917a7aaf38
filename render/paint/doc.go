// Package paint is a small vector canvas over image.RGBA: paths, gradients, strokes with round joins, clips, soft
// shadows and letter outlines, all antialiased and all computed on the CPU.
//
// It knows no cards, no colours of the game and no window; it opens no display and keeps no state between pictures.
// Units are whatever the canvas's matrix makes of them; a fresh canvas counts in device pixels, x to the right and y
// down.
package paint
