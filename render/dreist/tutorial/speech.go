package tutorial

import (
	"dreist/assets/msg"
	"dreist/game/dreist"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/scene"
	"dreist/render/dreist/situation"
	"dreist/render/dreist/table"
	"dreist/render/geom"
	"dreist/render/stage"
	"dreist/render/tabletop"
)

// speech is the chick's bubble and its place.
type speech struct {
	spot
	tabletop.Speech
	of speechKey
}

// speechKey is what the place of a bubble depends on.
type speechKey struct {
	tabletop.Said
	frame  stage.Frame
	shape  scene.Shape
	target geom.Rect // empty for none
	named  geom.Rect // cells of a refusal that the bubble covered, empty for none
}

// Sizes in logical pixels of texts.
const (
	chickSize = 72.0
	mostWide  = 244.0 // of a bubble
)

// silent reports whether the chick says nothing: while the player's cards move, during a celebration, and once the player goes on alone.
func (g *Tutorial) silent() bool {
	if g.alone() && !g.table.Match.Over() {
		return true
	}
	if g.Note.Say == "" || g.table.Arrival.Busy() || g.table.Mode == tabletop.Replaying || g.table.Ending() {
		return true
	}
	return !g.table.OthersShow() && (g.table.Line.Busy() || g.speech.Gone() && g.table.Celebrates())
}

// alone reports whether the player goes on without the chick.
func (g *Tutorial) alone() bool { return g.steps.free >= 0 && g.steps.made > g.steps.free }

// fadeBubble fades the bubble in or out and places it. It reports whether the picture changed.
func (g *Tutorial) fadeBubble() bool {
	atOnce, silent := g.table.Line.Reduced() || g.table.Line.Speed() == stage.Instant, g.silent()
	settled := !silent && g.placeBubble()
	return g.speech.Fade(silent, atOnce) || settled
}

// placeBubble places the bubble if its text or its surroundings have changed, and reports whether it did.
func (g *Tutorial) placeBubble() bool {
	s, at := &g.speech, g.table.Line.Geometry()
	target := g.target()
	key := speechKey{frame: at.Frame, shape: at.Shape, Said: g.Note.Said, target: target}
	key.Open = s.Open
	if key.named = g.named(); s.of.Say == key.Say && s.box.Overlap(key.named)+s.chick.Overlap(key.named) == 0 {
		key.named = s.of.named // it covers nothing now, and must not jump back
	}
	if key == s.of {
		return false
	}
	if s.of.Say != key.Say {
		s.Restart()
		key.Open = false
	}
	s.of, s.Said = key, key.Said
	extents, chick := g.extents(at), chickSize*at.PanelUnit()
	s.spot = aside(at, extents, chick)
	if target != (geom.Rect{}) {
		near := g.surroundings(target)
		found, ok := near.find(extents, chick)
		for tries := 0; tries < 2 && (!ok || tries == 0 && apart(found.box, target) > longest*near.unit); tries++ {
			near.relax() // a bubble far from its target is worse than one that covers a free cell
			if closer, is := near.find(extents, chick); is {
				found, ok = closer, true
			}
		}
		if ok {
			s.spot = found
		}
	}
	tip := s.box.Center()
	if s.tailed {
		tip = s.tip
	}
	s.Place(s.box, s.inner, tip, at.TextUnit())
	return true
}

// named returns the area of the cells that a refusal is about, empty if there is none.
func (g *Tutorial) named() (all geom.Rect) {
	for i, cell := range g.table.Refused.Named() {
		if at := g.table.Line.Geometry().Cell(cell); i == 0 {
			all = at
		} else {
			all = all.Union(at)
		}
	}
	return all
}

// extents returns the sizes of the bubble at its possible widths, the default first.
func (g *Tutorial) extents(at *scene.Geometry) []extent {
	var all []extent
	unit := at.TextUnit()
	for _, part := range [...]float64{1, 0.86, 0.74, 0.64, 1.4, 1.7} {
		if part > 1 && !g.speech.Open {
			break // only long texts may be wider
		}
		inner := g.speech.Lines(g.labels, unit, (mostWide*part-2*tabletop.SpeechPad)*unit)
		w, h := g.speech.Extent(g.labels, unit, inner)
		all = append(all, extent{inner, w, h})
	}
	return all
}

// target returns what the chick talks about, empty if it cannot be pointed at.
func (g *Tutorial) target() geom.Rect {
	at := g.table.Line.Geometry()
	m, ok := g.Wanted()
	switch {
	case g.remarking():
		c := g.remarks.now.cards[0]
		return at.Cell(c.Cell(g.table.Line.View().Rows[c]))
	case !ok || !g.Note.Asks:
		return geom.Rect{}
	case g.table.Question() != situation.NoQuestion:
		return g.table.QuestionPlate()
	case m.Action == dreist.EndTurn:
		return at.EndTurn
	case m.Action == dreist.GiveCards:
		return at.Egon.Pile
	}
	place, _ := table.RectOf(table.PlaceOf(m), g.table.Line)
	return place
}

