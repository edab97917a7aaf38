// Package scene computes the places of everything on the table of DREIst! and the motion between them. It knows cards
// and events, but no drawings.
//
//   - View is the cards as shown: it follows a match event by event.
//   - Geometry has all rectangles, for drawing, hit test and motion alike.
//   - Arrange gives every card of a view its pose on a geometry.
//   - Timeline plays events as motion, as package stage does for any game.
//   - Situation is what opponents and effects see of a table.
package scene
