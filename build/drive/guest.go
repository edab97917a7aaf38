package drive

import (
	"bytes"
	"fmt"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"sync/atomic"
	"time"

	"github.com/hajimehoshi/ebiten/v2/exp/vmhost"

	"dreist/render/target"
)

// Time limits for a program that does not respond.
const (
	connectLimit = 60 * time.Second
	silenceLimit = 120 * time.Second
)

type process struct {
	cmd        *exec.Cmd
	session    *vmhost.GuestSession
	traffic    *traffic
	reportPath string       // file for its reports
	stderr     bytes.Buffer // its standard error
	closed     bool         // the connection is closed
}

func (h *Launcher) start(env []string, hear func(*vmhost.GuestAudioStream)) (*process, error) {
	h.started++
	socket := filepath.Join(h.folder, fmt.Sprintf("%d.sock", h.started))
	listener, err := net.ListenUnix("unix", &net.UnixAddr{Name: socket, Net: "unix"})
	if err != nil {
		return nil, fmt.Errorf("drive: %w", err)
	}
	defer listener.Close()
	endpoint, err := vmhost.EndpointURLFromAddr(listener.Addr())
	if err != nil {
		return nil, fmt.Errorf("drive: %w", err)
	}
	p := &process{cmd: exec.Command(h.program), reportPath: socket + ".json"}
	p.cmd.Env = append(env, "EBITENGINE_VM_ENDPOINT="+endpoint, target.ReportPathVariable+"="+p.reportPath)
	p.cmd.Stderr = &p.stderr
	if err := p.cmd.Start(); err != nil {
		return nil, fmt.Errorf("drive: start the program: %w", err)
	}
	if err := p.connect(listener, hear); err != nil {
		return nil, p.failWith(err)
	}
	return p, nil
}

func (p *process) connect(listener *net.UnixListener, hear func(*vmhost.GuestAudioStream)) error {
	if err := listener.SetDeadline(time.Now().Add(connectLimit)); err != nil {
		return fmt.Errorf("drive: %w", err)
	}
	conn, err := listener.Accept()
	if err != nil {
		return fmt.Errorf("drive: wait for the program: %w", err)
	}
	p.traffic = &traffic{Conn: conn}
	p.session, err = vmhost.NewGuestSession(p.traffic, &vmhost.NewGuestSessionOptions{IdleTimeout: silenceLimit, OnAudioStream: hear})
	if err != nil {
		return fmt.Errorf("drive: %w", err)
	}
	return nil
}

// exitLimit is the time limit for a failed program to end and print its error.
const exitLimit = 2 * time.Second

// failWith ends a failed program and adds its output to the error.
func (p *process) failWith(err error) error {
	timer := time.AfterFunc(exitLimit, func() { _ = p.cmd.Process.Signal(os.Kill) })
	_ = p.cmd.Wait()
	timer.Stop()
	p.hangUp()
	return fmt.Errorf("%w\n%s", err, p.stderr.String())
}

// quit ends the program by closing the connection, which is like closing its window, and returns an error if it has printed anything.
func (p *process) quit() error {
	p.hangUp()
	if err := p.cmd.Wait(); err != nil {
		return fmt.Errorf("drive: the program ended with %w\n%s", err, p.stderr.String())
	}
	if p.stderr.Len() > 0 {
		return fmt.Errorf("drive: the program complained: %s", p.stderr.String())
	}
	return nil
}

func (p *process) hangUp() {
	if p.closed || p.session == nil {
		return
	}
	p.closed = true
	_ = p.session.Close()
}

// traffic counts the bytes that a program sends. A frame without drawing is short.
type traffic struct {
	net.Conn
	received atomic.Int64
}

// Read reads from the connection and counts.
func (t *traffic) Read(b []byte) (int, error) {
	n, err := t.Conn.Read(b)
	t.received.Add(int64(n))
	return n, err
}
