package start

import (
	"image/color"
	"math"
	"strings"

	"dreist/assets"
	"dreist/render/dreist/pictures"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/panel"
	"dreist/render/stage"
	"dreist/render/target"
	"dreist/sounds"
)

// packet is a gift that Egon brings: it flies from him to a button, which it covers until it is unwrapped. The zero packet is none.
type packet struct {
	button string // the target that it is
	says   string // by Egon, as long as the screen is seen
	tick   int    // -1 once it is unwrapped
}

// When each part of a packet begins and how long it takes.
const (
	packetFlies  stage.Span = 460
	packetRests  stage.Span = 420
	packetUnties stage.Span = 260
	packetOpens  stage.Span = 300
	packetUntied            = packetFlies + packetRests
	packetOpened            = packetUntied + packetUnties
	packetTakes             = packetOpened + packetOpens
	packetFades  stage.Span = 300 // in place of all that where less is to move
)

func (k *packet) busy() bool { return k.button != "" && k.tick >= 0 }

func (k *packet) finish() { k.tick = -1 }

// Bring lets Egon bring a button and say something; nothing where the button is empty.
func (p *Picture) Bring(button, says string) {
	p.packet = packet{button: button, says: says}
	if button != "" && p.Speed() == stage.Instant {
		p.packet.finish()
	}
	if p.packet.busy() && !p.Settings().ReducedMotion {
		p.figures.wild[egonHead] = wildTicks
	}
}

// passPacket lets a tick pass for the packet, which waits until the start screen is there.
func (p *Picture) passPacket(top bool) {
	k := &p.packet
	if !k.busy() || !p.comes.over() {
		return
	}
	takes := packetTakes
	if p.Settings().ReducedMotion {
		takes = packetFades
	}
	for _, c := range [...]struct {
		at   stage.Span
		clip sounds.Clip
	}{{packetFlies, sounds.GiftLands}, {packetUntied, sounds.Ribbon}} {
		if k.tick == stage.Normal.Ticks(c.at) && takes == packetTakes {
			p.Sound.Play(sounds.Cue{Clip: c.clip})
		}
	}
	if k.tick++; !top || k.tick >= stage.Normal.Ticks(takes) {
		k.finish()
	}
	p.Redraw()
}

// DrawPacket draws the packet over the button that it covers on a panel.
func (p *Picture) DrawPacket(on *panel.Panel) {
	k := &p.packet
	if !k.busy() {
		return
	}
	button, ok := target.Find(on.Targets(nil), k.button)
	if !ok {
		return
	}
	e, unit := p.Canvas, p.Frame().PanelUnit()
	covers := button.Rect.Inset(-4 * unit)
	at := stage.Normal.Span(k.tick)
	if p.Settings().ReducedMotion {
		e.Clear(covers, 1-at.Within(0, packetFades))
		return
	}
	opened := stage.EaseOut(at.Within(packetOpened, packetOpens))
	e.Clear(covers, 1-opened)
	far := stage.EaseOut(at.Within(0, packetFlies))
	l, to := LayoutIn(p.Frame()), button.Rect.Center()
	from := l.Egon.Center()
	middle := geom.Point{X: geom.Mix(from.X, to.X, far), Y: geom.Mix(from.Y, to.Y, far) - p.Frame().H*0.14*math.Sin(math.Pi*far)}
	high := max(button.Rect.H*0.9, l.card*stage.CardRatio) * (1 + 0.3*opened) // as large as a card of the fan
	wide := high / stage.CardRatio
	wider := 1.0
	if landed := at.Within(packetFlies, 160); landed > 0 && landed < 1 {
		wider = 1 + 0.12*math.Sin(math.Pi*landed)
	}
	turn, alpha := (1-far)*0.7, 1-opened
	e.Together(geom.Around(middle, 2*wide, 2*high), alpha, func() {
		e.Turned(kit.Shadow, middle, wide, high, 1, turn, kit.White(), 0.9)
		for _, by := range [...]float64{0.06, 0} {
			e.Pressed(pictures.BackMotif, geom.Point{X: middle.X + by*wide, Y: middle.Y - by*wide}, wide, high, wider, 1/wider, turn, kit.White(), 1)
		}
		loose := stage.EaseOut(at.Within(packetUntied, packetUnties))
		bow := geom.Point{X: middle.X, Y: middle.Y + 0.2*high*loose}
		e.Pressed(kit.Bow, bow, wide, high, wider+0.35*loose, 1/wider+0.35*loose, turn, kit.White(), 1-loose)
	})
}

// saidWide is how wide what Egon says may be, in logical pixels, saidSize how large, and saidTail how far the tail of it reaches down to his hair.
const (
	saidWide = 216
	saidSize = 17
	saidTail = 16
)

// drawSaid writes above Egon what he says to his gift.
func (p *Picture) drawSaid(l Layout, alpha float64) {
	if p.packet.says == "" || alpha <= 0 || !p.comes.over() {
		return
	}
	e := p.Canvas
	b := bubbleOf(p.packet.says, p.Frame(), l, e.Labels, e.UI().Text)
	e.Picture(b.plate, b.box, alpha)
	e.Write(p.packet.says, b.style, b.in, kit.Center, alpha)
}

// bubble is what Egon says, with its tail down to his hair.
type bubble struct {
	box, in geom.Rect // of the plate and of the words
	plate   kit.Callout
	style   kit.Lettering
}

// bubbleOf lays out what Egon says in the room beside the buttons. Where that is too narrow for a word, all of them are smaller.
func bubbleOf(says string, f stage.Frame, l Layout, labels *kit.Labels, ink color.RGBA) bubble {
	u := f.PanelUnit()
	room := f.W - l.Menu.Right()
	b := bubble{style: kit.Sized(f.TextUnit(), assets.Text, saidSize, ink)}
	inner := min(saidWide*f.TextUnit(), room-32*u)
	for word := range strings.FieldsSeq(says) {
		b.style = labels.Fit(word, b.style, inner)
	}
	label := labels.Get(says, b.style, kit.Center, inner)
	w, h := label.W+24*u, label.H+18*u
	b.box = geom.Rect{X: min(max(l.Egon.Center().X-w/2, l.Menu.Right()+4*u), f.W-w-4*u), Y: l.Egon.Y - h - saidTail*u, W: w, H: h}
	b.in = geom.Rect{X: b.box.X + (w-inner)/2, Y: b.box.Y, W: inner, H: h}
	b.plate = kit.Callout{Round: kit.Round(14 * u), TipX: kit.Round(l.Egon.Center().X - b.box.X), TipY: kit.Round(h + saidTail*u)}
	return b
}

// Brings reports whether Egon's packet is not unwrapped yet.
func (p *Picture) Brings() bool { return p.packet.busy() }
