package dreist

import (
	"image"
	"image/draw"
	"math"

	"dreist/render/art"
	"dreist/render/figure"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/mascot"
	"dreist/render/paint"
	"dreist/render/shell"
	"dreist/render/stage"
)

// The sizes of Egon as the host of a panel, and the visible parts of him.
const (
	hostSize   = 110  // logical pixels
	hostLeast  = 76   // smallest size above a panel, in logical pixels
	hostPeeps  = 0.74 // part visible over an edge
	hostAround = 0.74 // part visible around the corner
	hostLean   = 0.84 // radians by which he leans around it
	hostInset  = 0.85 // his middle from the right edge
	hostBelow  = 0.55 // his middle from the upper edge if he looks around the right one
	hostInside = 0.68 // his middle from the upper and the right edge if he sits in the panel
)

type hostPlace struct {
	at   geom.Point // his middle
	size float64
	turn float64 // angle in radians
	over bool    // all of him is in front of the panel
}

// placeOfHost returns Egon's position beside a panel; false if there is no room.
func placeOfHost(f stage.Frame, w shell.HostView) (hostPlace, bool) {
	u := f.TextUnit()
	s := min(hostSize*u, (w.PanelRect.Y-4*u)/hostPeeps)
	if s >= hostLeast*u {
		return hostPlace{at: geom.Point{X: w.PanelRect.Right() - hostInset*s, Y: w.PanelRect.Y + s*(0.5-hostPeeps*w.RiseProgress)}, size: s}, true
	}
	s = min(hostSize*u, (f.W-w.PanelRect.Right()-4*u)/hostAround)
	if s < hostLeast*u {
		s = hostLeast * f.PanelUnit() // independent of the size of letters
		in := hostPlace{at: geom.Point{X: w.PanelRect.Right() - s*(hostInside-1.5*(1-w.RiseProgress)), Y: w.PanelRect.Y + hostInside*s}, size: s, over: true}
		return in, w.Mood != shell.TeachingHost // panels for teaching have buttons in that corner
	}
	return hostPlace{at: geom.Point{X: w.PanelRect.Right() + s*(hostAround*w.RiseProgress-0.5), Y: w.PanelRect.Y + hostBelow*s}, size: s, turn: hostLean}, true
}

// DrawHost draws Egon behind the panel, or the parts of him in front of it.
func (g *game) DrawHost(w shell.HostView) {
	p, ok := placeOfHost(g.Frame(), w)
	if !ok {
		return
	}
	if w.IsInFront == p.over {
		g.Canvas.DrawRotated(motif(w.Mood), p.at, p.size, p.size, 1, p.turn, kit.WhiteTint(), w.Alpha)
	}
	if !w.IsInFront || p.turn != 0 || p.over {
		return // no edge to hold on to
	}
	held := w.Alpha * max(0, min(1, (w.RiseProgress-0.75)*4)) // the hands appear last
	if held <= 0 {
		return
	}
	high := p.size * gripHigh
	at := geom.Rect{X: p.at.X - p.size*gripWide/2, Y: math.Round(w.PanelRect.Y - high*gripEdge), W: p.size * gripWide, H: high}
	g.Canvas.DrawPicture(grip(w.Mood == shell.TeachingHost), at, held)
}

// motif is Egon's picture in the mood of a panel's host.
type motif shell.HostMood

// PictureTraits says that the picture is the same on every table and may be turned.
func (motif) PictureTraits() kit.PictureTraits { return kit.PictureTraits{IsRotated: true} }

// Paint draws Egon, with glasses as a teacher.
func (m motif) Paint(o kit.PaintRequest) *image.RGBA {
	e := expression(shell.HostMood(m))
	egon := mascot.Portrait(e, o.W)
	if shell.HostMood(m) == shell.TeachingHost {
		worn := glasses(o.W, e.HeadTilt)
		draw.Draw(egon, egon.Bounds(), worn, image.Point{}, draw.Over)
	}
	return egon
}

// glasses draws round glasses for a head that is tilted by this angle in degrees.
func glasses(size int, tilt float64) *image.RGBA {
	page := paint.NewSquareCanvas(size, 100)
	head := page.Transformed(paint.Scale(0.94, 0.94).Then(paint.Rotate(tilt)).Then(paint.Translate(50, 53)))
	for _, half := range head.MirrorPair() {
		half.Fill(paint.Circle(13.4, -4, 13), paint.Solid(paint.ScaleOpacity(art.RGB(0xFFFFFF), 0.16)))
		half.Stroke(paint.Circle(13.4, -4, 13), 2.6, paint.Solid(art.RGB(0x3B2A57)))
		half.Stroke(paint.StartPath(26, -6).Line(35.5, -9), 2.6, paint.Solid(art.RGB(0x3B2A57)))
	}
	return page.Image()
}

