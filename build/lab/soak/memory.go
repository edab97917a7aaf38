package soak

import (
	"bytes"
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"sync"
	"time"
)

// growth is the largest growth of memory after the warm-up, as a part of the memory. Go's heap may grow by as many MB, as pools keep the
// memory of the busiest frame.
const growth = 0.05

// sample is the memory of the program at a time, at the start screen in a window of the default size, without garbage.
type sample struct {
	at        time.Duration
	rss, heap int // MB: resident, and heap in use
}

type samples []sample

// least returns the least memory measured from one time to another: some measurements include remains of the last activity.
func (m samples) least(from, to time.Duration) (rss, heap int) {
	for _, s := range m {
		if from > s.at || s.at > to {
			continue
		}
		if rss == 0 || s.rss < rss {
			rss = s.rss
		}
		if heap == 0 || s.heap < heap {
			heap = s.heap
		}
	}
	return rss, heap
}

// judge returns an error if memory grows: the second fifth of the time, after a warm-up, is compared with the last.
func (m samples) judge(span time.Duration) error {
	rss, heap := m.least(span/5, 2*span/5)
	rssEnd, heapEnd := m.least(4*span/5, span)
	fmt.Printf("memory: %d MB when warm, %d MB at the end; of which Go keeps %d MB and %d MB\n", rss, rssEnd, heap, heapEnd)
	most := float64(rss) * growth
	for _, pair := range []struct {
		name     string
		was, now int
	}{{"memory", rss, rssEnd}, {"what Go keeps", heap, heapEnd}} {
		if pair.was == 0 || float64(pair.now-pair.was) > most {
			return fmt.Errorf("%s grows from %d to %d MB, want at most %.0f more", pair.name, pair.was, pair.now, most)
		}
	}
	return nil
}

// listener reads the output of the program: Go's reports of garbage collections, and everything else, which are complaints.
type listener struct {
	mu   sync.Mutex
	line bytes.Buffer // incomplete line
	kept int          // memory after the last garbage collection, in MB
	rest strings.Builder
}

// collected matches a report of a garbage collection, with the MB kept.
var collected = regexp.MustCompile(`^gc \d+ @.* \d+->\d+->(\d+) MB,`)

func (l *listener) Write(text []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.line.Write(text)
	for {
		end := bytes.IndexByte(l.line.Bytes(), '\n')
		if end < 0 {
			return len(text), nil
		}
		line := string(l.line.Next(end + 1))
		if found := collected.FindStringSubmatch(line); found != nil {
			l.kept, _ = strconv.Atoi(found[1])
		} else {
			l.rest.WriteString(line)
		}
	}
}

// heap returns the MB kept after the last garbage collection.
func (l *listener) heap() int {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.kept
}

func (l *listener) complaints() string {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.rest.String() + l.line.String()
}
