// Command screenshots saves pictures of every screen and of notable moments of the game, taken from the real program, in every language
// and at several window sizes:
//
//	screenshots [-only LANG-WxH] [-scene NAME] [-text PERCENT] DIR
//
// A set given by name may have any size; PERCENT is one of the text sizes in the settings, at most 130. The files are
// DIR/<language>-<width>x<height>/<number>-<name>.png and a contact sheet, sheet.png. It needs a display, which may be virtual, as the
// script build/screens starts one.
package main
