// Package paint is a small vector canvas over image.RGBA: paths, gradients, strokes with round joins, clips, soft shadows and letter
// outlines, all antialiased and drawn on the CPU.
//
// It knows neither cards nor a window and keeps no state between pictures. The matrix of a canvas defines its units; those of a new canvas are
// device pixels, with x to the right and y down.
package paint