// expression returns the face of a mood; Egon looks at the panel, to his lower left.
func expression(a shell.HostMood) mascot.Expression {
	switch a {
	case shell.CuriousHost:
		e := mascot.CuriousMood.Expression()
		e.LookX, e.LookY, e.HeadTilt = -0.7, 0.75, -5
		return e
	case shell.TeachingHost:
		return mascot.Expression{FaceExpression: figure.FaceExpression{EyeOpenLeft: 1, EyeOpenRight: 0.9, EyeSize: 1.06, LookX: -0.8, LookY: 0.2,
			BrowLeft: 1.2, BrowRight: 0.3, BrowTiltLeft: -0.4, BrowTiltRight: 0.4, MouthCurve: 0.8, MouthOpen: 0.35, Teeth: 1.4, MouthWidth: 0.8, Blush: 0.5, HeadTilt: -4}}
	case shell.PonderingHost:
		return mascot.Expression{FaceExpression: figure.FaceExpression{EyeOpenLeft: 0.62, EyeOpenRight: 1, EyeSize: 1.05, LookX: -0.5, LookY: -0.75,
			BrowLeft: -0.5, BrowRight: 1.5, BrowTiltLeft: 0.5, BrowTiltRight: -0.5, MouthCurve: -0.15, MouthWidth: 0.55, MouthSkew: 0.6, Blush: 0.4, HeadTilt: -8}}
	case shell.ProudHost:
		return mascot.SmugMood.Expression()
	case shell.SleepyHost:
		return mascot.Expression{FaceExpression: figure.FaceExpression{EyeOpenLeft: 0.34, EyeOpenRight: 0.22, EyeSize: 1, LookX: -0.3, LookY: 0.8,
			BrowLeft: 0.5, BrowRight: 0.7, BrowTiltLeft: -0.7, BrowTiltRight: -0.7, MouthCurve: -0.1, MouthOpen: 0.42, MouthWidth: 0.34, Blush: 0.4, HeadTilt: 8}}
	}
	return mascot.Expression{FaceExpression: figure.FaceExpression{EyeOpenLeft: 0.94, EyeOpenRight: 0.94, EyeSize: 1.04, LookX: -0.6, LookY: 0.6,
		BrowLeft: 0.7, BrowRight: 0.5, BrowTiltLeft: -0.3, BrowTiltRight: -0.3, MouthCurve: 0.85, MouthWidth: 0.85, MouthSkew: -0.2, Blush: 0.6, HeadTilt: -3}}
}

// grip is the picture of Egon's hands on the edge of a panel, with a pointer or without.
type grip bool

// The measures of the hands in parts of Egon's size; gripEdge is the part of their height above the edge.
const (
	gripWide = 1.9
	gripHigh = 0.62
	gripEdge = 0.86
)

// Paint draws the hands on a page of 190×62 units with the edge at 53.
func (g grip) Paint(o kit.PaintRequest) *image.RGBA {
	k := float64(o.W) / 190
	c := paint.NewCanvas(o.W, o.H).Transformed(paint.Scale(k, k))
	skin, line := paint.Solid(art.RGB(0xF7B98A)), paint.Solid(art.RGB(0x5C2F14))
	if g {
		wood := c.Transformed(paint.Rotate(-52).Then(paint.Translate(62, 49)))
		wood.FillAndStroke(paint.RoundRect(-2, -68, 4, 78, 2), paint.Solid(art.RGB(0xC98A45)), 1.8, line)
		wood.FillAndStroke(paint.Circle(0, -67, 3.4), paint.Solid(art.OrnamentColors()[0]), 1.8, line)
	}
	for _, x := range [2]float64{62, 128} {
		hand := c.Transformed(paint.Translate(x, 52))
		hand.FillAndStroke(paint.RoundRect(-10, -8, 20, 16, 7.5), skin, 2.2, line)
		for _, finger := range [2]float64{-3.4, 3.4} {
			hand.Stroke(paint.StartPath(finger, -1).Line(finger, 7), 1.7, line)
		}
	}
	return c.Image()
}
