package teach

import (
	"strings"

	"dreist/input"
	"dreist/render/art"
	"dreist/render/stage"
	"dreist/render/tabletop"
)

// Act is an action on a page.
type Act struct {
	Ticks      int // ticks of rest before it
	Run        func()
	IsShowOnly bool // it changes nothing that follows, and is left out if the page is turned before
}

// Reel shows an example page by page: attempts that are allowed, or that are not.
type Reel struct {
	Page      int   // current page, from 1; 0 before the first one
	pageCount int   // number of pages
	IsRunning bool  // pages turn by themselves
	acts      []Act // remaining actions of the page
	read      int   // remaining ticks to read the text
	rest      int   // ticks since the last action ended
}

// isMoving reports whether the picture changes by itself.
func (r *Reel) isMoving() bool { return r.IsRunning || r.Page > 0 && r.rest == 0 }

// ActsLeft returns the number of remaining actions of the page.
func (r *Reel) ActsLeft() int { return len(r.acts) }

func (l *ExampleGuide[T, P, M, E]) openPage(page int, back bool) {
	r := &l.Reel
	r.Page, r.rest = page, 0
	r.acts = l.game.OpenPage(page, back)
	w := l.CurrentTexts()
	r.read = len(strings.Fields(w.MainText+" "+w.secondText)) * PaceOf(l.Speed()).perWord
	l.table.Redraw()
}

// forward ends the current page and shows the next one. It reports whether there is one.
func (l *ExampleGuide[T, P, M, E]) forward() bool {
	r := &l.Reel
	if r.Page == r.pageCount {
		return false
	}
	for _, a := range r.acts {
		if !a.IsShowOnly {
			a.Run()
		}
	}
	l.game.FinishEvents()
	l.openPage(r.Page+1, false)
	return true
}

// back shows the position before this page, with the text of the previous one.
func (l *ExampleGuide[T, P, M, E]) back() {
	page, running := l.Reel.Page-1, l.Reel.IsRunning
	switch {
	case page < 0:
		return
	case page == 0:
		l.game.StartActivity(l.Activity)
	default:
		l.openPage(page, true)
	}
	l.Reel.IsRunning = running && page > 0
	l.IsFinished = false
}

// run starts or stops the turning of pages; after the last page it starts again from the first.
func (l *ExampleGuide[T, P, M, E]) run() {
	switch r := &l.Reel; {
	case r.IsRunning:
		r.IsRunning = false
	case r.Page == r.pageCount:
		l.game.StartActivity(l.Activity)
		l.Reel.IsRunning = l.forward()
	default:
		r.IsRunning = true
		if r.ActsLeft() == 0 && !l.isMoving() {
			l.forward()
		}
	}
	l.table.Redraw()
}

// isMoving reports whether an action of the page is still being animated.
func (l *ExampleGuide[T, P, M, E]) isMoving() bool {
	return l.table.HasCardInMotion() || l.Trial.IsMoving()
}

func (l *ExampleGuide[T, P, M, E]) turnPages() bool {
	r := &l.Reel
	r.read = max(r.read-1, 0)
	switch {
	case r.Page == 0 || l.isMoving():
		r.rest = 0
		return false
	case len(r.acts) > 0 && r.acts[0].Ticks > 0:
		r.acts[0].Ticks--
		return false
	case len(r.acts) > 0:
		act := r.acts[0]
		r.acts = r.acts[1:]
		act.Run()
		return true
	}
	r.rest++
	if r.rest == 1 && r.Page == r.pageCount {
		l.Finish()
		r.IsRunning = false
		return true
	}
	if r.IsRunning && r.read == 0 && r.rest >= PaceOf(l.Speed()).PageRest {
		l.forward()
		return true
	}
	if !r.IsRunning {
		r.rest = 1 // without running, counting is not needed
	}
	return false
}

func (r *Reel) offer(o *tabletop.Box, finished bool) {
	run := tabletop.Button{ID: PlayPagesButton, Width: 2, Icon: art.PlayIcon, IsEnabled: true, IsPrimary: !finished && !r.IsRunning, Keys: tabletop.DemoKeys()}
	if !finished {
		run.Keys[2] = input.CommandConfirm
	}
	if r.IsRunning {
		run.Icon = art.PauseIcon
	}
	back, forth := r.Page > 0, r.Page < r.pageCount
	o.AddButtons(
		tabletop.Button{ID: RestartButton, Icon: art.CircleArrowIcon, IsEnabled: back},
		tabletop.Button{ID: PreviousPageButton, Icon: art.PreviousIcon, IsEnabled: back, Keys: tabletop.ButtonKeys{input.CommandLeft}},
		run,
		tabletop.Button{ID: NextPageButton, Icon: art.NextIcon, IsEnabled: forth, Keys: tabletop.ButtonKeys{input.CommandRight}})
}

// Pace is the durations of a lesson's animations, in ticks.
type Pace struct {
	BeforeMove int // rest before a move, while its marks are shown
	flightOut  int // flight of a card to a forbidden spot
	stayTicks  int // the card's stay there, below a cross
	flightBack int // its flight back
	PageRest   int // rest at the end of a page
	perWord    int // reading time of a word
}

// PaceOf returns the durations at a speed. Reading takes its time even at speed instant.
func PaceOf(s stage.Speed) Pace {
	return [...]Pace{
		stage.Slow:    {BeforeMove: 60, flightOut: 40, stayTicks: 110, flightBack: 22, PageRest: 100, perWord: 34},
		stage.Normal:  {BeforeMove: 40, flightOut: 26, stayTicks: 80, flightBack: 14, PageRest: 70, perWord: 24},
		stage.Fast:    {BeforeMove: 20, flightOut: 14, stayTicks: 50, flightBack: 8, PageRest: 50, perWord: 17},
		stage.Instant: {PageRest: 50, perWord: 17},
	}[s]
}
