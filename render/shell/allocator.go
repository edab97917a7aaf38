//go:build !linux

package shell

// returnFreedMemory does nothing: only the C library of Linux keeps what is freed.
func returnFreedMemory() {}
