// Package input turns mouse, touch, keyboard and game controller into one stream of gestures. It knows no rules, no
// cards and no screens, and it draws nothing.
//
// Once a tick, DeviceSampler samples the devices into a Snapshot, and a GestureReader turns that snapshot into gestures, which it
// returns from Read.
//
// Whatever the devices do, the order of gestures is: after Press come either exactly one Tap, or one Cancel, or one DragStart, any number
// of Drag and then exactly one Drop or Cancel, and no Hover, no PutBack and no other Press in between. Scroll, CommandGiven, TextTyped,
// EditKey, RawKey and FocusLost may come at any time; a press is cancelled before FocusLost, and before TipAsked of a finger held still.
//
// A key may come twice: as TextTyped or EditKey, and as CommandGiven. A screen with an active text field uses the first and ignores
// commands; every other uses commands only.
//
// A press belongs to the target under the mouse when the button went down. If the system does not report that position, a mouse that moved a
// little within the tick is taken to have been on the target reported by IsOverTarget.
//
// The GestureReader is pure: equal snapshots give equal gestures, so a script of snapshots can play the program without a
// window. Only DeviceSampler reads Ebitengine's state; it needs the main loop and must be called in Update. Positions are
// device pixels of the game's screen, x to the right and y downwards.
package input
