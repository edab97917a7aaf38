// Package scene computes the spots of the cards of the patiences, and the motion between positions. It knows positions and moves, but
// neither pictures nor devices.
//
//   - layout has the spots of a patience in columns and rows of cards.
//   - Geometry is the only source of rectangles, for drawing, hit test and motion alike.
//   - View gives each card of a position a number, since two packs have each card twice.
package scene
