//go:build !linux

package shell

// returnLargeBlocks does nothing: only the C library of Linux keeps what is freed.
func returnLargeBlocks() {}

// returnFreedMemory does nothing, either.
func returnFreedMemory() {}
