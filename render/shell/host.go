package shell

import (
	"dreist/render/geom"
	"dreist/render/stage"
)

// HostMood is the expression of the host of a panel.
type HostMood uint8

// The moods. Most panels have the zero mood, FriendlyHost.
const (
	FriendlyHost  HostMood = iota
	CuriousHost            // many games
	TeachingHost           // lessons
	PonderingHost          // puzzles
	ProudHost              // goals to reach
	SleepyHost             // files only
	NoHost                 // no host
)

// HostView is the state of the host, the figure that looks over the edge of a panel.
type HostView struct {
	Mood         HostMood
	PanelRect    geom.Rect
	RiseProgress float64 // height that he has come up behind the panel, 0 to 1
	Alpha        float64
	IsInFront    bool // draw the part in front of the panel, otherwise the part behind it
}

// HostLender is a screen whose panels may have a host.
type HostLender interface {
	// CanLendHost reports whether a panel over the screen has a host at the moment.
	CanLendHost() bool
}

// hostRiseTicks is the number of ticks in which a host comes up, the same at every speed, as nobody waits for him.
const hostRiseTicks = 12

type hostState struct {
	panel     Screen // the panel, nil without a host
	mood      HostMood
	panelRect geom.Rect // bounds of the panel
	riseTicks int
}

func (a *App) hostMoodOver(s screenPair) HostMood {
	lender, isLender := s.back.(HostLender)
	panel, hasMood := s.top.(interface{ HostMood() HostMood })
	if !isLender || !hasMood || !s.hasPanel() || refusesVeil(s.top) || !lender.CanLendHost() {
		return NoHost
	}
	return panel.HostMood()
}

// updateHost updates the host for a tick: he comes up when a panel has arrived, and stays for one that replaces it.
func (a *App) updateHost(s screenPair) {
	h := &a.host
	mood := a.hostMoodOver(s)
	if mood == NoHost {
		h.panel = nil
		return
	}
	at := boundsOf(s.top)
	if isSame := h.panel != nil && h.mood == mood && h.panelRect.Y == at.Y && h.panelRect.Right() == at.Right(); h.panel != s.top && !isSame {
		h.riseTicks = 0
	}
	h.panel, h.mood, h.panelRect = s.top, mood, at
	switch {
	case a.Speed() == stage.InstantSpeed && h.riseTicks < hostRiseTicks:
		h.riseTicks = hostRiseTicks
		a.mustRedraw = true
	case h.riseTicks < hostRiseTicks && !a.transition.isRunning:
		h.riseTicks++
		a.mustRedraw = true
	}
}

func boundsOf(s Screen) geom.Rect {
	if p, ok := s.(interface{ Bounds() geom.Rect }); ok {
		return p.Bounds()
	}
	return geom.Rect{}
}

func (h *hostState) isRising() bool { return h.panel != nil && h.riseTicks < hostRiseTicks }

// drawHost draws the part of the host in front of or behind a panel that is down device pixels below its place.
func (a *App) drawHost(h hostState, down, alpha float64, front bool) {
	if h.panel == nil || h.riseTicks == 0 || alpha <= 0 {
		return
	}
	w := HostView{Mood: h.mood, PanelRect: h.panelRect, RiseProgress: stage.EaseOut(float64(h.riseTicks) / hostRiseTicks), Alpha: alpha, IsInFront: front}
	if a.settings.HasReducedMotion {
		w.RiseProgress, w.Alpha = 1, alpha*w.RiseProgress
	}
	w.PanelRect.Y += down
	a.program.DrawHost(w)
}
