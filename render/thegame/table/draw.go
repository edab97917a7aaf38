package table

import (
	"image/color"
	"math"
	"strconv"
	"unicode"

	"dreist/assets"
	"dreist/game/thegame"
	"dreist/render/art"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/stage"
	"dreist/render/tabletop"
	"dreist/render/thegame/pictures"
	"dreist/render/thegame/scene"
	"dreist/render/thegame/words"
)

// drawing is a table on its way to a canvas.
type drawing struct {
	*kit.Canvas
	t *Table
	g *scene.Geometry
}

// Draw draws the table but for what is held: see DrawHeld.
func (t *Table) Draw(e *kit.Canvas) {
	d := drawing{e, t, t.Line.Geometry()}
	e.Felt(d.g.W, d.g.H)
	d.ground()
	for on := range thegame.Pile(thegame.Piles) {
		d.row(on)
	}
	d.others()
	d.deck()
	d.hand()
	d.cards()
	for on := range thegame.Pile(thegame.Piles) {
		d.overCards(on)
	}
	d.caption()
	d.list()
	d.words()
	d.risen()
	d.guide()
	if t.Guide != nil {
		t.Guide.Draw(e)
	}
	t.DrawWords(e)
	t.DrawAbove(e)
	t.effects.Draw(d)
	t.Arrival.Draw(e, &d.g.Edges)
}

// DrawHeld draws what is held, over the table and whatever else lies on that.
func (t *Table) DrawHeld(e *kit.Canvas) {
	t.base.DrawHeld(e)
	if t.Hand.Grip == tabletop.Dragged && t.strands(t.Hand.Aim) { // it may cover the sign at the pile
		d, r := drawing{e, t, t.Line.Geometry()}, t.HeldPose().Rect()
		size := r.W * 0.44
		at := geom.Around(geom.Point{X: r.Right() - size*0.2, Y: r.Y + size*0.2}, size, size)
		d.Picture(kit.BadgePlate, at, 1)
		d.Tinted(kit.Sign(art.Warning), at.Inset(size*0.14), d.UI().Warning, 1)
	}
}

// text returns a lettering at a size in logical pixels that grows with the window.
func (d drawing) text(font assets.Font, size float64, c color.RGBA) kit.Lettering {
	return kit.Sized(d.g.TextUnit(), font, size, c)
}

func (d drawing) card(c thegame.Card, p stage.Pose) {
	d.TwoSided(pictures.FaceMotif(c), pictures.BackMotif, p)
}

// ground draws the edge of the table and the mat.
func (d drawing) ground() {
	d.g.DrawLedge(d.Canvas)
	d.Picture(kit.InsetPlate, d.g.Mat, 1)
}

// row draws what lies below the cards of a pile: its sign with the character, the place of the cards, the scale.
func (d drawing) row(on thegame.Pile) {
	r := &d.g.Rows[on]
	if light := d.t.Light(On(on)); light > 0 {
		d.Tinted(kit.LevelPlate, r.Row, pictures.Colour(on), 0.22*light*(1+d.t.Lights.Beat()))
	}
	d.Picture(pictures.PlaceMotif(on), r.Sign, 1)
	if d.t.Arrival.Landed(int(on)) && !d.t.leaps() {
		d.t.cast[on].Draw(&d.Brush, pictures.FigurePlace(on, r.Sign))
	}
	d.Tinted(kit.Slot, r.Card, d.UI().SlotOutline, 1)
	DrawScale(d.Canvas, d.g, d.t.Line.View(), on)
	d.signals(on)
}

// scaleMarks are the numbers that stand at a scale.
var scaleMarks = [...]thegame.Card{20, 40, 60, 80}

// leastMark is the least height of a number that stands at a scale, in logical pixels.
const leastMark = 9

