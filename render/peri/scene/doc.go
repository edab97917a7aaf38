// Package scene computes where the cards of the patiences lie, and the motion between positions. It knows positions and moves, but neither
// pictures nor devices.
//
//   - layout is where the places of each patience are, in columns and rows of cards.
//   - Geometry is the one place where rectangles come from, for drawing, hit test and motion alike.
//   - View gives each card of a position a number, since two packs have each card twice.
package scene
