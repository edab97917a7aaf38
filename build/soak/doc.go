// Command soak uses the real program for long, through the windows of a display that is given: all its screens, games of every
// kind, resizes, other cloths, letters and languages, a lost focus, a window made small. What can be pressed the program tells, built
// by the tag reported; pressed is what was pressed least so far. Thirty times the program is led to its first screen, at the usual size
// of its window, and collects its garbage there: what it then takes is compared, as what it takes in between depends on what it shows. Soak
// fails where that does not stay flat after a while to get warm, where the program complains or ends, and where a screen was not seen.
//
// A window manager has to run for a window to become small.
package main
