//go:build !windows

package main

import (
	"errors"
	"syscall"
)

// attachConsole does nothing: only Windows gives a program with a window no console.
func attachConsole() {}

// brokenPipe reports whether a write failed because the reader of the output has closed it.
func brokenPipe(err error) bool { return errors.Is(err, syscall.EPIPE) }
