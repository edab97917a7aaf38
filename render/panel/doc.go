// Package panel shows panels of buttons, sliders, choices, fields, tables, lists and text, and the scrolling log beside the table. It gets finished sentences and
// callbacks and hands back what was pressed and written: it knows no rules, no settings and no language. Of input it takes
// gestures and nothing else, so that whatever happens in a panel can be played in a test.
//
// A panel works on one gesture at a time (Panel.Handle), in the order that package input promises, and calls what follows from it last of all. What moves by
// time is told by Panel.Tick. A program that sleeps between inputs must not do so while Panel.NeedsTicks or input.Reader.NeedsTicks says so; the second is why
// held keys repeat.
//
// Panel.Targets is the one list of what can be pressed. It is what the mouse hits and what tests and scripts find by name; the program names its items, and
// those without a name are named by their kind and place ("button.3", "row.2.1", "list.0.17").
//
// Places are computed once when a panel is made, in exact device pixels. Text is measured, shrunk and wrapped here. The shape of the pointer stays the program's:
// Cursor tells which one fits.
//
// A Field takes letters while it has the focus and was clicked, reached by key or named by Start. Until then, and again after a click elsewhere, letters are the
// program's: Panel.Typing tells. Escape always is; so is the caret's rest, as it does not blink. What is copied goes to an edit.Pocket: give panels one that lives as
// long as the program. What is pasted comes in a later tick.
//
// Lists and pages are as high as they are told and cost what is seen. What the caller draws in a panel, it draws after it: Panel.Stage, Panel.Rooms and
// Panel.Portraits tell where.
//
// All rectangles are in device pixels. Sizes called logical are multiplied by the scale of the skin.
package panel
