// Package medals shows the medals of DREIst!: all of them on a panel, and each as it is earned.
package medals

import (
	"dreist/assets"
	"dreist/assets/msg"
	"dreist/game/dreist/medals"
	"dreist/game/store"
	"dreist/render/dreist/pictures"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/panel"
	"dreist/render/screens"
	"dreist/render/shell"
)

// Medals are the medals and how far the player is with them. They find out which of them the player has come to, whenever
// something has changed that tells, keep them, and have the player told, once.
type Medals struct {
	*screens.Front
	Canvas    pictures.Canvas
	Games     func() []store.Entry  // the finished games
	Uncounted func() bool           // some of them are still to be counted
	Known     func() medals.Known   // besides the games
	Today     func() string         // the date, YYYY-MM-DD
	Told      map[medals.Medal]bool // of which the player is being told, nil before anything was looked at
	progress  medals.Progress       // by what was played and learned
	edition   int                   // of the profile that was looked at
}

// How the panel is laid out, in logical pixels.
const (
	panelWidth = 900
	abreast    = 8
	cellHigh   = 98
	medalSize  = 72
	toldHigh   = 74
	barWide    = 52
	barHigh    = 6
)

// count says how many medals were earned.
func (m *Medals) count(earned int) string {
	return m.Say(msg.MedalsCount, assets.Values{"Earned": earned, "All": medals.Count})
}

// Show leads to the panel.
func (m *Medals) Show() shell.Step { return shell.Push(m.Screen()) }

// shelf is the panel of all medals.
type shelf struct {
	*Medals
	progress medals.Progress
	earned   medals.Earned
	chosen   int // the medal that was pressed last, -1 for none
}

// Screen returns the panel of all medals.
func (m *Medals) Screen() shell.Screen {
	s := &shelf{Medals: m, chosen: -1}
	return m.NewMenu(shell.Menu{
		Air: shell.Proud, Options: []panel.Option{panel.Width(panelWidth)}, Load: s.load, Items: s.items, Decorate: s.draw,
	})
}

func (s *shelf) load() {
	s.progress, s.earned = s.Medals.progress, s.Earned()
	s.shown(s.earned.Untold()...)
}

func (s *shelf) items() []panel.Item {
	shown := panel.Plot{ID: "medal", Height: cellHigh * medals.Count / abreast, To: 1, Abreast: abreast}
	for i := range medals.Medal(medals.Count) {
		shown.Spots = append(shown.Spots, panel.PlotSpot{ID: "medal." + i.Name(), Label: s.label(i), Action: func() {
			s.chosen = int(i)
			s.Redraw()
		}})
	}
	return []panel.Item{
		panel.Title{Text: s.Say(msg.MedalsTitle)}, shown, panel.Stage{Height: toldHigh, Told: []string{s.count(len(s.earned))}},
		panel.Row{Buttons: []panel.Button{s.Button(msg.CommonBack, panel.Quiet, shell.Close)}},
	}
}

// label says what a medal is for, whether it is earned, and how far the player is.
func (s *shelf) label(i medals.Medal) string {
	kept, had := s.earned[i]
	return s.name(i) + ": " + s.Say("medal."+i.Name()+".text") + " " +
		s.Say(msg.MedalsTold, assets.Values{"Earned": had, "New": had && !kept.Shown, "State": s.state(i)})
}

func (m *Medals) name(i medals.Medal) string { return m.Say("medal." + i.Name() + ".name") }

// state says since when the player has a medal, or how far there is to go, as far as that is to be counted.
func (s *shelf) state(i medals.Medal) string {
	if kept, had := s.earned[i]; had {
		return s.Say(msg.MedalsSince, assets.Values{"Date": s.Date(kept.Day)})
	}
	if i.Counts() && s.progress[i] > 0 {
		return s.Say(msg.MedalsProgress, assets.Values{"Now": s.progress[i], "Of": i.Of()})
	}
	return ""
}

// draw draws the medals and tells of the one that is pointed at, else of the one that was pressed.
func (s *shelf) draw(p *panel.Panel) {
	_, spots, at, ok := p.Plot()
	told, staged := p.Stage()
	if !ok || !staged {
		return
	}
	for i, spot := range spots {
		s.drawMedal(spot, medals.Medal(i), i == at)
	}
	if at < 0 {
		at = s.chosen
	}
	s.tell(told, at)
}

func (s *shelf) drawMedal(in geom.Rect, i medals.Medal, lit bool) {
	e, u := s.Canvas, s.Frame().TextUnit()
	kept, had := s.earned[i]
	size := min(medalSize*u, in.W*0.9, in.H*0.8)
	middle := geom.Point{X: in.Center().X, Y: in.Y + size*0.56}
	if lit {
		size *= 1.08
	}
	alpha := 1.0
	if !had && !lit {
		alpha = 0.75
	}
	e.Picture(motifOf(i, had), geom.Around(middle, size, size), alpha)
	if had && !kept.Shown {
		e.Picture(kit.Prize, geom.Around(geom.Point{X: middle.X + size*0.4, Y: middle.Y - size*0.38}, size*0.3, size*0.3), 1)
	}
	if had || !i.Counts() || s.progress[i] == 0 {
		return
	}
	bar := geom.Around(geom.Point{X: in.Center().X, Y: in.Bottom() - barHigh*u}, barWide*u, barHigh*u)
	e.Fill(bar, e.UI().Muted, 0.3)
	bar.W *= float64(s.progress[i]) / float64(i.Of())
	e.Fill(bar, e.UI().Glow, 1)
}

// tell writes of a medal, or how many were earned where it is none.
func (s *shelf) tell(in geom.Rect, at int) {
	e, u := s.Canvas, s.Frame().TextUnit()
	head := kit.Sized(u, assets.Display, 22, e.UI().Text)
	line := kit.Sized(u, assets.Text, 16, e.UI().Text)
	name, text, state := s.count(len(s.earned)), s.Say(msg.MedalsPoint), ""
	if at >= 0 {
		i := medals.Medal(at)
		name, text, state = s.name(i), s.Say("medal."+i.Name()+".text"), s.state(i)
	}
	if state != "" {
		text += " (" + state + ")"
	}
	top := geom.Rect{X: in.X, Y: in.Y, W: in.W, H: head.Size * 1.3}
	e.Write(name, e.Labels.Fit(name, head, in.W), top, kit.Center, 1)
	below := geom.Rect{X: in.X, Y: top.Bottom(), W: in.W, H: line.Size * 1.6}
	e.Write(text, e.Labels.Fit(text, line, in.W), below, kit.Center, 1)
}
