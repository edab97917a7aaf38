// Command screenshots saves pictures of every screen and of the notable moments of the game, taken from the real program,
// in every language and at several window sizes:
//
//	screenshots [-only LANG-WxH] [-scene NAME] DIR
//
// A set that is named may have any size. It writes DIR/<language>-<width>x<height>/<number>-<name>.png and beside them a
// contact sheet, sheet.png. It needs a display, a virtual one will do; the script build/screens brings one along.
package main
