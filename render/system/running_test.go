package system_test

import (
	"net"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"dreist/build/need"
	"dreist/render/system"
)

// here is the display of the tests.
const here = ":7"

// profile returns a folder whose path is short enough for a socket.
func profile(t *testing.T) string {
	t.Helper()
	dir := need.Value(os.MkdirTemp("", "p"))(t)
	t.Cleanup(func() { _ = os.RemoveAll(dir) })
	return dir
}

// TestALaterStartIsHeard starts twice, without a file and with one, then once more after the first copy has ended.
func TestALaterStartIsHeard(t *testing.T) {
	dir, heard := profile(t), make(chan string, 1)
	if system.AskRunningCopy(dir, here, "") {
		t.Fatal("somebody answers before anybody listens")
	}
	l := need.Value(system.ListenForStarts(dir, here, func(file string) { heard <- file }))(t)
	absolute := need.Value(filepath.Abs("game.dreist"))(t)
	strange := filepath.Join(dir, "M\xfcller.dreist") // named in Latin 1
	for file, want := range map[string]string{"": "", "game.dreist": absolute, strange: strange} {
		if !system.AskRunningCopy(dir, here, file) {
			t.Fatalf("nobody hears of %q", file)
		}
		if got := <-heard; got != want {
			t.Errorf("got %q, want %q", got, want)
		}
	}
	if err := l.Close(); err != nil {
		t.Error(err)
	}
	if system.AskRunningCopy(dir, here, "") {
		t.Error("somebody answers who has ended")
	}
}

// TestACopyOnAnotherDisplayIsNotAsked starts on a second display, where the window of the first cannot come to the front.
func TestACopyOnAnotherDisplayIsNotAsked(t *testing.T) {
	dir, heard := profile(t), make(chan string, 2)
	for _, display := range []string{here, "localhost:10", "/tmp/x:0", ""} {
		if system.AskRunningCopy(dir, display, "") {
			t.Errorf("on the display %q somebody answers at once", display)
		}
		l := need.Value(system.ListenForStarts(dir, display, func(string) { heard <- display }))(t)
		defer l.Close()
		if !system.AskRunningCopy(dir, display, "") || <-heard != display {
			t.Errorf("on the display %q another copy answers", display)
		}
	}
}

func TestADisplayHasOneName(t *testing.T) {
	if runtime.GOOS == "windows" || runtime.GOOS == "darwin" {
		t.Skip("there is one display")
	}
	for env, want := range map[string]string{":0": ":0", ":0.0": ":0", "unix:1": ":1", "localhost:10.0": "localhost:10"} {
		t.Setenv("DISPLAY", env)
		if got := system.X11Display(); got != want {
			t.Errorf("%s: got %s, want %s", env, got, want)
		}
	}
}

// TestACopyThatWasKilledIsInNobodysWay leaves a socket behind on which nobody listens.
func TestACopyThatWasKilledIsInNobodysWay(t *testing.T) {
	dir := profile(t)
	left := need.Value(net.ListenUnix("unix", &net.UnixAddr{Name: filepath.Join(dir, "running-"+here+".sock"), Net: "unix"}))(t)
	left.SetUnlinkOnClose(false)
	need.OK(t, left.Close())
	if system.AskRunningCopy(dir, here, "") {
		t.Error("nobody listens, and still somebody answers")
	}
	l := need.Value(system.ListenForStarts(dir, here, func(string) {}))(t)
	if !system.AskRunningCopy(dir, here, "") {
		t.Error("nobody hears of a later start")
	}
	if err := l.Close(); err != nil {
		t.Error(err)
	}
}

// TestWhereNoSocketCanBeEverybodyStarts tries a folder whose path is too long, and a copy that does not answer.
func TestWhereNoSocketCanBeEverybodyStarts(t *testing.T) {
	dir := filepath.Join(profile(t), strings.Repeat("long", 60))
	if l, err := system.ListenForStarts(dir, here, func(string) {}); err == nil {
		t.Errorf("a socket with a path of %d letters is made: %v", len(dir), l.Close())
	}
	if system.AskRunningCopy(dir, here, "") {
		t.Error("somebody answers there")
	}
}

// TestNonsenseIsNotAnswered sends something else to the socket.
func TestNonsenseIsNotAnswered(t *testing.T) {
	dir := profile(t)
	l := need.Value(system.ListenForStarts(dir, here, func(file string) { t.Errorf("it means %q", file) }))(t)
	c := need.Value(net.Dial("unix", filepath.Join(dir, "running-"+here+".sock")))(t)
	need.Value(c.Write([]byte("hello\n")))(t)
	if n, err := c.Read(make([]byte, 10)); err == nil {
		t.Errorf("it answers with %d bytes", n)
	}
	if err := l.Close(); err != nil {
		t.Error(err)
	}
}
