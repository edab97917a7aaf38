// Package running keeps the program from running twice for one profile: a later start tells the copy that runs, which comes to the front. Copies that do run at once
// keep each other's games all the same, see the package store.
package running

import (
	"encoding/json"
	"errors"
	"io"
	"net"
	"os"
	"path/filepath"
	"sync"
	"time"
)

// socket is the name of the socket in the folder of a profile, where nobody else reaches it.
const socket = "running.sock"

// patience is how long the copy that runs may take to answer. One that hangs must not keep another from starting.
const patience = time.Second

// call is what a later start says; the copy that runs answers with an empty one.
type call struct {
	File string // the absolute path of the file that it was to open, empty for none
}

// Ask asks the copy that runs for the profile in a folder to come to the front and to open a file, "" for none. It reports whether there is one, and it heard.
func Ask(dir, file string) bool {
	c, err := net.DialTimeout("unix", filepath.Join(dir, socket), patience)
	if err != nil {
		return false
	}
	defer c.Close()
	_ = c.SetDeadline(time.Now().Add(patience)) // a socket of the system has deadlines
	if file != "" {
		if file, err = filepath.Abs(file); err != nil {
			return false
		}
	}
	return json.NewEncoder(c).Encode(call{file}) == nil && json.NewDecoder(c).Decode(new(call)) == nil
}

// Listen lets again hear of each later start for the profile in a folder, with the file that it was to open, from other goroutines, until it is closed. It fails where
// the system or the length of the path allows no socket; later starts are further copies then.
func Listen(dir string, again func(file string)) (io.Closer, error) {
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return nil, err
	}
	path := filepath.Join(dir, socket)
	if err := os.Remove(path); err != nil && !errors.Is(err, os.ErrNotExist) { // of a copy that was killed: one that runs would have answered
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

// listener answers later starts.
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
		_ = c.SetDeadline(time.Now().Add(patience))
		var heard call
		if json.NewDecoder(io.LimitReader(c, 1<<16)).Decode(&heard) == nil && json.NewEncoder(c).Encode(call{}) == nil {
			again(heard.File)
		}
		_ = c.Close()
	}
}

// Close ends the answering and takes the socket away.
func (l *listener) Close() error {
	err := l.Listener.Close()
	l.answering.Wait()
	return err
}
