// Package panel shows panels of buttons, switches, choices, fields, tables, lists and text, and the list of turns
// beside the table. It gets finished sentences and callbacks, and knows no rules, no settings and no language. Its
// only input is gestures, so tests can play whatever happens in a panel.
//
// Panel.Handle handles one gesture at a time, in the order that package input promises, and calls the resulting
// callback last. Panel.Tick counts time. A program that sleeps between inputs must not do so while Panel.NeedsTicks
// or input.GestureReader.NeedsTicks returns true; the second is for held keys.
//
// Panel.Targets lists what can be pressed now: the mouse hits it, and tests and scripts find it by name. The program
// names its items; the others are named by kind and place ("button.3", "row.2.1", "list.0.17").
//
// The layout is computed once, when a panel is made, in device pixels: text is measured, shrunk and wrapped then. Panel.CursorShape
// returns the shape of the pointer, which the program sets.
//
// A Field receives letters while it has the focus and was clicked, reached by key or is named by FocusItem; Panel.IsTyping reports it.
// Otherwise letters, and Escape always, are the program's. The caret does not blink. Copies go to an edit.SharedClipboard, which should
// live as long as the program; a pasted text arrives in a later tick.
//
// Lists and pages have a fixed height and cost only what is visible. The caller draws its own pictures after the panel: those of buttons by
// Panel.DrawPictures, others in the rectangles of Panel.PictureRoomRect and Panel.PortraitRects.
//
// Rectangles are in device pixels. Logical sizes are multiplied by the scale of the skin.
package panel
