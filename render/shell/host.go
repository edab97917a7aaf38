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
	Curious            // many games
	Teaching           // lessons
	Pondering          // puzzles
	Proud              // goals to reach
	Sleepy             // files only
	NoHost             // no host
)

// HostView is the state of the host, the figure that looks over the edge of a panel.
type HostView struct {
	Mood         HostMood
	Panel        geom.Rect
	RiseProgress float64 // height that he has come up behind the panel, 0 to 1
	Alpha        float64
	IsInFront    bool // draw the part in front of the panel, otherwise the part behind it
}

// HostLender is a screen whose panels may have a host.
type HostLender interface {
	// CanLendHost reports whether a panel over the screen has a host at the moment.
	CanLendHost() bool
}

// hostTicks is the number of ticks in which a host comes up, the same at every speed, as nobody waits for him.
const hostTicks = 12

type hosting struct {
	over  Screen // the panel, nil without a host
	mood  HostMood
	at    geom.Rect // bounds of the panel
	ticks int
}

func (a *App) hosted(s scene) HostMood {
	lender, lends := s.back.(HostLender)
	panel, hasMood := s.top.(interface{ HostMood() HostMood })
	if !lends || !hasMood || !s.panel() || unveiled(s.top) || !lender.CanLendHost() {
		return NoHost
	}
	return panel.HostMood()
}

// host updates the host for a tick: he comes up when a panel has arrived, and stays for one that replaces it.
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

func boundsOf(s Screen) geom.Rect {
	if p, ok := s.(interface{ Bounds() geom.Rect }); ok {
		return p.Bounds()
	}
	return geom.Rect{}
}

func (h *hosting) hostRises() bool { return h.over != nil && h.ticks < hostTicks }

// welcome draws the part of the host in front of or behind a panel that is down device pixels below its place.
func (a *App) welcome(h hosting, down, alpha float64, front bool) {
	if h.over == nil || h.ticks == 0 || alpha <= 0 {
		return
	}
	w := HostView{Mood: h.mood, Panel: h.at, RiseProgress: stage.EaseOut(float64(h.ticks) / hostTicks), Alpha: alpha, IsInFront: front}
	if a.settings.ReducedMotion {
		w.RiseProgress, w.Alpha = 1, alpha*w.RiseProgress
	}
	w.Panel.Y += down
	a.program.DrawHost(w)
}
