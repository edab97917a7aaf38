package command

import (
	"fmt"
	"io"
	"os"
	"strings"
	"sync"

	"dreist/game/simulate"
)

// progress draws a progress bar on one line of a terminal, once per percent.
type progress struct {
	mutex       sync.Mutex
	out         io.Writer
	done, games int
	percent     int // drawn, -1 before the first drawing
}

// barWidth is the width of the bar in characters.
const barWidth = 40

func newProgress(out io.Writer, games int) *progress {
	return &progress{out: out, games: games, percent: -1}
}

// visit counts a finished game. It is a simulate.VisitFunc, and called concurrently.
func (p *progress) visit(int, simulate.Result) error {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	p.done++
	percent := int(int64(p.done) * 100 / int64(p.games))
	if percent == p.percent {
		return nil
	}
	p.percent = percent
	full := percent * barWidth / 100
	// A terminal that cannot show the bar is no reason to stop.
	fmt.Fprintf(p.out, "\r[%s%s] %d %%", strings.Repeat("#", full), strings.Repeat(".", barWidth-full), percent)
	return nil
}

func (p *progress) clear() {
	fmt.Fprintf(p.out, "\r%s\r", strings.Repeat(" ", barWidth+len("[] 100 %")))
}

func isTerminal(w io.Writer) bool {
	f, ok := w.(*os.File)
	if !ok {
		return false
	}
	info, err := f.Stat()
	return err == nil && info.Mode()&os.ModeCharDevice != 0
}