// surroundings returns what the bubble about a target must be placed around.
func (g *Tutorial) surroundings(target geom.Rect) *surroundings {
	at, p := g.table.Line.Geometry(), g.table.Position()
	unit := at.TextUnit()
	a := &surroundings{unit: unit, target: target, room: geom.Rect{X: at.Gap, Y: at.Gap, W: at.W - 2*at.Gap, H: at.Prompt.Y - at.Gap}}
	// a refusal may appear on the plate, too
	a.never = append(a.never, target, at.Shelf, at.Egon.Box, at.Plate.Inset(-aloof*unit), g.speech.of.named)
	bubble := at.Egon.Bubble
	bubble.H = at.Egon.Aside.Y - at.Gap - bubble.Y // two lines in letters of any size
	a.close = append(a.close, bubble, at.Caption, at.Race)
	var buffer [tabletop.MostButtons]tabletop.Button
	for _, b := range g.table.Buttons(buffer[:0]) {
		if b.Id != tabletop.MoreButton {
			a.never = append(a.never, b.Rect.Inset(-aloof*unit))
		}
	}
	if g.table.Question() != situation.NoQuestion {
		a.never = append(a.never, g.table.QuestionPlate())
	}
	wanted, _ := g.Wanted()
	if g.remarking() {
		wanted = dreist.Move{}
		for _, c := range g.remarks.now.cards {
			a.never = append(a.never, at.Cell(c.Cell(g.table.Line.View().Rows[c])).Inset(-aloof*unit))
		}
	}
	for _, c := range p.Hand(g.table.Front()) {
		for row := range p.Rows(c).All() {
			if cell := at.Cell(c.Cell(row)); wanted.Action == dreist.LayCard && wanted.Card == c {
				a.close = append(a.close, cell)
			} else {
				a.others = append(a.others, cell)
			}
		}
	}
	meant := wanted.Card.Cell(int(wanted.Row))
	for c, row := range g.table.Line.View().Rows {
		if row == 0 {
			continue
		}
		cell := dreist.Card(c).Cell(row)
		if at.Cell(cell) != target {
			a.lies = append(a.lies, at.Cell(cell))
		}
		if wanted.Action == dreist.LayCard && abs(cell.Row-meant.Row)+abs(cell.Column-meant.Column) <= 2 {
			a.close = append(a.close, at.Cell(cell)) // cells beside the card's place
		} else {
			a.seldom = append(a.seldom, at.Cell(cell))
		}
	}
	if wanted.Action == dreist.LayCard {
		const points = 12
		for i := range points {
			a.way = append(a.way, tabletop.OnTheWay(g.table.Line.Now().Cards[wanted.Card].Point, target.Center(), float64(i)/points))
		}
	}
	return a
}

// aside returns the place of the chick without a target, or without room beside it: at the lower right.
func aside(at *scene.Geometry, extents []extent, chick float64) spot {
	last := extents[len(extents)-1]
	for _, e := range extents {
		if e.w <= at.Right.W {
			last = e
			break
		}
	}
	all := onTop.around(last.w, last.h, chick)
	all.X, all.Y = at.EndTurn.Right()-all.W, at.Hint.Y-2*at.Gap-all.H
	box, sits := onTop.split(all, last.w, last.h, chick, true)
	return spot{extent: last, box: box, chick: sits}
}

// more returns the button of the bubble; ok is false if there is none.
func (g *Tutorial) more() (b tabletop.Button, ok bool) {
	b, ok = g.speech.More(g.table.Line.Geometry().TextUnit(), [2]string{msg.FirstgameButtonMore, msg.FirstgameButtonLess}, g.Note.Buttons)
	return b, ok && !g.silent()
}

// unfold shows more, or less again.
func (g *Tutorial) unfold() {
	if _, ok := g.more(); ok {
		g.speech.Open = !g.speech.Open
		g.placeBubble()
		g.table.Stale = true
	}
}

// drawSpeech draws the bubble and the chick, which covers its eyes after a refusal.
func (g *Tutorial) drawSpeech(e pictures.Canvas) {
	s := &g.speech
	area := s.box.Union(s.chick)
	if s.tailed {
		area = area.Union(geom.Around(s.tip, 2, 2))
	}
	ink, alpha := e.UI().Muted, 0.5
	if g.Note.Met > 0 {
		ink, alpha = pictures.Family(hueOf(g.Note.Met-1)), 1
	}
	s.Draw(e.Canvas, g.table.Line.Geometry().TextUnit(), g.Note.Count, ink, alpha, area, func() {
		chick := pictures.TutorWatches
		switch {
		case g.table.Refused.Line != "":
			chick = pictures.TutorHides
		case s.tailed && s.tip.X < s.chick.Center().X:
			chick = pictures.TutorLooksLeft
		case s.tailed:
			chick = pictures.TutorLooksRight
		}
		e.Picture(chick, s.chick, 1)
	})
}

func abs(n int) int { return max(n, -n) }
