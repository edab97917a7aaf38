// Package running makes a second start of the program raise the running copy instead, one per profile. Copies that
// run at the same time anyway keep each other's games, see package store.
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

// socket is the name of the socket in the profile's folder, which only its user can reach.
const socket = "running.sock"

// answerTimeout is the time limit for an answer. A hanging copy must not keep another from starting.
const answerTimeout = time.Second

// call is the message of a later start; the answer is an empty one.
type call struct {
	File string // absolute path of the file to open, empty for none
}

// Ask asks the running copy for a profile's folder to come to the front and open a file, "" for none. It reports
// whether one answered.
func Ask(dir, file string) bool {
	c, err := net.DialTimeout("unix", filepath.Join(dir, socket), answerTimeout)
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
	return json.NewEncoder(c).Encode(call{file}) == nil && json.NewDecoder(c).Decode(new(call)) == nil
}

// Listen calls again, from other goroutines, for each later start with the profile's folder, with the file to open,
// until it is closed. It fails if the system or the length of the path allows no socket; later starts are further
// copies then.
func Listen(dir string, again func(file string)) (io.Closer, error) {
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return nil, err
	}
	path := filepath.Join(dir, socket)
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
		_ = c.SetDeadline(time.Now().Add(answerTimeout))
		var heard call
		if json.NewDecoder(io.LimitReader(c, 1<<16)).Decode(&heard) == nil && json.NewEncoder(c).Encode(call{}) == nil {
			again(heard.File)
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
