// Package shell is the program around the screens: a stack of them, of which the topmost has the input, and what all of
// them share: settings, sentences, sound, the window and its pace.
//
// A screen never reaches into another one and cannot change the stack. It answers a gesture or a tick with a Step, which
// says whether it stays, closes, or gives way to others; the stack carries that out when the screen has returned. Any step
// but Stay ends the input of the tick, so no gesture reaches a screen that came up because of the gesture before it.
package shell
