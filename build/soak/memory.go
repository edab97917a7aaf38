package main

import (
	"bytes"
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"sync"
	"time"
)

// growth is how much more memory than once it was warm the program may take at the end, in parts of that. What Go keeps may grow by as many
// megabytes: its pools keep what the busiest frame so far took.
const growth = 0.05

// sample is the memory of the program at a time, on the same screen in a window of the same size, without garbage.
type sample struct {
	at        time.Duration
	rss, heap int // MB: all, and what Go keeps
}

type samples []sample

// least returns the least of what was noted within a time, as what is at rest still keeps some of what it did last.
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

// judge returns what is wrong with the memory over a time: it gets warm for a fifth of it, and the fifth after that is compared with
// the last.
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

// listener takes what the program says: what Go tells of its memory, and the rest, which are complaints.
type listener struct {
	mu   sync.Mutex
	line bytes.Buffer // that has not ended
	kept int          // MB
	rest strings.Builder
}

// collected is how Go tells that it has looked through its memory: what there was before and after, and what is kept.
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

// heap returns how many MB Go kept last.
func (l *listener) heap() int {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.kept
}

// complaints returns all else that was said.
func (l *listener) complaints() string {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.rest.String() + l.line.String()
}
