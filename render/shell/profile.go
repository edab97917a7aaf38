//go:build reported

package shell

import (
	"bytes"
	"fmt"
	"os"
	"os/signal"
	"path/filepath"
	"runtime/pprof"

	"dreist/render/target"
)

// The signal of target writes a heap profile to a file in the folder that the environment names.
func init() {
	folder := os.Getenv(target.ProfileFolder)
	if folder == "" {
		return
	}
	asked := make(chan os.Signal, 1)
	signal.Notify(asked, target.ProfileSignal)
	go func() {
		for n := 1; ; n++ {
			<-asked
			if err := writeProfile(filepath.Join(folder, fmt.Sprintf("heap%d", n))); err != nil {
				fmt.Fprintln(os.Stderr, err)
			}
		}
	}()
}

// writeProfile writes a heap profile. It then returns freed memory, as writing takes megabytes.
func writeProfile(path string) error {
	defer returnFreedMemory()
	var profile bytes.Buffer
	if err := pprof.WriteHeapProfile(&profile); err != nil {
		return err
	}
	return os.WriteFile(path, profile.Bytes(), 0o600)
}
