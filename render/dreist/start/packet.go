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

// packet is a gift that Egon brings: it flies to a button and covers it until it is unwrapped. The zero packet means that there is no gift.
type packet struct {
	button string // ID of the button that it covers
	says   string // Egon's text, shown as long as the start screen is
	tick   int    // ticks since he threw it, -1 once it is unwrapped
}

// When the parts of the delivery begin, and how long they take.
const (
	packetFlies  stage.Span = 460
	packetRests  stage.Span = 420
	packetUnties stage.Span = 260
	packetOpens  stage.Span = 300
	packetUntied            = packetFlies + packetRests
	packetOpened            = packetUntied + packetUnties
	packetTakes             = packetOpened + packetOpens
	packetFades  stage.Span = 300 // the only part with reduced motion
)

// HasPacket reports whether there is a packet that has not been unwrapped yet.
func (p *Picture) HasPacket() bool { return p.packet.button != "" && p.packet.tick >= 0 }

// BringButton lets Egon bring the button with an ID as a packet, and say a text. If button is empty he brings nothing.
func (p *Picture) BringButton(button, says string) {
	p.packet = packet{button: button, says: says}
	if p.Speed() == stage.InstantSpeed {
		p.packet.tick = -1
	}
	if p.HasPacket() && !p.Settings().HasReducedMotion {
		p.figures.wild[egonHead] = wildTicks
	}
}

// passPacket advances the packet by a tick once the entrance is over. Below a panel it is unwrapped at once.
func (p *Picture) passPacket(top bool) {
	k := &p.packet
	if !p.HasPacket() || !p.comes.over() {
		return
	}
	takes := packetTakes
	if p.Settings().HasReducedMotion {
		takes = packetFades
	}
	for _, c := range [...]struct {
		at   stage.Span
		clip sounds.Clip
	}{{packetFlies, sounds.GiftLandsClip}, {packetUntied, sounds.RibbonClip}} {
		if k.tick == stage.NormalSpeed.Ticks(c.at) && takes == packetTakes {
			p.Sound.Play(sounds.Cue{Clip: c.clip})
		}
	}
	k.tick++
	if !top || k.tick >= stage.NormalSpeed.Ticks(takes) {
		k.tick = -1
	}
	p.RedrawAll()
}

// DrawPacket draws the packet over its button on a panel.
func (p *Picture) DrawPacket(on *panel.Panel) {
	k := &p.packet
	if !p.HasPacket() {
		return
	}
	button, ok := target.Find(on.Targets(nil), k.button)
	if !ok {
		return
	}
	e, unit := p.canvas, p.Frame().PanelUnit()
	covers := button.Rect.Inset(-4 * unit)
	at := stage.NormalSpeed.Span(k.tick)
	if p.Settings().HasReducedMotion {
		e.CoverWithCloth(covers, 1-at.ProgressWithin(0, packetFades))
		return
	}
	opened := stage.EaseOut(at.ProgressWithin(packetOpened, packetOpens))
	e.CoverWithCloth(covers, 1-opened)
	far := stage.EaseOut(at.ProgressWithin(0, packetFlies))
	l, to := NewLayout(p.Frame()), button.Rect.Center()
	from := l.Egon.Center()
	middle := geom.Point{X: geom.Mix(from.X, to.X, far), Y: geom.Mix(from.Y, to.Y, far) - p.Frame().H*0.14*math.Sin(math.Pi*far)}
	high := max(button.Rect.H*0.9, l.card*stage.CardRatio) * (1 + 0.3*opened) // as large as a card of the fan
	wide := high / stage.CardRatio
	wider := 1.0
	if landed := at.ProgressWithin(packetFlies, 160); landed > 0 && landed < 1 {
		wider = 1 + 0.12*math.Sin(math.Pi*landed)
	}
	turn, alpha := (1-far)*0.7, 1-opened
	e.DrawGroup(geom.RectAround(middle, 2*wide, 2*high), alpha, func() {
		e.DrawRotated(kit.CardShadow, middle, wide, high, 1, turn, kit.WhiteTint(), 0.9)
		for _, by := range [...]float64{0.06, 0} {
			e.DrawSquashed(pictures.BackMotif, geom.Point{X: middle.X + by*wide, Y: middle.Y - by*wide}, wide, high, wider, 1/wider, turn, kit.WhiteTint(), 1)
		}
		loose := stage.EaseOut(at.ProgressWithin(packetUntied, packetUnties))
		bow := geom.Point{X: middle.X, Y: middle.Y + 0.2*high*loose}
		e.DrawSquashed(kit.GiftRibbon, bow, wide, high, wider+0.35*loose, 1/wider+0.35*loose, turn, kit.WhiteTint(), 1-loose)
	})
}

// The greatest width of Egon's text, and the length of the bubble's tail to his hair, in logical pixels.
const (
	saidWide = 216
	saidTail = 16
)

func (p *Picture) drawSaid(l Layout, alpha float64) {
	if p.packet.says == "" || alpha <= 0 || !p.comes.over() {
		return
	}
	e := p.canvas
	b := bubbleOf(p.packet.says, p.Frame(), l, e.Labels, e.Palette().Text)
	e.DrawPicture(b.plate, b.box, alpha)
	e.DrawText(p.packet.says, b.style, b.in, kit.Center, alpha)
}

type bubble struct {
	box   geom.Rect // rectangle of the plate
	in    geom.Rect // rectangle of the text
	plate kit.Callout
	style kit.TextStyle
}

// bubbleOf lays out Egon's text in the room beside the buttons, smaller if a word would not fit.
func bubbleOf(says string, f stage.Frame, l Layout, labels *kit.Labels, ink color.RGBA) bubble {
	u := f.PanelUnit()
	room := f.W - l.ButtonsRect.Right()
	b := bubble{style: kit.NewTextStyle(f.TextUnit(), assets.TextFont, kit.TextSize, ink)}
	inner := min(saidWide*f.TextUnit(), room-32*u)
	for word := range strings.FieldsSeq(says) {
		b.style = labels.FitWidth(word, b.style, inner)
	}
	label := labels.Label(says, b.style, kit.Center, inner)
	w, h := label.W+24*u, label.H+18*u
	b.box = geom.Rect{X: min(max(l.Egon.Center().X-w/2, l.ButtonsRect.Right()+4*u), f.W-w-4*u), Y: l.Egon.Y - h - saidTail*u, W: w, H: h}
	b.in = geom.Rect{X: b.box.X + (w-inner)/2, Y: b.box.Y, W: inner, H: h}
	b.plate = kit.Callout{Radius: kit.Round(14 * u), TipX: kit.Round(l.Egon.Center().X - b.box.X), TipY: kit.Round(h + saidTail*u)}
	return b
}
