package store

import (
	"errors"
	"syscall"
)

// Error codes of winerror.h that package syscall lacks.
const (
	errorWriteProtect   syscall.Errno = 19
	errorHandleDiskFull syscall.Errno = 39
	errorDiskFull       syscall.Errno = 112
)

func isDiskFull(err error) bool {
	return errors.Is(err, errorDiskFull) || errors.Is(err, errorHandleDiskFull)
}

func isReadOnly(err error) bool { return errors.Is(err, errorWriteProtect) }

// syncDir does nothing: Windows cannot sync a folder.
func syncDir(string) error { return nil }
