package drive

import (
	"net"
	"sync/atomic"
)

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
