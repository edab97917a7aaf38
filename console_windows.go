package main

import (
	"os"

	"golang.org/x/sys/windows"
)

// attachConsole has what the program prints appear in the console that it was started from, if any: a program with a window
// has none of its own. What is redirected stays so.
func attachConsole() {
	if _, err := os.Stdout.Stat(); err == nil {
		return
	}
	const parent = ^uintptr(0)
	if attached, _, _ := windows.NewLazySystemDLL("kernel32.dll").NewProc("AttachConsole").Call(parent); attached == 0 {
		return
	}
	if console, err := os.OpenFile("CONOUT$", os.O_RDWR, 0); err == nil {
		os.Stdout, os.Stderr = console, console
	}
}
