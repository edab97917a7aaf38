// Package geom holds points and rectangles on the screen. Everything is in device pixels, with x to the right and y
// down.
package geom
