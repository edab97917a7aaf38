// Package shell is the program around the screens: their stack, whose topmost screen gets the input, and their shared state: settings,
// texts, sound, window and pace.
//
// A screen never reaches into another and cannot change the stack. It answers a gesture or tick with a Navigation: stay,
// close, or open others; the stack applies it after the screen has returned. Any step but Stay ends the input of the
// tick, so no gesture reaches a screen that an earlier gesture of the tick opened.
package shell
