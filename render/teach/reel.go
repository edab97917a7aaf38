package teach

import (
	"dreist/input"
	"dreist/render/art"
	"dreist/render/stage"
	"dreist/render/tabletop"
)

// Act is an action on a page.
type Act struct {
	Ticks int // ticks of rest before it
	Do    func()
	Shows bool // it changes nothing that follows, and is left out if the page is turned before
}

// Reel shows an example page by page: attempts that are allowed, or that are not.
type Reel struct {
	At      int   // current page, from 1; 0 before the first one
	Pages   int   // number of pages
	Running bool  // pages turn by themselves
	acts    []Act // remaining actions of the page
	read    int   // remaining ticks to read the text
	rest    int   // ticks since the last action ended
}

// IsMoving reports whether the picture changes by itself.
func (r *Reel) IsMoving() bool { return r.Running || r.At > 0 && r.rest == 0 }

// TicksLeft returns the number of remaining actions of the page.
func (r *Reel) TicksLeft() int { return len(r.acts) }

func (l *Quest[P, M, E]) openPage(page int, back bool) {
	r := &l.Reel
	r.At, r.rest = page, 0
	r.acts = l.game.OpenPage(page, back)
	r.read = l.BoxWords().Count() * PaceOf(l.Speed()).Word
	l.Redraw()
}

// forward ends the current page and shows the next one. It reports whether there is one.
func (l *Quest[P, M, E]) forward() bool {
	r := &l.Reel
	if r.At == r.Pages {
		return false
	}
	for _, a := range r.acts {
		if !a.Shows {
			a.Do()
		}
	}
	l.game.FinishEvents()
	l.openPage(r.At+1, false)
	return true
}

// back shows the position before this page, with the text of the previous one.
func (l *Quest[P, M, E]) back() {
	page, running := l.Reel.At-1, l.Reel.Running
	switch {
	case page < 0:
		return
	case page == 0:
		l.game.StartWay(l.Way)
	default:
		l.openPage(page, true)
	}
	l.Reel.Running = running && page > 0
	l.Finished = false
}

// run starts or stops the turning of pages; after the last page it starts again from the first.
func (l *Quest[P, M, E]) run() {
	switch r := &l.Reel; {
	case r.Running:
		r.Running = false
	case r.At == r.Pages:
		l.game.StartWay(l.Way)
		l.Reel.Running = l.forward()
	default:
		r.Running = true
		if r.TicksLeft() == 0 && !l.isMoving() {
			l.forward()
		}
	}
	l.Redraw()
}

// isMoving reports whether an action of the page is still being animated.
func (l *Quest[P, M, E]) isMoving() bool { return l.table.HasCardInMotion() || l.Trial.IsMoving() }

// turnPages advances by a tick and reports whether the picture changed.
func (l *Quest[P, M, E]) turnPages() bool {
	r := &l.Reel
	r.read = max(r.read-1, 0)
	switch {
	case r.At == 0 || l.isMoving():
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
	if r.rest++; r.rest == 1 && r.At == r.Pages {
		l.Finish()
		r.Running = false
		return true
	}
	if r.Running && r.read == 0 && r.rest >= PaceOf(l.Speed()).Look {
		l.forward()
		return true
	}
	if !r.Running {
		r.rest = 1 // without running, counting is not needed
	}
	return false
}

// offer adds the buttons that step through the pages.
func (r *Reel) offer(o *tabletop.Box, finished bool) {
	run := tabletop.Button{Id: RunButton, Width: 2, Icon: art.Play, Enabled: true, Primary: !finished && !r.Running, Keys: tabletop.RunKeys()}
	if !finished {
		run.Keys[2] = input.CommandConfirm
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

// Pace is the durations of a lesson's animations, in ticks.
type Pace struct {
	Beat int // rest before a move, while its marks are shown
	Fly  int // flight of a card to a forbidden place
	Hold int // the card's stay there, below a cross
	Home int // its flight back
	Look int // rest at the end of a page
	Word int // reading time of a word
}

// PaceOf returns the durations at a speed. Reading takes its time even at speed instant.
func PaceOf(s stage.Speed) Pace {
	return [...]Pace{
		stage.Slow:    {Beat: 60, Fly: 40, Hold: 110, Home: 22, Look: 100, Word: 34},
		stage.Normal:  {Beat: 40, Fly: 26, Hold: 80, Home: 14, Look: 70, Word: 24},
		stage.Fast:    {Beat: 20, Fly: 14, Hold: 50, Home: 8, Look: 50, Word: 17},
		stage.Instant: {Look: 50, Word: 17},
	}[s]
}
