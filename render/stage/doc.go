// Package scene says where everything on the card table is and how it gets from one place to another. It knows
// pixels and ticks, cards and events, but neither pictures nor devices: nothing here draws, and nothing needs a
// window, so all of it is tested without one.
//
//   - View is what lies where, as the eyes see it: it follows a match event by event.
//   - Geometry is the one place where rectangles come from, for drawing, hit test and motion alike.
//   - Arrange gives every card of a view its Pose on a geometry.
//   - Timeline plays events as motion, counted in ticks. A timeline that is flushed shows the same picture as
//     one that ran to its end, because both end in the arrangement of the same view.
//
// It may be imported by render and by what drives the program from outside; it imports only game/dreist.
package stage
