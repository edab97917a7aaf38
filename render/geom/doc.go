// Package geom has points and rectangles on the screen, in device pixels, with x to the right and y down.
package geom
