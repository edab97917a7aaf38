package analyses

import (
	"image/color"
	"strconv"

	"dreist/assets"
	"dreist/assets/msg/dreistmsg"
	"dreist/game/dreist"
	"dreist/game/dreist/coach/analysis"
	"dreist/render/dreist/pictures"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/panel"
)

// The positions of the curve and the bars, as parts of the picture's width.
const (
	curveFrom = 0.094
	curveTo   = 0.70
	barsFrom  = 0.755
)

// The measures of the picture in logical pixels.
const (
	letters   = 14
	lineHigh  = 21 // of a line of text
	curveLine = 2.4
	zoneWide  = 9
	dotSize   = 9
	barThick  = 17
)

// draw draws the curve with the bars, the progress, and the contents of the tiles.
func (s *sheet) draw(p *panel.Panel) {
	e := s.Canvas
	if s.empty() {
		if room, ok := p.Stage(); ok {
			s.DrawInvitation(room)
		}
		return
	}
	if room, spots, at, ok := p.Plot(); ok && len(spots) > 0 {
		s.drawCurve(e, room, spots, at)
		s.drawBars(e, geom.Rect{X: room.X + room.W*barsFrom, Y: room.Y, W: room.W * (1 - barsFrom), H: room.H})
	}
	if room, ok := p.Stage(); ok {
		s.drawProgress(e, room)
	}
	s.drawTiles(e, p.Rooms())
}

// drawCurve draws the chance of winning from decision to decision: lines for luck in between, and a zone from the best to the played move
// where that cost something. at is the index of the decision pointed at.
func (s *sheet) drawCurve(e pictures.Canvas, room geom.Rect, spots []geom.Rect, at int) {
	ui, u := e.UI(), s.Frame().TextUnit()
	style := kit.Sized(u, assets.Text, letters, ui.Muted)
	in := geom.Rect{X: spots[0].X, Y: room.Y + lineHigh*u/2, W: spots[len(spots)-1].Right() - spots[0].X, H: room.H - lineHigh*u*2}
	level := func(share float64) float64 { return in.Bottom() - in.H*share }
	for _, line := range [...]struct {
		share float64
		key   string
	}{{1, dreistmsg.AnalysisAxisAll}, {0.5, dreistmsg.AnalysisAxisHalf}, {0, dreistmsg.AnalysisAxisNone}} {
		y := float64(kit.Round(level(line.share)))
		e.Fill(geom.Rect{X: in.X, Y: y, W: in.W, H: max(1, s.Frame().Scale)}, ui.Muted, 0.45)
		at := geom.Rect{X: room.X, Y: y - lineHigh*u/2, W: in.X - room.X - 8*u, H: lineHigh * u}
		text := s.Say(line.key)
		e.Write(text, e.Labels.Fit(text, style, at.W), at, kit.Right, 1)
	}
	if at >= 0 && at < len(s.judged.Decisions) {
		e.Fill(geom.Rect{X: spots[at].X, Y: in.Y, W: spots[at].W, H: in.H}, ui.Accent, 0.16)
	}
	middle := func(i int) float64 { return spots[i].Center().X }
	decisions := s.judged.Decisions
	for i := range decisions {
		if d := &decisions[i]; d.Cost() >= analysis.Slip {
			wide := min(zoneWide*u, spots[i].W*0.8)
			e.Fill(geom.Rect{X: middle(i) - wide/2, Y: level(d.Better.Share()), W: wide, H: level(d.Chance.Share()) - level(d.Better.Share())},
				ui.Warning, 0.75)
		}
	}
	for i := range decisions {
		from := geom.Point{X: middle(i), Y: level(decisions[i].Chance.Share())}
		to := geom.Point{X: in.Right()}
		switch {
		case i+1 < len(decisions):
			to = geom.Point{X: middle(i + 1), Y: level(decisions[i+1].Better.Share())}
		case !s.judged.Done():
			continue
		case s.judged.Won:
			to.Y = level(1)
		default:
			to.Y = level(0)
		}
		e.Line(from, to, curveLine*u, ui.Text, 0.85)
	}
	for i := range decisions {
		size := dotSize * u
		if i == at {
			size *= 1.5
		}
		e.Picture(kit.DotPlate, geom.Rect{X: middle(i) - size/2, Y: level(decisions[i].Chance.Share()) - size/2, W: size, H: size}, 1)
	}
	s.drawCaption(e, geom.Rect{X: in.X, Y: room.Bottom() - lineHigh*u, W: in.W, H: lineHigh * u}, at)
}

