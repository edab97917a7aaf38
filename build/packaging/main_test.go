package main

import (
	"os"
	"path/filepath"
	"testing"

	"dreist/build/need"
)

// Only packages are deleted.
func TestOnlyPackagesAreReplaced(t *testing.T) {
	r := &release{out: t.TempDir()}
	for _, name := range []string{"dreist-1.0.0-linux-amd64.tar.gz", "dreist_1.0.0_arm64.deb", "dreist-report-2026-11-21.txt",
		"dreist-2026-11-21.zip", "dreist"} {
		need.OK(t, os.WriteFile(filepath.Join(r.out, name), nil, 0o600))
	}
	got, err := r.packages()
	if err != nil || len(got) != 2 || filepath.Base(got[0]) != "dreist-1.0.0-linux-amd64.tar.gz" ||
		filepath.Base(got[1]) != "dreist_1.0.0_arm64.deb" {
		t.Errorf("got %q, %v", got, err)
	}
}
