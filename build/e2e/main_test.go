//go:build window

package e2e

import (
	"flag"
	"fmt"
	"os"
	"testing"

	"dreist/build/drive"
)

// host starts the programs. TestMain sets it before the tests, as the host's window needs the main goroutine.
var host *drive.Launcher

// update means that golden pictures are written again.
var update = flag.Bool("update", false, "write the golden pictures anew")

func TestMain(m *testing.M) {
	flag.Parse()
	status := 1
	err := drive.Run(func(h *drive.Launcher) error {
		host = h
		status = m.Run()
		return nil
	})
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		status = 1
	}
	os.Exit(status)
}
