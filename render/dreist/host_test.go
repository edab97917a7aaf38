package dreist

import (
	"math"
	"testing"

	"dreist/render/geom"
	"dreist/render/shell"
	"dreist/render/stage"
)

// TestEgonLooksFromBehindEveryPanel checks panels of all heights and widths in windows of all sizes. Without room behind them he is in
// front, except for panels that teach.
func TestEgonLooksFromBehindEveryPanel(t *testing.T) {
	for _, f := range []stage.Frame{{W: 800, H: 600, Scale: 1}, {W: 960, H: 560, Scale: 1}, {W: 1280, H: 800, Scale: 1},
		{W: 3440, H: 1440, Scale: 1}, {W: 1920, H: 1120, Scale: 2}} {
		u := f.TextUnit()
		for _, wide := range []float64{400, 560, 680, 760} {
			for part := 0.2; part < 1; part += 0.04 {
				panel := geom.RectAround(geom.Point{X: f.W / 2, Y: f.H / 2}, wide*u, f.H*part)
				p, ok := placeOfHost(f, shell.HostView{PanelRect: panel, RiseProgress: 1})
				behind := ok && !p.over
				if room := max(panel.Y, f.W-panel.Right()); behind != (room >= 4*u+hostLeast*u*hostPeeps) &&
					behind != (f.W-panel.Right() >= 4*u+hostLeast*u*hostAround) {
					t.Errorf("%v: a panel at %v leaves %v, and has a host behind it: %v", f, panel, room, behind)
				}
				if _, teaches := placeOfHost(f, shell.HostView{PanelRect: panel, RiseProgress: 1, Mood: shell.TeachingHost}); !ok || teaches != behind {
					t.Errorf("%v: a panel at %v has a host: %v, and one that teaches: %v", f, panel, ok, teaches)
				}
				if p.size > hostSize*u+1e-9 || p.size < hostLeast*u || p.turn == 0 && p.at.Y-p.size/2 < 0 || p.turn != 0 &&
					p.at.X+p.size/2 > f.W+p.size*(1-hostAround) {
					t.Errorf("%v: behind a panel at %v, Egon is at %+v", f, panel, p)
				}
				seen := panel.Y - (p.at.Y - p.size/2)
				switch {
				case p.over:
					seen = f.W - (p.at.X - p.size/2)
				case p.turn != 0:
					seen = p.at.X + p.size/2 - panel.Right()
				}
				if seen < p.size*0.5 {
					t.Errorf("%v: behind a panel at %v, only %v of %v are seen of Egon", f, panel, seen, p.size)
				}
				if hidden, _ := placeOfHost(f, shell.HostView{PanelRect: panel}); math.Hypot(hidden.at.X-p.at.X, hidden.at.Y-p.at.Y) < p.size*0.5 {
					t.Errorf("%v: behind a panel at %v, Egon does not come up", f, panel)
				}
			}
		}
	}
}
