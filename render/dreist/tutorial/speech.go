package tutorial

import (
	"dreist/assets"
	"dreist/assets/msg/dreistmsg"
	"dreist/game/dreist"
	"dreist/render/dreist/guide"
	"dreist/render/dreist/overlay"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/scene"
	"dreist/render/dreist/situation"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/stage"
	"dreist/render/tabletop"
)

// speech is the chick's bubble and its place.
type speech struct {
	spot
	of    speechKey
	plate kit.Motif // picture of the bubble
	shown int       // ticks since it appeared, at most appears
	open  bool      // the rest is shown
}

// speechKey is what the place of a bubble depends on.
type speechKey struct {
	frame  stage.Frame
	shape  scene.Shape
	say    string
	keys   string // that do it
	more   string // more text, shown or not
	open   bool
	target geom.Rect // empty for none
	named  geom.Rect // cells of a refusal that the bubble covered, empty for none
}

// paragraph is a text in a bubble.
type paragraph struct {
	text string
	size float64
	font assets.Font
	aid  bool // secondary, in a muted colour
}

// paragraphs returns the texts of the bubble; empty ones are left out.
func (k *speechKey) paragraphs() [3]paragraph {
	all := [...]paragraph{{text: k.say, size: saySize, font: assets.Strong}, {text: k.keys, size: keysSize, font: assets.Text, aid: true},
		{text: k.more, size: moreSize, font: assets.Text}}
	if k.open {
		all[1].text = "" // the reader has seen them before
	} else {
		all[2].text = ""
	}
	return all
}

// Sizes in logical pixels of texts.
const (
	saySize   = 14.7
	keysSize  = 13.0
	moreSize  = 14.0
	chickSize = 72.0
	mostWide  = 244.0 // of a bubble
	padX      = 13.0
	padY      = 9.0
	between   = 5.0 // between two paragraphs
	buttonW   = 78.0
	keyedW    = 108.0 // of a button with a key
	buttonH   = 28.0
	countWide = 62.0
)

// buttonW returns the width of the button for more.
func (k *speechKey) buttonW() float64 {
	if k.keys != "" {
		return keyedW
	}
	return buttonW
}

// footH returns the height of the foot with the count and the button.
func (k *speechKey) footH() float64 {
	if k.more != "" {
		return buttonH
	}
	return countHigh
}

// foot returns the place of the foot.
func (s *speech) foot(unit float64) geom.Rect {
	h := s.of.footH() * unit
	return geom.Rect{X: s.box.X + padX*unit, Y: s.box.Bottom() - padY*unit - h, W: s.box.W - 2*padX*unit, H: h}
}

// appears is the number of ticks in which a bubble appears.
const appears = 8

// moreButton shows more, and less again.
const moreButton = tabletop.LeaveButton + 1

// silent reports whether the chick says nothing: while the player's cards move, during a celebration, and once the player goes on alone.
func (g *Tutorial) silent(now *guide.Now) bool {
	if g.alone() && !now.Match.Over() {
		return true
	}
	if g.Note.Say == "" || now.Look.Arrives() || now.Mode == tabletop.Replaying || now.Ending() {
		return true
	}
	return !now.OthersShow() && (now.Line.Busy() || g.speech.shown == 0 && now.Look.Celebrates())
}

// alone reports whether the player goes on without the chick.
func (g *Tutorial) alone() bool { return g.steps.free >= 0 && g.steps.made > g.steps.free }

// fadeBubble fades the bubble in or out and places it. It reports whether the picture changed.
func (g *Tutorial) fadeBubble(now *guide.Now) bool {
	s, before := &g.speech, g.speech.shown
	atOnce := now.Line.Reduced() || now.Line.Speed() == stage.Instant
	if g.silent(now) {
		if s.shown = max(s.shown-2, 0); atOnce {
			s.shown = 0
		}
		return s.shown != before
	}
	settled := g.placeBubble(now)
	if s.shown = min(s.shown+1, appears); atOnce {
		s.shown = appears
	}
	return settled || s.shown != before
}

