// Package scene computes the places of everything on the table of DREI x DR3I, and the motion between them. It knows cards
// and events, but neither pictures nor devices.
//
//   - View is the state of the table on show. It follows a match event by event.
//   - Geometry is the only source of rectangles, for drawing, hit test and motion alike.
//   - Timeline shows a view, and plays events as motion, as package tabletop does for any game.
package scene
