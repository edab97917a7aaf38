package system

import (
	"encoding/json"
	"errors"
	"io"
	"net"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"sync"
	"time"
)

// socketOn returns the path of the socket in the profile's folder for a display, "" if there is only one. Each display has its own socket, as a
// window on another display cannot come to the front.
func socketOn(dir, display string) string {
	name := "running"
	if display != "" {
		name += "-" + strings.ReplaceAll(display, "/", "_")
	}
	return filepath.Join(dir, name+".sock")
}

// X11Display returns the X11 display in the environment, without its screen; "" on other systems.
func X11Display() string {
	display := os.Getenv("DISPLAY")
	if display == "" || runtime.GOOS == "windows" || runtime.GOOS == "darwin" {
		return ""
	}
	host, number, _ := strings.Cut(display, ":")
	number, _, _ = strings.Cut(number, ".")
	return strings.TrimPrefix(host, "unix") + ":" + number
}

// answerTimeout is the time limit for an answer. A hanging copy must not keep another from starting.
const answerTimeout = time.Second

// call is the message of a later start; the answer is an empty call.
type call struct {
	File []byte // absolute path of the file to open, empty for none; it need not be UTF-8
}

// AskRunningCopy asks the running copy with a profile's folder on a display to raise its window and open a file, "" for none.
func AskRunningCopy(dir, display, file string) (answered bool) {
	c, err := net.DialTimeout("unix", socketOn(dir, display), answerTimeout)
	if err != nil {
		return false
	}
	defer c.Close()
	_ = c.SetDeadline(time.Now().Add(answerTimeout)) // sockets support deadlines
	if file != "" {
		if file, err = filepath.Abs(file); err != nil {
			return false
		}
	}
	return json.NewEncoder(c).Encode(call{[]byte(file)}) == nil && json.NewDecoder(c).Decode(new(call)) == nil
}

// ListenForStarts calls again for each later start on a display with the profile's folder, from another goroutine and with the file to
// open, until it is closed. It fails if the system has no such sockets or the path is too long; then later starts run as further copies.
func ListenForStarts(dir, display string, again func(file string)) (io.Closer, error) {
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return nil, err
	}
	path := socketOn(dir, display)
	if err := os.Remove(path); err != nil && !errors.Is(err, os.ErrNotExist) { // left by a killed copy: a running one would have answered
		return nil, err
	}
	l, err := net.Listen("unix", path)
	if err != nil {
		return nil, err
	}
	s := &listener{Listener: l}
	s.answering.Go(func() { s.serve(again) })
	return s, nil
}

type listener struct {
	net.Listener
	answering sync.WaitGroup
}

func (l *listener) serve(again func(file string)) {
	for {
		c, err := l.Accept()
		if err != nil {
			return
		}
		_ = c.SetDeadline(time.Now().Add(answerTimeout))
		var heard call
		if json.NewDecoder(io.LimitReader(c, 1<<16)).Decode(&heard) == nil && json.NewEncoder(c).Encode(call{}) == nil {
			again(string(heard.File))
		}
		_ = c.Close()
	}
}

// Close stops answering and removes the socket.
func (l *listener) Close() error {
	err := l.Listener.Close()
	l.answering.Wait()
	return err
}
