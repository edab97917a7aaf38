// Package soak uses the real program for a long time, in a window on an X display. It opens all screens, plays games of every kind,
// resizes and minimizes the window, takes the focus away, and changes cloth, text size and language. Build the program with the tag
// reported: its reports name the buttons of each screen.
//
// Soak goes to every screen first. Then it presses whatever was pressed least often. Thirty times it returns to the start screen at the
// default window size, makes the program collect its garbage, and measures the memory. It fails if memory grows after a warm-up, if the
// program complains or ends, or if a screen is not reached.
//
// Minimizing the window needs a window manager.
package soak
