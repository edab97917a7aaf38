// Package drive controls the real program from outside: it starts it, advances its clock tick by tick, moves the mouse, presses keys, and
// checks pictures and sounds.
//
// The program is built with the tag ebitenginevmguest, which lets it draw on a host instead of in a window of its own; otherwise it is
// unchanged. Run is that host, with a hidden window; it needs a display, which may be virtual. A Driver is a running program. After every
// tick the program reports its targets, the places on the table and what moves. Scripts find each of them by its name.
//
// A Driver keeps its first failure and does nothing afterwards, so that a script only asks Driver.Err at its end.
//
// Tests, the screenshots and the demonstration import it; the program itself does not.
package drive
