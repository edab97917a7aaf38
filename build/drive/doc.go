// Package drive plays the real program from outside: it starts it, turns its clock tick by tick, moves the mouse and
// presses keys, and looks and listens to what comes of it.
//
// The program runs unchanged but for the build tag ebitenginevmguest, which lets it draw on a host instead of in a
// window of its own. Run is that host, with a hidden window; it needs a display, a virtual one will do. A Driver is
// one running program, a Table the match at which it is driven. The program tells after every tick what can be pressed,
// where things lie and what moves; scripts find all of it by name.
//
// A Driver keeps its first failure and does nothing from then on, so that a script needs to ask for it only at its
// end: see Driver.Err.
//
// Tests, the screenshots and the demonstration import it; the program itself never does.
package drive
