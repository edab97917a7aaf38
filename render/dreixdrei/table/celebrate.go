package table

import (
	"math"

	"dreist/assets"
	"dreist/game/dreixdrei"
	"dreist/render/art"
	"dreist/render/dreixdrei/pictures"
	"dreist/render/dreixdrei/scene"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/stage"
)

// celebrate shows what an event is about, over the table.
func (t *Table) celebrate(e dreixdrei.Event) {
	switch e := e.(type) {
	case dreixdrei.PileDeleted:
		t.ribbon(scene.SpanDelete*2, pictures.SpecialMotif(dreixdrei.Delete), "dreixdrei.called.delete", nil)
	case dreixdrei.PileTaken:
		if n := len(e.Cards); n >= manyTaken {
			t.ribbon(scene.SpanOut*1.4, pictures.Role{Host: pictures.Host(e.Seat), Mood: pictures.Loaded}, "dreixdrei.called.taken",
				assets.Values{"Name": t.Say.Seats[e.Seat], "Cards": n, "Mine": e.Seat == t.Front() && t.Match.Person(e.Seat)})
		}
	case dreixdrei.PhaseReached:
		if t.Match.Person(e.Seat) {
			t.ribbon(scene.SpanOut*1.4, t.thinks(e.Seat), "dreixdrei.called.phase", assets.Values{"Phase": e.Phase})
		}
	case dreixdrei.FourSetAside:
		t.ribbon(scene.SpanOut, nil, "dreixdrei.called.four", assets.Values{"Kind": e.Kind})
	case dreixdrei.SeatOut:
		t.ribbon(scene.SpanOut*1.5, pictures.Role{Host: pictures.Host(e.Seat), Mood: pictures.First}, "dreixdrei.called.out",
			assets.Values{"Name": t.Say.Seats[e.Seat], "Place": e.Place})
		t.sparks(e.Seat)
	case dreixdrei.GameEnded:
		if e.Loser != dreixdrei.NoSeat {
			t.ribbon(scene.SpanEnd, pictures.Role{Host: pictures.Host(e.Loser), Mood: pictures.Last}, "dreixdrei.called.last",
				assets.Values{"Name": t.Say.Seats[e.Loser]})
		}
	case dreixdrei.CardsLaid:
		switch e.Kind {
		case dreixdrei.Restart:
			t.ribbon(scene.SpanOut, pictures.SpecialMotif(e.Kind), "dreixdrei.called.restart", nil)
		case dreixdrei.Invisible:
			t.ribbon(scene.SpanOut, pictures.SpecialMotif(e.Kind), "dreixdrei.called.invisible", nil)
		}
	}
}

// manyTaken is from how many cards on a pile that is taken up is told of on a ribbon.
const manyTaken = 6

// thinks is the host of a seat, who thinks.
func (t *Table) thinks(s dreixdrei.Seat) kit.Motif {
	return pictures.Role{Host: pictures.Host(s), Mood: pictures.Thinking}
}

// Parts of a ribbon, in its widths: its ends, which are folded back, and where a figure stands.
const (
	ribbonEnds   = 0.11
	ribbonFigure = 0.12
)

// ribbon lets a lettering pass over the middle of the table, with a figure on its left end that hops, or none. What the ribbon told
// before gives way at once: there is only one.
func (t *Table) ribbon(lasts stage.Span, figure kit.Motif, key string, values assets.Values) {
	text := t.Say.Say(key, values)
	t.ribbons++
	number := t.ribbons
	t.effects.Begin(t.Line.Speed(), 0, lasts, func(d drawing, at stage.Span) {
		if d.t.ribbons != number {
			return
		}
		in, out := at.Within(0, 200), 1-at.Within(lasts-180, 180)
		mid := d.g.Middle
		r := geom.Around(geom.Point{X: mid.Center().X, Y: mid.Y + mid.H*0.06}, mid.W*0.72, max(min(mid.H*0.3, mid.W*0.12), 40*d.g.Unit))
		size, words := r.H*1.5, r
		words.X += r.W * ribbonEnds
		if figure != nil {
			words.X = r.X + r.W*ribbonFigure + size*0.66 // half of it, and its boxing gloves
		}
		words.W = r.Right() - r.W*ribbonEnds - words.X
		d.Together(r.Inset(-size), stage.EaseOut(in)*out, func() {
			d.Picture(pictures.RibbonMotif, r, 1)
			d.Write(text, d.Labels.Fit(text, d.text(assets.Display, 28, art.Paper()), words.W*0.96), words, kit.Center, 1)
			if figure != nil {
				hop := 0.0
				if !d.t.Line.Reduced() {
					hop = math.Abs(math.Sin(math.Pi*2*at.Within(0, 560))) * (1 - at.Within(0, 560)*0.5) * r.H * 0.35
				}
				d.Picture(figure, geom.Around(geom.Point{X: r.X + r.W*ribbonFigure, Y: r.Center().Y - r.H*0.1 - hop}, size, size), 1)
			}
		})
	})
}

// sparks fly from the place of a seat that is out.
func (t *Table) sparks(seat dreixdrei.Seat) {
	t.effects.Begin(t.Line.Speed(), 0, 1600, func(d drawing, at stage.Span) {
		from := d.g.Places[1].Open.Center()
		if place, ok := t.Line.Seating().PlaceOf(seat); ok {
			from = d.g.Others[place].Box.Center()
		}
		b := stage.Burst{From: from, Unit: d.g.Unit, Toward: -math.Pi / 2, Spread: 2.2, Speed: 480, Gravity: 700, Lasts: 1600}
		colour, _ := pictures.HostColour(pictures.Host(seat))
		for n := range 22 {
			p := b.Piece(n, at)
			d.Turned(kit.Spark, p.Point, 20*d.g.Unit*p.Size, 20*d.g.Unit*p.Size, 1, p.Turn, colour, p.Alpha)
		}
	})
}