// DrawScale draws how far a pile has come from its base number, and where a card goes back.
func DrawScale(d *kit.Canvas, g *scene.Geometry, v *scene.View, on thegame.Pile) {
	in := g.Rows[on].Scale
	bar := geom.Rect{X: in.X, Y: in.Y, W: in.W, H: math.Round(in.H * 0.36)}
	d.Picture(kit.TrackPlate, bar, 1)
	shown := v.Shown(on)
	if to := g.Tick(on, shown); to > in.X+bar.H {
		d.Tinted(kit.LevelPlate, geom.Rect{X: in.X, Y: bar.Y, W: to - in.X, H: bar.H}, pictures.Colour(on), 1)
	}
	size := kit.Sized(g.TextUnit(), assets.Text, 14, d.UI().Muted)
	room := in.Bottom() - bar.Bottom() - in.H*0.08
	size.Size = min(size.Size, math.Round(room))
	for _, c := range scaleMarks {
		x := g.Tick(on, c)
		d.Fill(geom.Rect{X: math.Round(x), Y: bar.Bottom(), W: max(1, g.Unit), H: in.H * 0.12}, d.UI().Muted, 0.7)
		if room < leastMark*g.PanelUnit() {
			continue
		}
		d.Write(c.String(), size, geom.Rect{X: x - 40*g.Unit, Y: bar.Bottom() + in.H*0.08, W: 80 * g.Unit, H: in.Bottom() - bar.Bottom()}, kit.Center, 1)
	}
	if c := on.Trick(shown); c != thegame.NoCard && len(v.Piles[on]) > 0 {
		wide := bar.H * 1.1
		d.Tinted(pictures.TickMotif, geom.Around(geom.Point{X: g.Tick(on, c), Y: bar.Center().Y}, wide, wide), d.UI().Text, 1)
	}
}

// initial returns the letter of a seat.
func (t *Table) initial(s thegame.Seat) rune {
	for _, r := range t.Say.Seats[s] {
		return unicode.ToUpper(r)
	}
	return rune('1' + s)
}

// How strongly a signal shows that could be given, and with the mouse over it.
const (
	offeredSignal = 0.22
	pointedSignal = 0.6
)

// signals draws the board of a pile: the signals of the others, and what whoever sits in front may say.
func (d drawing) signals(on thegame.Pile) {
	v := d.t.Line.View()
	for place, seat := range d.t.Line.Seating().Others() {
		if s := v.Signals[seat][on]; s != thegame.NoSignal {
			d.token(s, seat, d.g.Field(on, place), 1, d.nods(on, s))
		}
	}
	front := d.t.Front()
	open := d.t.Speaks()
	for s := thegame.KeepOff; s <= thegame.Gladly; s++ {
		alpha := 0.0
		switch {
		case v.Signals[front][on] == s:
			alpha = 1
		case open && d.t.Hover == SignalButton(s, on):
			alpha = pointedSignal
		case open && d.t.Position().Seats() > 1: // alone they are notes, seen by who points at them
			alpha = offeredSignal
		}
		if alpha > 0 {
			d.token(s, front, d.g.Own(on, s), alpha, alpha == 1 && d.nods(on, s))
		}
	}
}

// smallStep is the largest step that a wish for a small one is content with.
const smallStep = 5

// nods reports whether a signal speaks to the card that is held over its pile.
func (d drawing) nods(on thegame.Pile, s thegame.Signal) bool {
	h := &d.t.Hand
	if !h.Holds() || h.Aim != On(on) {
		return false
	}
	step := on.Step(d.t.Position().Shown(on), cardOf(h.Card))
	return s == thegame.KeepOff || s == thegame.SmallStep && step > smallStep
}

func (d drawing) token(s thegame.Signal, seat thegame.Seat, at geom.Rect, alpha float64, nods bool) {
	turn := 0.0
	if nods {
		turn = pictures.NodAngle(d.t.nod)
	}
	d.Turned(pictures.TokenMotif{Signal: s, Seat: uint8(seat), Letter: d.t.initial(seat)}, at.Center(), at.W, at.H, 1, turn, kit.White(), alpha)
}

