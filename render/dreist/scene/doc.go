// Package scene computes the places of everything on the table of DREIst! and the motion between them. It knows cards
// and events, but no drawings.
//
//   - View is the cards as shown: it follows a match event by event.
//   - Geometry has all rectangles, for drawing, hit test and motion alike.
//   - Arrange gives every card of a view its pose on a geometry.
//   - Timeline plays events as motion, as package stage does for any game.
//   - State is the match at its table with its sentences, as opponents and effects see it.
package scene
