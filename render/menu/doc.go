// Package menu shows panels of buttons, sliders, choices and text, and the scrolling log beside the table. It gets finished sentences and
// callbacks and hands back what was pressed: it knows no rules, no settings and no language. Only render may import it.
//
// Panels are built on ebitenui, which tells each widget when the pointer enters, presses, releases and turns the wheel over it. What it draws itself and
// when it does so does not suit a program that sleeps between inputs and draws in exact device pixels, so four things are done here:
//
//   - Places are computed once when a panel is made; ebitenui would lay out while drawing, and a press before the first picture would miss.
//   - Focus is the panel's: ebitenui lights a focused button like a hovered one, forgets the focus at every press beside a button, and lets a button
//     that appears while Enter is held be pressed by it.
//   - Slider, choice and log are widgets of this package: ebitenui's slider moves and reports while it is drawn, its scrolling container clears
//     and copies two pictures as large as the screen each time.
//   - Text is measured, shrunk and wrapped here; ebitenui's buttons know one line of one size.
//
// ebitenui reads mouse and wheel itself, from Ebitengine, into state that all its panels share. So in one tick only the topmost Panel or Log may be updated; any
// number may be drawn. The shape of the pointer stays the program's: Cursor tells which one fits.
//
// All rectangles are in device pixels. Sizes called logical are multiplied by the scale of the skin.
package menu
