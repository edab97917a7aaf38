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

// Pages shows an example page by page: attempts that are allowed, or that are not.
type Pages struct {
	Current   int   // current page, from 1; 0 before the first one
	pageCount int   // number of pages
	IsRunning bool  // pages turn by themselves
	acts      []Act // remaining actions of the page
	read      int   // remaining ticks to read the text
	rest      int   // ticks since the last action ended
}

// isMoving reports whether the picture changes by itself.
func (p *Pages) isMoving() bool { return p.IsRunning || p.Current > 0 && p.rest == 0 }

// ActsLeft returns the number of remaining actions of the page.
func (p *Pages) ActsLeft() int { return len(p.acts) }

func (l *ExampleGuide[T, P, M, E]) openPage(page int, back bool) {
	p := &l.Pages
	p.Current, p.rest = page, 0
	p.acts = l.game.OpenPage(page, back)
	w := l.CurrentTexts()
	p.read = len(strings.Fields(w.MainText+" "+w.secondText)) * PaceOf(l.Speed()).perWord
	l.table.Redraw()
}

// forward ends the current page and shows the next one. It reports whether there is one.
func (l *ExampleGuide[T, P, M, E]) forward() bool {
	p := &l.Pages
	if p.Current == p.pageCount {
		return false
	}
	for _, a := range p.acts {
		if !a.IsShowOnly {
			a.Run()
		}
	}
	l.game.FinishEvents()
	l.openPage(p.Current+1, false)
	return true
}

// back shows the position before this page, with the text of the previous one.
func (l *ExampleGuide[T, P, M, E]) back() {
	page, running := l.Pages.Current-1, l.Pages.IsRunning
	switch {
	case page < 0:
		return
	case page == 0:
		l.game.StartActivity(l.Activity)
	default:
		l.openPage(page, true)
	}
	l.Pages.IsRunning = running && page > 0
	l.IsFinished = false
}

// run starts or stops the turning of pages; after the last page it starts again from the first.
func (l *ExampleGuide[T, P, M, E]) run() {
	switch p := &l.Pages; {
	case p.IsRunning:
		p.IsRunning = false
	case p.Current == p.pageCount:
		l.game.StartActivity(l.Activity)
		l.Pages.IsRunning = l.forward()
	default:
		p.IsRunning = true
		if p.ActsLeft() == 0 && !l.isMoving() {
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
	p := &l.Pages
	p.read = max(p.read-1, 0)
	switch {
	case p.Current == 0 || l.isMoving():
		p.rest = 0
		return false
	case len(p.acts) > 0 && p.acts[0].Ticks > 0:
		p.acts[0].Ticks--
		return false
	case len(p.acts) > 0:
		act := p.acts[0]
		p.acts = p.acts[1:]
		act.Run()
		return true
	}
	p.rest++
	if p.rest == 1 && p.Current == p.pageCount {
		l.Finish()
		p.IsRunning = false
		return true
	}
	if p.IsRunning && p.read == 0 && p.rest >= PaceOf(l.Speed()).PageRest {
		l.forward()
		return true
	}
	if !p.IsRunning {
		p.rest = 1 // without running, counting is not needed
	}
	return false
}

func (p *Pages) offer(o *tabletop.Box, finished bool) {
	run := tabletop.Button{ID: PlayPagesButton, Width: 2, Icon: art.PlayIcon, IsEnabled: true, IsPrimary: !finished && !p.IsRunning, Keys: tabletop.DemoKeys()}
	if !finished {
		run.Keys[2] = input.CommandConfirm
	}
	if p.IsRunning {
		run.Icon = art.PauseIcon
	}
	back, forth := p.Current > 0, p.Current < p.pageCount
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
		stage.SlowSpeed:    {BeforeMove: 60, flightOut: 40, stayTicks: 110, flightBack: 22, PageRest: 100, perWord: 34},
		stage.NormalSpeed:  {BeforeMove: 40, flightOut: 26, stayTicks: 80, flightBack: 14, PageRest: 70, perWord: 24},
		stage.FastSpeed:    {BeforeMove: 20, flightOut: 14, stayTicks: 50, flightBack: 8, PageRest: 50, perWord: 17},
		stage.InstantSpeed: {PageRest: 50, perWord: 17},
	}[s]
}
