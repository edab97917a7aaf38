// Package scene computes the places of everything on the table of DREIst! and the motion between them. It knows cards
// and events, but neither pictures nor devices.
//
//   - View is what lies where, as the eyes see it: it follows a match event by event.
//   - Geometry is the one place where rectangles come from, for drawing, hit test and motion alike.
//   - Arrange gives every card of a view its pose on a geometry.
//   - Timeline plays events as motion, as package stage does for any game.
package scene
