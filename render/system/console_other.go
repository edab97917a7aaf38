//go:build !windows

package system

import (
	"errors"
	"syscall"
)

// AttachConsole does nothing: only on Windows a program with a window has no console.
func AttachConsole() {}

// IsBrokenPipe reports whether a write failed because the reader of the output has closed it.
func IsBrokenPipe(err error) bool { return errors.Is(err, syscall.EPIPE) }
