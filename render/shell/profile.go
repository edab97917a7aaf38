//go:build reported

package shell

import (
	"fmt"
	"os"
	"os/signal"
	"path/filepath"
	"runtime/debug"
	"runtime/pprof"

	"dreist/render/allocator"
	"dreist/render/target"
)

// An interrupt asks for a profile of what Go keeps, in a file of the folder that is named for that.
func init() {
	folder := os.Getenv(target.ProfileFolder)
	if folder == "" {
		return
	}
	asked := make(chan os.Signal, 1)
	signal.Notify(asked, os.Interrupt)
	go func() {
		for n := 1; ; n++ {
			<-asked
			if err := writeProfile(filepath.Join(folder, fmt.Sprintf("heap%d", n))); err != nil {
				fmt.Fprintln(os.Stderr, err)
			}
		}
	}()
}

// writeProfile writes what Go keeps to a file, and then returns the memory that was freed: to write takes megabytes, too, and more each time.
func writeProfile(path string) (err error) {
	f, err := os.Create(path)
	if err != nil {
		return fmt.Errorf("shell: write what Go keeps: %w", err)
	}
	defer func() {
		if closed := f.Close(); err == nil {
			err = closed
		}
		debug.FreeOSMemory()
		allocator.ReturnFreed()
	}()
	return pprof.WriteHeapProfile(f)
}
