// Package input turns mouse, touch and keyboard into one stream of gestures. It knows no rules, no cards and no
// screens, and it draws nothing.
//
// Once a tick, Live samples the devices of the running program into a Device, and a Reader turns that snapshot into
// gestures:
//
//	for _, g := range reader.Read(live.Sample(screen)) { … }
//
// The Reader promises an order that the screens can rely on whatever the devices do: after Press come either
// exactly one Tap, or one Cancel, or one DragStart, any number of Drag and then exactly one Drop or Cancel, and
// no Hover, no PutBack and no other Press in between. Scroll, Trigger, Text, Strike, RawKey and Leave may come at any time;
// what is held is cancelled before Leave, and before Ask, which comes of a finger that is held still.
//
// A key may come twice: as what it writes or edits, Text or Strike, and as the command it asks for, Trigger. A screen in
// which somebody writes goes by the first and leaves commands alone; every other goes by commands alone.
//
// A press belongs to what the hand stood on. Where the mouse has jumped away within the tick, PointOver has said whether there was anything.
//
// The Reader is pure: the same snapshots give the same gestures, so a script of snapshots plays the program
// without a window. Only Live touches Ebitengine's state; it needs the main loop and must be called in Update.
// Positions are device pixels of the game's screen, x to the right and y downwards.
package input
