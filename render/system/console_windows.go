package system

import (
	"errors"
	"os"

	"golang.org/x/sys/windows"
)

// AttachConsole sends output to the console that started the program, if any, because a Windows program with a window has no console of its own.
// Redirected output stays redirected.
func AttachConsole() {
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

// IsBrokenPipe reports whether a write failed because the reader of the output has closed it.
func IsBrokenPipe(err error) bool {
	return errors.Is(err, windows.ERROR_BROKEN_PIPE) || errors.Is(err, windows.ERROR_NO_DATA)
}