// placeBubble places the bubble if its text or its surroundings have changed, and reports whether it did.
func (g *Tutorial) placeBubble(now *guide.Now) bool {
	s, at := &g.speech, now.Line.Geometry()
	target := g.target(now)
	key := speechKey{frame: at.Frame, shape: at.Shape, say: g.Note.Say, keys: g.Note.Keys, more: g.Note.More, open: s.open, target: target}
	if key.named = g.named(now); s.of.say == key.say && s.box.Overlap(key.named)+s.chick.Overlap(key.named) == 0 {
		key.named = s.of.named // it covers nothing now, and must not jump back
	}
	if key == s.of {
		return false
	}
	if s.of.say != key.say {
		s.shown, s.open, key.open = 0, false, false
	}
	s.of = key
	extents, chick := g.extents(at), chickSize*at.PanelUnit()
	s.spot = aside(at, extents, chick)
	if target != (geom.Rect{}) {
		near := g.surroundings(now, target)
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
	s.plate = kit.Callout{Round: kit.Round(15 * at.TextUnit()), TipX: kit.Round(tip.X - s.box.X), TipY: kit.Round(tip.Y - s.box.Y)}
	return true
}

// named returns the area of the cells that a refusal is about, empty if there is none.
func (g *Tutorial) named(now *guide.Now) (all geom.Rect) {
	for i, cell := range now.Look.Named() {
		if at := now.Line.Geometry().Cell(cell); i == 0 {
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
		if part > 1 && !g.speech.of.open {
			break // only long texts may be wider
		}
		inner := (mostWide*part - 2*padX) * unit
		if !g.speech.of.open && g.speech.of.keys == "" {
			inner = g.labels.Even(g.speech.of.say, kit.Sized(unit, assets.Strong, saySize, kit.White()), inner)
		}
		w, h := 0.0, (2*padY-between)*unit
		for _, p := range g.speech.of.paragraphs() {
			if p.text != "" {
				said := g.labels.Get(p.text, kit.Sized(unit, p.font, p.size, kit.White()), kit.Left, inner)
				w, h = max(w, said.W), h+said.H+between*unit
			}
		}
		foot := countWide
		if g.speech.of.more != "" {
			foot += g.speech.of.buttonW()
		}
		w, h = max(w, foot*unit), h+(g.speech.of.footH()+between)*unit
		all = append(all, extent{inner, float64(kit.Round(w + 2*padX*unit)), float64(kit.Round(h))})
	}
	return all
}

// target returns what the chick talks about, empty if it cannot be pointed at.
func (g *Tutorial) target(now *guide.Now) geom.Rect {
	at := now.Line.Geometry()
	m, ok := g.Wanted()
	switch {
	case g.remarking(now):
		c := g.remarks.now.cards[0]
		return at.Cell(c.Cell(now.Line.View().Rows[c]))
	case !ok || !g.Note.Asks:
		return geom.Rect{}
	case now.Question() != situation.NoQuestion:
		return now.Look.QuestionPlate()
	case m.Action == dreist.EndTurn:
		return at.EndTurn
	case m.Action == dreist.GiveCards:
		return at.Egon.Pile
	}
	place, _ := overlay.PlaceOf(m).Rect(now.Line)
	return place
}

// surroundings returns what the bubble about a target must be placed around.
func (g *Tutorial) surroundings(now *guide.Now, target geom.Rect) *surroundings {
	at, p := now.Line.Geometry(), now.Position()
	unit := at.TextUnit()
	a := &surroundings{unit: unit, target: target, room: geom.Rect{X: at.Gap, Y: at.Gap, W: at.W - 2*at.Gap, H: at.Prompt.Y - at.Gap}}
	// a refusal may appear on the plate, too
	a.never = append(a.never, target, at.Shelf, at.Egon.Box, at.Plate.Inset(-aloof*unit), g.speech.of.named)
	bubble := at.Egon.Bubble
	bubble.H = at.Replay.Y - at.Gap - bubble.Y // two lines in letters of any size
	a.close = append(a.close, bubble, at.Caption, at.Race)
	var buffer [tabletop.MostButtons]tabletop.Button
	for _, b := range now.Look.Buttons(buffer[:0]) {
		if b.Id != moreButton {
			a.never = append(a.never, b.Rect.Inset(-aloof*unit))
		}
	}
	if now.Question() != situation.NoQuestion {
		a.never = append(a.never, now.Look.QuestionPlate())
	}
	wanted, _ := g.Wanted()
	if g.remarking(now) {
		wanted = dreist.Move{}
		for _, c := range g.remarks.now.cards {
			a.never = append(a.never, at.Cell(c.Cell(now.Line.View().Rows[c])).Inset(-aloof*unit))
		}
	}
	for _, c := range p.Hand(now.Front()) {
		for row := range p.Rows(c).All() {
			if cell := at.Cell(c.Cell(row)); wanted.Action == dreist.LayCard && wanted.Card == c {
				a.close = append(a.close, cell)
			} else {
				a.others = append(a.others, cell)
			}
		}
	}
	meant := wanted.Card.Cell(int(wanted.Row))
	for c, row := range now.Line.View().Rows {
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
			a.way = append(a.way, arc(now.Line.Now().Cards[wanted.Card].Point, target.Center(), float64(i)/points))
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
	all.X, all.Y = at.EndTurn.Right()-all.W, leavePlace(at).Y-at.Gap-all.H
	box, sits := onTop.split(all, last.w, last.h, chick, true)
	return spot{extent: last, box: box, chick: sits}
}

// more returns the button of the bubble; ok is false if there is none.
func (g *Tutorial) more(now *guide.Now) (b tabletop.Button, ok bool) {
	s := &g.speech
	if s.of.more == "" || s.shown < appears || g.silent(now) {
		return b, false
	}
	unit := now.Line.Geometry().TextUnit()
	name, text, w := dreistmsg.FirstgameButtonMore, g.Note.Buttons[0], s.of.buttonW()*unit
	if s.open {
		name, text = dreistmsg.FirstgameButtonLess, g.Note.Buttons[1]
	}
	return tabletop.Button{Id: moreButton, Name: name, Text: text, Enabled: true, Rect: geom.Rect{
		X: s.foot(unit).Right() - w, Y: s.foot(unit).Y, W: w, H: buttonH * unit,
	}}, true
}

// unfold shows more, or less again.
func (g *Tutorial) unfold(now *guide.Now) {
	if _, ok := g.more(now); ok {
		g.speech.open = !g.speech.open
		g.placeBubble(now)
		now.Do.Redraw()
	}
}

// drawSpeech draws the bubble and the chick, which covers its eyes after a refusal.
func (g *Tutorial) drawSpeech(now *guide.Now, e pictures.Canvas) {
	s := &g.speech
	switch {
	case s.shown == 0 || s.plate == nil:
	case s.shown == appears:
		g.drawWhole(now, e)
	default:
		area := s.box.Union(s.chick)
		if s.tailed {
			area = area.Union(geom.Around(s.tip, 2, 2))
		}
		e.Together(area.Inset(-12*now.Line.Geometry().TextUnit()), float64(s.shown)/appears, func() { g.drawWhole(now, e) })
	}
}

func (g *Tutorial) drawWhole(now *guide.Now, e pictures.Canvas) {
	s, unit := &g.speech, now.Line.Geometry().TextUnit()
	e.Picture(s.plate, s.box, 1)
	at := geom.Point{X: s.box.X + padX*unit, Y: s.box.Y + padY*unit}
	for _, p := range s.of.paragraphs() {
		if p.text == "" {
			continue
		}
		ink := e.UI().Text
		if p.aid {
			ink = e.UI().Muted
		}
		said := e.Labels.Get(p.text, kit.Sized(unit, p.font, p.size, ink), kit.Left, s.inner)
		e.Image(said.Image, at.X, at.Y, 1)
		at.Y += said.H + between*unit
	}
	g.drawCount(now, e)
	chick := pictures.TutorWatches
	switch {
	case now.Look.Refusal() != "":
		chick = pictures.TutorHides
	case s.tailed && s.tip.X < s.chick.Center().X:
		chick = pictures.TutorLooksLeft
	case s.tailed:
		chick = pictures.TutorLooksRight
	}
	e.Picture(chick, s.chick, 1)
}

func abs(n int) int { return max(n, -n) }
