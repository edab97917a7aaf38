package teach

import (
	"dreist/input"
	"dreist/render/art"
	"dreist/render/stage"
	"dreist/render/tabletop"
)

// Film is what a reel shows page by page.
type Film interface {
	// Take starts the example in a way, and Pages returns how many pages that has.
	Take(w Way)
	Pages(w Way) int
	// Open shows the beginning of a page, from 1, and returns what happens on it. Coming back from the page after it, nothing happens if
	// the page is shown as it ends.
	Open(page int, back bool) []Act
	// Rests is told that all of a page has happened, and reports whether the picture changed.
	Rests(page int) bool
	// Moves reports whether something is still seen happening; Flush ends that at once.
	Moves() bool
	Flush()
	Words() int // how many there are to read
	Speed() stage.Speed
	Praise(key string) // says it
	Redraw()
}

// Act is something that happens on a page, after so many ticks of rest.
type Act struct {
	Ticks int
	Do    func()
	Shows bool // it only shows something, and is left out if the page is turned before
}

// Reel shows an example page by page: its steps, or what is not allowed.
type Reel struct {
	At, Pages int   // page shown, from 1; 0 before the first one
	Running   bool  // pages turn by themselves
	acts      []Act // that are still to happen
	read      int   // ticks still needed to read the text
	rest      int   // ticks since all has happened
}

// Busy reports whether the picture changes by itself.
func (r *Reel) Busy() bool { return r.Running || r.At > 0 && r.rest == 0 }

// Left returns how much of the page is still to happen.
func (r *Reel) Left() int { return len(r.acts) }

func (r *Reel) open(f Film, page int, back bool) {
	r.At, r.rest = page, 0
	r.acts = f.Open(page, back)
	r.read = f.Words() * PaceOf(f.Speed()).Word
	f.Redraw()
}

// forward ends the current page and shows the next one. It reports whether there is one.
func (l *Lesson) forward(f Film) bool {
	r := &l.Reel
	if r.At == r.Pages {
		return false
	}
	for _, a := range r.acts {
		if !a.Shows {
			a.Do()
		}
	}
	f.Flush()
	r.open(f, r.At+1, false)
	return true
}

// back shows the position before this page, with the text of the previous one.
func (l *Lesson) back(f Film) {
	page, running := l.Reel.At-1, l.Reel.Running
	switch {
	case page < 0:
		return
	case page == 0:
		f.Take(l.Way)
	default:
		l.Reel.open(f, page, true)
	}
	l.Reel.Running = running && page > 0
	l.Finished = false
}

// run starts or stops the turning of pages, from the beginning after the last one.
func (l *Lesson) run(f Film) {
	switch r := &l.Reel; {
	case r.Running:
		r.Running = false
	case r.At == r.Pages:
		f.Take(l.Way)
		l.Reel.Running = l.forward(f)
	default:
		r.Running = true
		if r.Left() == 0 && !f.Moves() {
			l.forward(f)
		}
	}
	f.Redraw()
}

// TurnPages advances by a tick and reports whether the picture changed.
func (l *Lesson) TurnPages(f Film) (changed bool) {
	r := &l.Reel
	r.read = max(r.read-1, 0)
	switch {
	case r.At == 0 || f.Moves():
		r.rest = 0
		return false
	case len(r.acts) > 0 && r.acts[0].Ticks > 0:
		r.acts[0].Ticks--
		return false
	case len(r.acts) > 0:
		act := r.acts[0]
		r.acts = r.acts[1:]
		act.Do()
		return true
	}
	if r.rest == 0 {
		changed = f.Rests(r.At)
	}
	if r.rest++; r.rest == 1 && r.At == r.Pages {
		if praise := l.Finish(); praise != "" {
			f.Praise(praise)
		}
		r.Running = false
		return true
	}
	if r.Running && r.read == 0 && r.rest >= PaceOf(f.Speed()).Look {
		l.forward(f)
		return true
	}
	if !r.Running {
		r.rest = 1 // without running, counting is not needed
	}
	return changed
}

// offer adds the buttons that step through the pages.
func (r *Reel) offer(o *tabletop.Box, finished bool) {
	run := tabletop.Button{Id: RunButton, Width: 2, Icon: art.Play, Enabled: true, Primary: !finished && !r.Running, Keys: tabletop.RunKeys()}
	if !finished {
		run.Keys[2] = input.CommandEndTurn
	}
	if r.Running {
		run.Icon = art.Pause
	}
	back, forth := r.At > 0, r.At < r.Pages
	o.Offer(
		tabletop.Button{Id: AgainButton, Icon: art.Again, Enabled: back},
		tabletop.Button{Id: BackButton, Icon: art.Previous, Enabled: back, Keys: tabletop.Keys{input.CommandLeft}},
		run,
		tabletop.Button{Id: ForthButton, Icon: art.Next, Enabled: forth, Keys: tabletop.Keys{input.CommandRight}})
}

// Pace are the durations of a lesson in ticks.
type Pace struct {
	Beat int // marks are shown before the move
	Fly  int // a card flies to a forbidden place
	Hold int // it stays there below a cross
	Home int // it flies back
	Look int // a page stays after motion has ended
	Word int // time to read a word
}

// PaceOf returns the durations at a speed. Reading takes as long without motion.
func PaceOf(s stage.Speed) Pace {
	return [...]Pace{
		stage.Slow:    {Beat: 60, Fly: 40, Hold: 110, Home: 22, Look: 100, Word: 34},
		stage.Normal:  {Beat: 40, Fly: 26, Hold: 80, Home: 14, Look: 70, Word: 24},
		stage.Fast:    {Beat: 20, Fly: 14, Hold: 50, Home: 8, Look: 50, Word: 17},
		stage.Instant: {Look: 50, Word: 17},
	}[s]
}
