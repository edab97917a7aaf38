//go:build !windows

package main

import (
	"errors"
	"syscall"
)

// attachConsole is for systems on which a program with a window has no console.
func attachConsole() {}

// brokenPipe reports whether nobody reads any more what is written.
func brokenPipe(err error) bool { return errors.Is(err, syscall.EPIPE) }
