//go:build reported

package shell

import (
	"bytes"
	"fmt"
	"os"
	"os/signal"
	"path/filepath"
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
func writeProfile(path string) error {
	defer allocator.ReturnFreed()
	var profile bytes.Buffer
	if err := pprof.WriteHeapProfile(&profile); err != nil {
		return err
	}
	return os.WriteFile(path, profile.Bytes(), 0o600)
}
