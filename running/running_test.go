package running_test

import (
	"net"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"dreist/running"
)

// profile returns a folder whose path is short enough for a socket.
func profile(t *testing.T) string {
	t.Helper()
	dir, err := os.MkdirTemp("", "p")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = os.RemoveAll(dir) })
	return dir
}

// TestALaterStartIsHeard starts twice, without a file and with one, then once more after the first copy has ended.
func TestALaterStartIsHeard(t *testing.T) {
	dir, heard := profile(t), make(chan string, 1)
	if running.Ask(dir, "") {
		t.Fatal("somebody answers before anybody listens")
	}
	l, err := running.Listen(dir, func(file string) { heard <- file })
	if err != nil {
		t.Fatal(err)
	}
	absolute, err := filepath.Abs("game.dreist")
	if err != nil {
		t.Fatal(err)
	}
	for file, want := range map[string]string{"": "", "game.dreist": absolute} {
		if !running.Ask(dir, file) {
			t.Fatalf("nobody hears of %q", file)
		}
		if got := <-heard; got != want {
			t.Errorf("got %q, want %q", got, want)
		}
	}
	if err := l.Close(); err != nil {
		t.Error(err)
	}
	if running.Ask(dir, "") {
		t.Error("somebody answers who has ended")
	}
}

// TestACopyThatWasKilledIsInNobodysWay leaves a socket behind on which nobody listens.
func TestACopyThatWasKilledIsInNobodysWay(t *testing.T) {
	dir := profile(t)
	left, err := net.ListenUnix("unix", &net.UnixAddr{Name: filepath.Join(dir, "running.sock"), Net: "unix"})
	if err != nil {
		t.Fatal(err)
	}
	left.SetUnlinkOnClose(false)
	if err := left.Close(); err != nil {
		t.Fatal(err)
	}
	if running.Ask(dir, "") {
		t.Error("nobody listens, and still somebody answers")
	}
	l, err := running.Listen(dir, func(string) {})
	if err != nil {
		t.Fatal(err)
	}
	if !running.Ask(dir, "") {
		t.Error("nobody hears of a later start")
	}
	if err := l.Close(); err != nil {
		t.Error(err)
	}
}

// TestWhereNoSocketCanBeEverybodyStarts tries a folder whose path is too long, and a copy that does not answer.
func TestWhereNoSocketCanBeEverybodyStarts(t *testing.T) {
	dir := filepath.Join(profile(t), strings.Repeat("long", 60))
	if l, err := running.Listen(dir, func(string) {}); err == nil {
		t.Errorf("a socket with a path of %d letters is made: %v", len(dir), l.Close())
	}
	if running.Ask(dir, "") {
		t.Error("somebody answers there")
	}
}

// TestNonsenseIsNotAnswered sends something else to the socket.
func TestNonsenseIsNotAnswered(t *testing.T) {
	dir := profile(t)
	l, err := running.Listen(dir, func(file string) { t.Errorf("it means %q", file) })
	if err != nil {
		t.Fatal(err)
	}
	c, err := net.Dial("unix", filepath.Join(dir, "running.sock"))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := c.Write([]byte("hello\n")); err != nil {
		t.Fatal(err)
	}
	if n, err := c.Read(make([]byte, 10)); err == nil {
		t.Errorf("it answers with %d bytes", n)
	}
	if err := l.Close(); err != nil {
		t.Error(err)
	}
}