// overCards draws what belongs to a pile and lies over its cards: how many there are, and how far the held card would go on.
func (d drawing) overCards(on thegame.Pile) {
	d.size(on)
	r := &d.g.Rows[on]
	light := d.t.Light(On(on))
	if light == 0 || !d.t.Hand.Holds() {
		return
	}
	c := cardOf(d.t.Hand.Card)
	step := on.Step(d.t.Position().Shown(on), c)
	at := DrawStep(d.Canvas, r, on, step, min(light*1.4, 1))
	if d.t.strands(On(on)) {
		size := r.Step.H * 0.8
		d.Tinted(kit.Sign(art.Warning), geom.Around(geom.Point{X: at.Right() + size*0.7, Y: at.Center().Y}, size, size), d.UI().Warning, 1)
	}
}

// DrawStep draws how far a card goes on from the one that a pile shows, and returns where.
func DrawStep(e *kit.Canvas, r *scene.RowPlaces, on thegame.Pile, step int, alpha float64) geom.Rect {
	at := geom.Rect{X: r.Step.X, W: min(r.Step.W, r.Step.H/pictures.PlateTall)}
	motif := kit.Motif(pictures.TrickMotif(on))
	if step > 0 {
		at.W *= pictures.StepScale(step)
		motif = pictures.StepMotif(step)
	}
	at.H = at.W * pictures.PlateTall
	at.Y = r.Step.Center().Y - at.H/2
	e.Picture(motif, at, alpha)
	return at
}

// size writes how many cards a pile has.
func (d drawing) size(on thegame.Pile) {
	if n := len(d.t.Line.View().Piles[on]); n > 0 {
		d.Picture(kit.BadgePlate, d.g.Rows[on].Size, 1)
		d.Write(strconv.Itoa(n), d.text(assets.Strong, 14, d.UI().Text), d.g.Rows[on].Size, kit.Center, 1)
	}
}

// others draws the other players without their cards.
func (d drawing) others() {
	v := d.t.Line.View()
	for place, seat := range d.t.Line.Seating().Others() {
		p := &d.g.Others[place]
		plate := kit.SeatPlate
		if v.Turn == seat && !d.t.Undecided() {
			plate = kit.SeatTurn
		}
		d.Picture(plate, p.Box, 1)
		d.portrait(seat, p.Portrait)
		d.Write(d.t.Say.Seats[seat], d.Labels.Fit(d.t.Say.Seats[seat], d.text(assets.Strong, 17, d.UI().Text), p.Name.W), p.Name, kit.Left, 1)
		d.Write(strconv.Itoa(len(v.Hands[seat])), d.text(assets.Display, 18, d.UI().Text), p.Count, kit.Right, 1)
	}
}

// portrait draws the sign of a seat: its colour with its initial.
func (d drawing) portrait(seat thegame.Seat, in geom.Rect) {
	Portrait(d.Canvas, seat, d.t.initial(seat), in, 1)
}

// Portrait draws the sign of a seat in a square: its colour with a letter.
func Portrait(e *kit.Canvas, seat thegame.Seat, letter rune, in geom.Rect, alpha float64) {
	base, on := pictures.SeatColour(uint8(seat))
	e.Tinted(kit.LevelPlate, in, base, alpha)
	e.Write(string(letter), kit.Lettering{Font: assets.Display, Size: math.Round(in.H * 0.56), Color: on}, in, kit.Center, alpha)
}

// deck draws the place of the draw pile, and how many cards it holds.
func (d drawing) deck() {
	n := len(d.t.Line.View().Deck)
	d.Tinted(kit.Slot, d.g.Deck, d.UI().SlotOutline, 1)
	in := d.g.DeckCount
	high := in.H * 0.4
	d.Write(d.t.Say.Say("deck.name"), d.text(assets.Strong, 15, d.UI().OnCloth), geom.Rect{X: in.X, Y: in.Y, W: in.W, H: in.H * 0.28}, kit.Right, 1)
	d.Write(strconv.Itoa(n), d.text(assets.Display, 34, d.UI().Text), geom.Rect{X: in.X, Y: in.Y + in.H*0.28, W: in.W, H: high}, kit.Right, 1)
}

