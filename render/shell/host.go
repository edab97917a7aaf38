package shell

import (
	"dreist/render/geom"
	"dreist/render/stage"
)

// HostMood is the expression of the host of a panel.
type HostMood uint8

// The moods. Most panels have the zero HostMood.
const (
	Friendly  HostMood = iota
	Curious            // many games are told of
	Teaching           // something is to be learned
	Pondering          // something is to be found out
	Proud              // there is something to be reached
	Sleepy             // there is nothing but files
	NoHost             // nobody hosts the panel
)

// Welcome is somebody who looks over the edge of a panel, as the program draws it.
type Welcome struct {
	Mood  HostMood
	Panel geom.Rect
	Up    float64 // how much of him has come up behind the panel, 0 to 1
	Alpha float64
	Front bool // what is before the panel is drawn, else what is behind it
}

// HostLender is a screen whose panels have a host while LendsHost is true.
type HostLender interface{ LendsHost() bool }

// hostTicks is how long a host takes to come up. He keeps his pace at every speed, as nobody waits for him.
const hostTicks = 12

// hosting is who hosts the panel that is seen, if anybody.
type hosting struct {
	over  Screen // the panel, nil where nobody hosts
	mood  HostMood
	at    geom.Rect // of the panel
	ticks int
}

// hosted returns how a panel is hosted, NoHost where nobody does.
func (a *App) hosted(s scene) HostMood {
	lender, lends := s.back.(HostLender)
	panel, hasMood := s.top.(interface{ HostMood() HostMood })
	if !lends || !hasMood || !s.panel() || unveiled(s.top) || !lender.LendsHost() {
		return NoHost
	}
	return panel.HostMood()
}

// host lets a tick pass for the host of what is seen: he comes up once a panel stands, and stays for one that takes its place.
func (a *App) host(s scene) {
	h := &a.hosting
	mood := a.hosted(s)
	if mood == NoHost {
		h.over = nil
		return
	}
	at := boundsOf(s.top)
	if stays := h.over != nil && h.mood == mood && h.at.Y == at.Y && h.at.Right() == at.Right(); h.over != s.top && !stays {
		h.ticks = 0
	}
	h.over, h.mood, h.at = s.top, mood, at
	switch {
	case a.Speed() == stage.Instant && h.ticks < hostTicks:
		h.ticks = hostTicks
		a.stale = true
	case h.ticks < hostTicks && !a.transition.runs:
		h.ticks++
		a.stale = true
	}
}

// boundsOf returns where a panel lies.
func boundsOf(s Screen) geom.Rect {
	if p, ok := s.(interface{ Bounds() geom.Rect }); ok {
		return p.Bounds()
	}
	return geom.Rect{}
}

// welcomes reports whether the host is still on his way.
func (h *hosting) welcomes() bool { return h.over != nil && h.ticks < hostTicks }

// welcome draws the host of a panel that lies as far down from its place as it is to be seen, before or behind it.
func (a *App) welcome(h hosting, down, alpha float64, front bool) {
	if h.over == nil || h.ticks == 0 || alpha <= 0 {
		return
	}
	w := Welcome{Mood: h.mood, Panel: h.at, Up: stage.EaseOut(float64(h.ticks) / hostTicks), Alpha: alpha, Front: front}
	if a.settings.ReducedMotion {
		w.Up, w.Alpha = 1, alpha*w.Up
	}
	w.Panel.Y += down
	a.program.Welcome(w)
}
