package main

import (
	"errors"
	"os"

	"golang.org/x/sys/windows"
)

// attachConsole has what the program prints appear in the console that it was started from, if any: a program with a window
// has none of its own. What is redirected stays so.
func attachConsole() {
	_, out := os.Stdout.Stat()
	_, complaints := os.Stderr.Stat()
	if out == nil && complaints == nil {
		return
	}
	const parent = ^uintptr(0)
	if attached, _, _ := windows.NewLazySystemDLL("kernel32.dll").NewProc("AttachConsole").Call(parent); attached == 0 {
		return
	}
	console, err := os.OpenFile("CONOUT$", os.O_RDWR, 0)
	if err != nil {
		return
	}
	if out != nil {
		os.Stdout = console
	}
	if complaints != nil {
		os.Stderr = console
	}
}

// brokenPipe reports whether nobody reads any more what is written.
func brokenPipe(err error) bool {
	return errors.Is(err, windows.ERROR_BROKEN_PIPE) || errors.Is(err, windows.ERROR_NO_DATA)
}