// hand draws the frame of the hand in front, which glows where whoever sits there is to move.
func (d drawing) hand() {
	rim := d.g.HandRim()
	tray := geom.Rect{X: d.g.Tray.X - d.g.Gap, Y: d.g.Tray.Y - rim, W: d.g.Tray.W + 2*d.g.Gap, H: d.g.Tray.H + 2*rim}
	plate := kit.TrayPlate
	if d.t.Line.View().Turn == d.t.Front() && d.t.Open() && !d.t.OthersShow() {
		plate = kit.TurnPlate
	}
	d.Picture(plate, tray, 1)
}

// cards draws every card that shows, from the lowest up, without the one that is held and those that have risen.
func (d drawing) cards() {
	now := d.t.Line.Now()
	for _, c := range now.Upwards(d.t.order[:0]) {
		if !d.elsewhere(c) && d.t.Line.Lifted(c) == 0 {
			d.lying(c)
		}
	}
}

// elsewhere reports whether a card is drawn as the one that is held, or by a mark that lets it fly.
func (d drawing) elsewhere(c thegame.Card) bool {
	return number(c) == d.t.Hand.Card || d.t.Flies(number(c))
}

// risen draws the cards that have risen out of the hand in front.
func (d drawing) risen() {
	for _, c := range d.t.Line.View().Hands[d.t.Front()] {
		if !d.elsewhere(c) && d.t.Line.Lifted(c) > 0 {
			d.lying(c)
		}
	}
}

// lying draws a card where it lies, or is on its way; the top card of a pile shakes where another one was refused.
func (d drawing) lying(c thegame.Card) {
	p := d.t.Line.Pose(c)
	for on := range thegame.Pile(thegame.Piles) {
		if d.t.Line.View().Shown(on) == c {
			p.X += d.t.Shake.Offset(Pile(on)) * p.W
		}
	}
	d.card(c, p)
}

// caption says which game is played, below the icons.
func (d drawing) caption() {
	d.Write(d.t.Status.Caption, d.text(assets.Text, 14, d.UI().OnCloth), d.g.Caption, kit.Right, 1)
}

// words draws what the other players say about beginning, over their cards.
func (d drawing) words() {
	if !d.t.Undecided() || d.t.Moves() {
		return
	}
	for place, seat := range d.t.Line.Seating().Others() {
		if w, ok := d.t.Word(seat); ok {
			p := &d.g.Others[place]
			at := geom.Rect{X: p.Hand.X, Y: p.Hand.Y, W: p.Box.Right() - d.g.Gap - p.Hand.X, H: p.Hand.H}
			text := d.t.Say.Say(wordKeys[w])
			d.Picture(kit.BoxPlate, at, 1)
			d.Write(text, d.Labels.Fit(text, d.text(assets.Strong, 17, d.UI().Text), at.W-2*d.g.Gap), at, kit.Center, 1)
		}
	}
}

// celebrateTrick shows the backwards trick at its pile: its plate swells and a lettering passes on a ribbon.
func (t *Table) celebrateTrick(e thegame.CardLaid) {
	t.effects.Begin(t.Line.Speed(), 0, scene.SpanTrick*1.6, func(d drawing, at stage.Span) {
		r := &d.g.Rows[e.Pile]
		in := at.Within(0, 220)
		out := 1 - at.Within(scene.SpanTrick*1.6-200, 200)
		size := geom.Mix(0.5, 1, stage.Overshoot(in, 0.2))
		wide := r.Step.H / pictures.PlateTall * 1.1
		mid := geom.Point{X: r.Step.X + wide*0.6, Y: r.Step.Center().Y}
		d.Grown(pictures.TrickMotif(e.Pile), mid, wide, size, kit.White(), out)
		ribbon := geom.Around(geom.Point{X: r.Scale.Center().X, Y: r.Row.Center().Y}, r.Scale.W*0.8, r.Row.H*0.5)
		d.Together(ribbon.Inset(-d.g.Gap), stage.EaseOut(in)*out, func() {
			d.Picture(pictures.RibbonMotif, ribbon, 1)
			d.Write(t.Say.Say("trick.called"), d.Labels.Fit(t.Say.Say("trick.called"), d.text(assets.Display, 30, art.Paper()), ribbon.W*0.7), ribbon, kit.Center, 1)
		})
	})
}

