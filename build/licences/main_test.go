package main

import (
	"bytes"
	"os"
	"testing"

	"dreist/build/need"
)

// The licences shown are those of what the program is built from today.
func TestLicencesAreUpToDate(t *testing.T) {
	var now bytes.Buffer
	need.OK(t, collect(&now, "../.."))
	kept := need.Value(os.ReadFile("../../assets/licences.txt"))(t)
	if !bytes.Equal(now.Bytes(), kept) {
		t.Error("assets/licences.txt is out of date: go run ./build/licences >assets/licences.txt")
	}
}
