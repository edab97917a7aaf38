// Package menu shows panels of buttons, sliders, choices, fields, tables, lists and text, and the scrolling log beside the table. It gets finished sentences and
// callbacks and hands back what was pressed and written: it knows no rules, no settings and no language. Only render may import it; it takes from input only
// what a key with a printed sign means.
//
// Panels are built on ebitenui, which tells each widget when the pointer enters, presses, releases and turns the wheel over it. What it draws itself and
// when it does so does not suit a program that sleeps between inputs and draws in exact device pixels, so four things are done here:
//
//   - Places are computed once when a panel is made; ebitenui would lay out while drawing, and a press before the first picture would miss.
//   - Focus is the panel's: ebitenui lights a focused button like a hovered one, forgets the focus at every press beside a button, and lets a button
//     that appears while Enter is held be pressed by it.
//   - Slider, choice, field, list, page and log are widgets of this package: ebitenui's slider moves and reports while it is drawn, its scrolling container
//     clears and copies two pictures as large as the screen each time, its list makes a button of every row, and its text input blinks, so that no program
//     with one could sleep.
//   - Text is measured, shrunk and wrapped here; ebitenui's buttons know one line of one size.
//
// ebitenui reads mouse and wheel itself, from Ebitengine, into state that all its panels share. So in one tick only the topmost Panel or Log may be updated; any
// number may be drawn. The shape of the pointer stays the program's: Cursor tells which one fits.
//
// A Field takes letters while it has the focus and was clicked, reached by key or named by Start. Until then, and again after a click elsewhere, letters are the
// program's: Panel.Typing tells. Escape always is; so is the caret's rest, as it does not blink. What is copied goes to a Clipboard: give panels one Pocket that
// lives as long as the program.
//
// Lists and pages are as high as they are told and cost what is seen. What the caller draws in a panel, it draws after it: Panel.Stages, Panel.Rooms, Panel.Portraits
// and Panel.Pictures tell where, the last with what of each is scrolled away.
//
// All rectangles are in device pixels. Sizes called logical are multiplied by the scale of the skin.
package panel
