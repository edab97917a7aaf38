// Command demo lets the computer play some turns against Egon, with the mouse as a person would, and saves pictures of
// it:
//
//	demo DIR
//
// It is what build/run shows where nobody could see a window. It needs a display, a virtual one will do.
package main
