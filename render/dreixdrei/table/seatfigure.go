package table

import (
	"image/color"
	"math"
	"strconv"

	"dreist/assets"
	"dreist/game/dreixdrei"
	"dreist/render/art"
	"dreist/render/dreixdrei/pictures"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/tabletop"
	"dreist/sounds"
)

// seatFigures are the figures of the seats. Only that of the player at the screen moves by itself.
type seatFigures struct {
	live   *pictures.LiveFighter // the figure of the player at the screen
	of     dreixdrei.Seat        // the seat of that player
	moods  [dreixdrei.MaxSeats]pictures.Mood
	passes [dreixdrei.MaxSeats]int // ticks until a reaction is over
	taken  int                     // the number of cards of the pile that have reached the player who picks up the pile
}

// The lengths of reactions in ticks.
const (
	shortMood = 70
	longMood  = 150
)

func (t *Table) frontFigure() *pictures.LiveFighter {
	h, front := &t.figures, t.FrontSeat()
	if h.live == nil || h.of != front {
		h.live, h.of = pictures.NewLiveFighter(pictures.Fighter(front), uint64(front)), front
	}
	return h.live
}

func (t *Table) feels(s dreixdrei.Seat, m pictures.Mood, ticks int) {
	t.figures.moods[s], t.figures.passes[s] = m, ticks
}

func (t *Table) tickHosts() (changed bool) {
	h := &t.figures
	for s := range dreixdrei.Seat(t.Timeline.Seating().SeatCount) {
		h.passes[s] = max(h.passes[s]-1, 0)
		if mood := t.atRest(s); h.passes[s] == 0 && h.moods[s] != mood {
			h.moods[s], changed = mood, true
		}
	}
	if role := (pictures.FighterMotif{Fighter: pictures.Fighter(t.FrontSeat()), Mood: h.moods[t.FrontSeat()]}); t.frontFigure().Mood() != role {
		t.frontFigure().SetMood(role)
	}
	t.ring()
	return t.frontFigure().Tick() || changed
}

// ring plays a sound for each card of a pile that reaches the player who picks it up, and rings the bell after the last one.
func (t *Table) ring() {
	_, n, all := t.taking()
	if n != t.figures.taken && n > 0 {
		cue := sounds.Cue{Clip: sounds.LiftClip}
		if n == all {
			cue.Tune = bellTune
		}
		t.Sound.Play(cue)
	}
	t.figures.taken = n
}

// taking returns the seat that is picking up the pile, NoSeat if none is, and how many of all cards of the pile have arrived there.
func (t *Table) taking() (by dreixdrei.Seat, arrived, all int) {
	s, _, ok := t.Timeline.CurrentStep()
	if !ok {
		return dreixdrei.NoSeat, 0, 0
	}
	taken, ok := s.Event.(dreixdrei.PilePickedUp)
	if !ok {
		return dreixdrei.NoSeat, 0, 0
	}
	for _, c := range taken.Cards {
		if t.Timeline.HasArrived(int(c)) {
			arrived++
		}
	}
	return taken.Seat, arrived, len(taken.Cards)
}

func (t *Table) atRest(s dreixdrei.Seat) pictures.Mood {
	switch v := t.Timeline.View(); {
	case v.Loser == s:
		return pictures.MoodLastLeft
	case v.FinalPlaces[s] == 1:
		return pictures.MoodFirstFinished
	case v.FinalPlaces[s] > 0:
		return pictures.MoodPleased
	case v.SeatToMove == s:
		return pictures.MoodThinking
	}
	return pictures.MoodWaiting
}

func (t *Table) hostMoving() tabletop.Animation {
	wake := func() int {
		next := t.frontFigure().TicksUntilChange()
		for s, left := range t.figures.passes {
			if left > 0 && s < t.Timeline.Seating().SeatCount {
				next = min(next, left)
			}
		}
		return next
	}
	return tabletop.Animation{Tick: t.tickHosts, NeedsTick: func() bool { return wake() == 1 }, TicksUntilChange: wake}
}

