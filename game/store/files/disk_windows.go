package files

import (
	"errors"
	"os"
	"path/filepath"
	"syscall"

	"golang.org/x/sys/windows"
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

// lock locks a file in the folder, as Windows locks no folders. The system unlocks it when the program is killed.
func lock(dir string) (unlock func() error, err error) {
	path := filepath.Join(dir, ".lock")
	f, err := os.OpenFile(path, os.O_CREATE|os.O_RDWR, 0o600)
	if err != nil {
		return nil, err
	}
	if err := windows.LockFileEx(windows.Handle(f.Fd()), windows.LOCKFILE_EXCLUSIVE_LOCK, 0, 1, 0, new(windows.Overlapped)); err != nil {
		return nil, errors.Join(err, f.Close())
	}
	return func() error {
		err := f.Close()
		_ = os.Remove(path) // refused while another copy waits for it
		return err
	}, nil
}