// drawCaption draws what the curve shows or the chances of the decision pointed at.
func (s *sheet) drawCaption(e pictures.Canvas, in geom.Rect, at int) {
	ui, u := e.UI(), s.Frame().TextUnit()
	text, style := s.Say(dreistmsg.AnalysisChart), kit.Sized(u, assets.Text, letters, ui.Muted)
	if at >= 0 && at < len(s.judged.Decisions) {
		text, style = s.spot(at), kit.Sized(u, assets.Strong, letters, ui.Text)
	}
	e.Write(text, e.Labels.Fit(text, style, in.W), in, kit.Center, 1)
}

// signed returns a share as a signed number of games in a hundred.
func signed(share float64) string {
	if share < 0 {
		return "−" + strconv.Itoa(-hundredth(share))
	}
	return "+" + strconv.Itoa(hundredth(share))
}

// drawBars draws the effects of skill and luck to both sides of a line.
func (s *sheet) drawBars(e pictures.Canvas, in geom.Rect) {
	if len(s.judged.Decisions) == 0 {
		return
	}
	ui, u := e.UI(), s.Frame().TextUnit()
	cost, luck := s.judged.Costs(), 0.0
	if s.judged.Done() {
		luck = s.judged.Luck()
	}
	most := max(cost, luck, -luck, 0.25)
	middle := in.Center().X
	const high = lineHigh + 3 + barThick + 3
	u = min(u, in.H/2/high)
	each := max((in.H-lineHigh*u)/2, high*u)
	bar := func(row int, key string, share float64, tint color.RGBA) {
		y := in.Y + float64(row)*each
		label := s.Say(key)
		style := e.Labels.Fit(label, kit.Sized(u, assets.Text, letters, ui.Muted), in.W)
		e.Write(label, style, geom.Rect{X: in.X, Y: y, W: in.W, H: lineHigh * u}, kit.Center, 1)
		value := kit.Sized(u, assets.Strong, letters, ui.Text)
		text := signed(share)
		wide := e.Labels.Get(text, value, kit.Left, in.W).W + 6*u
		long := (in.W/2 - wide) * min(share/most, 1)
		at := geom.Rect{X: middle, Y: y + (lineHigh+3)*u, W: long, H: barThick * u}
		beside := geom.Rect{X: at.Right() + 5*u, Y: at.Y, W: wide, H: at.H}
		if share < 0 {
			long = (in.W/2 - wide) * min(-share/most, 1)
			at.X, at.W = middle-long, long
			beside = geom.Rect{X: at.X - wide, Y: at.Y, W: wide - 5*u, H: at.H}
			e.Fill(at, tint, 0.9)
			e.Write(text, value, beside, kit.Right, 1)
		} else {
			e.Fill(at, tint, 0.9)
			e.Write(text, value, beside, kit.Left, 1)
		}
		e.Fill(geom.Rect{X: middle - 0.5, Y: at.Y - 3*u, W: max(1, s.Frame().Scale), H: at.H + 6*u}, ui.Muted, 0.8)
	}
	bar(0, dreistmsg.AnalysisBarSkill, -cost, ui.Warning)
	if s.judged.Done() {
		tint := pictures.Family(dreist.Turquoise)
		if luck < 0 {
			tint = ui.Warning
		}
		bar(1, dreistmsg.AnalysisBarLuck, luck, tint)
	}
}

// drawProgress draws the share of the match that has been judged.
func (s *sheet) drawProgress(e pictures.Canvas, in geom.Rect) {
	u := s.Frame().TextUnit()
	e.Picture(kit.TrackPlate, in, 1)
	if far := float64(len(s.judged.Decisions)) / float64(max(s.judged.All, 1)); far > 0 {
		e.Fill(geom.Rect{X: in.X + 2*u, Y: in.Y + 2*u, W: (in.W - 4*u) * far, H: in.H - 4*u}, e.UI().Accent, 0.9)
	}
}
