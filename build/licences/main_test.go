package main

import (
	"bytes"
	"os"
	"testing"
)

// The licences shown are those of what the program is built from today.
func TestLicencesAreUpToDate(t *testing.T) {
	var now bytes.Buffer
	if err := collect(&now, "../.."); err != nil {
		t.Fatal(err)
	}
	kept, err := os.ReadFile("../../assets/licences.txt")
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(now.Bytes(), kept) {
		t.Error("assets/licences.txt is out of date: go run ./build/licences >assets/licences.txt")
	}
}
