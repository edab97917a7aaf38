//go:build !windows

package main

// attachConsole is for systems on which a program with a window has no console.
func attachConsole() {}
