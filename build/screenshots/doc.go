// Command screenshots saves pictures of every screen and of the notable moments of the game, taken from the real program,
// in every language and at several window sizes:
//
//	screenshots [-only LANG-WxH] [-scene NAME] [-text PERCENT] DIR
//
// A set that is named may have any size; the letters are one of those sizes that can be chosen, 130 the largest. It writes
// DIR/<language>-<width>x<height>/<number>-<name>.png and beside them a contact sheet, sheet.png. It needs a display, a
// virtual one will do; the script build/screens brings one along.
package main
