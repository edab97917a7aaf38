package screens

import (
	"dreist/assets"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/panel"
)

// The left and right ends of the curve, as fractions of the picture's width.
const (
	curveFrom = 0.094
	curveTo   = 0.99
)

// Lengths in the picture, in logical pixels.
const (
	lineHigh  = 24 // a line of text
	curveLine = 2.4
	zoneWide  = 9
	dotSize   = 9
	turnSize  = 17 // the dot where the match turned
	turnApart = 6  // from its pole to its label
)

func (s *AnalysisScreen[J]) draw(p *panel.Panel) {
	if s.report.decisionCount == 0 {
		if room, ok := p.PictureRoomRect(); ok {
			s.drawInvitation(room)
		}
		return
	}
	if room, spots, at, ok := p.PlotRects(); ok && len(spots) > 0 {
		s.drawCurve(room, spots, at)
	}
	if room, ok := p.PictureRoomRect(); ok {
		s.drawProgress(room)
	}
}

// turned returns the decision at which the match turned, the costliest one; -1 without mistakes or until all decisions are judged.
func (s *AnalysisScreen[J]) turned() int {
	if r := &s.report; r.isDone() && len(r.CostliestDecisions) > 0 {
		return r.CostliestDecisions[0]
	}
	return -1
}

// drawCurve draws the levels from decision to decision: lines for luck in between, and a zone from the best to the played moves
// for each mistake. at is the index of the decision under the pointer.
func (s *AnalysisScreen[J]) drawCurve(room geom.Rect, spots []geom.Rect, at int) {
	e, r, u := s.Canvas, &s.report, s.Frame().TextUnit()
	ui := e.Palette()
	in := geom.Rect{X: spots[0].X, Y: room.Y + lineHigh*u/2, W: spots[len(spots)-1].Right() - spots[0].X, H: room.H - lineHigh*u*2}
	level := func(share float64) float64 { return in.Bottom() - in.H*share }
	middle := func(i int) float64 { return spots[i].Center().X }
	s.drawAxis(room, in, level)
	if at >= 0 && at < len(r.Decisions) {
		e.FillRect(geom.Rect{X: spots[at].X, Y: in.Y, W: spots[at].W, H: in.H}, ui.Accent, 0.16)
	}
	for i := range r.Decisions {
		if d := &r.Decisions[i]; d.IsMistake {
			wide := min(zoneWide*u, spots[i].W*0.8)
			zone := geom.Rect{X: middle(i) - wide/2, Y: level(d.BestLevel), W: wide, H: level(d.PlayedLevel) - level(d.BestLevel)}
			e.FillRect(zone, ui.Warning, 0.75)
		}
	}
	for i := range r.Decisions {
		from := geom.Point{X: middle(i), Y: level(r.Decisions[i].PlayedLevel)}
		to := geom.Point{X: in.Right(), Y: level(r.FinalLevel)}
		if i+1 < len(r.Decisions) {
			to = geom.Point{X: middle(i + 1), Y: level(r.Decisions[i+1].BestLevel)}
		} else if !r.isDone() {
			continue
		}
		e.DrawLine(from, to, curveLine*u, ui.Text, 0.85)
	}
	turned := s.turned()
	for i := range r.Decisions {
		size := dotSize * u
		if i == at {
			size *= 1.5
		}
		dot := geom.Point{X: middle(i), Y: level(r.Decisions[i].PlayedLevel)}
		if i == turned {
			s.drawTurned(dot, in, r.Decisions[i].TurnNumber)
		}
		e.DrawPicture(kit.DotPlate, geom.RectAround(dot, size, size), 1)
	}
	s.drawCaption(geom.Rect{X: in.X, Y: room.Bottom() - lineHigh*u, W: in.W, H: lineHigh * u}, at)
}

func (s *AnalysisScreen[J]) drawAxis(room, in geom.Rect, level func(share float64) float64) {
	e, u := s.Canvas, s.Frame().TextUnit()
	style := kit.NewTextStyle(u, assets.TextFont, kit.TextSize, e.Palette().MutedText)
	for i, text := range s.report.AxisLabels {
		y := float64(kit.Round(level(1 - float64(i)/2)))
		e.FillRect(geom.Rect{X: in.X, Y: y, W: in.W, H: max(1, s.Frame().Scale)}, e.Palette().MutedText, 0.45)
		at := geom.Rect{X: room.X, Y: y - lineHigh*u/2, W: in.X - room.X - 8*u, H: lineHigh * u}
		e.DrawText(text, e.Labels.FitWidth(text, style, at.W), at, kit.Right, 1)
	}
}

// drawTurned marks the decision at which the match turned; the label with its turn is above or below, where there is more room.
func (s *AnalysisScreen[J]) drawTurned(dot geom.Point, in geom.Rect, turn int) {
	e, u := s.Canvas, s.Frame().TextUnit()
	text, style := s.Say("analysis.turn", assets.Values{"Turn": turn}), kit.NewTextStyle(u, assets.StrongFont, kit.TextSize, e.Palette().Warning)
	wide := e.Labels.Label(text, style, kit.Left, in.W).W
	at := geom.Rect{X: dot.X + turnApart*u, Y: in.Y, W: wide, H: lineHigh * u}
	if at.Right() > in.Right() {
		at.X = dot.X - turnApart*u - wide
	}
	pole := geom.Rect{X: dot.X - max(u, 1)/2, Y: in.Y, W: max(u, 1), H: dot.Y - in.Y}
	if dot.Y < in.Center().Y {
		pole.Y, pole.H, at.Y = dot.Y, in.Bottom()-dot.Y, in.Bottom()-at.H
	}
	e.FillRect(pole, e.Palette().Warning, 0.6)
	e.DrawTinted(kit.MeterFillPlate, geom.RectAround(dot, turnSize*u, turnSize*u), e.Palette().Warning, 1)
	e.DrawText(text, style, at, kit.Left, 1)
}

func (s *AnalysisScreen[J]) drawCaption(in geom.Rect, at int) {
	e, u := s.Canvas, s.Frame().TextUnit()
	text, style := s.report.CurveCaption, kit.NewTextStyle(u, assets.TextFont, kit.TextSize, e.Palette().MutedText)
	if at >= 0 && at < len(s.report.Decisions) {
		text, style = s.report.Decisions[at].Tip, kit.NewTextStyle(u, assets.StrongFont, kit.TextSize, e.Palette().Text)
	}
	e.DrawText(text, e.Labels.FitWidth(text, style, in.W), in, kit.Center, 1)
}

func (s *AnalysisScreen[J]) drawProgress(in geom.Rect) {
	u, r := s.Frame().TextUnit(), &s.report
	s.Canvas.DrawPicture(kit.TrackPlate, in, 1)
	if far := float64(len(r.Decisions)) / float64(max(r.decisionCount, 1)); far > 0 {
		s.Canvas.FillRect(geom.Rect{X: in.X + 2*u, Y: in.Y + 2*u, W: (in.W - 4*u) * far, H: in.H - 4*u}, s.Canvas.Palette().Accent, 0.9)
	}
}
