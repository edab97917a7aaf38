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

// How long the host waits for a program that says nothing, before it calls it dead.
const (
	connectLimit = 60 * time.Second
	silenceLimit = 120 * time.Second
)

// process is a running program and the line to it.
type process struct {
	cmd       *exec.Cmd
	session   *vmhost.GuestSession
	traffic   *traffic
	report    string       // the file in which it tells what it shows
	complains bytes.Buffer // what it writes to its standard error
	closed    bool         // the line
	reaped    bool         // its end was waited for
}

// start starts the program with its own folders, and a file to open if there is one, and connects to it.
func (h *Host) start(env []string, file string, hear func(*vmhost.GuestAudioStream)) (*process, error) {
	h.started++
	socket := filepath.Join(h.folder, fmt.Sprintf("%d.sock", h.started))
	listener, err := net.Listen("unix", socket)
	if err != nil {
		return nil, fmt.Errorf("drive: %w", err)
	}
	defer listener.Close()
	endpoint, err := vmhost.EndpointURLFromAddr(listener.Addr())
	if err != nil {
		return nil, fmt.Errorf("drive: %w", err)
	}
	p := &process{cmd: exec.Command(h.program), report: socket + ".json"}
	if file != "" {
		p.cmd.Args = append(p.cmd.Args, file)
	}
	p.cmd.Env = append(env, "EBITENGINE_VM_ENDPOINT="+endpoint, target.ReportFile+"="+p.report)
	p.cmd.Stderr = &p.complains
	if err := p.cmd.Start(); err != nil {
		return nil, fmt.Errorf("drive: start the program: %w", err)
	}
	if err := p.connect(listener, hear); err != nil {
		return nil, p.post(err)
	}
	return p, nil
}

func (p *process) connect(listener net.Listener, hear func(*vmhost.GuestAudioStream)) error {
	if l, ok := listener.(*net.UnixListener); ok {
		if err := l.SetDeadline(time.Now().Add(connectLimit)); err != nil {
			return fmt.Errorf("drive: %w", err)
		}
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

// end ends the program by a signal: os.Kill as a power cut would, SIGABRT as Go does.
func (p *process) end(by os.Signal) {
	if !p.reaped {
		_ = p.cmd.Process.Signal(by)
		_ = p.wait()
	}
	p.hangUp()
}

// wait waits for the end of the program.
func (p *process) wait() error {
	p.reaped = true
	return p.cmd.Wait()
}

// again starts the program once more with the same folders and a file, and returns what it writes until it ends.
func (p *process) again(file string) (said string, err error) {
	cmd := exec.Command(p.cmd.Path, file)
	cmd.Env = p.cmd.Env
	out, err := cmd.CombinedOutput()
	return string(out), err
}

// lastWords is how long a program that has failed may take to end by itself and to say why.
const lastWords = 2 * time.Second

// post ends a program that has failed and adds its last words to the error.
func (p *process) post(err error) error {
	timer := time.AfterFunc(lastWords, func() { _ = p.cmd.Process.Signal(os.Kill) })
	_ = p.wait()
	timer.Stop()
	p.hangUp()
	return fmt.Errorf("%w\n%s", err, p.complains.String())
}

// quit ends the program by hanging up, which it takes for a closed window without an error, and returns what it
// complained about.
func (p *process) quit() error {
	p.hangUp()
	if p.reaped {
		return nil
	}
	if err := p.wait(); err != nil {
		return fmt.Errorf("drive: the program ended with %w\n%s", err, p.complains.String())
	}
	if p.complains.Len() > 0 {
		return fmt.Errorf("drive: the program complained: %s", p.complains.String())
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

// traffic counts what a program sends. A frame in which it draws nothing is a handful of bytes.
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