// FigureRect returns the rectangle of a seat's figure.
func (t *Table) FigureRect(s dreixdrei.Seat) geom.Rect {
	g := t.Timeline.Geometry()
	if number, ok := t.Timeline.Seating().OtherNumber(s); ok {
		return inGround(g.OtherSeats[number].Portrait)
	}
	return inGround(g.OwnFigure)
}

// heavyGrows is the growth of the figure that picks up the pile.
const heavyGrows = 0.14

// seatFigure draws the fighter of a seat. A fighter that picks up the pile grows with each card. The winner has left for the middle of the ring.
func (d drawing) seatFigure(seat dreixdrei.Seat, in geom.Rect) {
	drawGround(d.Canvas, seat, in, 1)
	if seat == d.v.Winner() {
		d.DrawPicture(kit.Crown, geom.RectAround(in.Center(), in.W*crownWide, in.W*crownWide), 1)
		return
	}
	at := inGround(in)
	switch by, n, all := d.t.taking(); {
	case seat <= dreixdrei.Seat(pictures.BatFighter) && !d.t.Arrival.HasLanded(int(seat)): // the first two come from the start screen
	case by == seat && n > 0:
		role := pictures.FighterMotif{Fighter: pictures.Fighter(seat), Mood: pictures.MoodLoaded}
		d.DrawScaled(role, at.Center(), at.W, 1+heavyGrows*(float64(n)/float64(all)), kit.WhiteTint(), 1)
	case seat == d.t.FrontSeat():
		d.t.frontFigure().Draw(&d.Brush, at)
	default:
		d.DrawPicture(pictures.FighterMotif{Fighter: pictures.Fighter(seat), Mood: d.t.figures.moods[seat]}, at, 1)
	}
}

// crownWide is the width of the crown on the seat that the winner has left, in widths of the seat.
const crownWide = 0.66

func (d drawing) drawFinalPlace(seat dreixdrei.Seat, at geom.Point, size float64) {
	switch place, in := d.v.FinalPlaces[seat], geom.RectAround(at, size, size); {
	case place == 1:
		d.sign(place, in, pictures.NumberColor(0), pictures.GoldLetterColor())
	case place > 0:
		d.sign(place, in, pictures.AccentColor(), art.PaperColor())
	case seat == d.v.Loser:
		d.sign(d.v.SeatCount, in, pictures.RedColor(), art.PaperColor())
	}
}

func (d drawing) sign(n int, in geom.Rect, tone, ink color.RGBA) {
	d.DrawTinted(kit.MeterFillPlate, in, tone, 1)
	d.DrawText(strconv.Itoa(n), kit.TextStyle{Font: assets.DisplayFont, Size: math.Round(in.H * 0.66), Color: ink}, in, kit.Center, 1)
}

func (d drawing) counted() {
	by, n, all := d.t.taking()
	if n == 0 {
		return
	}
	at := d.t.FigureRect(by)
	size := at.W * countWide
	disc := geom.RectAround(geom.Point{X: at.Center().X, Y: at.Y}, size, size)
	if bell := at.W * bellWide; n == all && all > 1 {
		over := geom.Point{X: max(at.X, d.g.Stage.X+bell/2), Y: at.Y}
		d.DrawRotated(pictures.SpecialMotif(dreixdrei.Restart), over, bell, bell, 1, d.swing(), kit.WhiteTint(), 1)
	}
	d.sign(n, disc, pictures.AccentColor(), art.PaperColor())
}

// The measures of the number of cards that are picked up, and of the bell.
const (
	countWide  = 0.6 // the width of the number, in widths of the figure
	bellWide   = 0.7 // the width of the bell, in widths of the figure
	bellSwings = 5
)

// swing returns the angle of the bell in radians.
func (d drawing) swing() float64 {
	_, progress, _ := d.t.Timeline.CurrentStep()
	if d.t.Timeline.HasReducedMotion() {
		return 0
	}
	return 0.3 * math.Sin(2*math.Pi*bellSwings*progress) * (1 - progress)
}