// When the parts of a won end begin and how long they take.
const (
	winTakes   stage.Span = 2500
	leapApart  stage.Span = 110
	leapTakes  stage.Span = 420
	hopsFrom   stage.Span = 700
	hopTakes   stage.Span = 340
	homeTakes  stage.Span = 320
	wonFrom    stage.Span = 520 // the lettering
	wonFades   stage.Span = 260
	leapHigh              = 0.5 // of the arc and of the hops, in sizes of a character
	hopHigh               = 0.22
	leapLayout            = 0.19 // the size of a character, in widths of the mat
)

// leaps reports whether the characters have left their signs to celebrate.
func (t *Table) leaps() bool {
	v := t.Line.View()
	return v.IsOver() && v.Stuck == thegame.NoSeat && t.effects.Busy() && !t.Line.Reduced()
}

// drawLeap draws the four characters, who leap from their signs into the middle of the mat and hop there before they go home, over a
// ribbon that says what happened.
func (t *Table) drawLeap(d drawing, at stage.Span) {
	mat := d.g.Mat
	size := min(mat.W*leapLayout, mat.H*0.32)
	home := stage.EaseOut(at.Within(winTakes-homeTakes, homeTakes))
	ribbon := geom.Around(geom.Point{X: mat.Center().X, Y: mat.Center().Y + size*0.75}, mat.W*0.9, size*0.56)
	d.Together(ribbon.Inset(-d.g.Gap), stage.EaseOut(at.Within(wonFrom, wonFades))*(1-home), func() {
		d.Picture(pictures.RibbonMotif, ribbon, 1)
		said := t.Say.Say(words.Rating(0))
		d.Write(said, d.Labels.Fit(said, d.text(assets.Display, 38, art.Paper()), ribbon.W*0.72), ribbon, kit.Center, 1)
	})
	if !t.leaps() {
		return
	}
	for on := range thegame.Pile(thegame.Piles) {
		from, since := pictures.FigurePlace(on, d.g.Rows[on].Sign), at-stage.Span(on)*leapApart
		part := stage.EaseOut(since.Within(0, leapTakes)) * (1 - home)
		goal := geom.Point{X: mat.Center().X + (float64(on)-1.5)*size*1.08, Y: mat.Center().Y - size*0.12}
		up := leapHigh * math.Sin(math.Pi*part)
		if hops := since - hopsFrom; hops > 0 {
			up += hopHigh * math.Abs(math.Sin(math.Pi*float64(hops/hopTakes))) * part
		}
		middle := geom.Point{X: geom.Mix(from.Center().X, goal.X, part), Y: geom.Mix(from.Center().Y, goal.Y, part) - up*size}
		d.Grown(pictures.Role{Pile: on, Mood: pictures.Triumphant}, middle, size, geom.Mix(from.W, size, part)/size, kit.White(), 1)
	}
}

// celebrateWin has the characters leap into the middle and throws sparks from the four piles.
func (t *Table) celebrateWin() {
	t.effects.Begin(t.Line.Speed(), 0, winTakes, t.drawLeap)
	for i := range t.cast {
		t.effects.Begin(t.Line.Speed(), stage.Span(i)*180, 1800, func(d drawing, at stage.Span) {
			b := stage.Burst{From: d.g.Rows[i].Card.Center(), Unit: d.g.Unit, Toward: -math.Pi / 2, Spread: 1.4, Speed: 620, Gravity: 700, Lasts: 1800}
			for n := range 24 {
				p := b.Piece(n, at)
				d.Turned(kit.Spark, p.Point, 34*d.g.Unit*p.Size, 34*d.g.Unit*p.Size, 1, p.Turn, pictures.Colour(thegame.Pile(i)), p.Alpha)
			}
		})
	}
}
